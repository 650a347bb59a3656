#include "app/session/editions/bundled.h"
#include "app/words/language.h"

#ifdef MEEPLECAM_TESTS_PAINT
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif
#include <gmock/gmock.h>

// Runs tests of what is said to people: in English, with its plurals.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const Application application(argc, argv);
    const meeplecam::words::Language language(QStringLiteral("en"),
                                              meeplecam::session::bundledFolder() / "translations");
    testing::InitGoogleMock(&argc, argv);
    return RUN_ALL_TESTS();
}
