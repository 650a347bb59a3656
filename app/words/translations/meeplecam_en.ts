<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AuditText</name>
    <message numerus="yes">
        <source>Or %n other explanation(s) as likely</source>
        <translation>
            <numerusform>Or %n other explanation as likely</numerusform>
            <numerusform>Or %n other explanations as likely</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too many in the supply.</source>
        <translation>
            <numerusform>%1 has %n meeple too many in the supply.</numerusform>
            <numerusform>%1 has %n meeples too many in the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too few in the supply.</source>
        <translation>
            <numerusform>%1 has %n meeple too few in the supply.</numerusform>
            <numerusform>%1 has %n meeples too few in the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too many.</source>
        <translation>
            <numerusform>%1 has %n token of %2 too many.</numerusform>
            <numerusform>%1 has %n tokens of %2 too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too few.</source>
        <translation>
            <numerusform>%1 has %n token of %2 too few.</numerusform>
            <numerusform>%1 has %n tokens of %2 too few.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calibrate</name>
    <message numerus="yes">
        <source>On average %1 pixels off in %n picture(s)</source>
        <translation>
            <numerusform>On average %1 pixels off in %n picture</numerusform>
            <numerusform>On average %1 pixels off in %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n core(s) (%1).</source>
        <translation>
            <numerusform>%n core (%1).</numerusform>
            <numerusform>%n cores (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message numerus="yes">
        <source>%n later turn(s) change</source>
        <translation>
            <numerusform>%n later turn changes</numerusform>
            <numerusform>%n later turns change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule</source>
        <translation>
            <numerusform>%n of them would break a rule</numerusform>
            <numerusform>%n of them would break a rule</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) behind.</source>
        <translation>
            <numerusform>%1&apos;s figure on the scoring track is %n space behind.</numerusform>
            <numerusform>%1&apos;s figure on the scoring track is %n spaces behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) too far.</source>
        <translation>
            <numerusform>%1&apos;s figure on the scoring track is %n space too far.</numerusform>
            <numerusform>%1&apos;s figure on the scoring track is %n spaces too far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message numerus="yes">
        <source>%1: %n tile(s) are cut off by the edge. Take the picture from further away.</source>
        <translation>
            <numerusform>%1: %n tile is cut off by the edge. Take the picture from further away.</numerusform>
            <numerusform>%1: %n tiles are cut off by the edge. Take the picture from further away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are too small. Take the picture from closer.</source>
        <translation>
            <numerusform>%1: %n tile is too small. Take the picture from closer.</numerusform>
            <numerusform>%1: %n tiles are too small. Take the picture from closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are covered or face down. Lay them free and face up.</source>
        <translation>
            <numerusform>%1: %n tile is covered or face down. Lay it free and face up.</numerusform>
            <numerusform>%1: %n tiles are covered or face down. Lay them free and face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are blurred. Hold the camera still and focus on the tiles.</source>
        <translation>
            <numerusform>%1: %n tile is blurred. Hold the camera still and focus on the tile.</numerusform>
            <numerusform>%1: %n tiles are blurred. Hold the camera still and focus on the tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallText</name>
    <message numerus="yes">
        <source>%n question(s) waiting</source>
        <translation>
            <numerusform>%n question is waiting</numerusform>
            <numerusform>%n questions are waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnCommand</name>
    <message numerus="yes">
        <source>%n learned picture(s) count</source>
        <translation>
            <numerusform>%n learned picture counts</numerusform>
            <numerusform>%n learned pictures count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message numerus="yes">
        <source>A tie with %n point(s): %1</source>
        <translation>
            <numerusform>A tie with %n point: %1</numerusform>
            <numerusform>A tie with %n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, a tie with %n point(s): %1</source>
        <translation>
            <numerusform>If the game ended now, a tie with %n point: %1</numerusform>
            <numerusform>If the game ended now, a tie with %n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, %1 would win with %n point(s)</source>
        <translation>
            <numerusform>If the game ended now, %1 would win with %n point</numerusform>
            <numerusform>If the game ended now, %1 would win with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayCommand</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turn played</numerusform>
            <numerusform>%n turns played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>and %n more; “meeplecam audit” lists them all</source>
        <translation>
            <numerusform>and %n more; “meeplecam audit” lists them all</numerusform>
            <numerusform>and %n more; “meeplecam audit” lists them all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand or another object covers %n space(s) where tiles may lie. Remove it and photograph the board again.</source>
        <translation>
            <numerusform>A hand or another object covers %n space where a tile may lie. Remove it and photograph the board again.</numerusform>
            <numerusform>A hand or another object covers %n spaces where tiles may lie. Remove it and photograph the board again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more tile(s) on the table than in the boxes in play. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>There is %n more tile on the table than in the boxes in play. If another box is on the table, choose it as well.</numerusform>
            <numerusform>There are %n more tiles on the table than in the boxes in play. If another box is on the table, choose it as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) look like none of the boxes in play, so they are not counted. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>%n tile looks like none of the boxes in play, so it is not counted. If another box is on the table, choose it as well.</numerusform>
            <numerusform>%n tiles look like none of the boxes in play, so they are not counted. If another box is on the table, choose it as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each</source>
        <translation>
            <numerusform>%1 share the victory with %n point each</numerusform>
            <numerusform>%1 share the victory with %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message numerus="yes">
        <source>Carcassonne, %n turn(s)</source>
        <translation>
            <numerusform>Carcassonne, %n turn</numerusform>
            <numerusform>Carcassonne, %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best turn: %1, turn %2, %n point(s)</source>
        <translation>
            <numerusform>Best turn: %1, turn %2, %n point</numerusform>
            <numerusform>Best turn: %1, turn %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachText</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message numerus="yes">
        <source>%1: %n tile(s) found.</source>
        <translation>
            <numerusform>%1: %n tile found.</numerusform>
            <numerusform>%1: %n tiles found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s).</source>
        <translation>
            <numerusform>%1 of %n tile.</numerusform>
            <numerusform>%1 of %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a look.</source>
        <translation>
            <numerusform>%n still needs a look.</numerusform>
            <numerusform>%n still need a look.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turn played</numerusform>
            <numerusform>%n turns played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchCommand</name>
    <message numerus="yes">
        <source>%n tile(s) saved as %1.</source>
        <translation>
            <numerusform>%n tile saved as %1.</numerusform>
            <numerusform>%n tiles saved as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n of them nobody has confirmed: the next game will ask about it.</numerusform>
            <numerusform>%n of them nobody has confirmed: the next game will ask about them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inn, %n tile(s) once more</source>
        <translation>
            <numerusform>inn, %n tile once more</numerusform>
            <numerusform>inn, %n tiles once more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>cathedral, %n once more</numerusform>
            <numerusform>cathedral, %n once more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n neighbour</numerusform>
            <numerusform>%n neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s)</source>
        <translation>
            <numerusform>%n completed city</numerusform>
            <numerusform>%n completed cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pig, %n city(s) once more</source>
        <translation>
            <numerusform>pig, %n city once more</numerusform>
            <numerusform>pig, %n cities once more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message numerus="yes">
        <source>%1 is for %2–%3 players: remove %n player(s).</source>
        <translation>
            <numerusform>%1 is for %2–%3 players: remove %n player.</numerusform>
            <numerusform>%1 is for %2–%3 players: remove %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message numerus="yes">
        <source>%1 of %n view(s)</source>
        <translation>
            <numerusform>%1 of %n view</numerusform>
            <numerusform>%1 of %n views</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message numerus="yes">
        <source>%n tile(s) seen.</source>
        <translation>
            <numerusform>%n tile seen.</numerusform>
            <numerusform>%n tiles seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::EndPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::MainWindow</name>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n of them nobody has confirmed: the next game will ask about it.</numerusform>
            <numerusform>%n of them nobody has confirmed: the next game will ask about them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PastGamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of this computer wait for it; they are shown here.</source>
        <translation>
            <numerusform>One game of this computer waits for it; it is shown here.</numerusform>
            <numerusform>%n games of this computer wait for it; they are shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message numerus="yes">
        <source>%1: %n point(s), %2</source>
        <translation>
            <numerusform>%1: %n point, %2</numerusform>
            <numerusform>%1: %n points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s turn: %n point(s), %2</source>
        <translation>
            <numerusform>%1&apos;s turn: %n point, %2</numerusform>
            <numerusform>%1&apos;s turn: %n points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s), %2</source>
        <translation>
            <numerusform>%1 wins: %n point, %2</numerusform>
            <numerusform>%1 wins: %n points, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::StartPage</name>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n turn · %2</numerusform>
            <numerusform>%1 · %n turns · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n other game</numerusform>
            <numerusform>%n other games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TablePage</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turn played</numerusform>
            <numerusform>%n turns played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message numerus="yes">
        <source>%n tile(s) still need a look: confirm them, or save without them.</source>
        <translation>
            <numerusform>%n tile still needs a look: confirm it, or save without it.</numerusform>
            <numerusform>%n tiles still need a look: confirm them, or save without them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileChooser</name>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <comment>a tile of this letter</comment>
        <translation>
            <numerusform>%1 · %n left</numerusform>
            <numerusform>%1 · %n left</numerusform>
        </translation>
    </message>
</context>
</TS>
