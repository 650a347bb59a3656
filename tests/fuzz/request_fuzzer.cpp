// Whatever a browser sends to the server of the table: it gets a whole HTTP answer.

#include "app/server/web_pages.h"
#include "engine/tiles/result.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    const QByteArray head(input.data(), static_cast<qsizetype>(input.size()));
    const server::RequestHead request = server::readHead(head);
    MEEPLECAM_CHECK(!request.path.contains('?'));
    MEEPLECAM_CHECK(server::answerTo(request).startsWith("HTTP/1.1 "));
}

} // namespace meeplecam::tests
