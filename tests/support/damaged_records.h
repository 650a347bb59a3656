#pragma once

#include "models/records/game_record.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace meeplecam::tests {

/// A record with one mistake in it, as somebody makes who keeps score by hand: what follows from the mistake
/// is consistent with it.
struct DamagedRecord {
    models::Json json;
    std::string kind; ///< of the finding that an audit has to come to
    std::optional<std::size_t> turn;
    int findings = 1; ///< how many of them
};

/// Adds points to a player's sums from a turn on.
inline void addPoints(models::Json& record, std::size_t turn, int player, int points) {
    const auto at = static_cast<std::size_t>(player);
    const auto add = [&](models::Json& sums) { sums[at] = sums[at].get<int>() + points; };
    for (; turn < record["turns"].size(); ++turn)
        add(record["turns"][turn]["scores"]);
    add(record["final_scores"]);
}

/// One damaged record for each scoring of each kind of mistake, at most `most` of a kind, spread over the
/// game.
class RecordDamager {
public:
    RecordDamager(models::Json record, std::size_t most)
        : m_record(std::move(record))
        , m_most(most) {}

    std::vector<DamagedRecord> all() {
        forEachScoring([this](std::size_t turn, std::size_t event) { dropScoring(turn, event); });
        forEachScoring([this](std::size_t turn, std::size_t event) { changePoints(turn, event); });
        forEachScoring([this](std::size_t turn, std::size_t) { keepMeeple(turn); });
        keepToken();
        changeSum(m_record["turns"].size() / 3);
        forgetFields();
        changeTotal();
        return std::move(m_damaged);
    }

private:
    template<class Damage>
    void forEachScoring(Damage damage) {
        std::vector<std::pair<std::size_t, std::size_t>> places;
        for (std::size_t turn = 0; turn < m_record["turns"].size(); ++turn)
            for (std::size_t event = 0; event < m_record["turns"][turn]["score_events"].size(); ++event)
                if (pointsOf(m_record["turns"][turn]["score_events"][event]) > 0)
                    places.emplace_back(turn, event);
        const std::size_t step = std::max<std::size_t>(1, places.size() / m_most);
        for (std::size_t i = 0; i < places.size(); i += step)
            damage(places[i].first, places[i].second);
    }
    static int pointsOf(const models::Json& event) {
        int sum = 0;
        for (const models::Json& pair : event["players"])
            sum += pair[1].get<int>();
        return sum;
    }

    void dropScoring(std::size_t turn, std::size_t event) {
        models::Json record = m_record;
        for (const models::Json& pair : m_record["turns"][turn]["score_events"][event]["players"])
            addPoints(record, turn, pair[0].get<int>(), -pair[1].get<int>());
        record["turns"][turn]["score_events"].erase(event);
        m_damaged.push_back({std::move(record), "not_scored", turn});
    }
    void changePoints(std::size_t turn, std::size_t event) {
        models::Json record = m_record;
        models::Json& pair = record["turns"][turn]["score_events"][event]["players"][0];
        pair[1] = pair[1].get<int>() + 1;
        addPoints(record, turn, pair[0].get<int>(), 1);
        m_damaged.push_back({std::move(record), "wrong_points", turn});
    }
    void keepMeeple(std::size_t turn) {
        if (m_record["turns"][turn]["returned"].empty())
            return; // knights that the gingerbread man left
        models::Json record = m_record;
        const models::Json kept = record["turns"][turn]["returned"][0];
        record["turns"][turn]["returned"].erase(0);
        for (std::size_t later = turn; later < record["turns"].size(); ++later)
            takeOne(supplyOf(record["turns"][later], kept[0].get<std::size_t>(), kept[1]));
        m_damaged.push_back({std::move(record), "not_taken_back", turn});
    }
    /// How many of a figure a player has left after a turn.
    static models::Json& supplyOf(models::Json& turn, std::size_t player, const std::string& figure) {
        if (figure == "small" || figure == "large")
            return turn["supply"][player][figure == "large" ? 1 : 0];
        return turn["figures"][player][figure];
    }
    static void takeOne(models::Json& count) { count = count.get<int>() - 1; }
    /// Whoever completed a city with goods was not given one of the tokens.
    void keepToken() {
        constexpr std::array<std::string_view, 3> kGoods{"wine", "grain", "cloth"};
        for (std::size_t turn = 0; turn < m_record["turns"].size(); ++turn) {
            if (!m_record["turns"][turn].contains("goods_taken"))
                continue;
            const std::string taken = m_record["turns"][turn]["goods_taken"].begin().key();
            const auto kind = static_cast<std::size_t>(std::ranges::find(kGoods, taken) - kGoods.begin());
            models::Json record = m_record;
            const auto player = record["turns"][turn]["player"].get<std::size_t>();
            for (std::size_t later = turn; later < record["turns"].size(); ++later)
                takeOne(record["turns"][later]["goods"][player][kind]);
            m_damaged.push_back({std::move(record), "wrong_goods", turn});
            return;
        }
    }
    void changeSum(std::size_t turn) {
        models::Json record = m_record;
        addPoints(record, turn, 0, 1000);
        m_damaged.push_back({std::move(record), "wrong_sum", turn});
    }
    void forgetFields() {
        models::Json record = m_record;
        int fields = 0;
        for (auto event = record["final_events"].begin(); event != record["final_events"].end();) {
            if ((*event)["kind"] != "field") {
                ++event;
                continue;
            }
            fields += pointsOf(*event) > 0 ? 1 : 0;
            for (const models::Json& pair : (*event)["players"])
                addPoints(record, record["turns"].size(), pair[0].get<int>(), -pair[1].get<int>());
            event = record["final_events"].erase(event);
        }
        for (models::Json& own : record["final_breakdown"])
            own["field"] = 0;
        if (fields > 0)
            m_damaged.push_back({std::move(record), "forgotten_at_end", std::nullopt, fields});
    }
    void changeTotal() {
        models::Json record = m_record;
        addPoints(record, record["turns"].size(), 0, 1000);
        m_damaged.push_back({std::move(record), "wrong_sum", std::nullopt});
    }

    models::Json m_record;
    std::size_t m_most;
    std::vector<DamagedRecord> m_damaged;
};

} // namespace meeplecam::tests
