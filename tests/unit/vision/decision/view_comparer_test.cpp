#include "vision/decision/view_comparer.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/reading/table_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace meeplecam::vision {
namespace {

const ViewComparer& comparer() {
    static const ViewComparer kComparer = [] {
        auto opened = ViewComparer::open(MEEPLECAM_VIEW_NETWORK);
        MEEPLECAM_CHECK(opened.has_value());
        return *std::move(opened);
    }();
    return kComparer;
}

/// nineTiles() under a lamp that something stands before: a hard shadow runs through the middle tiles.
const Frame& shadedFrame() {
    static const Frame kFrame = [] {
        cv::Mat picture = tests::nineTilesFrame().level(0).clone();
        const Quad middle = tests::quadOf(tests::nineTilesCamera(), {1, 1});
        cv::Mat shaded = picture(cv::Rect(0, 0, cvRound(centreOf(middle).x), picture.rows));
        shaded *= 0.45;
        return Frame(picture);
    }();
    return kFrame;
}

const TableReader& fewTypesReader() {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    return kReader;
}

/// A board as costs alone tell it.
struct Scene {
    explicit Scene(const Frame& picture)
        : frame(picture)
        , reading(fewTypesReader().read(picture)) {}
    std::vector<const ViewScore*> views(CellReading& cell) const {
        return viewsToCompare({frame, fewTypesReader().index()}, reading.board->scorer, Cover(frame.size()),
                              cell);
    }
    [[nodiscard]] ViewChoice choice(const CellReading& cell, std::span<const ViewScore* const> views) const {
        return choiceOf({frame, fewTypesReader().index()}, reading.board->scorer, Cover(frame.size()), cell,
                        views);
    }

    const Frame& frame;
    TableReading reading;
};

const Scene& scene() {
    static const Scene kScene(tests::nineTilesFrame());
    return kScene;
}

TEST(ViewsToCompare, AreOneOfEachFaceTheLikeliestFirst) {
    const TileIndex& index = fewTypesReader().index();
    for (const ReadTile& tile : scene().reading.tiles) {
        CellReading cell = tile.reading;
        const std::vector<const ViewScore*> views = scene().views(cell);
        ASSERT_EQ(views.size(), 6U);
        for (std::size_t i = 0; i < views.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_FALSE(
                    index.registry->sameFace(index[views[i]->view].face, index[views[k]->view].face));
        EXPECT_EQ(views.front()->view, tile.tile.view);
    }
}

TEST(ChoiceOf, ShowsWhatIsSeenAndWhatShouldBe) {
    CellReading cell = scene().reading.tiles.front().reading;
    const std::vector<const ViewScore*> views = scene().views(cell);
    const ViewChoice choice = scene().choice(cell, views);
    ASSERT_EQ(choice.expected.size(), views.size());
    const auto apart = [&](const cv::Mat& expected) {
        return cv::norm(choice.seen, expected, cv::NORM_L1) / static_cast<double>(choice.seen.total() * 3);
    };
    EXPECT_LT(apart(choice.expected[0]), 10.0); // grey levels
    EXPECT_GT(apart(choice.expected[5]), 1.5 * apart(choice.expected[0]));
    EXPECT_EQ(cv::countNonZero(choice.visible == 255), ViewChoice::kSide * ViewChoice::kSide);
}

TEST(ChoiceOf, ExpectsTheColoursOfTheLight) {
    cv::Mat warm;
    cv::multiply(tests::nineTilesFrame().level(0), cv::Scalar(0.55, 0.8, 1.0), warm);
    const Frame frame(warm);
    const Scene board(frame);
    ASSERT_EQ(board.reading.tiles.size(), 9U);
    for (const ReadTile& tile : board.reading.tiles) {
        CellReading cell = tile.reading;
        const std::vector<const ViewScore*> views = board.views(cell);
        const ViewChoice choice = board.choice(cell, std::span(views).first(1));
        const cv::Scalar apart = cv::mean(choice.expected[0]) - cv::mean(choice.seen);
        for (int channel = 0; channel < 3; ++channel)
            EXPECT_LT(std::abs(apart[channel]), 6.0) << "grey levels of channel " << channel;
        constexpr int kLast = ViewChoice::kSide - 1;
        for (const cv::Rect& edge : {cv::Rect(0, 0, 1, kLast), cv::Rect(0, 0, kLast, 1),
                                     cv::Rect(kLast, 0, 1, kLast), cv::Rect(0, kLast, kLast, 1)})
            EXPECT_LT(cv::norm(cv::mean(choice.expected[0](edge)) - cv::mean(choice.seen(edge))), 40.0)
                << "edges are lit, too";
    }
}

TEST(ViewComparer, TellsEachTileByItself) {
    for (const Frame* frame : {&tests::nineTilesFrame(), &shadedFrame()}) {
        const Scene board(*frame);
        ASSERT_EQ(board.reading.tiles.size(), 9U);
        for (const ReadTile& tile : board.reading.tiles) {
            CellReading cell = tile.reading;
            const std::vector<const ViewScore*> views = board.views(cell);
            const std::vector<float> answers = comparer().compare(board.choice(cell, views));
            const auto best = std::ranges::max_element(answers) - answers.begin();
            EXPECT_EQ(views[static_cast<std::size_t>(best)]->view, tile.tile.view)
                << (*fewTypesReader().index().registry)[tile.tile.placement.tile].name;
            for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{5}})
                EXPECT_NEAR(comparer().compare(board.choice(cell, std::span(views).subspan(i, 1))).front(),
                            answers[i], 1e-3F)
                    << "others beside it don't matter";
        }
    }
    EXPECT_TRUE(comparer().compare({}).empty());
}

