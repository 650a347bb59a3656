#include "app/cli/options/reader_options.h"

#include "app/session/editions/edition_words.h"
#include "engine/tiles/phrase.h"

#include <CLI/CLI.hpp>
#include <ostream>

namespace meeplecam::cli {

void addCatalogueOption(CLI::App& command, std::string& catalogue, const std::string& without) {
    command
        .add_option("--catalogue", catalogue,
                    phrase("Help", "The folder with pictures of the printed tiles, or the name of an edition "
                                   "that was taught in the window (default: %1)")
                        .with(without))
        ->transform([](const std::string& word) { return session::catalogueFolder(word); });
}

ReaderRequest settledFor(const cv::Mat& bgr, const ReaderRequest& request, std::ostream* say) {
    if (request.catalogue != session::kAutoCatalogue)
        return request;
    const std::vector<session::FittingEdition> fitting = session::fittingEditions(bgr, request);
    if (say != nullptr)
        *say << session::foundEditionWords(fitting).toStdString() << '\n';
    return session::requestFor(fitting, request);
}

void addReaderOptions(CLI::App& command, ReaderRequest& request) {
    addCatalogueOption(command, request.catalogue,
                       phrase("Help", "the house edition; \"auto\" finds out which edition it is, and "
                                      "\"any\" reads tiles that nobody has shown"));
    command.add_option("--set", request.sets, phrase("Help", "Boxes in play"))->delimiter(',');
    command.add_option("--players", request.players, phrase("Help", "Colours in play, where known"))
        ->delimiter(',');
    command.add_flag("!--no-learned", request.learned,
                     phrase("Help", "Leave out the pictures that were learned at tables (see: learn)"));
}

} // namespace meeplecam::cli
