#include "app/session/sources/film_source.h"

#include "tests/support/test_folder.h"
#include "tests/unit/app/session/sources.h"

#include <gmock/gmock.h>
#include <opencv2/videoio.hpp>

#include <fstream>

namespace meeplecam::session {
namespace {

constexpr int kPictures = 40;

class FilmSource : public tests::FolderTest {
protected:
    /// A film of `kPictures` pictures, 20 a second, each a little brighter than the one before.
    [[nodiscard]] std::string makeFilm(const std::string& name) const {
        const std::string file = pathOf(name).string();
        cv::VideoWriter writer(file, cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 20,
                               {64, 48});
        for (int i = 0; i < kPictures; ++i)
            writer.write(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(greyOf(i))));
        return file;
    }
    static int greyOf(int picture) { return 20 + 5 * picture; }

    static std::string contentOf(const std::string& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::string write(const std::string& name, const std::string& content) const {
        std::ofstream(pathOf(name), std::ios::binary) << content;
        return pathOf(name).string();
    }
};

TEST_F(FilmSource, ShowsEveryPictureAtItsTime) {
    const auto film = openFilm(makeFilm("film.avi"));
    ASSERT_TRUE(film) << film.error().message;
    EXPECT_EQ((*film)->kind(), SourceKind::Recording);
    EXPECT_EQ((*film)->name(), "film.avi");
    const auto steps = tests::stepsOf(**film);
    ASSERT_EQ(steps.size(), static_cast<std::size_t>(kPictures));
    for (int i = 0; i < kPictures; ++i) {
        const auto& frame = std::get<SourceFrame>(steps[static_cast<std::size_t>(i)]);
        EXPECT_EQ(frame.index, i);
        EXPECT_NEAR(frame.time_s, i / 20.0, 1e-9);
        EXPECT_NEAR(frame.bgr.at<cv::Vec3b>(20, 20)[1], greyOf(i),
                    3); // handed out, and not painted over since
    }
}

TEST_F(FilmSource, SaysThatItBreaksOff) {
    const std::string whole = contentOf(makeFilm("film.avi"));
    const auto film = openFilm(write("half.avi", whole.substr(0, whole.size() / 2)));
    ASSERT_TRUE(film) << film.error().message;
    const auto steps = tests::stepsOf(**film);
    ASSERT_GT(steps.size(), 5U);
    ASSERT_LT(steps.size(), static_cast<std::size_t>(kPictures));
    EXPECT_EQ(std::get<SourceGone>(steps.back()).why.kind, SourceFault::Kind::Damaged);
    EXPECT_TRUE(std::holds_alternative<SourceEnd>((*film)->next()));
}

TEST_F(FilmSource, GoesOnBehindABrokenPicture) {
    std::string content = contentOf(makeFilm("film.avi"));
    std::size_t chunk = 0; // of the eleventh picture
    for (int i = 0; i <= 10; ++i)
        chunk = content.find("00dc", chunk + 1);
    ASSERT_NE(chunk, std::string::npos);
    content.replace(chunk + 8, 200, 200, '\x55');
    const auto film = openFilm(write("broken.avi", content));
    ASSERT_TRUE(film) << film.error().message;
    const auto steps = tests::stepsOf(**film);
    EXPECT_GE(steps.size(), static_cast<std::size_t>(kPictures - 3));
    const auto& last = std::get<SourceFrame>(steps.back());
    EXPECT_NEAR(last.bgr.at<cv::Vec3b>(20, 20)[1], greyOf(kPictures - 1), 3);
    EXPECT_EQ(last.index, kPictures - 1);
}

TEST_F(FilmSource, RefusesWhatIsNoFilm) {
    for (const std::string& content : {std::string(), std::string("no film"), std::string(5000, '\x7f')}) {
        const auto film = openFilm(write("garbage.mp4", content));
        ASSERT_FALSE(film);
        EXPECT_THAT(film.error().message, testing::HasSubstr("garbage.mp4 is not a film"));
    }
    EXPECT_FALSE(openFilm(pathOf("absent.avi")));
}

TEST_F(FilmSource, EndsWhenItIsStopped) {
    const auto film = openFilm(makeFilm("film.avi"));
    ASSERT_TRUE(film) << film.error().message;
    EXPECT_TRUE(std::holds_alternative<SourceFrame>((*film)->next()));
    (*film)->stop();
    EXPECT_TRUE(std::holds_alternative<SourceEnd>((*film)->next()));
}

} // namespace
} // namespace meeplecam::session
