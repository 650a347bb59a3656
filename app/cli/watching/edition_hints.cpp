#include "app/cli/watching/edition_hints.h"

#include "app/cli/options/output.h"
#include "app/session/editions/edition_words.h"
#include "models/files/joined.h"
#include "vision/any/any_reader.h"

#include <QCoreApplication>

#include <iostream>

namespace meeplecam::cli {

namespace {

struct EditionHints {
    Q_DECLARE_TR_FUNCTIONS(EditionHints)
};

} // namespace

void sayEdition(const std::optional<session::OtherEdition>& other, const session::GamePlan& plan) {
    if (!other) {
        std::cerr << EditionHints::tr("The tiles match the edition now: the game is followed.").toStdString()
                  << "\n";
        return;
    }
    const auto sayStart = [](const std::string& option) {
        std::cerr << EditionHints::tr("Press Ctrl-C, and start again with: %1")
                         .arg(QString::fromStdString(option))
                         .toStdString()
                  << "\n";
    };
    complain({session::wordsOf(*other).toStdString()});
    if (other->mirrored)
        return;
    if (!other->boxes.empty()) {
        const session::GamePlan wider = session::planToFollow(*other, plan);
        const bool goesOn = !wider.log.empty() && wider.existing == session::ExistingLog::Resume;
        return sayStart((goesOn ? "--resume --set " : "--set ") + models::joined(wider.sets, ","));
    }
    sayStart("--catalogue " +
             (other->fits ? session::catalogueWord(*other->fits) : std::string(vision::kAnyTiles)));
}

} // namespace meeplecam::cli
