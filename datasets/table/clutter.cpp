#include "datasets/table/clutter.h"

namespace meeplecam::table {

void addClutter(TableScene& scene, const Position& position, const Layout& layout,
                const ClutterOptions& options, art::Dice dice) {
    (void)scene;
    (void)position;
    (void)layout;
    (void)options;
    (void)dice;
}

} // namespace meeplecam::table
