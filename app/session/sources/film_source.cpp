#include "app/session/sources/film_source.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "app/session/sources/decoder.h"

#include <opencv2/videoio.hpp>

#include <atomic>
#include <cmath>

namespace meeplecam::session {

namespace {

constexpr double kUsualRate = 25.0;   // pictures a second of a film that doesn't say
constexpr double kFastestRate = 1e3;  // what claims to be faster doesn't know
constexpr int kMostBrokenOnFilm = 50; // pictures on end; behind so many nothing is looked for
constexpr double kWhole = 0.9;        // of the promised pictures; containers estimate their number

/// Pictures a second.
double rateOf(const cv::VideoCapture& film) {
    const double rate = film.get(cv::CAP_PROP_FPS);
    return std::isfinite(rate) && rate > 0.0 && rate < kFastestRate ? rate : kUsualRate;
}

class FilmSource : public FrameSource {
public:
    FilmSource(std::string name, const cv::VideoCapture& film)
        : m_name(std::move(name))
        , m_film(film)
        , m_rate(rateOf(m_film))
        , m_promised(m_film.get(cv::CAP_PROP_FRAME_COUNT)) {}

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Recording; }
    [[nodiscard]] std::string name() const override { return m_name; }
    SourceStep next() override {
        if (m_stopped || m_ended)
            return SourceEnd{};
        cv::Mat picture = read();
        if (picture.empty())
            return end();
        const std::int64_t index = m_next++;
        return SourceFrame{std::move(picture), index, static_cast<double>(index) / m_rate};
    }
    void stop() override { m_stopped = true; }

private:
    /// The next picture that can be made out; empty at the end.
    cv::Mat read() {
        for (int broken = 0; broken < kMostBrokenOnFilm; ++broken) {
            if (cv::Mat picture = nextPicture(m_film); !picture.empty()) {
                m_next += broken;
                return picture;
            }
        }
        return {};
    }
    SourceStep end() {
        m_ended = true;
        if (static_cast<double>(m_next) >= kWhole * m_promised)
            return SourceEnd{};
        return SourceGone{
            {SourceFault::Kind::Damaged, m_name,
             std::to_string(m_next) + " of about " + std::to_string(std::llround(m_promised)) + " pictures"}};
    }

    std::string m_name;
    cv::VideoCapture m_film;
    double m_rate;
    double m_promised; ///< number of pictures by the film's own account; not above 0 = unknown
    std::int64_t m_next = 0;
    bool m_ended = false;
    std::atomic<bool> m_stopped = false;
};

} // namespace

engine::Result<std::unique_ptr<FrameSource>> openFilm(const std::filesystem::path& file) {
    tameDecoders();
    cv::VideoCapture film;
    try {
        film.open(file.string(), cv::CAP_FFMPEG);
    } catch (const cv::Exception&) {
        film.release();
    }
    if (!film.isOpened())
        return refusal(
            Files::tr(
                "%1 is not a film that can be read; choose a film (mp4, avi, mkv, webm …) or convert it")
                .arg(asText(file.string())));
    return std::unique_ptr<FrameSource>(std::make_unique<FilmSource>(file.filename().string(), film));
}

} // namespace meeplecam::session
