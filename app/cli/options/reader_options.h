#pragma once

#include "app/session/editions/reader_request.h"

namespace CLI {
class App;
}

namespace meeplecam::cli {

// What every command that reads tables asks for.

using session::ReaderRequest;

/// Adds --catalogue, which takes a folder or a name (session::catalogueFolder). `catalogue` must outlive the
/// parsing; `without` says what counts without it.
void addCatalogueOption(CLI::App& command, std::string& catalogue, const std::string& without);

/// Adds --catalogue, --set, --players and --no-learned.
void addReaderOptions(CLI::App& command, ReaderRequest& request);

/// The request for one picture (BGR, 8 bit): where the catalogue is session::kAutoCatalogue, for the edition
/// that lies there; which it is gets said, unless `say` is null.
ReaderRequest settledFor(const cv::Mat& bgr, const ReaderRequest& request, std::ostream* say);

} // namespace meeplecam::cli
