#include "vision/reading/debug_pictures.h"

#include "engine/board/points.h"
#include "engine/tiles/phrase.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace meeplecam::vision {

namespace {

const cv::Scalar kGreen(90, 230, 90);
const cv::Scalar kViolet(255, 80, 200);
const cv::Scalar kWhite(255, 255, 255);
const cv::Scalar kBlack(0, 0, 0);

/// Red for bad, yellow in the middle, green for good: `value` from `bad` to `good`.
cv::Scalar gradeColour(float value, float bad, float good) {
    const double t = std::clamp((value - bad) / (good - bad), 0.0F, 1.0F);
    return {40, 255 * std::min(1.0, 2.0 * t), 255 * std::min(1.0, 2.0 - 2.0 * t)};
}

std::string rounded(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), std::abs(value) < 10.0 ? "%.1f" : "%.0f", value);
    return text.data();
}

std::string placeOf(engine::Cell cell) {
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

/// A picture to draw on, in coordinates of its own.
class Sheet {
public:
    /// `scale`: pixels of the sheet for one unit of the coordinates.
    Sheet(const cv::Mat& background, double scale)
        : m_scale(scale) {
        cv::resize(background, m_picture, {}, scale, scale, scale < 1.0 ? cv::INTER_AREA : cv::INTER_CUBIC);
    }

    void outline(const Quad& quad, const cv::Scalar& colour) {
        std::vector<cv::Point> corners;
        for (const cv::Point2f corner : quad)
            corners.push_back(pixelOf(corner));
        cv::polylines(m_picture, corners, true, kBlack, 4, cv::LINE_AA);
        cv::polylines(m_picture, corners, true, colour, 2, cv::LINE_AA);
    }
    /// Lines of text, the whole in the middle of `at`.
    void write(const std::vector<std::string>& lines, cv::Point2d at, const cv::Scalar& colour) {
        constexpr double kSize = 0.45;
        constexpr int kLine = 16;
        cv::Point corner = pixelOf(at);
        corner.y += 5 - kLine * (static_cast<int>(lines.size()) - 1) / 2;
        for (const std::string& line : lines) {
            const cv::Size size = cv::getTextSize(line, cv::FONT_HERSHEY_SIMPLEX, kSize, 1, nullptr);
            const cv::Point start(corner.x - size.width / 2, corner.y);
            cv::putText(m_picture, line, start, cv::FONT_HERSHEY_SIMPLEX, kSize, kBlack, 3, cv::LINE_AA);
            cv::putText(m_picture, line, start, cv::FONT_HERSHEY_SIMPLEX, kSize, colour, 1, cv::LINE_AA);
            corner.y += kLine;
        }
    }
    /// The edge of what `mask` marks; the mask is in the sheet's coordinates.
    void edge(const cv::Mat& mask, const cv::Scalar& colour) {
        cv::Mat larger;
        cv::resize(mask, larger, m_picture.size(), 0, 0, cv::INTER_NEAREST);
        std::vector<std::vector<cv::Point>> edges;
        cv::findContours(larger, edges, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
        cv::drawContours(m_picture, edges, -1, kBlack, 4, cv::LINE_AA);
        cv::drawContours(m_picture, edges, -1, colour, 2, cv::LINE_AA);
    }

    [[nodiscard]] const cv::Mat& picture() const { return m_picture; }

private:
    [[nodiscard]] cv::Point pixelOf(cv::Point2d at) const {
        return {static_cast<int>(std::lround(at.x * m_scale)), static_cast<int>(std::lround(at.y * m_scale))};
    }

    cv::Mat m_picture;
    double m_scale;
};

Sheet sheetOf(const Frame& frame) {
    constexpr double kLongSide = 2000.0;
    return {frame.level(0), std::min(1.0, kLongSide / std::max(frame.size().width, frame.size().height))};
}

const std::string& nameOf(const TileIndex& index, engine::TileTypeId tile) {
    return (*index.registry)[tile].name;
}

const std::string& nameOfView(const TileIndex& index, ViewId view) {
    return nameOf(index, index[view].face.type);
}

const std::string& nameOfPicture(const TileIndex& index, std::size_t picture) {
    return nameOf(index, index.pictures[picture].tile);
}

cv::Mat drawSeeds(const Sight& sight, const TableReading& reading) {
    Sheet sheet = sheetOf(sight.frame);
    for (const TileSeed& seed : reading.seeds) {
        Quad quad;
        const std::array<cv::Vec3d, 4> unit{{{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}}};
        std::ranges::transform(unit, quad.begin(), [&](const cv::Vec3d& corner) {
            const cv::Vec2d at = seed.picture_from_tile * corner;
            return cv::Point2f(static_cast<float>(at[0]), static_cast<float>(at[1]));
        });
        const cv::Scalar colour = gradeColour(static_cast<float>(seed.votes), 3.0F, 20.0F);
        sheet.outline(quad, colour);
        sheet.write({nameOfPicture(sight.index, seed.picture), std::to_string(seed.votes)}, centreOf(quad),
                    colour);
    }
    return sheet.picture();
}

cv::Mat drawLattice(const Sight& sight, const TableReading& reading) {
    Sheet sheet = sheetOf(sight.frame);
    for (const LatticeTile& tile : reading.lattice.tiles) {
        sheet.outline(tile.quad, kGreen);
        sheet.write({placeOf(tile.cell), nameOfView(sight.index, tile.view), rounded(tile.correlation)},
                    centreOf(tile.quad), kWhite);
    }
    for (const StrayTile& stray : reading.lattice.strays) {
        sheet.outline(stray.quad, kViolet);
        sheet.write({nameOfPicture(sight.index, stray.picture)}, centreOf(stray.quad), kViolet);
    }
    return sheet.picture();
}

cv::Mat drawCells(const Sight& sight, const TracedBoard& board) {
    Sheet sheet = sheetOf(sight.frame);
    for (const CellReading& cell : board.cells) {
        const cv::Scalar colour = gradeColour(cell.tileEvidence, -8.0F, 8.0F);
        sheet.outline(cell.quad, colour);
        std::vector<std::string> lines{placeOf(cell.cell), rounded(cell.tileEvidence)};
        if (!cell.views.empty())
            lines.push_back(nameOfView(sight.index, cell.views.front().view));
        sheet.write(lines, centreOf(cell.quad), colour);
    }
    return sheet.picture();
}

cv::Mat drawTiles(const Sight& sight, const TableReading& reading) {
    Sheet sheet = sheetOf(sight.frame);
    for (const ReadTile& read : reading.tiles) {
        const cv::Scalar colour = gradeColour(read.gap, 0.0F, 6.0F);
        const engine::Placement& placement = read.tile.placement;
        sheet.outline(read.tile.quad, colour);
        std::vector<std::string> lines{nameOf(sight.index, placement.tile) + " @" +
                                           std::to_string(engine::quarterTurns(placement.rotation)),
                                       rounded(read.gap)};
        if (!read.alternatives.empty())
            lines.push_back("or " + nameOf(sight.index, read.alternatives.front().type) + " @" +
                            std::to_string(engine::quarterTurns(read.alternatives.front().rotation)));
        sheet.write(lines, centreOf(read.tile.quad), colour);
    }
    return sheet.picture();
}

/// Dark for 0 to bright for six times the usual and more.
cv::Mat heatOf(const cv::Mat& strangeness) {
    constexpr double kMost = 6.0;
    cv::Mat grey;
    cv::Mat heat;
    strangeness.convertTo(grey, CV_8U, 255.0 / kMost);
    cv::applyColorMap(grey, heat, cv::COLORMAP_INFERNO);
    return heat;
}

/// Pixels of a sheet for one of the view, so that the sheet becomes about so many pixels large.
double enlargement(const OrthoView& view, double pixels) {
    return std::clamp(std::round(pixels / std::max(view.seen.cols, view.seen.rows)), 1.0, 4.0);
}

cv::Mat drawView(const OrthoView& view) {
    const double scale = enlargement(view, 1000.0);
    const auto titled = [scale](const cv::Mat& picture, const std::string& title) {
        Sheet sheet(picture, scale);
        sheet.write({title}, {48.0 / scale, 14.0 / scale}, kWhite);
        return sheet.picture();
    };
    cv::Mat upper;
    cv::Mat lower;
    cv::Mat all;
    cv::hconcat(titled(view.seen, "seen"), titled(view.expected, "expected"), upper);
    cv::hconcat(titled(heatOf(view.strangeness), "strangeness"), titled(heatOf(view.shade), "shade"), lower);
    cv::vconcat(upper, lower, all);
    return all;
}

/// Pixels of the view that the thing covers.
cv::Mat maskOf(const FoundMeeple& meeple, const cv::Size& size) {
    cv::Mat mask = cv::Mat::zeros(size, CV_8U);
    for (const Silhouette::Run& run : meeple.fit.silhouette.runs) {
        const cv::Point start(meeple.fit.foot.x + run.first, meeple.fit.foot.y + run.y);
        cv::line(mask, start, start + cv::Point(run.last - run.first, 0), cv::Scalar(255));
    }
    return mask;
}

std::string formOf(const MeepleShape& shape) {
    switch (shape.form) {
    case MeepleForm::Standing:
        return "stands";
    case MeepleForm::Lying:
        return "lies";
    case MeepleForm::Disc:
        break;
    }
    return "disc";
}

std::string claimOf(const ReadMeeple& meeple, const std::vector<ReadTile>& tiles, const TileIndex& index) {
    if (meeple.features.empty())
        return "off the tiles";
    const FeatureBelief& belief = meeple.features.front();
    const auto tile = std::ranges::find(tiles, belief.feature.cell,
                                        [](const ReadTile& read) { return read.tile.placement.cell; });
    if (tile == tiles.end())
        return "off the tiles";
    const auto& segments = (*index.registry)[tile->tile.placement.tile].segments;
    return std::string(engine::nameOf(segments[static_cast<std::size_t>(belief.feature.segment)].kind)) +
           " " + std::to_string(belief.feature.segment) + " " +
           rounded(100.0 * static_cast<double>(belief.probability)) + "%";
}

cv::Mat drawMeeples(const OrthoView& view, const TableReading& reading, const TileIndex& index) {
    Sheet sheet(view.seen, enlargement(view, 1600.0));
    for (const ReadMeeple& meeple : reading.meeples) {
        const cv::Scalar colour = gradeColour(meeple.found.evidence, -1.0F, 3.0F);
        sheet.edge(maskOf(meeple.found, view.seen.size()), colour);
        sheet.write({std::string(models::nameOf(likeliest(meeple.colours))) + " " +
                         formOf(meeple.found.fit.shape) + " " + rounded(meeple.found.evidence),
                     claimOf(meeple, reading.tiles, index)},
                    cv::Point2d(meeple.found.fit.foot) + cv::Point2d(0.0, 14.0), colour);
    }
    return sheet.picture();
}

/// Writes pictures into a folder and remembers whether all went well.
class PictureFolder {
public:
    explicit PictureFolder(const std::filesystem::path& folder)
        : m_folder(folder) {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        m_written = !error;
    }

    void add(const std::string& name, const cv::Mat& picture) {
        try {
            m_written = m_written && cv::imwrite((m_folder / name).string(), picture);
        } catch (const cv::Exception&) {
            m_written = false;
        }
    }
    [[nodiscard]] engine::Status status() const {
        if (m_written)
            return engine::success();
        return phrase("Files", "the pictures of the stages cannot be written to '%1'; choose a folder that "
                               "may be written to and has room")
            .with(m_folder.string())
            .error();
    }

private:
    std::filesystem::path m_folder;
    bool m_written = false;
};

} // namespace

engine::Status writeDebugPictures(const Frame& frame, const TableReader& reader, const TableReading& reading,
                                  const std::filesystem::path& folder) {
    const TileIndex& index = reader.index();
    PictureFolder pictures(folder);
    pictures.add("1_seeds.png", drawSeeds({frame, index}, reading));
    pictures.add("2_lattice.png", drawLattice({frame, index}, reading));
    if (reading.board) {
        pictures.add("3_cells.png", drawCells({frame, index}, *reading.board));
        pictures.add("4_tiles.png", drawTiles({frame, index}, reading));
    }
    if (reading.view) {
        pictures.add("5_view.png", drawView(*reading.view));
        pictures.add("6_meeples.png", drawMeeples(*reading.view, reading, index));
    }
    return pictures.status();
}

} // namespace meeplecam::vision
