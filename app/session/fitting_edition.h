#pragma once

#include "app/session/catalogue_choice.h"
#include "app/session/reader_request.h"

namespace meeplecam::session {

/// The edition among `known` that shows the tiles of a picture (BGR, 8 bit) of a table, and shows them best;
/// that of the request is passed over, since its tiles were not found. None when no edition does. Takes about
/// as long as reading the picture once with each.
std::optional<KeptCatalogue> fittingEdition(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known = knownCatalogues());

} // namespace meeplecam::session
