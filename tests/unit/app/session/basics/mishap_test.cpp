#include "app/session/basics/mishap.h"

#include <gmock/gmock.h>
#include <opencv2/core.hpp>

#include <new>
#include <stdexcept>

namespace meeplecam::session {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string saidOf(const std::exception& exception) {
    return mishap("the tiles could not be learned", exception).message;
}

TEST(Mishap, SaysWhenMemoryIsShort) {
    const auto isForWantOfMemory =
        StartsWith("the tiles could not be learned, because there is not enough memory");
    EXPECT_THAT(saidOf(std::bad_alloc()), isForWantOfMemory);
    EXPECT_THAT(saidOf(std::length_error("vector::_M_default_append")), isForWantOfMemory);
    EXPECT_THAT(saidOf(cv::Exception(cv::Error::StsNoMem, "Failed to allocate", "f", "alloc.cpp", 1)),
                isForWantOfMemory);
}

TEST(Mishap, KeepsTheWordsOfProgrammersToItself) {
    const auto isSentence = AllOf(StartsWith("the tiles could not be learned, because something in it"),
                                  HasSubstr("try it with another"), Not(HasSubstr("_src")));
    EXPECT_THAT(saidOf(cv::Exception(cv::Error::StsAssert, "!_src.empty()", "f", "color.cpp", 1)),
                isSentence);
    EXPECT_THAT(saidOf(std::out_of_range("_src")), isSentence);
}

} // namespace
} // namespace meeplecam::session
