#include "app/session/bundled.h"
#include "app/words/language.h"

#include <QCoreApplication>
#include <gmock/gmock.h>

// Runs tests of what is said to people: in English, with its plurals.
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const meeplecam::words::Language language(QStringLiteral("en"),
                                              meeplecam::session::bundledFolder() / "translations");
    testing::InitGoogleMock(&argc, argv);
    return RUN_ALL_TESTS();
}
