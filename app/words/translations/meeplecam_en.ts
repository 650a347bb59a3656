<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <message numerus="yes">
        <source>%1: %n square(s) refused, %2</source>
        <translation>
            <numerusform>%1: %n square refused, %2</numerusform>
            <numerusform>%1: %n squares refused, %2</numerusform>
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
</TS>
