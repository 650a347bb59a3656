// Teaching tiles and measuring a camera in the window, offscreen.

#include "app/gui/model/settings.h"
#include "app/gui/new_game/boxes_editor.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/new_game/track_dialog.h"
#include "app/gui/new_game/track_editor.h"
#include "app/gui/pages/calibrate_page.h"
#include "app/gui/pages/lens_thread.h"
#include "app/gui/pages/start_page.h"
#include "app/gui/teach/square_editor.h"
#include "app/gui/teach/square_list.h"
#include "app/gui/teach/teach_page.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/known_track.h"
#include "models/art/sheets/score_track.h"
#include "tests/support/sheet_photos.h"
#include "tests/support/tile_photos.h"
#include "tests/support/window.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <clocale>

namespace meeplecam::gui {
namespace {

using tests::buttonOf;
using tests::holds;

class TeachWindowTest : public testing::Test {
protected:
    /// A file with a photo of the first tiles of the house edition, faded by that share.
    QString photo(std::size_t count, double faded = 0.0) const {
        static const models::Catalogue house =
            *models::readCatalogue(session::houseCatalogue(), *models::bundledTiles().registry);
        const QString file = m_folder.filePath(QStringLiteral("tiles.png"));
        std::vector<models::CataloguePicture> tiles(
            house.pictures.begin(), house.pictures.begin() + static_cast<std::ptrdiff_t>(count));
        for (models::CataloguePicture& tile : tiles)
            tile.picture = (1.0 - faded) * tile.picture + faded * cv::Scalar::all(170);
        cv::imwrite(file.toStdString(), tests::photo(tiles));
        return file;
    }
    TeachPage& teach() {
        auto* page = m_window.findChild<TeachPage*>();
        EXPECT_NE(page, nullptr);
        return *page;
    }
    bool says(const QString& words) {
        const auto labels = teach().findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text().contains(words); });
    }
    /// All that its labels say, for the message of a test that fails.
    std::string said() {
        QStringList texts;
        for (const QLabel* label : teach().findChildren<QLabel*>())
            texts.push_back(label->text());
        return texts.join(QLatin1Char('\n')).toStdString();
    }
    void learn(const QString& file) {
        const int before = teach().model().changes();
        teach().learn({file});
        ASSERT_TRUE(holds([&] { return teach().model().changes() > before; }));
    }
    /// Says that every doubtful square is right.
    void confirmAll() {
        while (teach().model().counts().doubtful > 0) {
            teach().findChild<SquareList*>()->choose(*teach().model().doubtfulAfter(0));
            buttonOf(teach(), QStringLiteral("That's right"))->click();
        }
    }
    void keepAs(const QString& name) {
        teach().findChild<QLineEdit*>(QStringLiteral("editionName"))->setText(name);
        QString folder;
        QObject::connect(&teach(), &TeachPage::kept, [&](const QString& kept) { folder = kept; });
        buttonOf(teach(), QStringLiteral("Save"))->click();
        ASSERT_TRUE(holds([&] { return !folder.isEmpty(); }));
        teach().disconnect(&teach(), &TeachPage::kept, nullptr, nullptr);
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(TeachWindowTest, TilesAreTaughtConfirmedKeptOfferedAndTaughtOn) {
    m_window.showNewGame();
    auto* game = m_window.findChild<NewGamePage*>();
    buttonOf(*game, QStringLiteral("Teach your tiles…"))->click();
    learn(photo(12));
    ASSERT_EQ(teach().model().size(), 12U);
    EXPECT_TRUE(says(QStringLiteral("12 of 72"))) << said();
    confirmAll();
    keepAs(QStringLiteral("My box"));
    EXPECT_TRUE(says(QStringLiteral("Saved.")));
    const auto kept = session::keptCatalogues(session::cataloguesFolder());
    ASSERT_EQ(kept.size(), 1U);
    const auto catalogue = models::readCatalogue(kept[0].folder, *models::bundledTiles().registry);
    ASSERT_TRUE(catalogue) << catalogue.error().message;
    EXPECT_GE(catalogue->pictures.size(), 10U) << "but for what was taken for the same tile";

    // Back in the new game it is chosen, and teaching goes on with it.
    Q_EMIT teach().leaveWanted();
    EXPECT_EQ(game->plan().catalogue, kept[0].folder.string());
    buttonOf(*game, QStringLiteral("Teach your tiles…"))->click();
    ASSERT_TRUE(holds([&] { return teach().model().size() == catalogue->pictures.size(); }));
    EXPECT_EQ(teach().model().counts().doubtful, 0);
    EXPECT_FALSE(teach().model().choices(0).likely.empty());
    teach().findChild<SquareList*>()->choose(0);
    buttonOf(teach(), QStringLiteral("Not a tile"))->click();
    keepAs(QStringLiteral("My box"));
    EXPECT_EQ(models::readCatalogue(kept[0].folder, *models::bundledTiles().registry)->pictures.size(),
              catalogue->pictures.size() - 1);
    m_window.showStart();
}

constexpr std::array kCorners{0, 10, 25, 35}; // of the house edition's track

/// The house edition's track, photographed from one side.
cv::Mat photoOfTrack(const models::ScoreTrack& track, std::vector<cv::Point2d>& spaces) {
    const cv::Size size = track.picture.size();
    const auto wide = static_cast<float>(size.width);
    const auto high = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> sheet{{{0, 0}, {wide, 0}, {wide, high}, {0, high}}};
    const std::array<cv::Point2f, 4> seen{{{260, 120}, {980, 150}, {1160, 820}, {90, 780}}};
    const cv::Matx33d photo_from_sheet = cv::getPerspectiveTransform(sheet.data(), seen.data());
    cv::Mat photo;
    cv::warpPerspective(track.picture, photo, photo_from_sheet, {1280, 900}, cv::INTER_AREA,
                        cv::BORDER_CONSTANT, cv::Scalar(60, 90, 120));
    cv::perspectiveTransform(track.spaces, spaces, photo_from_sheet);
    return photo;
}

TEST_F(TeachWindowTest, AScoringTrackIsTaughtByOnePhotoAndChosen) {
    const models::ScoreTrack house = art::houseTrack();
    std::vector<cv::Point2d> spaces;
    TrackDialog dialog({}, &m_window);
    dialog.show();
    EXPECT_FALSE(buttonOf(dialog, QStringLiteral("Save"))->isEnabled());
    dialog.setPhoto(photoOfTrack(house, spaces));
    for (const int corner : kCorners)
        dialog.point(
            {spaces[static_cast<std::size_t>(corner)].x, spaces[static_cast<std::size_t>(corner)].y});
    std::vector<QSpinBox*> numbers;
    for (QSpinBox* box : dialog.findChildren<QSpinBox*>())
        if (box->accessibleName() == QStringLiteral("Number of the space"))
            numbers.push_back(box);
    ASSERT_EQ(numbers.size(), kCorners.size());
    for (std::size_t i = 0; i < kCorners.size(); ++i) {
        EXPECT_NEAR(numbers[i]->value(), kCorners[i], 3) << "what is proposed is close";
        numbers[i]->setValue(kCorners[i]);
    }
    numbers[3]->setValue(kCorners[2]);
    EXPECT_FALSE(buttonOf(dialog, QStringLiteral("Save"))->isEnabled()) << "two spaces with one number";
    numbers[3]->setValue(kCorners[3]);
    buttonOf(dialog, QStringLiteral("Save"))->click();
    const auto kept = session::keptTracks(session::tracksFolder());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(dialog.kept(), kept[0].file);
    EXPECT_EQ(kept[0].name, "My scoring track");

    // It is the same track, but for the size of its picture.
    const auto track = session::scoreTrackOf(kept[0].file.string());
    ASSERT_TRUE(track) << track.error().message;
    ASSERT_EQ(track->spaces.size(), house.spaces.size());
    const auto sheetOf = [](const models::ScoreTrack& of, std::size_t space) {
        const cv::Point2d from = of.spaces[0];
        const cv::Point2d span = of.spaces[kCorners[2]] - from;
        return cv::Point2d((of.spaces[space] - from).x / span.x, (of.spaces[space] - from).y / span.y);
    };
    for (std::size_t space = 0; space < house.spaces.size(); ++space)
        EXPECT_LT(cv::norm(sheetOf(*track, space) - sheetOf(house, space)), 0.02) << space;

    // A second one of the same name is refused, and the first is offered and remembered.
    EXPECT_FALSE(session::keepTrack(*track, session::tracksFolder()));
    m_window.showNewGame();
    auto* game = m_window.findChild<NewGamePage*>();
    auto* choice = game->findChild<TrackEditor*>()->findChild<QComboBox*>();
    const int offered = choice->findText(QStringLiteral("My scoring track"));
    ASSERT_GE(offered, 0);
    choice->setCurrentIndex(offered);
    Q_EMIT choice->activated(offered);
    EXPECT_EQ(game->plan().track, kept[0].file.string());
    Q_EMIT game->leaveWanted();
    m_window.showNewGame();
    EXPECT_EQ(game->plan().track, kept[0].file.string());
    std::filesystem::remove(kept[0].file);
    EXPECT_EQ(Settings().lastPlan().track, "") << "it is gone";
    m_window.showStart();
}

TEST_F(TeachWindowTest, SquaresAreMendedByPickingAndTurning) {
    m_window.showTeach({"base"}, {});
    learn(photo(6));
    SquareList& list = *teach().findChild<SquareList*>();
    SquareEditor& editor = *teach().findChild<SquareEditor*>();
    list.choose(2);
    const SquareChoices choices = teach().model().choices(2);
    QAbstractButton* third = nullptr; // of those that it looks like
    for (QAbstractButton* button : editor.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&editor) && button->text().endsWith(QStringLiteral("(3)")))
            third = button;
    ASSERT_NE(third, nullptr);
    third->click();
    EXPECT_EQ(teach().model().square(2).tile, choices.likely[2]);
    EXPECT_EQ(list.chosen(), 2U) << "still there, to be turned";
    const engine::Rotation before = teach().model().square(2).tile->rotation;
    Q_EMIT editor.turnWanted(1);
    EXPECT_EQ(teach().model().square(2).tile->rotation, engine::rotationOf(engine::quarterTurns(before) - 1));
    Q_EMIT editor.leaveOutWanted();
    EXPECT_EQ(teach().model().card(2).mark, SquareMark::LeftOut);
    buttonOf(teach(), QStringLiteral("Undo"))->click();
    EXPECT_EQ(teach().model().card(2).mark, SquareMark::Confirmed);
}

TEST_F(TeachWindowTest, DoubtsAreKeptOnlyWhenSomebodyHasLooked) {
    m_window.showTeach({"base"}, {});
    learn(photo(24, 0.82));
    const int doubtful = teach().model().counts().doubtful;
    const int tiles = teach().model().counts().tiles;
    ASSERT_GT(doubtful, 0) << "the photo is too clear for this test";
    buttonOf(teach(), QStringLiteral("Save"))->click();
    EXPECT_TRUE(says(QStringLiteral("Give the edition a name.")));
    teach().findChild<QLineEdit*>(QStringLiteral("editionName"))->setText(QStringLiteral("Doubts"));
    buttonOf(teach(), QStringLiteral("Save"))->click();
    EXPECT_TRUE(says(QStringLiteral("still need a look")));
    EXPECT_FALSE(session::readTaught(session::cataloguesFolder() / "Doubts").error().message.empty());
    QString folder;
    QObject::connect(&teach(), &TeachPage::kept, [&](const QString& kept) { folder = kept; });
    buttonOf(teach(), QStringLiteral("Save without them"))->click();
    ASSERT_TRUE(holds([&] { return !folder.isEmpty(); }));
    const auto kept = session::readTaught(folder.toStdString());
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_LE(kept->lesson.squares.size(), static_cast<std::size_t>(tiles - doubtful));
}

TEST_F(TeachWindowTest, PicturesThatAreOfNoUseAreRefusedWithTheReason) {
    m_window.showTeach({"base"}, {});
    const QString file = m_folder.filePath(QStringLiteral("grey.png"));
    cv::imwrite(file.toStdString(), cv::Mat(600, 800, CV_8UC3, cv::Scalar::all(120)));
    teach().learn({file, m_folder.filePath(QStringLiteral("absent.png"))});
    EXPECT_TRUE(holds([&] { return says(QStringLiteral("absent.png")); }));
    EXPECT_EQ(teach().model().size(), 0U);
    teach().learn({file});
    EXPECT_TRUE(holds([&] { return says(QStringLiteral("grey.png: no whole tile was found")); }));
}

PictureSnapshotPtr snapshotOf(const cv::Mat& bgr) {
    PictureSnapshot snapshot;
    snapshot.whole = QSize(bgr.cols, bgr.rows);
    snapshot.bgr = bgr;
    return std::make_shared<const PictureSnapshot>(snapshot);
}

/// What somebody does who is told this.
tests::SheetPose obeying(calibration::SheetHint hint, int views) {
    using calibration::SheetHint;
    const double distance_mm = 400.0 + 20.0 * (views % 4);
    switch (hint) {
    case SheetHint::Show:
        return {{}, {}};
    case SheetHint::LiftLeft:
        return {{0.0, -0.4, 0.0}, {}, distance_mm};
    case SheetHint::LiftRight:
        return {{0.0, 0.4, 0.0}, {}, distance_mm};
    case SheetHint::LiftTop:
        return {{0.4, 0.0, 0.0}, {}, distance_mm};
    case SheetHint::LiftBottom:
        return {{-0.4, 0.0, 0.0}, {}, distance_mm};
    case SheetHint::ToTopLeft:
        return {{}, {-0.25, -0.12}, distance_mm};
    case SheetHint::ToTopRight:
        return {{}, {0.25, -0.12}, distance_mm};
    case SheetHint::ToBottomLeft:
        return {{}, {-0.25, 0.12}, distance_mm};
    case SheetHint::ToBottomRight:
        return {{}, {0.25, 0.12}, distance_mm};
    default:
        return {{0.3, 0.3, 0.5 + views}, {}, distance_mm};
    }
}

TEST_F(TeachWindowTest, ACameraIsMeasuredByDoingWhatThePageSays) {
    CalibratePage page;
    page.show();
    LensGlance last;
    bool measured = false;
    QObject::connect(&page.thread(), &LensThread::glanced, [&](const LensGlance& glance) { last = glance; });
    QObject::connect(&page, &CalibratePage::measured, [&] { measured = true; });
    calibration::SheetHint obeyed{};
    cv::Mat picture = tests::photographSheet(tests::smallLens(), obeying(obeyed, 0));
    ASSERT_TRUE(holds([&] {
        if (last.hint != obeyed && last.hint != calibration::SheetHint::HoldStill) {
            obeyed = last.hint;
            picture = tests::photographSheet(tests::smallLens(), obeying(obeyed, last.views));
        }
        page.thread().put(snapshotOf(picture));
        return measured;
    }));
    EXPECT_EQ(last.views, last.wanted);
    const auto lenses = std::filesystem::directory_iterator(session::lensFolder());
    EXPECT_NE(lenses, std::filesystem::directory_iterator());
}

} // namespace
} // namespace meeplecam::gui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleMock(&argc, argv);
    const QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit()); // the catalogues
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("meeplecam-tests"));
    std::setlocale(LC_NUMERIC, "C");
    return RUN_ALL_TESTS();
}
