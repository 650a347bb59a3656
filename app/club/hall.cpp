#include "app/club/hall.h"

#include <algorithm>

namespace meeplecam::club {

namespace {

constexpr std::size_t kMostTables = 500;
constexpr std::size_t kMostGames = 20;     // of one table that are remembered
constexpr std::size_t kMostWaiting = 5000; // events that came too early

} // namespace

Hall::Hall(std::string topic)
    : m_topic(std::move(topic)) {}

Hall::Course& Hall::courseOf(const QString& table, const QString& game) {
    std::vector<Course>& courses = m_courses[table];
    if (const auto known = std::ranges::find(courses, game, &Course::game); known != courses.end())
        return *known;
    if (courses.size() >= kMostGames)
        courses.erase(courses.begin());
    courses.push_back({game, 0, 0, {}});
    return courses.back();
}

std::vector<TableEvent> Hall::put(Course& course, TableEvent event) {
    course.told = std::max(course.told, event.id + 1);
    if (event.id == course.next || (event.id > course.next && course.waiting.size() < kMostWaiting))
        course.waiting.emplace(event.id, std::move(event));
    std::vector<TableEvent> next;
    for (auto ready = course.waiting.find(course.next); ready != course.waiting.end();
         ready = course.waiting.find(course.next)) {
        next.push_back(std::move(ready->second));
        course.waiting.erase(ready);
        ++course.next;
    }
    return next;
}

HallChange Hall::take(const std::string& topic, const QByteArray& content) {
    const std::size_t slash = topic.rfind('/');
    if (slash <= m_topic.size() || topic.compare(0, m_topic.size() + 1, m_topic + "/") != 0)
        return {};
    const std::string part = topic.substr(slash + 1);
    const QString name = QString::fromStdString(topic.substr(m_topic.size() + 1, slash - m_topic.size() - 1));
    if (name.isEmpty() || (!m_tables.contains(name) && m_tables.size() >= kMostTables))
        return {};
    HallChange change{name, false, false, {}};
    if (part == kEvent) {
        if (auto event = eventIn(content)) {
            Course& course = courseOf(name, event->game);
            change.events = put(course, *std::move(event));
        }
        return change;
    }
    if (part != kHere && part != kState && part != kBoard)
        return {};
    HallTable& table = m_tables[name];
    table.name = name;
    if (const auto here = hereIn(content); part == kHere && here) {
        change.shown = std::exchange(table.here, *here) != *here;
    } else if (part == kBoard) {
        table.board = content;
        change.shown = change.board = true;
    } else if (auto state = stateIn(content); part == kState && state) {
        Course& course = courseOf(name, state->game);
        course.told = std::max(course.told, state->events);
        table.state = *std::move(state);
        change.shown = true;
    }
    return change;
}

std::vector<std::pair<std::string, EventsWanted>> Hall::missing() const {
    std::vector<std::pair<std::string, EventsWanted>> wanted;
    for (const auto& [table, courses] : m_courses)
        if (const auto known = m_tables.find(table); known != m_tables.end() && known->second.state)
            for (const Course& course : courses)
                if (course.next < course.told && course.game == known->second.state->game)
                    wanted.emplace_back(m_topic + "/" + table.toStdString() + "/" + kAsk,
                                        EventsWanted{course.game, course.next});
    return wanted;
}

} // namespace meeplecam::club
