#include "models/art/sheets/print_sheets.h"

#include "models/art/tiles/tile_back.h"

#include <algorithm>

namespace meeplecam::art {

namespace {

constexpr double kSheetMargin = 10; ///< mm that printers may leave white, and room for cut marks
constexpr double kMark = 5;         ///< mm, length of a cut mark
constexpr double kBleed = 1.5;      ///< mm that backs reach beyond their block
constexpr Colour kBlack{0, 0, 0, 1};

struct Block {
    int columns = 1;
    int rows = 1;
    Point corner;
};

Block blockOn(const SheetOptions& options) {
    const auto fit = [&](double paper) {
        return std::max(1, static_cast<int>((paper - 2 * kSheetMargin) / options.tile_mm + 1e-9));
    };
    Block block{fit(options.paper.width_mm), fit(options.paper.height_mm), {}};
    block.corner = {(options.paper.width_mm - block.columns * options.tile_mm) / 2,
                    (options.paper.height_mm - block.rows * options.tile_mm) / 2};
    return block;
}

void drawCutMarks(Scene& page, const Block& block, double tile) {
    const double right = block.corner.x + block.columns * tile;
    const double bottom = block.corner.y + block.rows * tile;
    const auto mark = [&](Point from, Point way) {
        page.stroke(Path::open({from + way * 1.5, from + way * (1.5 + kMark)}), kBlack, 0.15);
    };
    for (int i = 0; i <= block.columns; ++i) {
        mark({block.corner.x + i * tile, block.corner.y}, {0, -1});
        mark({block.corner.x + i * tile, bottom}, {0, 1});
    }
    for (int i = 0; i <= block.rows; ++i) {
        mark({block.corner.x, block.corner.y + i * tile}, {-1, 0});
        mark({right, block.corner.y + i * tile}, {1, 0});
    }
}

/// A line of 50 mm to hold a ruler against, and what the sheet is.
void drawFoot(Scene& page, const SheetOptions& options, const std::string& text) {
    const double y = options.paper.height_mm - 3.5;
    const double middle = options.paper.width_mm / 2;
    page.marks.emplace_back(Text{text, {middle - 30, y}, 2.6, kBlack});
    const double from = options.paper.width_mm - kSheetMargin - 55;
    page.stroke(Path::open({{from, y}, {from + 50, y}}), kBlack, 0.2);
    for (const double x : {from, from + 50})
        page.stroke(Path::open({{x, y - 1}, {x, y + 1}}), kBlack, 0.2);
    page.marks.emplace_back(Text{"50 mm", {from + 25, y - 0.8}, 2.2, kBlack});
}

/// The backs of one sheet in one piece, so that paper that shifts in the printer leaves no white edge.
Scene backPage(const Block& block, int tiles, const SheetOptions& options, Dress dress) {
    Scene page;
    const Scene back = drawTileBack(dress);
    const double tile = options.tile_mm;
    const auto cornerOf = [&](int i) {
        const int column = block.columns - 1 - i % block.columns; // turned about the long edge
        const int row = i / block.columns;
        return block.corner + Point{column * tile, row * tile};
    };
    for (int i = 0; i < tiles; ++i) {
        const Point corner = cornerOf(i);
        page.add(back, Affine::placed(corner - Point{kBleed, kBleed}, tile + 2 * kBleed));
    }
    for (int i = 0; i < tiles; ++i) {
        page.add(back, Affine::placed(cornerOf(i), tile));
    }
    return page;
}

} // namespace

std::vector<Slot> slotsFor(int count, const SheetOptions& options) {
    const Block block = blockOn(options);
    const int each = block.columns * block.rows;
    std::vector<Slot> slots;
    for (int i = 0; i < count; ++i) {
        const int place = i % each;
        const int column = place % block.columns;
        const int row = place / block.columns;
        const Point step{column * options.tile_mm, row * options.tile_mm};
        slots.push_back({i / each, block.corner + step});
    }
    return slots;
}

std::vector<Scene> tileSheets(const std::vector<TileCopy>& tiles, const SheetOptions& options) {
    const std::vector<Slot> slots = slotsFor(static_cast<int>(tiles.size()), options);
    const Block block = blockOn(options);
    const int sheets = slots.empty() ? 0 : slots.back().sheet + 1;
    std::vector<Scene> pages;
    for (int sheet = 0; sheet < sheets; ++sheet) {
        Scene page;
        int count = 0;
        for (size_t i = 0; i < tiles.size(); ++i) {
            if (slots[i].sheet != sheet)
                continue;
            page.add(drawTile(tiles[i]), Affine::placed(slots[i].corner, options.tile_mm));
            ++count;
        }
        drawCutMarks(page, block, options.tile_mm);
        drawFoot(page, options,
                 options.title + " · " + std::to_string(sheet + 1) + " / " + std::to_string(sheets) +
                     " · print at 100 %");
        pages.push_back(std::move(page));
        if (options.backs == SheetOptions::Backs::Printed)
            pages.push_back(backPage(block, count, options, tiles.front().dress));
    }
    return pages;
}

} // namespace meeplecam::art
