#include "app/gui/look/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>
#include <QStyledItemDelegate>

namespace meeplecam::gui {

namespace {

const Theme* s_theme = &lightTheme();

bool desktopIsDark() {
    static const QPalette kDesktop = QApplication::palette(); // before it is replaced
    return kDesktop.color(QPalette::Window).lightness() < kDesktop.color(QPalette::WindowText).lightness();
}

QPalette paletteOf(const Theme& colours) {
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.card);
    palette.setColor(QPalette::AlternateBase, colours.panel);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::Button, colours.card);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.subtle);
    palette.setColor(QPalette::ToolTipBase, colours.card);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Link, colours.accent);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.subtle);
    return palette;
}

// @name@ stands for a colour of the theme.
constexpr const char* kStyle = R"(
QToolTip { border: 1px solid @line@; padding: 4px 6px; background: @card@; color: @text@; }
QFrame#card { background: @card@; border: 1px solid @line@; border-radius: 12px; }
QFrame#panel { background: @panel@; border: none; }
QFrame#bar { background: @panel@; border: none; border-bottom: 1px solid @line@; }
QFrame#banner { background: @warning@; border-radius: 10px; }
QFrame#banner QLabel { color: @warningText@; font-size: 15px; }
QFrame#question, QFrame#show { background: @card@; border: 2px solid @warning@; border-radius: 12px; }
QFrame#toast { background: @text@; border-radius: 10px; }
QFrame#toast QLabel { color: @window@; }
QFrame#hint { background: @card@; border: 1px solid @line@; border-radius: 10px; }
QLabel#title { font-size: 34px; font-weight: 700; }
QLabel#heading { font-size: 20px; font-weight: 600; padding: 0 2px; qproperty-indent: 0; }
QLabel#section { font-size: 12px; font-weight: 700; color: @subtle@; letter-spacing: 1px; }
QLabel#subtle { color: @subtle@; }
QLabel#strong { font-weight: 700; }
QLabel#alarm { background: @warning@; color: @warningText@; border-radius: 6px; padding: 4px 8px; }
QPushButton { background: @card@; border: 1px solid @line@; border-radius: 8px; padding: 7px 14px; }
QPushButton:hover { border-color: @accent@; }
QPushButton:focus { border: 2px solid @accent@; padding: 6px 13px; }
QPushButton:disabled { background: transparent; color: @subtle@; }
QPushButton#primary { background: @accent@; color: @accentText@; border: none; font-weight: 600; padding: 9px 20px; }
QPushButton#primary:hover { background: @accentHover@; }
QPushButton#primary:focus { border: 2px solid @text@; padding: 7px 18px; }
QPushButton#primary:disabled { background: @line@; color: @subtle@; }
QPushButton#tile { text-align: left; padding: 18px 20px; border-radius: 14px; font-size: 17px; font-weight: 600; }
QPushButton#box { text-align: left; padding: 6px 8px; }
QPushButton#box:checked { border: 2px solid @accent@; padding: 5px 7px; background: @panel@; font-weight: 600; }
QPushButton#answer { padding: 6px 10px; text-align: left; }
QToolButton { border: none; border-radius: 8px; padding: 6px 9px; }
QToolButton:hover, QToolButton:focus { background: @line@; }
QToolButton:checked { background: @accent@; color: @accentText@; }
QToolButton::menu-indicator { image: none; }
QLineEdit, QComboBox, QSpinBox { background: @card@; border: 1px solid @line@; border-radius: 8px; padding: 6px 8px; min-height: 20px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 1px solid @accent@; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: 5px solid @card@; border-right: 5px solid @card@; border-top: 6px solid @subtle@; }
QComboBox QAbstractItemView { background: @card@; border: 1px solid @line@; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 3px 8px; border-radius: 6px; color: @text@; }
QComboBox QAbstractItemView::item:selected { background: @accent@; color: @accentText@; }
QListView { background: transparent; border: none; outline: none; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QMenu { icon-size: 40px; background: @card@; border: 1px solid @line@; padding: 6px; }
QMenu::item { padding: 7px 24px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: @accent@; color: @accentText@; }
QMenu::item:disabled { color: @subtle@; }
QMenu::separator { height: 1px; background: @line@; margin: 6px 4px; }
QMenu::icon { padding-left: 8px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @line@; border-radius: 5px; min-height: 30px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @line@; border-radius: 5px; min-width: 30px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none; height: 0; width: 0; }
QTabWidget::pane { border: none; border-top: 1px solid @line@; }
QTabBar::tab { background: transparent; color: @subtle@; border: none; border-bottom: 2px solid transparent; padding: 6px 10px; }
QTabBar::tab:selected { color: @text@; border-bottom-color: @accent@; }
QTabBar::tab:hover, QTabBar::tab:focus { color: @text@; }
QProgressBar[textVisible="false"] { background: @line@; border: none; border-radius: 5px; min-height: 10px; max-height: 10px; }
QProgressBar[textVisible="false"]::chunk { background: @accent@; border-radius: 5px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px; }
)";

