// A photo of the board in the window, offscreen: read, asked about, corrected, counted together with the
// scoring track, exported.

#include "app/gui/board/board_view.h"
#include "app/gui/look/answer_card.h"
#include "app/gui/model/settings.h"
#include "app/gui/new_game/players_editor.h"
#include "app/gui/photo/photo_page.h"
#include "app/gui/photo/photo_setup.h"
#include "app/gui/photo/photo_side.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/table/final_table.h"
#include "app/gui/table/tile_chooser.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/known_track.h"
#include "models/files/json_input.h"
#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/support/demo_table.h"
#include "tests/support/export_dialog.h"

#include <QDateTime>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <clocale>
#include <filesystem>
#include <fstream>

namespace meeplecam::gui {
namespace {

namespace fs = std::filesystem;
using tests::buttonOf;
using tests::holds;

constexpr const char* kUnseen = "base.B"; ///< a cloister without a road

/// The house edition without pictures of one type of tile, so that it is asked about.
fs::path poorCatalogue(const fs::path& folder) {
    fs::copy(session::houseCatalogue(), folder, fs::copy_options::recursive);
    std::ifstream in(folder / "catalogue.json");
    models::Json json = models::Json::parse(in);
    models::Json images = models::Json::array();
    for (const models::Json& image : json["images"])
        if (image["tile"] != kUnseen)
            images.push_back(image);
    json["images"] = images;
    std::ofstream(folder / "catalogue.json") << json.dump();
    return folder;
}

QString table(int number) {
    return QString::fromStdString(
        (session::bundledFolder() / "tables" / "first" / ("00" + std::to_string(number) + ".jpg")).string());
}

QString textOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

class PhotoWindowTest : public testing::Test {
protected:
    PhotoWindowTest() {
        m_window.show();
        m_window.showPhoto();
    }
    PhotoPage& page() { return *m_window.findChild<PhotoPage*>(); }
    const PhotoModel& model() { return *page().result().model(); }
    const models::BoardReport& report() { return model().photo.report; }

