// Whatever a file, a camera or a phone sends for a picture: it is unpacked whole, or there is a sentence that
// says why not, and no more is unpacked than was wished.

#include "engine/tiles/result.h"
#include "models/files/picture_file.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    for (const int reduction : {1, 4}) {
        const models::PictureWish wish{.reduction = reduction, .mostPixels = 1'000'000};
        const models::UnpackedPicture unpacked = models::unpackPicture(input, wish);
        const bool whole = unpacked.fault == models::PictureFault::None;
        MEEPLECAM_CHECK(!whole || (!unpacked.picture.empty() && unpacked.picture.type() == CV_8UC3));
        MEEPLECAM_CHECK(whole || !models::pictureComplaint(unpacked, wish).empty());
    }
}

} // namespace meeplecam::tests
