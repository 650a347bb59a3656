#include "app/gui/look/theme.h"

#include "tests/support/contrast.h"

#include <gtest/gtest.h>

namespace meeplecam::gui {
namespace {

using tests::contrast;

struct Pair {
    const char* name;
    QColor Theme::*text;
    QColor Theme::*ground;
};

/// All that stands on each other in the window.
constexpr Pair kPairs[] = {{"text on the window", &Theme::text, &Theme::window},
                           {"text on a panel", &Theme::text, &Theme::panel},
                           {"text on a card", &Theme::text, &Theme::card},
                           {"text of a button under the pointer", &Theme::text, &Theme::line},
                           {"subtle text on the window", &Theme::subtle, &Theme::window},
                           {"subtle text on a panel", &Theme::subtle, &Theme::panel},
                           {"subtle text on a card", &Theme::subtle, &Theme::card},
                           {"a button that can't be pressed", &Theme::subtle, &Theme::line},
                           {"accent on the window", &Theme::accent, &Theme::window},
                           {"accent on a panel", &Theme::accent, &Theme::panel},
                           {"accent on a card", &Theme::accent, &Theme::card},
                           {"accent on what is chosen", &Theme::accent, &Theme::line},
                           {"what is to be done next", &Theme::accentText, &Theme::accent},
                           {"the same under the pointer", &Theme::accentText, &Theme::accentHover},
                           {"a warning", &Theme::warningText, &Theme::warning},
                           {"a toast", &Theme::window, &Theme::text}};

TEST(ThemeTest, TextsAreToldFromTheirGround) {
    for (const Theme* theme : {&lightTheme(), &darkTheme()})
        for (const Pair& pair : kPairs)
            EXPECT_GE(contrast(theme->*pair.text, theme->*pair.ground), tests::kTextContrast)
                << pair.name << (theme == &lightTheme() ? ", light" : ", dark");
}

TEST(ThemeTest, ContrastIsThatOfTheStandard) {
    EXPECT_DOUBLE_EQ(contrast(Qt::black, Qt::white), 21.0);
    EXPECT_DOUBLE_EQ(contrast(Qt::red, Qt::red), 1.0);
    EXPECT_NEAR(contrast(QColor(0x76, 0x76, 0x76), Qt::white), 4.54, 0.01);
    EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

} // namespace
} // namespace meeplecam::gui
