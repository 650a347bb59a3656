#pragma once

#include "app/session/editions/catalogue_choice.h"
#include "app/session/editions/reader_request.h"

namespace meeplecam::session {

/// A known edition that shows the tiles of a picture.
struct FittingEdition {
    KeptCatalogue edition;
    float likeness = 0.0F; ///< median correlation of the tiles with its pictures
};

/// The editions among `known` that show the tiles of a picture (BGR, 8 bit) of a table, the best first; that
/// of the request is passed over, and so is one that shows only a small part of what lies there. Takes about
/// as long as reading the picture once with each.
std::vector<FittingEdition> fittingEditions(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known = knownCatalogues());

/// Whether another edition shows them nearly as well as the best: the light may make that difference.
[[nodiscard]] bool isNearTie(const std::vector<FittingEdition>& fitting);

/// The one that shows them best; none when no edition does.
std::optional<KeptCatalogue> fittingEdition(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known = knownCatalogues());

/// Whether a picture (BGR, 8 bit) shows three tiles of the request or more as in a mirror: some cameras, and
/// programs that pass their pictures on, show people to themselves like that. Takes as long as reading it
/// twice.
[[nodiscard]] bool isMirrored(const cv::Mat& bgr, const ReaderRequest& request);

/// The request for the edition that fits best, or for any tiles when none does.
ReaderRequest requestFor(const std::vector<FittingEdition>& fitting, ReaderRequest request);

} // namespace meeplecam::session