    /// Reads a photo to its end, whatever comes of it.
    testing::AssertionResult read(const QString& file, const session::GamePlan& plan) {
        bool done = false;
        const auto connection = QObject::connect(&page(), &PhotoPage::finished, [&done] { done = true; });
        page().read(file, plan);
        const testing::AssertionResult in_time = holds([&] { return done; }, 200);
        QObject::disconnect(connection);
        return in_time;
    }
    bool says(const QString& words) {
        const auto labels = page().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisibleTo(&page()) && label->text().contains(words);
        });
    }
    bool choose(engine::Cell cell, const QString& entry) {
        PhotoMenu menu(model(), page().result().art());
        QObject::connect(&menu, &PhotoMenu::edited,
                         [this](const PhotoEdit& edit) { page().result().edit(edit); });
        if (!menu.fill(cell))
            return false;
        const auto actions = menu.actions();
        const auto action = std::ranges::find(actions, entry, &QAction::text);
        if (action == actions.end())
            return false;
        (*action)->trigger();
        return true;
    }
    QString pathOf(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(PhotoWindowTest, PointsAreReadFromTheScoringTrackAndMayBeMended) {
    session::GamePlan plan;
    plan.track = session::kHouseTrack;
    ASSERT_TRUE(read(table(0), plan));
    const std::vector<engine::Player>& players = model().photo.setup.players;
    const auto blue = std::ranges::find(players, "blue", &engine::Player::colour) - players.begin();
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(model().scores[static_cast<std::size_t>(blue)].banked, 4);
    EXPECT_TRUE(says(QStringLiteral("add 50 for each full lap")));
    EXPECT_TRUE(says(QStringLiteral("No figure was found on the track for Black")));
    page().findChildren<QSpinBox*>()[blue]->setValue(54);
    EXPECT_EQ(model().scores[static_cast<std::size_t>(blue)].banked, 54);
    EXPECT_EQ(Settings().lastPlan().track, session::kHouseTrack) << "the next photo is read the same way";

    // A table without a track says so, and one that nobody wants read says nothing.
    ASSERT_TRUE(read(table(1), plan));
    EXPECT_TRUE(says(QStringLiteral("The scoring track wasn't found")));
    ASSERT_TRUE(read(table(1), {}));
    EXPECT_FALSE(says(QStringLiteral("scoring track")));
}

TEST_F(PhotoWindowTest, ABoxThatNobodyChoseIsFoundOnTheTableAndStaysChosen) {
    const QString photo = pathOf(QStringLiteral("river.png"));
    ASSERT_TRUE(cv::imwrite(photo.toStdString(), tests::demoTable({"base", "river"}, 14)));
    session::GamePlan plan;
    plan.rules = models::setupOf(models::bundledTiles(), plan.sets)->rules;
    plan.rules->farmers = false;
    ASSERT_TRUE(read(photo, plan));
    const auto saysWhatWasAdded = [this] {
        return model().findings.front().text.endsWith(
            QStringLiteral("These boxes were added: The River, 2001."));
    };
    EXPECT_TRUE(saysWhatWasAdded());
    EXPECT_EQ(report().tiles.size(), 15U);
    EXPECT_EQ(report().tileSets, (std::vector<std::string>{"base", "river"}));
    EXPECT_FALSE(model().photo.setup.rules.farmers);
    EXPECT_EQ(Settings().lastPlan().sets, report().tileSets) << "the next photo is read with it";

    // A correction leaves what was said, and whoever looks at the choice again finds the box there.
    const engine::Cell cell = report().tiles.front().placement.cell;
    ASSERT_TRUE(choose(cell, QStringLiteral("There is no tile here")));
    EXPECT_TRUE(saysWhatWasAdded());
    EXPECT_EQ(page().findChild<PhotoSetup*>()->request().plan.sets, report().tileSets);
}

TEST_F(PhotoWindowTest, APhotoIsReadAskedAboutCorrectedCountedAndExported) {
    session::GamePlan plan;
    plan.catalogue = poorCatalogue(fs::path(pathOf(QStringLiteral("edition")).toStdString())).string();
    ASSERT_TRUE(read(table(0), plan));
    ASSERT_TRUE(page().result().model().has_value());
    const std::size_t tiles = report().tiles.size();
    EXPECT_EQ(tiles, 25U);
    EXPECT_EQ(report().meeples.size(), 13U);
    EXPECT_EQ(session::turnInPicture(report()), engine::Rotation::None) << "it lies as in the picture";
    ASSERT_EQ(model().scores.size(), 3U);

    // A feature that is pointed at on the photo says whose it is and what it is worth.
    PhotoView& photo = page().result().photo();
    const models::ReportedMeeple meeple = report().meeples.front();
    const QPointF at = photo.mapFromScene(QPointF(meeple.foot.x, meeple.foot.y));
    QMouseEvent move(QEvent::MouseMove, at, photo.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(photo.viewport(), &move);
    EXPECT_TRUE(says(QStringLiteral("point")));

    // The tile that no picture shows is asked about, and answered with a click.
    const auto asked = std::ranges::find_if(model().questions, [this](const PhotoQuestion& question) {
        return report().questions[question.question].about == models::ReportQuestion::About::Tile;
    });
    ASSERT_NE(asked, model().questions.end());
    const engine::Cell cell = asked->cell;
    const std::vector<models::ReportAnswer> answers = report().questions[asked->question].answers;
    const auto right = std::ranges::find_if(answers, [](const models::ReportAnswer& answer) {
        return answer.tile && answer.tile->placement.tile == tests::tile(kUnseen);
    });
    ASSERT_NE(right, answers.end());
    const auto cards = page().findChildren<AnswerCard*>();
    const auto buttons = cards.at(asked - model().questions.begin())->findChildren<QPushButton*>();
    const std::size_t questions = model().questions.size();
    buttons.at(right - answers.begin())->click();
    EXPECT_EQ(model().questions.size(), questions - 1);
    ASSERT_NE(model().board.tileAt(cell), nullptr);
    EXPECT_EQ(model().board.tileAt(cell)->placement.tile, tests::tile(kUnseen));

    // A correction, undone and made again.
    const engine::Cell wrong = meeple.feature.cell;
    ASSERT_TRUE(choose(wrong, QStringLiteral("There is no tile here")));
    EXPECT_EQ(report().tiles.size(), tiles - 1);
    buttonOf(page(), QStringLiteral("Undo the correction"))->click();
    EXPECT_EQ(report().tiles.size(), tiles);
    buttonOf(page(), QStringLiteral("Redo the correction"))->click();
    EXPECT_EQ(report().tiles.size(), tiles - 1);
    EXPECT_EQ(report().meeples.size(), 12U);
    page().result().undo();

    // Any tile of the boxes can be said to lie there, and who would win then is said before.
    const engine::Placement before = models::tileAt(report(), wrong)->placement;
    Q_EMIT page().result().board().cellMenuWanted(wrong, {});
    tests::chooseAllTiles(page());
    const QPointer<TileChooser> chooser = page().findChild<TileChooser*>();
    ASSERT_NE(chooser, nullptr);
    const auto offered = chooser->findChildren<QToolButton*>();
    const auto types =
        std::ranges::count_if(model().photo.setup.sets.front().counts, [](int count) { return count > 0; });
    EXPECT_GE(std::ssize(offered), types);
    offered.at(1)->setFocus();
    EXPECT_TRUE(std::ranges::any_of(chooser->findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("would win"));
    }));
    offered.at(1)->click();
    EXPECT_NE(models::tileAt(report(), wrong)->placement, before);
    EXPECT_TRUE(holds([&] { return chooser.isNull(); }));
    page().result().undo();
    EXPECT_EQ(models::tileAt(report(), wrong)->placement, before);

    // The points on the scoring track decide who wins.
    const auto banked = page().findChildren<QSpinBox*>();
    ASSERT_EQ(banked.size(), 3);
    banked[2]->setValue(100);
    EXPECT_EQ(model().scores[2].total, 100 + model().scores[2].onBoard);
    EXPECT_TRUE(model().scores[2].wins);
    EXPECT_TRUE(
        says(model().scores[2].name + QStringLiteral(" would win with %1").arg(model().scores[2].total)));

    for (const auto& [kind, ending] : {std::pair("Report", ".pdf"), std::pair("Picture", ".png"),
                                       std::pair("Table", ".csv"), std::pair("What was read", ".json")}) {
        const QString said = tests::exportBy(page(), pathOf(QStringLiteral("board")), kind);
        ASSERT_TRUE(said.contains(pathOf(QStringLiteral("board") + QLatin1String(ending))))
            << said.toStdString();
    }
    // What is there already is not replaced unasked.
    const QDateTime written = QFileInfo(pathOf(QStringLiteral("board.png"))).lastModified();
    const QString question = tests::exportBy(page(), pathOf(QStringLiteral("board")), "Picture");
    EXPECT_TRUE(question.contains(pathOf(QStringLiteral("board.png"))) &&
                question.contains(QStringLiteral("Replace it?")))
        << question.toStdString();
    EXPECT_EQ(QFileInfo(pathOf(QStringLiteral("board.png"))).lastModified(), written);
    const QImageReader png(pathOf(QStringLiteral("board.png")));
    EXPECT_GT(png.size().width(), 800);
    const QString csv = textOf(pathOf(QStringLiteral("board.csv")));
    QString totals = QStringLiteral(",total,,,,,,,");
    for (const FinalScoreRow& row : model().scores)
        totals += QStringLiteral(",%1").arg(row.total);
    EXPECT_TRUE(csv.contains(totals)) << csv.toStdString();
    const models::Json json = models::Json::parse(textOf(pathOf(QStringLiteral("board.json"))).toStdString());
    EXPECT_EQ(json["format"], "meeplecam-board 1");
    EXPECT_EQ(json["tiles"].size(), tiles);
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), pathOf(QStringLiteral("board.pdf")), QStringLiteral("-")});
    if (reader.waitForFinished(20000)) { // where it is installed
        const QString pdf = QString::fromUtf8(reader.readAllStandardOutput());
        EXPECT_TRUE(pdf.contains(QString::number(model().scores[2].total))) << pdf.toStdString();
        EXPECT_TRUE(pdf.contains(QStringLiteral("000.jpg")));
    } else {
        EXPECT_TRUE(textOf(pathOf(QStringLiteral("board.pdf"))).startsWith(QStringLiteral("%PDF")));
    }
    EXPECT_FALSE(page().exportTo(pathOf(QStringLiteral("board"))));
    EXPECT_FALSE(page().exportTo(table(0))) << "the photo itself";
}

