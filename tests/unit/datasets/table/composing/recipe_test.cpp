#include "datasets/table/composing/recipe.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

TEST(Recipe, ReadsNumbersRangesAndNames) {
    const auto recipe =
        parseRecipe(R"({"format": "meeplecam-recipe 1", "seed": 5, "pictures": 3, "tiles": [4, 9],
        "noise": 2.5, "tables": ["oak", "gingham"], "lights": ["dim"], "sets": ["base", "inns_cathedrals"]})",
                    "a.json");
    ASSERT_TRUE(recipe);
    EXPECT_EQ(recipe->seed, 5U);
    EXPECT_EQ(recipe->pictures, 3);
    EXPECT_EQ(recipe->tiles, (Range{4, 9}));
    EXPECT_EQ(recipe->noise, (Range{2.5, 2.5}));
    EXPECT_EQ(recipe->tables.back(), "gingham");
    EXPECT_EQ(recipe->sets.size(), 2U);
}

std::string complaintAbout(const std::string& body) {
    const auto recipe = parseRecipe(R"({"format": "meeplecam-recipe 1", )" + body + "}", "a.json");
    return recipe ? "" : recipe.error().message;
}

TEST(Recipe, SaysWhatIsWrong) {
    EXPECT_NE(complaintAbout(R"("tabels": ["oak"])").find("'tabels'"), std::string::npos);
    EXPECT_NE(complaintAbout(R"("tables": ["ice"])").find("\"ice\""), std::string::npos);
    EXPECT_NE(complaintAbout(R"("elevation_deg": 5)").find("from 20.0 to 90.0"), std::string::npos);
    EXPECT_NE(complaintAbout(R"("pictures": "many")").find("'pictures'"), std::string::npos);
    EXPECT_NE(complaintAbout(R"("lights": [])").find("list of names"), std::string::npos);
    EXPECT_FALSE(parseRecipe("{}", "a.json"));
    EXPECT_FALSE(parseRecipe("not json", "a.json"));
    EXPECT_FALSE(readRecipe("/no/such/recipe.json"));
}

} // namespace
} // namespace meeplecam::table