TEST(ViewComparer, RefusesWhatIsNoNetwork) {
    EXPECT_FALSE(ViewComparer::open("/no/such/network.onnx").has_value());
    const auto opened = ViewComparer::open(MEEPLECAM_NETWORK); // that of structure
    ASSERT_FALSE(opened.has_value());
    EXPECT_NE(opened.error().message.find("install the program again"), std::string::npos);
}

/// Where a tile lies of which there is one.
CellReading& cellOf(const std::string& name, TracedBoard& board) {
    const auto tile = std::ranges::find_if(scene().reading.tiles, [&](const ReadTile& read) {
        return (*fewTypesReader().index().registry)[read.tile.placement.tile].name == name;
    });
    return *std::ranges::find(board.cells, tile->tile.placement.cell, &CellReading::cell);
}

TracedBoard compareTile(const std::string& name, TracedBoard board) {
    const engine::Cell cell = cellOf(name, board).cell;
    return compareViews({scene().frame, fewTypesReader().index()}, Cover(scene().frame.size()), {cell},
                        comparer(), std::move(board));
}

TEST(CompareViews, LeavesTilesAloneThatAreClear) {
    const TracedBoard board = compareTile("base.V", *scene().reading.board);
    EXPECT_TRUE(std::ranges::none_of(board.cells, &CellReading::compared))
        << "no other face is nearly as likely";
}

TEST(ViewsToCompare, AreMoreWhereSomethingLies) {
    CellReading cell = scene().reading.tiles.front().reading;
    for (ViewScore& score : cell.views)
        score.costs.fill(0.9F);
    const std::size_t before = cell.views.size();
    const std::vector<const ViewScore*> views = scene().views(cell);
    EXPECT_GT(cell.views.size(), before) << "all views were looked at";
    EXPECT_GT(views.size(), 6U);
    EXPECT_LE(views.size(), kMostCompared);
}

/// compareTile of a tile whose first view is better than the second face by so many nats, and than all other
/// faces by far.
bool comparesTwo(float nats) {
    TracedBoard board = *scene().reading.board;
    CellReading& cell = cellOf("base.O", board);
    const TileIndex& index = fewTypesReader().index();
    const auto second = std::ranges::find_if(cell.views, [&](const ViewScore& score) {
        return !index.registry->sameFace(index[score.view].face, index[cell.views.front().view].face);
    });
    for (ViewScore& score : cell.views) {
        const bool isSecond = index.registry->sameFace(index[score.view].face, index[second->view].face);
        const bool isFirst =
            index.registry->sameFace(index[score.view].face, index[cell.views.front().view].face);
        score.costs = {0.0F, 0.1F, 0.1F, 0.1F};
        score.costs[0] = isFirst ? 0.0F : (isSecond ? nats : 30.0F) / 85.0F;
        score.pennant = 0.0F;
    }
    TracedBoard compared = compareTile("base.O", board);
    const CellReading& then = cellOf("base.O", compared);
    if (then.compared) {
        std::set<float> answers;
        for (const ViewScore& score : then.views)
            answers.insert(score.likeness);
        EXPECT_EQ(answers.size(), 2U) << "no other face is likelier than the less likely of the two";
    }
    return then.compared;
}

TEST(CompareViews, LooksCloserWhereTwoFacesAreNearlyAsLikely) {
    EXPECT_TRUE(comparesTwo(8.0F));
    EXPECT_FALSE(comparesTwo(10.0F));
}

TEST(CompareViews, TellsOnceWhatCostsDoNotTell) {
    TracedBoard board = *scene().reading.board;
    CellReading& first = cellOf("base.O", board);
    const ViewId right = first.views.front().view;
    for (ViewScore& score : first.views) {
        score.costs = first.views.front().costs;
        score.pennant = 0.0F;
    }
    TracedBoard compared = compareTile("base.O", board);
    for (const CellReading& reading : compared.cells)
        EXPECT_EQ(reading.compared, reading.cell == first.cell);
    CellReading& then = cellOf("base.O", compared);
    EXPECT_EQ(std::ranges::max_element(then.views, {}, &ViewScore::likeness)->view, right);
    then.views.front().likeness = 77.0F;
    TracedBoard again = compareTile("base.O", compared);
    EXPECT_EQ(cellOf("base.O", again).views.front().likeness, 77.0F) << "it is not compared again";
}

} // namespace
} // namespace meeplecam::vision
