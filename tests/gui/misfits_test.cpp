// The eye that judges the texts of a window sees what people would see.

#include "tests/support/misfits.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <gmock/gmock.h>

namespace meeplecam::tests {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// A small window of labels.
class MisfitsTest : public testing::Test {
protected:
    QLabel& add(const QString& text, const QRect& where) {
        auto* label = new QLabel(text, &m_window);
        label->setGeometry(where);
        return *label;
    }
    std::vector<std::string> found() {
        m_window.resize(400, 300);
        m_window.show();
        std::vector<std::string> lines;
        for (const QString& line : misfits(m_window))
            lines.push_back(line.toStdString());
        return lines;
    }
    QWidget m_window;
};

/// As delegates paint what has no room.
class Elider : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const QString text = QStringLiteral("A text that is far too long for such a place");
        QPainter painter(this);
        painter.drawText(rect(), Qt::AlignLeft, fontMetrics().elidedText(text, Qt::ElideRight, width()));
    }
};

TEST_F(MisfitsTest, WhatFitsIsNotBlamed) {
    add(QStringLiteral("A text with room"), {10, 10, 300, 40});
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(MisfitsTest, ATextThatIsTooLongForItsLabelIsCutOff) {
    add(QStringLiteral("A text without room"), {10, 10, 40, 40});
    EXPECT_THAT(found(), Contains(HasSubstr("is cut off")));
}

TEST_F(MisfitsTest, ATextThatLeavesTheWindowIsCutOff) {
    add(QStringLiteral("A text at the edge"), {360, 10, 200, 40});
    EXPECT_THAT(found(), Contains(HasSubstr("is cut off")));
}

TEST_F(MisfitsTest, ALineThatWrapsOutOfItsLabelIsCutOff) {
    add(QStringLiteral("A text that goes on and on and on over several lines"), {10, 10, 100, 30})
        .setWordWrap(true);
    EXPECT_THAT(found(), Contains(HasSubstr("is cut off")));
}

TEST_F(MisfitsTest, ALabelOutsideTheWindowIsNotSeen) {
    add(QStringLiteral("Far away"), {10, 1000, 100, 30});
    EXPECT_THAT(found(), Contains(HasSubstr("is not seen at all")));
}

TEST_F(MisfitsTest, TwoTextsInOnePlaceLieOnEachOther) {
    add(QStringLiteral("One text"), {10, 10, 200, 40});
    add(QStringLiteral("Other text"), {14, 12, 200, 40});
    EXPECT_THAT(found(), Contains(HasSubstr("lies on")));
}

TEST_F(MisfitsTest, ATextUnderHalfALabelIsPartlyCovered) {
    add(QStringLiteral("A text under another label"), {10, 10, 300, 40});
    add(QString(), {60, 10, 60, 40}).setStyleSheet(QStringLiteral("background: #804020"));
    EXPECT_THAT(found(), Contains(HasSubstr("is partly covered")));
}

TEST_F(MisfitsTest, GreyOnGreyIsPale) {
    add(QStringLiteral("A pale text"), {10, 10, 300, 40})
        .setStyleSheet(QStringLiteral("background: #777777; color: #999999"));
    EXPECT_THAT(found(), Contains(HasSubstr("has a contrast of")));
}

TEST_F(MisfitsTest, AnEntryThatIsElidedIsShortened) {
    (new Elider(&m_window))->setGeometry(10, 10, 120, 30);
    EXPECT_THAT(found(), Contains(HasSubstr("is shortened")));
}

TEST_F(MisfitsTest, WhatIsScrolledToIsNotBlamed) {
    auto* list = new QListWidget(&m_window);
    for (int i = 0; i < 40; ++i)
        list->addItem(QString::number(i));
    list->setGeometry(10, 10, 120, 90);
    EXPECT_THAT(found(), IsEmpty());
}

} // namespace
} // namespace meeplecam::tests
