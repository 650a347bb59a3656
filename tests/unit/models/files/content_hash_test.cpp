#include "models/files/content_hash.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace meeplecam::models {
namespace {

TEST(ContentHash, EveryBitLengthAndOrderCounts) {
    const std::string text = "nineteen characters";
    std::set<std::uint64_t> seen{contentHash(text)};
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string changed = text;
        changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << bit % 8));
        EXPECT_TRUE(seen.insert(contentHash(changed)).second) << "bit " << bit;
    }
    std::string longer = text;
    for (int i = 0; i < 20; ++i)
        EXPECT_TRUE(seen.insert(contentHash(longer += '\0')).second) << i << " zeros more";
    EXPECT_TRUE(seen.insert(contentHash("eteen chnineara")).second);
    EXPECT_EQ(contentHash(text), contentHash(std::string(text)));
}

TEST(ContentHash, ChainsAreNotTheirPartsJoined) {
    EXPECT_NE(contentHash("b", contentHash("a")), contentHash("a", contentHash("b")));
    EXPECT_NE(contentHash("bc", contentHash("a")), contentHash("c", contentHash("ab")));
    EXPECT_NE(contentHash("", contentHash("a")), contentHash("a"));
}

} // namespace
} // namespace meeplecam::models
