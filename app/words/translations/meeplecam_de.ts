<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Edits</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>Points then: %1</source>
        <translation>Punkte danach: %1</translation>
    </message>
    <message>
        <source>If it ended now: %1</source>
        <translation>Bei Spielende jetzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later turn(s) change</source>
        <translation>
            <numerusform>%n späterer Zug ändert sich</numerusform>
            <numerusform>%n spätere Züge ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule</source>
        <translation>
            <numerusform>%n davon bräche eine Regel</numerusform>
            <numerusform>%n davon brächen eine Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Keine Punkte ändern sich.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Kein Meeple</translation>
    </message>
    <message>
        <source>Turn %1: which tile is this?</source>
        <translation>Zug %1: Welches Plättchen ist das?</translation>
    </message>
    <message>
        <source>The first tile: which tile is this?</source>
        <translation>Das erste Plättchen: Welches ist das?</translation>
    </message>
    <message>
        <source>Turn %1: what does the meeple claim?</source>
        <translation>Zug %1: Was besetzt der Meeple?</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Warten auf das erste Plättchen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Anyone may begin</source>
        <translation>Wer will, beginnt</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>Das liegt auf einem Plättchen. Leg es auf den freien Tisch daneben.</translation>
    </message>
    <message>
        <source>More than one thing came. Take all but one away.</source>
        <translation>Es kam mehr als ein Ding dazu. Nimm alle bis auf eines weg.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>Das ist zu groß für einen Meeple. Es darf bleiben, wenn daneben oder darauf ein Meeple passt.</translation>
    </message>
    <message>
        <source>Too little of that can be seen. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>Davon ist zu wenig zu sehen. Leg es dorthin, wo der Tisch eine andere Farbe hat, oder auf ein Blatt Papier.</translation>
    </message>
    <message>
        <source>The camera was moved. If a meeple lies there already, take it away and put it down again.</source>
        <translation>Die Kamera wurde bewegt. Liegt schon ein Meeple da, nimm ihn weg und leg ihn noch einmal hin.</translation>
    </message>
    <message>
        <source>%1: put one of your meeples on the table beside the first tile.</source>
        <translation>%1: Leg einen deiner Meeple neben das erste Plättchen auf den Tisch.</translation>
    </message>
    <message>
        <source>Put the first tile on the table.</source>
        <translation>Leg das erste Plättchen auf den Tisch.</translation>
    </message>
    <message>
        <source>The game can begin.</source>
        <translation>Das Spiel kann beginnen.</translation>
    </message>
    <message>
        <source>Learnt: the meeples of %1.</source>
        <translation>Gelernt: die Meeple von %1.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike under this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Die Meeple von %1 und %2 sehen in diesem Licht gleich aus. Mach eine andere Lampe an, oder einer von beiden nimmt eine andere Farbe.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>Das sieht wie ein Meeple von %1 aus. Nimm ihn weg; %1 ist nicht an der Reihe.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>they leave the picture: take it from further away.</source>
        <translation>sie ragen aus dem Bild: mach es aus größerem Abstand.</translation>
    </message>
    <message>
        <source>they are too small: take the picture from nearer.</source>
        <translation>sie sind zu klein: mach das Bild aus der Nähe.</translation>
    </message>
    <message>
        <source>they are blurred: hold the camera still and focus on the tiles.</source>
        <translation>sie sind unscharf: halte die Kamera ruhig und stell auf die Plättchen scharf.</translation>
    </message>
    <message>
        <source>they are half covered, or not face up: lay them free and face up.</source>
        <translation>sie sind halb verdeckt oder liegen nicht mit der Vorderseite nach oben: leg sie frei und richtig herum hin.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and take them from above.</source>
        <translation>%1: kein ganzes Plättchen gefunden. Leg die Plättchen mit Lücken auf einen einfarbigen Tisch und nimm sie von oben auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) found.</source>
        <translation>
            <numerusform>%1: %n Plättchen gefunden.</numerusform>
            <numerusform>%1: %n Plättchen gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s).</source>
        <translation>
            <numerusform>%1 von %n Plättchen.</numerusform>
            <numerusform>%1 von %n Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a look.</source>
        <translation>
            <numerusform>%n muss noch angesehen werden.</numerusform>
            <numerusform>%n müssen noch angesehen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlen: %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Mehr als in der Schachtel: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n square(s) refused, %2</source>
        <translation>
            <numerusform>%1: %n Quadrat abgelehnt, %2</numerusform>
            <numerusform>%1: %n Quadrate abgelehnt, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 The game so far is safe.</source>
        <translation>%1 Das bisherige Spiel ist sicher.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>complete: %1</source>
        <translation>fertig: %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>, complete %1</source>
        <translation>, fertig %1</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>kein Meeple</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>Meeple</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inn, %n tile(s) once more</source>
        <translation>
            <numerusform>Wirtshaus, %n Plättchen nochmals</numerusform>
            <numerusform>Wirtshaus, %n Plättchen nochmals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>Kathedrale, %n nochmals</numerusform>
            <numerusform>Kathedrale, %n nochmals</numerusform>
        </translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>Kloster</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n Nachbar</numerusform>
            <numerusform>%n Nachbarn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s)</source>
        <translation>
            <numerusform>%n fertige Stadt</numerusform>
            <numerusform>%n fertige Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>inn, not completed</source>
        <translation>Wirtshaus, nicht fertig</translation>
    </message>
    <message>
        <source>cathedral, not completed</source>
        <translation>Kathedrale, nicht fertig</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on.</source>
        <translation>Zu dunkel: Schalte eine Lampe ein.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or lower the exposure.</source>
        <translation>Zu hell: Dreh die Lampe weg oder senke die Belichtung.</translation>
    </message>
    <message>
        <source>Glare %1: move the lamp or tilt the camera.</source>
        <translation>Spiegelung %1: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Unscharf: Wische die Linse ab oder stelle auf den Tisch scharf.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Plättchen sind nur %1 Pixel breit: Rücke die Kamera näher.</translation>
    </message>
    <message>
        <source>The board leaves the picture: move the camera back or turn it.</source>
        <translation>Das Spielfeld ragt aus dem Bild: Rücke die Kamera zurück oder drehe sie.</translation>
    </message>
    <message>
        <source>The exposure keeps changing: lock it.</source>
        <translation>Die Belichtung schwankt: Halte sie fest.</translation>
    </message>
    <message>
        <source>The picture is good.</source>
        <translation>Das Bild ist gut.</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Bauern werten am Ende Wiesen</translation>
    </message>
    <message>
        <source>A city of two tiles gives 2 points</source>
        <translation>Eine Stadt aus zwei Plättchen gibt 2 Punkte</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Unfertige Gebiete werden am Ende gewertet</translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation>Gedruckt als</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Hausausgabe</translation>
    </message>
    <message>
        <source>House edition in winter</source>
        <translation>Hausausgabe im Winter</translation>
    </message>
    <message>
        <source>Another folder of pictures…</source>
        <translation>Ein anderer Ordner mit Bildern …</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Bilder deiner Plättchen</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Eigene Plättchen beibringen…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Show the printed sheet to the camera, lying flat.</source>
        <translation>Zeig der Kamera das gedruckte Blatt, flach liegend.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Zeig mehr vom Blatt.</translation>
    </message>
    <message>
        <source>Bring the sheet nearer to the camera.</source>
        <translation>Bring das Blatt näher an die Kamera.</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>Halt es ruhig.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the left of the picture.</source>
        <translation>Neig das Blatt: heb die Kante an, die im Bild links ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the right of the picture.</source>
        <translation>Neig das Blatt: heb die Kante an, die im Bild rechts ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the top of the picture.</source>
        <translation>Neig das Blatt: heb die Kante an, die im Bild oben ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the bottom of the picture.</source>
        <translation>Neig das Blatt: heb die Kante an, die im Bild unten ist.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top left corner of the picture.</source>
        <translation>Schieb das Blatt näher an die linke obere Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top right corner of the picture.</source>
        <translation>Schieb das Blatt näher an die rechte obere Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom left corner of the picture.</source>
        <translation>Schieb das Blatt näher an die linke untere Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom right corner of the picture.</source>
        <translation>Schieb das Blatt näher an die rechte untere Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Schieb oder neig das Blatt noch einmal.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Das genügt.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Das genügt</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Kamera vermessen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Then hold it before the camera as it is said here; pictures are taken by themselves. Tiles are read without this too; it helps with wide-angle lenses.</source>
        <translation>Druck das Blatt und kleb es auf etwas Flaches. Halt es dann so vor die Kamera, wie es hier steht; die Bilder werden von selbst gemacht. Plättchen werden auch ohne das gelesen; es hilft bei Weitwinkelobjektiven.</translation>
    </message>
    <message>
        <source>Save the sheet to print…</source>
        <translation>Blatt zum Drucken speichern…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s)</source>
        <translation>
            <numerusform>%1 von %n Ansicht</numerusform>
            <numerusform>%1 von %n Ansichten</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens is measured.</source>
        <translation>Das Objektiv ist vermessen.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: on average %4 pixels off. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3: im Mittel %4 Pixel daneben. Seine Bilder werden von nun an entzerrt.</translation>
    </message>
    <message>
        <source>Save the sheet to print</source>
        <translation>Blatt zum Drucken speichern</translation>
    </message>
    <message>
        <source>Print it at 100 %, not fitted to the page.</source>
        <translation>Druck es mit 100 %, nicht an die Seite angepasst.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Keep exposure and focus as they are</source>
        <translation>Belichtung und Schärfe festhalten</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Nicht gedreht</translation>
    </message>
    <message>
        <source>Turned by 90°</source>
        <translation>Um 90° gedreht</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <source>Turned by 270°</source>
        <translation>Um 270° gedreht</translation>
    </message>
    <message>
        <source>Camera in the network</source>
        <translation>Kamera im Netzwerk</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Vorführtisch</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or watch the demo table.</source>
        <translation>Es ist keine Kamera angeschlossen. Schließe eine an oder sieh dir den Vorführtisch an.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) seen.</source>
        <translation>
            <numerusform>%n Plättchen zu sehen.</numerusform>
            <numerusform>%n Plättchen zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles seen yet: lay the first tile on the table.</source>
        <translation>Noch keine Plättchen zu sehen: Lege das erste auf den Tisch.</translation>
    </message>
    <message>
        <source>Looking for tiles.</source>
        <translation>Suche nach Plättchen.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Kamerabild</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Warten auf die Kamera</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::EndPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Nobody has points yet</source>
        <translation>Noch hat niemand Punkte</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>Jetzt würde %1 gewinnen</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer Hinweis</numerusform>
            <numerusform>und %n weitere Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::MainWindow</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spiel</translation>
    </message>
    <message>
        <source>Report (*.pdf);;Picture of the board (*.png);;Table of all scorings (*.csv);;Record (*.json)</source>
        <translation>Bericht (*.pdf);;Bild des Spielfelds (*.png);;Tabelle aller Wertungen (*.csv);;Partie (*.json)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::NewGamePage</name>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>PLAYERS IN THE ORDER OF PLAY</source>
        <translation>SPIELER IN DER REIHENFOLGE</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>PLÄTTCHEN UND REGELN</translation>
    </message>
    <message>
        <source>CAMERA</source>
        <translation>KAMERA</translation>
    </message>
    <message>
        <source>Choose the box of tiles that you play with.</source>
        <translation>Wähle, mit welchen Plättchen ihr spielt.</translation>
    </message>
    <message>
        <source>Show the meeples first</source>
        <translation>Zuerst die Meeple zeigen</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that any colour, and coins or stones, are told apart surely.</source>
        <translation>Jeder legt einen Meeple neben das erste Plättchen, damit alle Farben, auch Münzen oder Steine, sicher unterschieden werden.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PastGamesPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Nach einem Spieler suchen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Aus dem Regal nehmen</translation>
    </message>
    <message>
        <source>No game lies on the shelf yet.</source>
        <translation>Noch liegt kein Spiel im Regal.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Schnitt</translation>
    </message>
    <message>
        <source>Take this game off the shelf? Its log stays.</source>
        <translation>Dieses Spiel aus dem Regal nehmen? Sein Protokoll bleibt.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Photo or board</source>
        <translation>Foto oder Spielfeld</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Another player</source>
        <translation>Noch ein Spieler</translation>
    </message>
    <message>
        <source>At least two play.</source>
        <translation>Mindestens zwei spielen.</translation>
    </message>
    <message>
        <source>Two players have %1 meeples: choose another colour.</source>
        <translation>Zwei Spieler haben dieselbe Farbe (%1): Wähle eine andere.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one another name.</source>
        <translation>Zwei Spieler heißen %1: Gib einem einen anderen Namen.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Earlier in the order of play</source>
        <translation>Früher in der Reihenfolge</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht mit</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message>
        <source>%1: %2 points, %3 if the game ended now</source>
        <translation>%1: %2 Punkte, %3 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Counts from the next start</source>
        <translation>Gilt ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Sprache (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>A sound when a turn was taken</source>
        <translation>Ein Ton nach jedem Zug</translation>
    </message>
    <message>
        <source>Tournament: no hints about tiles left and dead places</source>
        <translation>Turnier: keine Hinweise auf Restplättchen und tote Plätze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learnt while you play.</source>
        <translation>Weiter mit dem nächsten Spieler; diese Meeple werden beim Spielen gelernt.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take this picture</source>
        <translation>Dieses Bild nehmen</translation>
    </message>
    <message>
        <source>Close the camera</source>
        <translation>Kamera schließen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareEditor</name>
    <message>
        <source>That&apos;s right</source>
        <translation>Das stimmt</translation>
    </message>
    <message>
        <source>Not a tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>YOUR TILE</source>
        <translation>DEIN PLÄTTCHEN</translation>
    </message>
    <message>
        <source>TAKEN FOR</source>
        <translation>GEHALTEN FÜR</translation>
    </message>
    <message>
        <source>Click or use the wheel to turn it</source>
        <translation>Klicken oder Mausrad dreht es</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Enter, in the list of tiles</source>
        <translation>Eingabetaste, in der Liste der Plättchen</translation>
    </message>
    <message>
        <source>LOOKS LIKE</source>
        <translation>SIEHT AUS WIE</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>ALLE ANDEREN PLÄTTCHEN</translation>
    </message>
    <message>
        <source>%1: left out, not a tile</source>
        <translation>%1: ausgelassen, kein Plättchen</translation>
    </message>
    <message>
        <source>%1: perhaps tile %2. Is that right?</source>
        <translation>%1: vielleicht Plättchen %2. Stimmt das?</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: Plättchen %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareList</name>
    <message>
        <source>Tiles that were found</source>
        <translation>Gefundene Plättchen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareListModel</name>
    <message>
        <source>Square %1: tile %2</source>
        <translation>Quadrat %1: Plättchen %2</translation>
    </message>
    <message>
        <source>Square %1: perhaps tile %2</source>
        <translation>Quadrat %1: vielleicht Plättchen %2</translation>
    </message>
    <message>
        <source>Square %1: tile %2, confirmed</source>
        <translation>Quadrat %1: Plättchen %2, bestätigt</translation>
    </message>
    <message>
        <source>Square %1: not a tile</source>
        <translation>Quadrat %1: kein Plättchen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::StartPage</name>
    <message>
        <source>Play on your table. The camera keeps the score.</source>
        <translation>Spielt auf eurem Tisch. Die Kamera zählt die Punkte.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players, tiles, camera, and off you go</source>
        <translation>Spieler, Plättchen, Kamera, und los</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Vorführtisch</translation>
    </message>
    <message>
        <source>Watch a game that plays by itself</source>
        <translation>Einem Spiel zusehen, das sich selbst spielt</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation>Foto öffnen</translation>
    </message>
    <message>
        <source>Read and score one picture of a table</source>
        <translation>Ein Bild eines Tisches lesen und werten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n Zug · %2</numerusform>
            <numerusform>%1 · %n Züge · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png)</source>
        <translation>Fotos (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Filme (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>A film of a game</source>
        <translation>Der Film eines Spiels</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Eigene Plättchen beibringen</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Kamera vermessen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TablePage</name>
    <message>
        <source>Getting ready</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>Korrektur zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Korrektur wiederholen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzes Spielfeld zeigen</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Spielfeld drehen</translation>
    </message>
    <message>
        <source>Shade fields, or everything</source>
        <translation>Wiesen oder alles einfärben</translation>
    </message>
    <message>
        <source>Exchange board and camera</source>
        <translation>Spielfeld und Kamera tauschen</translation>
    </message>
    <message>
        <source>Score board on the whole screen</source>
        <translation>Punktetafel auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>The table can&apos;t be followed</source>
        <translation>Dem Tisch kann nicht gefolgt werden</translation>
    </message>
    <message>
        <source>The pictures have come to their end. You can still correct the game.</source>
        <translation>Die Bilder sind zu Ende. Das Spiel kann weiter korrigiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n Zug gespielt</numerusform>
            <numerusform>%n Züge gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3 points, %4 → %5 if it ended now</source>
        <translation>%1: %2 → %3 Punkte, %4 → %5 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Changed; the scores stay as they were.</source>
        <translation>Geändert; die Punkte bleiben, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Eigene Plättchen beibringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>Add pictures of tiles</source>
        <translation>Bilder von Plättchen hinzufügen</translation>
    </message>
    <message>
        <source>Take pictures with the camera</source>
        <translation>Bilder mit der Kamera machen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Lay your tiles out with gaps on a plain table and take pictures from above, scan them, or take a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Leg deine Plättchen mit Lücken auf einen einfarbigen Tisch und mach Bilder von oben, scanne sie, oder nimm ein fertiges Spielfeld. Mehrere Bilder sind in Ordnung, auch ein Teil der Schachtel.</translation>
    </message>
    <message>
        <source>Choose pictures…</source>
        <translation>Bilder wählen…</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v von %m</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name der Ausgabe</translation>
    </message>
    <message>
        <source>Saved. &quot;%1&quot; can be chosen for new games from now on.</source>
        <translation>Gespeichert. „%1“ kann von nun an für neue Spiele gewählt werden.</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Neue Ausgabe</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Bilder deiner Plättchen</translation>
    </message>
    <message>
        <source>Pictures and scans (*.jpg *.jpeg *.png *.pdf)</source>
        <translation>Bilder und Scans (*.jpg *.jpeg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Give the edition a name.</source>
        <translation>Gib der Ausgabe einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still need a look: confirm them, or save without them.</source>
        <translation>
            <numerusform>%n Plättchen muss noch angesehen werden: bestätige es, oder speichere ohne es.</numerusform>
            <numerusform>%n Plättchen müssen noch angesehen werden: bestätige sie, oder speichere ohne sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>What you taught is not saved. Leave it all the same?</source>
        <translation>Was du beigebracht hast, ist nicht gespeichert. Trotzdem verlassen?</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>Das erste Plättchen</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>This tile was never laid</source>
        <translation>Dieses Plättchen wurde nie gelegt</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Ein anderes Plättchen</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>Turned differently</source>
        <translation>Anders gedreht</translation>
    </message>
    <message>
        <source>By %1°</source>
        <translation>Um %1°</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>On the %1</source>
        <translation>Besetzt: %1</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Kein Meeple</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Hier liegt ein Plättchen</translation>
    </message>
    <message>
        <source>Point at an entry to see what it changes.</source>
        <translation>Zeige auf einen Eintrag, um zu sehen, was er ändert.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
</TS>
