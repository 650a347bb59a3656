#include "app/session/fitting_edition.h"

#include "vision/edition_check.h"

namespace meeplecam::session {

namespace {

bool isSame(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code problem;
    return std::filesystem::equivalent(a, b, problem);
}

} // namespace

std::optional<KeptCatalogue> fittingEdition(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known) {
    std::optional<KeptCatalogue> best;
    float likeness = 0.0F;
    const vision::Frame frame(bgr);
    for (const KeptCatalogue& edition : known) {
        if (isSame(edition.folder, request.catalogue))
            continue;
        const auto reader =
            openReader({edition.folder.string(), request.sets, request.players, request.learned});
        if (!reader)
            continue;
        const auto board = reader->tables().find(frame).board;
        if (!board || vision::editionFitOf(*board) != vision::EditionFit::Own)
            continue;
        if (const float now = *vision::editionLikeness(*board); now > likeness) {
            likeness = now;
            best = edition;
        }
    }
    return best;
}

} // namespace meeplecam::session
