#pragma once

#include "app/records/shelf/game_shelf.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <QCoreApplication>

#include <optional>

namespace meeplecam::tests {

/// Where the shelf of a test lies, which has this folder for itself: a file there, or a database of its own
/// on a real server. Which of them is settled by what the program is linked with (file_shelf.cpp,
/// server_shelf.cpp). Empty where there can't be one.
[[nodiscard]] std::optional<records::ShelfPlace> shelfPlaceFor(const std::filesystem::path& folder);

inline records::KeptGame gameOf(const std::vector<std::string>& texts,
                                const std::vector<engine::Player>& players) {
    models::GameRecord record{redAndBlue(), {}, {}, models::Json::object()};
    record.setup.players = players;
    for (const std::string& text : texts)
        record.turns.push_back(engine::parseTurn(registry(), text).value());
    return records::keptGameOf(record).value();
}

inline const std::vector<engine::Player> kAnnAndBob{{"Ann", "red"}, {"Bob", "blue"}};
inline const std::vector<engine::Player> kAnnAndCy{{"ann", "red"}, {"Cy", "green"}};
inline const std::vector<std::string> kCity{"0 E:2@0,-1 +0"};                   // 4 for the first player
inline const std::vector<std::string> kLonger{"0 E:2@0,-1 +0", "1 A:1@1,0 +1"}; // and 2 for the second

/// A test of a shelf at a place of its own.
class ShelfTest : public FolderTest {
protected:
    static void SetUpTestSuite() {
        static int count = 0;
        // never destroyed: one that is after main() ends finds the tables of Qt's SQL gone (Qt 6.8)
        [[maybe_unused]] static const auto* const kApplication = new QCoreApplication(count, nullptr);
    }
    void SetUp() override {
        FolderTest::SetUp();
        m_place = shelfPlaceFor(pathOf("."));
        if (!m_place)
            GTEST_SKIP() << "PostgreSQL is not installed (package postgresql)";
    }
    [[nodiscard]] const records::ShelfPlace& place() const { return *m_place; }
    [[nodiscard]] records::GameShelf shelf() const { return records::GameShelf::open(place()).value(); }
    /// Why it can't be opened; empty when it can.
    [[nodiscard]] std::string refusal() const {
        const auto opened = records::GameShelf::open(place());
        return opened ? "" : opened.error().message;
    }

private:
    std::optional<records::ShelfPlace> m_place;
};

} // namespace meeplecam::tests
