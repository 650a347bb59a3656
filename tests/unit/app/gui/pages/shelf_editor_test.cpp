#include "app/gui/pages/shelf_editor.h"

#include "app/gui/pages/past_games_page.h"
#include "tests/support/shelf_test.h"
#include "tests/support/until.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using testing::HasSubstr;
using testing::Not;
using tests::until;

/// A user with an own home.
class PastGamesElsewhere : public tests::FolderTest {
protected:
    void SetUp() override {
        FolderTest::SetUp();
        for (const char* kind : kKinds) {
            m_before.push_back(qgetenv(kind));
            qputenv(kind, QByteArray::fromStdString(pathOf(kind).string()));
        }
    }
    void TearDown() override {
        for (std::size_t i = 0; i < m_before.size(); ++i)
            m_before[i].isEmpty() ? qunsetenv(kKinds[i]) : qputenv(kKinds[i], m_before[i]);
        FolderTest::TearDown();
    }
    [[nodiscard]] static std::string wordsOf(const QWidget& page) {
        std::string words;
        for (const QLabel* label : page.findChildren<QLabel*>())
            words += label->text().toStdString() + "\n";
        return words;
    }

private:
    static constexpr std::array kKinds{"XDG_CONFIG_HOME", "XDG_DATA_HOME"};
    std::vector<QByteArray> m_before;
};

TEST_F(PastGamesElsewhere, AreChosenTriedAndKept) {
    ShelfEditor editor;
    int tried = 0;
    QObject::connect(&editor, &ShelfEditor::tried, [&] { ++tried; });
    auto* where = editor.findChild<QComboBox*>();
    const auto fields = editor.findChildren<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    ASSERT_EQ(fields.size(), 2);
    const auto type = [&](qsizetype field, const QString& text) {
        fields[field]->setText(text);
        Q_EMIT fields[field]->editingFinished();
    };
    EXPECT_TRUE(fields[0]->isHidden());
    where->setCurrentIndex(1);
    EXPECT_FALSE(fields[0]->isHidden());
    type(0, QStringLiteral("anna@localhost:1/games"));
    type(1, QStringLiteral("a secret"));
    ASSERT_TRUE(until([&] { return tried > 0; }));
    EXPECT_THAT(wordsOf(editor), HasSubstr("postgresql://anna@localhost:1/games can't be reached"));
    EXPECT_THAT(wordsOf(editor), Not(HasSubstr("a secret")));
    const records::ShelfPlace chosen = records::chosenShelf().value();
    EXPECT_EQ(chosen.server->password, QStringLiteral("a secret"));
    ShelfEditor later;
    EXPECT_EQ(later.findChild<QComboBox*>()->currentIndex(), 1);
    EXPECT_EQ(later.findChildren<QLineEdit*>()[0]->text(),
              QStringLiteral("postgresql://anna@localhost:1/games"));
    type(0, QStringLiteral("mysql://anna:hidden@localhost/games"));
    EXPECT_THAT(wordsOf(editor), HasSubstr("is no address of a database"));
    EXPECT_EQ(records::chosenShelf().value(), chosen) << "what is no address changes nothing";
    where->setCurrentIndex(0);
    EXPECT_EQ(records::chosenShelf()->file, records::GameShelf::usualFile());
}

TEST_F(PastGamesElsewhere, ThatCannotBeReachedAreSaidAndThoseThatWaitShown) {
    auto waiting = records::GameShelf::open(records::waitingGames());
    ASSERT_TRUE(waiting);
    ASSERT_TRUE(waiting->put(tests::gameOf(tests::kCity, tests::kAnnAndBob), {"2026-11-22 20:15", "", {}}));
    PastGamesPage page;
    page.begin(records::shelfPlaceOf(QStringLiteral("postgresql://anna:secret@localhost:1/games")));
    EXPECT_THAT(wordsOf(page), HasSubstr("Asking the database"));
    ASSERT_TRUE(until([&] { return page.findChild<QListWidget*>()->count() == 1; }));
    EXPECT_THAT(wordsOf(page), HasSubstr("can't be reached"));
    EXPECT_THAT(wordsOf(page), HasSubstr("One game of this computer waits for it"));
    EXPECT_THAT(wordsOf(page), Not(HasSubstr("secret")));
}

} // namespace
} // namespace meeplecam::gui
