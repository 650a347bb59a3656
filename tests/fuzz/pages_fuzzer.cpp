// Whatever a file holds that is called a PDF with tiles: it gives pictures of its pages, or a sentence that
// says why not.

#include "app/session/editions/picture_pages.h"
#include "engine/tiles/result.h"
#include "tests/fuzz/fuzzer.h"

#include <QTemporaryDir>

#include <fstream>

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    static const QTemporaryDir folder;
    const std::string path = folder.filePath("tiles.pdf").toStdString();
    std::ofstream(path, std::ios::binary).write(input.data(), static_cast<std::streamsize>(input.size()));
    const auto pages = session::readPages(path);
    MEEPLECAM_CHECK(pages.has_value() || !pages.error().message.empty());
    MEEPLECAM_CHECK(!pages || !pages->empty());
    if (pages)
        for (const session::NamedFrame& page : *pages)
            MEEPLECAM_CHECK(!page.name.empty() && !page.frame.level(0).empty());
}

} // namespace meeplecam::tests
