#include "app/cli/watching/live_help.h"

#include <QCoreApplication>

namespace meeplecam::cli {

namespace {

struct LiveHelp {
    Q_DECLARE_TR_FUNCTIONS(LiveHelp)
};

} // namespace

std::vector<QString> liveHelp() {
    const auto line = [](const char* typed, const QString& what) {
        return QStringLiteral("  %1  %2").arg(QString::fromLatin1(typed).leftJustified(24), what);
    };
    return {LiveHelp::tr("Type at any time, and press Enter:"),
            line("2 1", LiveHelp::tr("the second question: its first answer is right")),
            line("tile 7 base.U 1", LiveHelp::tr("turn 7: tile U was laid, turned by 1 quarter clockwise")),
            line("tile start base.D 0", LiveHelp::tr("the first tile on the table")),
            line("meeple 7 0", LiveHelp::tr("turn 7: the meeple stands on feature 0; “none” for no meeple")),
            line("meeple 7 0 abbot",
                 LiveHelp::tr("the same with another figure: small, large, abbot, builder, pig")),
            line("abbot 7", LiveHelp::tr("the abbot came home in turn 7")),
            line("player 7 red", LiveHelp::tr("turn 7 was taken by red")),
            line("remove 7", LiveHelp::tr("turn 7 was never taken")),
            line("?", LiveHelp::tr("show these words again")),
            line("Ctrl-C", LiveHelp::tr("stop, and show the score"))};
}

} // namespace meeplecam::cli
