#include "app/server/certificate.h"
#include "app/server/guest.h"
#include "app/server/local_addresses.h"
#include "app/server/qr_code.h"
#include "app/server/web_pages.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>
#include <opencv2/objdetect.hpp>

#include <fstream>

namespace meeplecam::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string answerFor(const std::string& head) {
    return answerTo(readHead(QByteArray::fromStdString(head))).toStdString();
}

TEST(WebPages, ServesNamedPagesAlone) {
    for (const char* path : {"/", "/phone", "/scores", "/scores?overlay=board&size=20", "/page.css",
                             "/table.js", "/phone.js", "/scores.js", "/start.js", "/hall", "/hall.js"})
        EXPECT_THAT(answerFor(std::string("GET ") + path + " HTTP/1.1\r\n\r\n"), StartsWith("HTTP/1.1 200 "))
            << path;
    for (const char* path : {"/../phone", "//phone", "/etc/passwd", "/pages/phone.html", "/phone.html",
                             "/%2e%2e/", "/phone/", "/table"})
        EXPECT_THAT(answerFor(std::string("GET ") + path + " HTTP/1.1\r\n\r\n"), StartsWith("HTTP/1.1 404 "))
            << path;
    EXPECT_THAT(answerFor("POST /phone HTTP/1.1\r\n\r\n"), StartsWith("HTTP/1.1 405 "));
    for (const char* junk : {"", "GET\r\n\r\n", "GET phone HTTP/1.1\r\n\r\n", "GET /phone SMTP\r\n\r\n",
                             "GET / / HTTP/1.1\r\n\r\n"})
        EXPECT_THAT(answerFor(junk), StartsWith("HTTP/1.1 400 ")) << junk;
}

TEST(WebPages, HeadsAreRead) {
    const RequestHead posted =
        readHead("POST /line/picture?x=1 HTTP/1.1\r\ncontent-LENGTH: 17\r\nX-Line:abc\r\n\r\n");
    EXPECT_EQ(posted.method, "POST");
    EXPECT_EQ(posted.path, "/line/picture");
    EXPECT_EQ(posted.length, 17);
    EXPECT_EQ(posted.line, "abc");
    EXPECT_FALSE(posted.wantsSocket);
    for (const char* junk : {"-1", "17x", "", "99999999999999999999999"})
        EXPECT_FALSE(readHead("POST / HTTP/1.1\r\nContent-Length: " + QByteArray(junk) + "\r\n\r\n").length)
            << junk;
    EXPECT_TRUE(readHead("GET /table HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\n").wantsSocket);
}

TEST(WebPages, ForbidWhatPagesDontNeed) {
    const std::string answer = answerFor("GET /phone HTTP/1.1\r\n\r\n");
    for (const char* header : {"Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer",
                               "Cache-Control: no-store", "X-Content-Type-Options: nosniff"})
        EXPECT_THAT(answer, HasSubstr(header));
    EXPECT_THAT(answer, Not(HasSubstr("http://"))); // nothing from elsewhere
    EXPECT_THAT(answer, Not(HasSubstr(" style="))); // which the policy forbids
}

TEST(WebPages, KnowWhoWantsASocket) {
    EXPECT_TRUE(readHead("GET /table HTTP/1.1\r\nupgrade: WebSocket\r\n\r\n").wantsSocket);
    EXPECT_FALSE(readHead("GET /table?upgrade:websocket HTTP/1.1\r\n\r\n").wantsSocket);
}