TEST_F(PhotoWindowTest, ASecondPhotoTakesTheFirstOnesPlaceAndTheWindowGoesOn) {
    ASSERT_TRUE(read(table(0), {}));
    tests::StallMeter stalls;
    page().read(table(1), {});
    page().read(table(3), {});
    bool done = false;
    QObject::connect(&page(), &PhotoPage::finished, &page(), [&done] { done = true; });
    ASSERT_TRUE(holds([&] { return done; }));
    EXPECT_EQ(report().file, "003.jpg");
    EXPECT_EQ(report().tiles.size(), 10U);
    EXPECT_LT(stalls.take_ms(), 2000);

    // Cancelled, what was there before stays.
    page().read(table(0), {});
    buttonOf(page(), QStringLiteral("Cancel"))->click();
    EXPECT_FALSE(holds([&] { return report().file != "003.jpg"; }, 3));
    EXPECT_TRUE(page().result().isVisibleTo(&page()));
}

TEST_F(PhotoWindowTest, OtherNamesAndRulesNeedNoReadingAndKeepWhatWasSaid) {
    ASSERT_TRUE(read(table(3), {}));
    ASSERT_TRUE(choose(report().meeples.front().feature.cell, QStringLiteral("There is no tile here")));
    const std::size_t tiles = report().tiles.size();
    const auto players = model().photo.setup.players;
    buttonOf(page(), QStringLiteral("Change tiles, rules or players"))->click();
    const auto names = page().setup().findChild<PlayersEditor*>()->findChildren<QLineEdit*>();
    const auto first =
        std::ranges::find_if(names, [this](const QLineEdit* line) { return line->isVisibleTo(&page()); });
    ASSERT_NE(first, names.end());
    (*first)->setText(QStringLiteral("Cleo"));
    buttonOf(page(), QStringLiteral("Score this photo"))->click();
    ASSERT_TRUE(page().result().isVisibleTo(&page()));
    EXPECT_EQ(model().scores.front().name, QStringLiteral("Cleo"));
    EXPECT_EQ(model().photo.setup.players.front().colour, players.front().colour);
    EXPECT_EQ(report().tiles.size(), tiles);
}

TEST_F(PhotoWindowTest, WhatCannotBeReadSaysWhatToDo) {
    const QString text = pathOf(QStringLiteral("notes.jpg"));
    std::ofstream(text.toStdString()) << "no picture";
    ASSERT_TRUE(read(text, {}));
    EXPECT_TRUE(says(QStringLiteral("Choose a JPEG or PNG picture")));

    const QString empty = pathOf(QStringLiteral("table.png"));
    cv::imwrite(empty.toStdString(), cv::Mat(600, 800, CV_8UC3, cv::Scalar(60, 90, 120)));
    ASSERT_TRUE(read(empty, {}));
    EXPECT_TRUE(says(QStringLiteral("No tiles of this edition were found")));

    EXPECT_NE(buttonOf(page(), QStringLiteral("Choose the edition…")), nullptr);

    ASSERT_TRUE(read(pathOf(QStringLiteral("gone.jpg")), {}));
    EXPECT_TRUE(says(QStringLiteral("gone.jpg is no longer there")));
}

} // namespace
} // namespace meeplecam::gui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleMock(&argc, argv);
    const QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("meeplecam-tests"));
    std::setlocale(LC_NUMERIC, "C");
    return RUN_ALL_TESTS();
}
