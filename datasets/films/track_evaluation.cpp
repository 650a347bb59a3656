#include "datasets/films/track_evaluation.h"

#include "engine/play/scoring.h"
#include "models/score_track.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using models::MeepleColour;

constexpr double kMustTell_s = 20.0;
constexpr double kHand_s = 6.0;
constexpr double kTellingMayTake_s = 1.5; // what was so when the picture was taken counts

/// From a frame on a number is so.
struct Since {
    std::int64_t frame = 0;
    int value = 0;
};
using Course = std::vector<Since>;

int at(const Course& course, std::int64_t frame) {
    int value = 0;
    for (const Since& since : course)
        if (since.frame <= frame)
            value = since.value;
    return value;
}

bool wasBetween(const Course& course, std::int64_t from, std::int64_t to, int value) {
    return at(course, from) == value || std::ranges::any_of(course, [&](const Since& since) {
               return since.value == value && since.frame >= from && since.frame <= to;
           });
}

/// A member of what is known of the figure: its space, or whether the camera sees it there (1 or 0).
template<class Value>
Course markerCourse(const FilmTruth& truth, MeepleColour colour, Value FilmMarker::*value) {
    Course course;
    for (const FilmMarker& marker : truth.markers)
        if (marker.colour == colour)
            course.push_back({marker.frame, marker.*value});
    return course;
}

/// By how much the figure stands ahead of the score.
Course aheadCourse(const FilmTruth& truth, MeepleColour colour) {
    const Course markers = markerCourse(truth, colour, &FilmMarker::space);
    Course scores;
    for (const FilmScores& after : truth.scores)
        if (const auto own = after.points.find(colour); own != after.points.end())
            scores.push_back({after.frame, own->second});
    std::vector<std::int64_t> frames;
    for (const Course* some : {&markers, &std::as_const(scores)})
        for (const Since& since : *some)
            frames.push_back(since.frame);
    std::ranges::sort(frames);
    Course course;
    for (const std::int64_t frame : frames) {
        const int ahead = models::spacesAhead(at(markers, frame), at(scores, frame), engine::kTrackSpaces);
        if (course.empty() || course.back().value != ahead)
            course.push_back({frame, ahead});
    }
    return course;
}

/// The same without what lasts no longer than a hand takes, each value once.
Course lasting(const Course& course, double framesPerSecond, std::int64_t end) {
    Course kept;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const std::int64_t until = i + 1 < course.size() ? course[i + 1].frame : end;
        if (static_cast<double>(until - course[i].frame) < kHand_s * framesPerSecond)
            continue;
        if (kept.empty() || kept.back().value != course[i].value)
            kept.push_back(course[i]);
    }
    return kept;
}

std::string textOf(MeepleColour colour, int ahead, std::int64_t frame) {
    return std::string(nameOf(colour)) + " " + std::to_string(ahead) + " ahead on the track in frame " +
           std::to_string(frame);
}

class TrackJudge {
public:
    TrackJudge(const ToldTrack& told, const FilmTruth& truth)
        : m_told(told)
        , m_truth(truth)
        , m_late(static_cast<std::int64_t>(kTellingMayTake_s * truth.framesPerSecond)) {}

    TrackEvaluation judge() {
        for (const ToldMarker& marker : m_told.markers)
            judgePlace(marker);
        for (const ToldDifference& difference : m_told.differences)
            judgeDifference(difference);
        if (!m_truth.markers.empty())
            for (const MeepleColour colour : m_truth.players)
                findMissed(colour);
        return std::move(m_result);
    }

private:
    void judgePlace(const ToldMarker& marker) {
        const Course course = markerCourse(m_truth, marker.colour, &FilmMarker::space);
        const bool right = wasBetween(course, marker.frame - m_late, marker.frame, marker.space);
        ++(right ? m_result.counts.placesRight : m_result.counts.placesWrong);
        if (!right)
            m_result.mistakes.push_back(std::string(nameOf(marker.colour)) + " read on space " +
                                        std::to_string(marker.space) + " instead of " +
                                        std::to_string(at(course, marker.frame)) + " in frame " +
                                        std::to_string(marker.frame));
    }

    void judgeDifference(const ToldDifference& difference) {
        const Course course = aheadCourse(m_truth, difference.colour);
        const bool right = wasBetween(course, difference.from - m_late, difference.from, difference.ahead);
        ++(right ? m_result.counts.differencesRight : m_result.counts.differencesWrong);
        if (!right)
            m_result.mistakes.push_back(textOf(difference.colour, difference.ahead, difference.from) +
                                        " was told instead of " +
                                        std::to_string(at(course, difference.from)));
    }

    void findMissed(MeepleColour colour) {
        const Course seen = markerCourse(m_truth, colour, &FilmMarker::inPicture);
        const Course course = lasting(aheadCourse(m_truth, colour), m_truth.framesPerSecond, m_truth.frames);
        for (std::size_t i = 0; i < course.size(); ++i) {
            const std::int64_t until = i + 1 < course.size() ? course[i + 1].frame : m_truth.frames;
            if (course[i].value == 0 || at(seen, course[i].frame) == 0 ||
                static_cast<double>(until - course[i].frame) < kMustTell_s * m_truth.framesPerSecond)
                continue;
            const bool told = std::ranges::any_of(m_told.differences, [&](const ToldDifference& difference) {
                return difference.colour == colour && difference.ahead == course[i].value &&
                       difference.from >= course[i].frame && difference.from <= until + m_late;
            });
            if (told)
                continue;
            ++m_result.counts.differencesMissed;
            m_result.mistakes.push_back(textOf(colour, course[i].value, course[i].frame) + " was not told");
        }
    }

    const ToldTrack& m_told;
    const FilmTruth& m_truth;
    std::int64_t m_late;
    TrackEvaluation m_result;
};

} // namespace

TrackEvaluation evaluateTrack(const ToldTrack& told, const FilmTruth& truth) {
    return TrackJudge(told, truth).judge();
}

} // namespace meeplecam::datasets