QString styleSheetOf(const Theme& colours) {
    QString style = QString::fromLatin1(kStyle);
    const std::pair<const char*, QColor> names[] = {{"@window@", colours.window},
                                                    {"@panel@", colours.panel},
                                                    {"@card@", colours.card},
                                                    {"@line@", colours.line},
                                                    {"@text@", colours.text},
                                                    {"@subtle@", colours.subtle},
                                                    {"@accent@", colours.accent},
                                                    {"@accentHover@", colours.accentHover},
                                                    {"@accentText@", colours.accentText},
                                                    {"@warning@", colours.warning},
                                                    {"@warningText@", colours.warningText}};
    for (const auto& [name, colour] : names)
        style.replace(QLatin1String(name), colour.name());
    return style;
}

/// Fusion, with boxes to tick that are seen on every theme.
class ThemeStyle : public QProxyStyle {
public:
    ThemeStyle()
        : QProxyStyle(QStringLiteral("Fusion")) {}

    /// Entries of combo boxes are told from each other, also the chosen one and that under the pointer.
    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        auto* box = qobject_cast<QComboBox*>(widget);
        if (box != nullptr && qobject_cast<QStyledItemDelegate*>(box->itemDelegate()) == nullptr)
            box->setItemDelegate(new QStyledItemDelegate(box)); // the usual one knows no style sheets
    }
    using QProxyStyle::polish;

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override {
        return hint == SH_ComboBox_Popup || hint == SH_DialogButtonBox_ButtonsHaveIcons
                   ? 0
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    }

    /// Pictures of tiles and meeples in menus are large enough to be told apart. Menus ask without naming
    /// themselves.
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        constexpr int kMenuPicture_px = 40; // as the style sheet says
        return metric == PM_SmallIconSize && widget == nullptr
                   ? kMenuPicture_px
                   : QProxyStyle::pixelMetric(metric, option, widget);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element != PE_IndicatorCheckBox) {
            QProxyStyle::drawPrimitive(element, option, painter, widget);
            return;
        }
        const bool on = (option->state & State_On) != 0;
        const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen((option->state & State_HasFocus) != 0 ? s_theme->text : s_theme->subtle, 1.2));
        painter->setBrush(on ? s_theme->accent : s_theme->card);
        painter->drawRoundedRect(box, 3, 3);
        if (on) {
            painter->setPen(QPen(s_theme->accentText, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->setBrush(Qt::NoBrush);
            painter->drawPolyline(
                QPolygonF{box.topLeft() + QPointF(box.width() * 0.22, box.height() * 0.52),
                          box.topLeft() + QPointF(box.width() * 0.42, box.height() * 0.72),
                          box.topLeft() + QPointF(box.width() * 0.78, box.height() * 0.28)});
        }
        painter->restore();
    }
};

} // namespace

const Theme& lightTheme() {
    static const Theme kLight{.window = {0xf2, 0xed, 0xe3},
                              .panel = {0xfa, 0xf7, 0xf0},
                              .card = {0xff, 0xff, 0xff},
                              .line = {0xdd, 0xd5, 0xc6},
                              .text = {0x2a, 0x24, 0x1d},
                              .subtle = {0x5f, 0x56, 0x4a},
                              .accent = {0x85, 0x4f, 0x0c},
                              .accentHover = {0x92, 0x57, 0x0d},
                              .accentText = {0xff, 0xff, 0xff},
                              .warning = {0xf4, 0xc1, 0x52},
                              .warningText = {0x20, 0x14, 0x00},
                              .table = {0x8a, 0x69, 0x49},
                              .tableEdge = {0x62, 0x48, 0x31}};
    return kLight;
}

const Theme& darkTheme() {
    static const Theme kDark{.window = {0x16, 0x17, 0x19},
                             .panel = {0x1d, 0x1f, 0x22},
                             .card = {0x27, 0x2a, 0x2e},
                             .line = {0x3a, 0x3e, 0x44},
                             .text = {0xf2, 0xef, 0xe8},
                             .subtle = {0xb0, 0xb2, 0xb6},
                             .accent = {0xe6, 0xab, 0x45},
                             .accentHover = {0xfd, 0xbc, 0x4c},
                             .accentText = {0x20, 0x16, 0x04},
                             .warning = {0xf0, 0xb8, 0x44},
                             .warningText = {0x20, 0x14, 0x00},
                             .table = {0x43, 0x33, 0x26},
                             .tableEdge = {0x1f, 0x18, 0x12}};
    return kDark;
}

const Theme& theme() {
    return *s_theme;
}

void applyTheme(QApplication& application, Appearance appearance) {
    const bool dark = appearance == Appearance::Dark || (appearance == Appearance::System && desktopIsDark());
    s_theme = dark ? &darkTheme() : &lightTheme();
    QApplication::setStyle(new ThemeStyle);
    QApplication::setPalette(paletteOf(*s_theme));
    application.setStyleSheet(styleSheetOf(*s_theme));
}

} // namespace meeplecam::gui
