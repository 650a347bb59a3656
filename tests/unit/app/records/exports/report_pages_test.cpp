#include "app/records/exports/report_pages.h"

#include "app/records/exports/page_writer.h"
#include "app/records/exports/score_chart.h"
#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene_output.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;

std::vector<std::string> textsOn(const art::Scene& scene) {
    std::vector<std::string> texts;
    for (const art::Mark& mark : scene.marks)
        if (const auto* text = std::get_if<art::Text>(&mark))
            texts.push_back(text->text);
    return texts;
}

double lowestTextOn(const art::Scene& scene) {
    double lowest = 0;
    for (const art::Mark& mark : scene.marks)
        if (const auto* text = std::get_if<art::Text>(&mark))
            lowest = std::max(lowest, text->at.y);
    return lowest;
}

class ReportPages : public testing::Test {
protected:
    KeptGame m_kept = keptGameOf(tests::recordedGame("by_hand.json")).value();
    Audit m_audit = auditOf(m_kept).value();
};

TEST_F(ReportPages, SayWhatTheGameCameTo) {
    const std::vector<art::Scene> pages =
        reportPages(m_kept, m_audit, {.title = "Friday", .note = "at home"});
    ASSERT_THAT(pages, SizeIs(2));
    const std::vector<std::string> first = textsOn(pages[0]);
    for (const char* text : {"Friday", "at home", "roads", "total"})
        EXPECT_THAT(first, Contains(text));
    for (const int total : m_audit.walk.score.totals)
        EXPECT_THAT(first, Contains(std::to_string(total)));
    EXPECT_THAT(textsOn(pages[1]), Contains("Nothing was missed, forgotten or scored wrongly."));
}

TEST_F(ReportPages, WhatDoesNotFitIsCountedAndNothingHangsOverTheFoot) {
    for (int i = 0; i < 90; ++i)
        m_audit.findings.push_back(
            {"not_scored",
             3U,
             std::nullopt,
             {},
             models::ReportFinding{{}, models::FindingInWords{"not_scored", "something was forgotten"}}});
    const art::Scene page = reportPages(m_kept, m_audit)[1];
    EXPECT_THAT(textsOn(page), Contains(HasSubstr("more; “meeplecam audit” lists them all")));
    EXPECT_THAT(textsOn(page), Contains("Turn 4: something was forgotten"));
    EXPECT_LT(lowestTextOn(page), 297);
}

TEST(PageWriter, WhatIsALittleTooWideIsMadeSmallerAndNotCut) {
    for (const char* words : {"am Ende", "na koniec", "marchandises", "in play"}) {
        const art::Text text{.text = words, .at = {}, .size = 2.7, .colour = art::kPageInk};
        for (const double share : {0.95, 0.9, 0.85, 0.8, 0.75, 0.7}) {
            const double most_mm = share * art::widthOf(text);
            const art::Text smaller = fitted(text, most_mm);
            EXPECT_EQ(smaller.text, words);
            EXPECT_LE(art::widthOf(smaller), most_mm);
        }
    }
}

TEST(PageWriter, WhatIsFarTooWideIsCut) {
    const art::Text text{.text = "a name that nobody has", .at = {}, .size = 2.7, .colour = art::kPageInk};
    const art::Text cut = fitted(text, 0.4 * art::widthOf(text));
    EXPECT_THAT(cut.text, testing::EndsWith("…"));
    EXPECT_LE(art::widthOf(cut), 0.4 * art::widthOf(text));
}

TEST(ScoreChart, NamesDoNotStandOnEachOther) {
    const art::Scene chart = scoreChart(
        {{"Ann", {}, {0, 3, 10, 50}}, {"Bob", {}, {0, 0, 2, 50}}, {"Cy", {}, {0, 0, -4, 49}}}, 180, 80);
    std::vector<double> heights;
    for (const art::Mark& mark : chart.marks)
        if (const auto* text = std::get_if<art::Text>(&mark); text && text->at.x > 148)
            heights.push_back(text->at.y);
    ASSERT_THAT(heights, SizeIs(3));
    EXPECT_GT(heights[1] - heights[0], 3);
    EXPECT_GT(heights[2] - heights[1], 3);
}

TEST(ScoreChart, AGameWithoutTurnsIsDrawn) {
    EXPECT_FALSE(scoreChart({{"Ann", {}, {0, 0}}}, 180, 80).marks.empty());
    EXPECT_FALSE(scoreChart({}, 180, 80).marks.empty());
}

} // namespace
} // namespace meeplecam::records