TEST(QrCode, IsFoundByACamera) {
    const QString text = QStringLiteral("http://192.168.178.23:8443/#0123456789abcdef0123456789abcdef");
    const QrCode code = qrCodeOf(text);
    ASSERT_FALSE(code.empty());
    constexpr int kRim = 4;
    constexpr int kModule_px = 6;
    const int size = static_cast<int>(code.size()) + 2 * kRim;
    cv::Mat picture(size * kModule_px, size * kModule_px, CV_8UC1, cv::Scalar(255));
    for (int y = 0; y < static_cast<int>(code.size()); ++y)
        for (int x = 0; x < static_cast<int>(code.size()); ++x)
            if (code[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                picture(cv::Rect((x + kRim) * kModule_px, (y + kRim) * kModule_px, kModule_px, kModule_px)) =
                    0;
    std::vector<cv::Point2f> corners; // OpenCV of Debian finds codes without reading them
    ASSERT_TRUE(cv::QRCodeDetector().detect(picture, corners));
    const float last_px = static_cast<float>((size - kRim) * kModule_px);
    EXPECT_NEAR(corners[0].x, kRim * kModule_px, kModule_px);
    EXPECT_NEAR(corners[2].y, last_px, kModule_px);
    EXPECT_EQ(terminalLines(code).size(), (size + 1) / 2);
    EXPECT_FALSE(qrCodeOf(QString(1800, u'x')).empty());
    EXPECT_TRUE(qrCodeOf(QString(1801, u'x')).empty());
}

TEST(LocalAddresses, AreThoseOfHomesAndThisComputer) {
    for (const char* local : {"127.0.0.1", "10.1.2.3", "172.31.0.9", "192.168.178.20", "169.254.7.7"})
        EXPECT_TRUE(isLocal(QHostAddress(QString::fromLatin1(local)))) << local;
    for (const char* other : {"8.8.8.8", "172.32.0.1", "193.168.0.1", "0.0.0.0"})
        EXPECT_FALSE(isLocal(QHostAddress(QString::fromLatin1(other)))) << other;
    EXPECT_TRUE(localAddresses().back().isLoopback());
}

TEST(Secrets, DifferAndAreComparedWhole) {
    const Secrets secrets = makeSecrets();
    EXPECT_EQ(secrets.phone.size(), 32);
    EXPECT_NE(secrets.phone, secrets.scores);
    EXPECT_NE(secrets.phone, makeSecrets().phone);
    EXPECT_TRUE(sameSecret(secrets.phone, QByteArray(secrets.phone)));
    EXPECT_FALSE(sameSecret(secrets.phone, secrets.phone.left(31)));
    EXPECT_FALSE(sameSecret({}, {}));
}

class Certificate : public tests::FolderTest {};

TEST_F(Certificate, IsKeptPrivatelyAndNamesTheAddresses) {
    const auto made = identityIn(pathOf("data"), {QStringLiteral("192.168.1.5")});
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE(made->certificate.subjectAlternativeNames()
                    .values(QSsl::IpAddressEntry)
                    .contains(QStringLiteral("192.168.1.5")));
    EXPECT_EQ(std::filesystem::status(pathOf("data") / "server.pem").permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    const auto again = identityIn(pathOf("data"), {QStringLiteral("192.168.1.5")});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->certificate, made->certificate);
}

TEST_F(Certificate, IsMadeAnewForOtherAddressesAndWhenItIsDamaged) {
    const auto first = identityIn(pathOf("data"), {QStringLiteral("192.168.1.5")});
    const auto second = identityIn(pathOf("data"), {QStringLiteral("192.168.1.6")});
    ASSERT_TRUE(first && second);
    EXPECT_NE(first->certificate, second->certificate);
    std::ofstream(pathOf("data") / "server.pem") << "damaged";
    const auto third = identityIn(pathOf("data"), {QStringLiteral("192.168.1.6")});
    ASSERT_TRUE(third);
    EXPECT_NE(third->certificate, second->certificate);
}

TEST_F(Certificate, SaysWhatKeepsItFromBeingWritten) {
    std::ofstream(pathOf("file")) << "no folder";
    const auto made = identityIn(pathOf("file"), {QStringLiteral("192.168.1.5")});
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().message, HasSubstr("server.pem"));
}

} // namespace
} // namespace meeplecam::server
