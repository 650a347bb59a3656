// What the camera can't tell is answered by people: at the keys, and on their phones.

#include "app/gui/live/table_host.h"
#include "app/gui/table/question_panel.h"
#include "app/session/log/unfinished_games.h"
#include "tests/gui/evening.h"
#include "tests/support/stories.h"

#include <QCheckBox>
#include <QDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QUrl>
#include <QWebSocket>

namespace meeplecam::gui {
namespace {

using tests::holds;

class AnswersTest : public EveningTest {
protected:
    /// Goes on with a game in which it is not known whether the first player laid a meeple.
    void playADoubtfulGame() {
        session::Story story = tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"});
        session::StoryTurn other = story.turns[0];
        other.turn.meeple.reset();
        session::StoryQuestion question; // as the follower would ask
        question.turn = other.id;
        question.about = models::ReportQuestion::About::Meeple;
        question.cell = other.turn.placement.cell;
        question.alternatives = {{story.turns[0]}, {other}};
        question.why = models::QuestionReason::MaybeMeeple;
        story.questions = {question};
        engine::GameSetup setup = tests::redAndBlue();
        setup.players = filmPlan().players;
        writeLog(filmPlan(), setup, story);
        auto plan = session::planToResume(filmPlan().log);
        ASSERT_TRUE(plan) << plan.error().message;
        plan->pace = session::Pace::AsRead;
        m_window.play(*plan);
        ASSERT_TRUE(holds([&] { return page<QuestionPanel>().isVisible(); }));
    }
    void expectNoMeepleWasSaid() {
        ASSERT_TRUE(holds([&] { return game().story.questions.empty(); }));
        EXPECT_EQ(game().story.turns[0].meepleOrigin, session::Origin::Person);
        EXPECT_FALSE(game().story.turns[0].turn.meeple);
        EXPECT_TRUE(holds([&] { return page<QuestionPanel>().isHidden(); }));
    }

    /// Opens the dialog behind the table's menu, and does something there.
    void inScoresDialog(const std::function<void(QDialog&)>& act) {
        m_act = act;
        lookForScores();
        Q_EMIT m_window.table()->menuWanted(m_window.mapToGlobal(QPoint(600, 40)));
        EXPECT_FALSE(m_act);
    }
    static QString addressIn(const QDialog& dialog) {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("http://")))
                return label->text();
        return {};
    }

private:
    /// Goes on until the dialog was found, beside menus and dialogs that wait.
    void lookForScores() {
        if (!m_act)
            return;
        QTimer::singleShot(20, &m_window, [this] { lookForScores(); });
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            std::exchange(m_act, {})(*dialog);
            dialog->close();
        } else if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            const auto actions = menu->actions();
            const auto scores =
                std::ranges::find(actions, QStringLiteral("Scores on other screens…"), &QAction::text);
            ASSERT_NE(scores, actions.end());
            menu->close();
            (*scores)->trigger();
        }
    }

    std::function<void(QDialog&)> m_act;
};

/// The page on somebody's phone, which gives the second answer to what is asked.
class PhonePage {
public:
    explicit PhonePage(const QUrl& address) {
        QObject::connect(&m_socket, &QWebSocket::connected, [this, address] {
            say({{QStringLiteral("secret"), address.fragment()},
                 {QStringLiteral("language"), QStringLiteral("en")}});
        });
        QObject::connect(&m_socket, &QWebSocket::textMessageReceived, [this](const QString& text) {
            const QJsonValue asked = QJsonDocument::fromJson(text.toUtf8())
                                         .object()[QStringLiteral("game")][QStringLiteral("asked")][0];
            if (!asked.isObject())
                return;
            title = asked[QStringLiteral("title")].toString();
            say({{QStringLiteral("answer"),
                  QJsonObject{{QStringLiteral("question"), asked[QStringLiteral("id")]},
                              {QStringLiteral("choice"), 1}}}});
        });
        QUrl table(address);
        table.setScheme(QStringLiteral("ws"));
        table.setPath(QStringLiteral("/table"));
        table.setFragment({});
        m_socket.open(table);
    }
    [[nodiscard]] bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

    QString title; ///< of what is asked

private:
    void say(const QJsonObject& message) {
        m_socket.sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson()));
    }

    QWebSocket m_socket;
};

TEST_F(AnswersTest, TheKeysOneToFourAnswerTheQuestion) {
    playADoubtfulGame();
    QTest::keyClick(&m_window, Qt::Key_2);
    expectNoMeepleWasSaid();
}

TEST_F(AnswersTest, APlayerAnswersOnAPhoneOnceTheHostAllowsIt) {
    playADoubtfulGame();
    QString scores;
    QString answers;
    inScoresDialog([&](QDialog& dialog) {
        scores = addressIn(dialog);
        dialog.findChild<QCheckBox*>()->click();
        answers = addressIn(dialog);
    });
    ASSERT_NE(scores, answers);
    PhonePage phone{QUrl(answers)};
    ASSERT_TRUE(holds([&] { return !phone.title.isEmpty(); }));
    EXPECT_EQ(phone.title, QStringLiteral("Turn 1: what does the meeple claim?"));
    expectNoMeepleWasSaid();

    inScoresDialog([&](QDialog& dialog) { tests::buttonOf(dialog, QStringLiteral("Switch off"))->click(); });
    EXPECT_TRUE(holds([&] { return !phone.isConnected(); }));
}

} // namespace
} // namespace meeplecam::gui
