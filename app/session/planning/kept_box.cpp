#include "app/session/planning/kept_box.h"

#include "vision/any/any_reader.h"

namespace meeplecam::session {

std::optional<TaughtBefore> boxAfter(const GamePlan& plan, const LiveGame& game, const std::string& name) {
    TaughtBefore box{.as = {.name = name, .sets = plan.sets, .played = true}, .lesson = {}};
    if (plan.catalogue == vision::kAnyTiles) {
        box.lesson = game.lesson();
        return box;
    }
    auto before = readTaught(plan.catalogue);
    if (!before || !before->as.played)
        return std::nullopt;
    if (name.empty())
        box.as.name = before->as.name;
    box.lesson = grownBox(*std::move(before), game.lesson()).lesson;
    return box;
}

} // namespace meeplecam::session
