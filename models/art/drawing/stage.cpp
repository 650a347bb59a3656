#include "models/art/drawing/stage.h"

#include <algorithm>

namespace meeplecam::art {

void Stage::put(double foot_y, const std::function<void(Brush&)>& draw) {
    Thing thing{foot_y, {}};
    Dice own = m_dice.fork();
    Brush brush{thing.scene, m_palette, own};
    draw(brush);
    m_things.push_back(std::move(thing));
}

void Stage::drawInto(Scene& scene) const {
    std::vector<const Thing*> order;
    for (const Thing& thing : m_things)
        order.push_back(&thing);
    std::ranges::stable_sort(order, {}, &Thing::foot_y);
    for (const Thing* thing : order)
        scene.add(thing->scene);
}

} // namespace meeplecam::art
