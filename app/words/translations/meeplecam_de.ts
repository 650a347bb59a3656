<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Addresses</name>
    <message>
        <source>Type the address that the phone or camera shows, such as %1.</source>
        <translation>Gib die Adresse ein, die das Handy oder die Kamera anzeigt, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>An address begins with http://, https:// or rtsp://.</source>
        <translation>Eine Adresse beginnt mit http://, https:// oder rtsp://.</translation>
    </message>
    <message>
        <source>“%1” is not supported: an address begins with http://, https:// or rtsp://.</source>
        <translation>„%1“ wird nicht unterstützt: Eine Adresse beginnt mit http://, https:// oder rtsp://.</translation>
    </message>
    <message>
        <source>This address is not complete: after “//” it needs the name or the number of the phone or camera, such as %1.</source>
        <translation>Diese Adresse ist nicht vollständig: Nach „//“ fehlt der Name oder die Nummer des Handys oder der Kamera, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>%1 sends no pictures; check the address, and that phone and computer are in the same network</source>
        <translation>%1 sendet keine Bilder; prüfe die Adresse, und ob Handy und Computer im selben Netz sind</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Nichts wurde übersehen, vergessen oder falsch gewertet.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>Nicht sicher: %1</translation>
    </message>
    <message>
        <source>%1 claims %2, but the board alone gives %3.</source>
        <translation>%1 gibt %2 an, aber das Spielfeld allein ergibt %3.</translation>
    </message>
    <message>
        <source>%1 claims %2. The board gives %3, so %4 must have been scored before.</source>
        <translation>%1 gibt %2 an. Das Spielfeld ergibt %3, der Rest (%4) muss also schon vorher gewertet worden sein.</translation>
    </message>
    <message>
        <source>%1 claims %2, and that is right.</source>
        <translation>%1 gibt %2 an, und das stimmt.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too many.</source>
        <translation>%1 gibt %2 an. Richtig: %3, also %4 zu viel.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too few.</source>
        <translation>%1 gibt %2 an. Richtig: %3, also %4 zu wenig.</translation>
    </message>
    <message>
        <source>Possible reason: %1</source>
        <comment>what explains a claim</comment>
        <translation>Möglicher Grund: %1</translation>
    </message>
    <message numerus="yes">
        <source>Or %n other explanation(s) as likely</source>
        <translation>
            <numerusform>Oder %n andere, ebenso wahrscheinliche Erklärung</numerusform>
            <numerusform>Oder %n andere, ebenso wahrscheinliche Erklärungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No simple mistake explains it</source>
        <translation>Kein einfacher Fehler erklärt das</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Bei sofortigem Ende</translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 auf dem Spielfeld</translation>
    </message>
    <message>
        <source>%1: %3 in the end, %2 of them during the game</source>
        <translation>%1: am Ende %3, davon %2 während des Spiels</translation>
    </message>
    <message>
        <source>%1: %3, %2 of them so far</source>
        <translation>%1: %3, davon bisher %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>road, %1</source>
        <translation>Straße, %1</translation>
    </message>
    <message>
        <source>city, %1</source>
        <translation>Stadt, %1</translation>
    </message>
    <message>
        <source>cloister, %1</source>
        <translation>Kloster, %1</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>Wiese, %1</translation>
    </message>
    <message>
        <source>gingerbread man in a city, %1</source>
        <translation>Lebkuchenmann in einer Stadt, %1</translation>
    </message>
    <message>
        <source>unfinished road, %1</source>
        <translation>unfertige Straße, %1</translation>
    </message>
    <message>
        <source>unfinished city, %1</source>
        <translation>unfertige Stadt, %1</translation>
    </message>
    <message>
        <source>unfinished cloister, %1</source>
        <translation>unfertiges Kloster, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for roads at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Straßen, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cities at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Städte, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cloisters at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Klöster, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for fields at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Wiesen, nicht %3.</translation>
    </message>
    <message>
        <source>A road was scored although none was due: %1.</source>
        <translation>Eine Straße wurde gewertet, obwohl keine zu werten war: %1.</translation>
    </message>
    <message>
        <source>A city was scored although none was due: %1.</source>
        <translation>Eine Stadt wurde gewertet, obwohl keine zu werten war: %1.</translation>
    </message>
    <message>
        <source>A cloister was scored although none was due: %1.</source>
        <translation>Ein Kloster wurde gewertet, obwohl keines zu werten war: %1.</translation>
    </message>
    <message>
        <source>A field was scored although none was due: %1.</source>
        <translation>Eine Wiese wurde gewertet, obwohl keine zu werten war: %1.</translation>
    </message>
    <message>
        <source>The gingerbread man was scored although he was not due: %1.</source>
        <translation>Der Lebkuchenmann wurde gewertet, obwohl er nicht zu werten war: %1.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken back although nothing that it stood on was scored.</source>
        <translation>Der Meeple von %1 wurde zurückgenommen, obwohl nichts gewertet wurde, worauf er stand.</translation>
    </message>
    <message>
        <source>Forgotten in the final scoring: %1 (%2).</source>
        <translation>In der Schlusswertung vergessen: %1 (%2).</translation>
    </message>
    <message>
        <source>Probably forgotten in the final scoring: %1 (%2).</source>
        <translation>Wahrscheinlich in der Schlusswertung vergessen: %1 (%2).</translation>
    </message>
    <message>
        <source>Scored only in turn %1: %2 (%3).</source>
        <translation>Erst in Zug %1 gewertet: %2 (%3).</translation>
    </message>
    <message>
        <source>Not scored: %1 (%2).</source>
        <translation>Nicht gewertet: %1 (%2).</translation>
    </message>
    <message>
        <source>Wrong points: %1. Right: %2; written down: %3.</source>
        <translation>Falsche Punkte: %1. Richtig: %2; aufgeschrieben: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored, but only in turn %2.</source>
        <translation>Der Meeple von %1 wurde nach seiner Wertung nicht sofort zurückgenommen, sondern erst in Zug %2.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored.</source>
        <translation>Der Meeple von %1 wurde nach seiner Wertung nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>Complete, but with meeples of %2 still on it: %1. If it was not scored yet: %3.</source>
        <translation>Fertig, aber noch besetzt von %2: %1. Falls noch nicht gewertet: %3.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too high after this turn.</source>
        <translation>Nach diesem Zug hat %1 %2 zu viel.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too low after this turn.</source>
        <translation>Nach diesem Zug hat %1 %2 zu wenig.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3.</source>
        <translation>%1 hat am Ende %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3. Possible reason: %4.</source>
        <translation>%1 hat am Ende %2, nicht %3. Möglicher Grund: %4.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too many in the supply.</source>
        <translation>%1 hat einen großen Meeple zu viel im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too few in the supply.</source>
        <translation>%1 hat einen großen Meeple zu wenig im Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too many in the supply.</source>
        <translation>
            <numerusform>%1 hat %n Meeple zu viel im Vorrat.</numerusform>
            <numerusform>%1 hat %n Meeple zu viel im Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too few in the supply.</source>
        <translation>
            <numerusform>%1 hat %n Meeple zu wenig im Vorrat.</numerusform>
            <numerusform>%1 hat %n Meeple zu wenig im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was won by %1.</source>
        <translation>Der Sieg ging an %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>possible answers, and why it is not certain</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no completed city beside it</source>
        <translation>keine angrenzende fertige Stadt</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (%3; fewer meeples there: %4)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1: %2 (%3; dort in der Minderheit: %4)</translation>
    </message>
    <message>
        <source>garden, %1</source>
        <translation>Garten, %1</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>unfinished garden, %1</source>
        <translation>unfertiger Garten, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for gardens at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Gärten, nicht %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for goods at the end, not %3.</source>
        <translation>%1 bekommt am Ende %2 für Waren, nicht %3.</translation>
    </message>
    <message>
        <source>A garden was scored although none was due: %1.</source>
        <translation>Ein Garten wurde gewertet, obwohl keiner zu werten war: %1.</translation>
    </message>
    <message>
        <source>Goods were scored although none were due: %1.</source>
        <translation>Waren wurden gewertet, obwohl keine zu werten waren: %1.</translation>
    </message>
    <message>
        <source>%1 has an abbot too many in the supply.</source>
        <translation>%1 hat einen Abt zu viel im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has an abbot too few in the supply.</source>
        <translation>%1 hat einen Abt zu wenig im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has a builder too many in the supply.</source>
        <translation>%1 hat einen Baumeister zu viel im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has a builder too few in the supply.</source>
        <translation>%1 hat einen Baumeister zu wenig im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has a pig too many in the supply.</source>
        <translation>%1 hat ein Schwein zu viel im Vorrat.</translation>
    </message>
    <message>
        <source>%1 has a pig too few in the supply.</source>
        <translation>%1 hat ein Schwein zu wenig im Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too many.</source>
        <translation>
            <numerusform>%1 hat %n Plättchen %2 zu viel.</numerusform>
            <numerusform>%1 hat %n Plättchen %2 zu viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too few.</source>
        <translation>
            <numerusform>%1 hat %n Plättchen %2 zu wenig.</numerusform>
            <numerusform>%1 hat %n Plättchen %2 zu wenig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and how many tokens</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; with a pig, 1 more for each city: %2</source>
        <comment>reasons, players</comment>
        <translation>%1; mit Schwein, je Stadt 1 mehr: %2</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Winter Edition, the twelve animal tiles</source>
        <translation>Winter-Edition, die zwölf Tierplättchen</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <translation>Winter-Edition</translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <translation>Der Lebkuchenmann</translation>
    </message>
    <message>
        <source>The Gingerbread Man, misprinted sheet</source>
        <translation>Der Lebkuchenmann, Fehldruck</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Wirtshäuser und Kathedralen</translation>
    </message>
    <message>
        <source>Print-and-play demo</source>
        <translation>Demo zum Ausdrucken</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, 2014 and later (with gardens)</source>
        <translation>Wirtshäuser &amp; Kathedralen, ab 2014 (mit Gärten)</translation>
    </message>
    <message>
        <source>Carcassonne, 2014 and later (with gardens)</source>
        <translation>Carcassonne, ab 2014 (mit Gärten)</translation>
    </message>
    <message>
        <source>The River, 2001</source>
        <translation>Der Fluss, 2001</translation>
    </message>
    <message>
        <source>The River, 2014</source>
        <translation>Der Fluss, 2014</translation>
    </message>
    <message>
        <source>The River, 2021</source>
        <translation>Der Fluss, 2021</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>Der Abt</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Händler &amp; Baumeister</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, 2015 and later (with gardens)</source>
        <translation>Händler &amp; Baumeister, ab 2015 (mit Gärten)</translation>
    </message>
    <message>
        <source>Waysides</source>
        <translation>Am Wegesrand</translation>
    </message>
</context>
<context>
    <name>Breaches</name>
    <message>
        <source>This tile does not fit: a road meets a field.</source>
        <translation>Dieses Plättchen passt nicht: Eine Straße trifft auf eine Wiese.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a field.</source>
        <translation>Dieses Plättchen passt nicht: Eine Stadt trifft auf eine Wiese.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a road.</source>
        <translation>Dieses Plättchen passt nicht: Eine Stadt trifft auf eine Straße.</translation>
    </message>
    <message>
        <source>This tile does not fit.</source>
        <translation>Dieses Plättchen passt nicht.</translation>
    </message>
    <message>
        <source>There is already a meeple on this road.</source>
        <translation>Auf dieser Straße steht schon ein Meeple.</translation>
    </message>
    <message>
        <source>There is already a meeple in this city.</source>
        <translation>In dieser Stadt steht schon ein Meeple.</translation>
    </message>
    <message>
        <source>There is already a meeple on this cloister.</source>
        <translation>In diesem Kloster steht schon ein Meeple.</translation>
    </message>
    <message>
        <source>There is already a meeple on this field.</source>
        <translation>Auf dieser Wiese steht schon ein Meeple.</translation>
    </message>
    <message>
        <source>This road is complete: meeples go only on unfinished ones.</source>
        <translation>Diese Straße ist fertig: Meeple dürfen nur auf unfertige Straßen.</translation>
    </message>
    <message>
        <source>This city is complete: meeples go only into unfinished ones.</source>
        <translation>Diese Stadt ist fertig: Meeple dürfen nur in unfertige Städte.</translation>
    </message>
    <message>
        <source>This cloister is complete: meeples go only on unfinished ones.</source>
        <translation>Dieses Kloster ist fertig: Meeple dürfen nur in unfertige Klöster.</translation>
    </message>
    <message>
        <source>This player does not take part.</source>
        <translation>Dieser Spieler spielt nicht mit.</translation>
    </message>
    <message>
        <source>This tile is not part of the game.</source>
        <translation>Dieses Plättchen gehört nicht zum Spiel.</translation>
    </message>
    <message>
        <source>Only players of this game can give points to each other.</source>
        <translation>Nur wer mitspielt, kann Punkte abgeben oder bekommen.</translation>
    </message>
    <message>
        <source>Points go from one player to another.</source>
        <translation>Punkte gehen von einem Spieler an einen anderen.</translation>
    </message>
    <message>
        <source>A tile already lies here: %1.</source>
        <translation>Hier liegt schon ein Plättchen: %1.</translation>
    </message>
    <message>
        <source>This place is beyond the edge of the table.</source>
        <translation>Dieser Platz liegt jenseits der Tischkante.</translation>
    </message>
    <message>
        <source>No more tiles fit on the board.</source>
        <translation>Auf das Spielfeld passen keine weiteren Plättchen.</translation>
    </message>
    <message>
        <source>The game is over: the last tile was already placed.</source>
        <translation>Das Spiel ist zu Ende: Das letzte Plättchen wurde schon gelegt.</translation>
    </message>
    <message>
        <source>%1 played, but it was %2&apos;s turn.</source>
        <translation>%1 hat gespielt, aber %2 war am Zug.</translation>
    </message>
    <message>
        <source>A tile was put aside that is not in the box any more: %1.</source>
        <translation>Ein Plättchen wurde beiseitegelegt, das nicht mehr in der Schachtel ist: %1.</translation>
    </message>
    <message>
        <source>A tile was put aside although it could be placed: %1.</source>
        <translation>Ein Plättchen wurde beiseitegelegt, obwohl es gelegt werden konnte: %1.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Dieses Plättchen ist in keiner der verwendeten Schachteln: %1.</translation>
    </message>
    <message>
        <source>The boxes hold fewer tiles of this kind: %1.</source>
        <translation>Die Schachteln enthalten weniger Plättchen dieser Art: %1.</translation>
    </message>
    <message>
        <source>This tile touches no other tile.</source>
        <translation>Dieses Plättchen grenzt an kein anderes.</translation>
    </message>
    <message>
        <source>The meeple stands where nothing can be claimed.</source>
        <translation>Der Meeple steht dort, wo es nichts zu besetzen gibt.</translation>
    </message>
    <message>
        <source>A meeple may only be placed on the tile that was just laid.</source>
        <translation>Ein Meeple darf nur auf das gerade gelegte Plättchen gesetzt werden.</translation>
    </message>
    <message>
        <source>There are two meeples on this tile, but a turn places only one.</source>
        <translation>Auf diesem Plättchen stehen zwei Meeple, aber pro Zug wird nur einer gesetzt.</translation>
    </message>
    <message>
        <source>%1 has no large meeple left.</source>
        <translation>%1 hat keinen großen Meeple mehr.</translation>
    </message>
    <message>
        <source>%1 has no meeple left.</source>
        <translation>%1 hat keinen Meeple mehr.</translation>
    </message>
    <message>
        <source>No meeple may be placed on this part of the tile.</source>
        <translation>Auf diesen Teil des Plättchens darf kein Meeple gesetzt werden.</translation>
    </message>
    <message>
        <source>This game is played without farmers.</source>
        <translation>Dieses Spiel wird ohne Bauern gespielt.</translation>
    </message>
    <message>
        <source>The gingerbread man has to move to another unfinished city.</source>
        <translation>Der Lebkuchenmann muss in eine andere unfertige Stadt ziehen.</translation>
    </message>
    <message>
        <source>The gingerbread man does not move in this turn.</source>
        <translation>Der Lebkuchenmann zieht in diesem Zug nicht weiter.</translation>
    </message>
    <message>
        <source>The gingerbread man can only move to another unfinished city.</source>
        <translation>Der Lebkuchenmann kann nur in eine andere unfertige Stadt ziehen.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>There is already an abbot in this garden.</source>
        <translation>In diesem Garten steht schon ein Abt.</translation>
    </message>
    <message>
        <source>The river comes first: some of its tiles are still to be laid.</source>
        <translation>Zuerst kommt der Fluss: Einige seiner Plättchen fehlen noch.</translation>
    </message>
    <message>
        <source>The lake is the last tile of the river: others are still to be laid.</source>
        <translation>Der See ist das letzte Flussplättchen: Andere fehlen noch.</translation>
    </message>
    <message>
        <source>After the river comes the usual start tile.</source>
        <translation>Nach dem Fluss kommt das übliche Startplättchen.</translation>
    </message>
    <message>
        <source>A river tile must continue the river.</source>
        <translation>Ein Flussplättchen muss den Fluss fortsetzen.</translation>
    </message>
    <message>
        <source>The river may not turn back.</source>
        <translation>Der Fluss darf nicht umkehren.</translation>
    </message>
    <message>
        <source>%1 has no abbot left.</source>
        <translation>%1 hat keinen Abt mehr.</translation>
    </message>
    <message>
        <source>%1 has no builder left.</source>
        <translation>%1 hat keinen Baumeister mehr.</translation>
    </message>
    <message>
        <source>%1 has no pig left.</source>
        <translation>%1 hat kein Schwein mehr.</translation>
    </message>
    <message>
        <source>Only an abbot may stand in a garden.</source>
        <translation>In einem Garten darf nur ein Abt stehen.</translation>
    </message>
    <message>
        <source>An abbot stands only in a cloister or a garden.</source>
        <translation>Ein Abt steht nur in einem Kloster oder einem Garten.</translation>
    </message>
    <message>
        <source>A builder stands only on a road or in a city.</source>
        <translation>Ein Baumeister steht nur auf einer Straße oder in einer Stadt.</translation>
    </message>
    <message>
        <source>A pig stands only in a field.</source>
        <translation>Ein Schwein steht nur auf einer Wiese.</translation>
    </message>
    <message>
        <source>A pig goes only to one&apos;s own farmer.</source>
        <translation>Ein Schwein kommt nur zum eigenen Bauern.</translation>
    </message>
    <message>
        <source>A builder goes only where one&apos;s own meeple stands.</source>
        <translation>Ein Baumeister kommt nur dorthin, wo ein eigener Meeple steht.</translation>
    </message>
    <message>
        <source>%1 already has a pig in this field.</source>
        <translation>%1 hat auf dieser Wiese schon ein Schwein.</translation>
    </message>
    <message>
        <source>%1 already has a builder there.</source>
        <translation>%1 hat dort schon einen Baumeister.</translation>
    </message>
    <message>
        <source>A builder can&apos;t be placed on what is complete.</source>
        <translation>Auf Fertiges kommt kein Baumeister.</translation>
    </message>
    <message>
        <source>This abbot is scored anyway: what it stands on is complete.</source>
        <translation>Dieser Abt wird ohnehin gewertet: Worauf er steht, ist fertig.</translation>
    </message>
    <message>
        <source>An abbot may be taken back only instead of placing a meeple.</source>
        <translation>Ein Abt darf nur zurückgenommen werden, wenn kein Meeple gesetzt wird.</translation>
    </message>
    <message>
        <source>%1 has no abbot there to take back.</source>
        <translation>%1 hat dort keinen Abt zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Meeples don&apos;t stand on the river.</source>
        <translation>Meeple stehen nicht auf dem Fluss.</translation>
    </message>
</context>
<context>
    <name>BrokerWords</name>
    <message>
        <source>%1 is no address of a broker; write it like mqtt://broker/club/table-7</source>
        <translation>%1 ist keine Adresse eines Brokers; schreibe sie wie mqtt://broker/club/table-7</translation>
    </message>
</context>
<context>
    <name>Calibrate</name>
    <message>
        <source>%1 of %2 views: %3</source>
        <comment>what to do next</comment>
        <translation>%1 von %2 Ansichten: %3</translation>
    </message>
    <message>
        <source>%1, %2 × %3: focal length %4 pixels, axis at %5; %6, distortion %7 and %8</source>
        <translation>%1, %2 × %3: Brennweite %4 Pixel, Achse bei %5; %6, Verzeichnung %7 und %8</translation>
    </message>
    <message numerus="yes">
        <source>On average %1 pixels off in %n picture(s)</source>
        <translation>
            <numerusform>Im Mittel %1 Pixel daneben auf %n Bild</numerusform>
            <numerusform>Im Mittel %1 Pixel daneben auf %n Bildern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calibration</name>
    <message>
        <source>all pictures show the calibration sheet from the same angle; tilt the sheet or the camera in some of them</source>
        <translation>alle Bilder zeigen das Kalibrierblatt aus demselben Winkel; neige bei einigen das Blatt oder die Kamera</translation>
    </message>
    <message>
        <source>no lens makes the calibration sheet look like this (%1 pixels off); glue the sheet onto something flat and take sharp pictures</source>
        <translation>so sieht das Kalibrierblatt durch kein Objektiv aus (%1 Pixel daneben); klebe das Blatt auf etwas Flaches und nimm scharfe Bilder auf</translation>
    </message>
    <message>
        <source>%1 of %2 pictures show enough of the calibration sheet, and %3 are needed%4; take more, from different angles and with the sheet in the picture&apos;s corners too</source>
        <translation>%1 von %2 Bildern zeigen genug vom Kalibrierblatt, nötig sind %3%4; nimm mehr auf, aus verschiedenen Winkeln und mit dem Blatt auch in den Ecken des Bildes</translation>
    </message>
    <message>
        <source>%1 has another size than %2; take all pictures with the same camera and resolution</source>
        <translation>%1 hat eine andere Größe als %2; nimm alle Bilder mit derselben Kamera und Auflösung auf</translation>
    </message>
    <message>
        <source>%1: no calibration sheet visible</source>
        <translation>%1: kein Kalibrierblatt zu sehen</translation>
    </message>
    <message>
        <source>%1: too little of the calibration sheet is clearly visible</source>
        <translation>%1: zu wenig vom Kalibrierblatt ist deutlich zu sehen</translation>
    </message>
    <message>
        <source>the pictures of the calibration sheet contradict each other; retake them with the same zoom</source>
        <translation>die Bilder des Kalibrierblatts widersprechen einander; nimm sie mit gleichem Zoom neu auf</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Open a recording</source>
        <translation>Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Choose another camera</source>
        <translation>Andere Kamera wählen</translation>
    </message>
    <message>
        <source>Go on with this camera</source>
        <translation>Mit dieser Kamera weitermachen</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Aufnahme öffnen…</translation>
    </message>
</context>
<context>
    <name>Cameras</name>
    <message>
        <source>%1: the lens can&apos;t be kept there; check that the folder may be written to</source>
        <translation>%1: Das Objektiv kann dort nicht gespeichert werden; prüfe, ob in den Ordner geschrieben werden darf</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is not calibrated; calibrate it with: meeplecam calibrate camera PICTURE… --camera NAME</source>
        <translation>die Kamera „%1“ ist nicht kalibriert; kalibriere sie mit: meeplecam calibrate camera BILD… --camera NAME</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is calibrated for pictures of %2, not of %3; calibrate it at that resolution</source>
        <translation>die Kamera „%1“ ist für Bilder von %2 kalibriert, nicht für %3; kalibriere sie mit dieser Auflösung</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game, at the right of the chart</comment>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>the claim &apos;%1&apos; names no player; write PLAYER=POINTS, the players are %2</source>
        <translation>die Angabe „%1“ nennt niemanden, der mitspielt; schreibe SPIELER=PUNKTE, es spielen %2</translation>
    </message>
    <message>
        <source>the claim &apos;%1&apos; has no number of points behind the =; write PLAYER=POINTS</source>
        <translation>in der Angabe „%1“ steht hinter dem = keine Punktzahl; schreibe SPIELER=PUNKTE</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>dunkelrot</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>hellrot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>dark orange</source>
        <translation>dunkelorange</translation>
    </message>
    <message>
        <source>pale orange</source>
        <translation>hellorange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>dunkelgelb</translation>
    </message>
    <message>
        <source>pale yellow</source>
        <translation>hellgelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>hellgrün</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>dark turquoise</source>
        <translation>dunkeltürkis</translation>
    </message>
    <message>
        <source>pale turquoise</source>
        <translation>helltürkis</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>dunkelblau</translation>
    </message>
    <message>
        <source>pale blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>dark purple</source>
        <translation>dunkellila</translation>
    </message>
    <message>
        <source>pale purple</source>
        <translation>helllila</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>dark pink</source>
        <translation>dunkelrosa</translation>
    </message>
    <message>
        <source>pale pink</source>
        <translation>hellrosa</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>dunkelgrau</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>hellgrau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>hellbraun</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>dunkelbraun</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>meeples: %1; other things: %2</source>
        <translation>Meeple: %1; anderes: %2</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>%1, picture</source>
        <translation>%1, Bild</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>nicht verwendet: %1</translation>
    </message>
    <message>
        <source>Kept as %1; the pictures of that camera are straightened from now on.</source>
        <translation>Gespeichert als %1; die Bilder dieser Kamera werden von nun an entzerrt.</translation>
    </message>
    <message>
        <source>Kept as %1; use it with --camera &quot;%2&quot;.</source>
        <translation>Gespeichert als %1; benutze es mit --camera &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>no past games</source>
        <translation>keine früheren Spiele</translation>
    </message>
    <message>
        <source>added to the past games as number %1</source>
        <translation>als Nummer %1 zu den früheren Spielen gelegt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Meeplecam house edition: %1</source>
        <translation>Hausausgabe von Meeplecam: %1</translation>
    </message>
    <message>
        <source>%1 might be overwritten; choose a folder without other pictures</source>
        <translation>%1 könnte überschrieben werden; wähle einen Ordner ohne andere Bilder</translation>
    </message>
    <message>
        <source>who plays? Name the colours in the order of play: --players red,blue</source>
        <translation>wer spielt? Nenne die Farben in der Reihenfolge der Züge: --players red,blue</translation>
    </message>
    <message>
        <source>no camera is connected that this user may use</source>
        <translation>keine Kamera angeschlossen, die dieser Benutzer verwenden darf</translation>
    </message>
    <message>
        <source>no tile was seen by which to tell the edition; lay the first tile so that the camera sees it, or name the edition with --catalogue</source>
        <translation>es war kein Plättchen zu sehen, an dem die Ausgabe zu erkennen ist; lege das erste Plättchen so, dass die Kamera es sieht, oder nenne die Ausgabe mit --catalogue</translation>
    </message>
    <message>
        <source>the tiles are those of %1 already: nothing was written into %2</source>
        <translation>die Plättchen sind schon die von %1: in %2 wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>%1 is there already; choose another name, or write over it by --force</source>
        <translation>%1 gibt es schon; wähle einen anderen Namen oder überschreibe es mit --force</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten; choose another name</source>
        <translation>%1 wird gelesen und würde überschrieben; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 is to be written by %2, too; choose another name</source>
        <translation>%1 soll auch von %2 geschrieben werden; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 lies in %2 and might be overwritten; choose another folder</source>
        <translation>%1 liegt in %2 und könnte überschrieben werden; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 is no size like 1920x1080</source>
        <translation>%1 ist keine Größe wie 1920x1080</translation>
    </message>
    <message>
        <source>standard output cannot be written to; make room where it goes</source>
        <translation>auf die Standardausgabe kann nicht geschrieben werden; schaffe Platz, wo sie hingeht</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose a name that ends in .png or .jpg, in a folder that exists and has room</source>
        <translation>%1 kann nicht geschrieben werden; wähle einen Namen, der auf .png oder .jpg endet, in einem Ordner, den es gibt und in dem Platz ist</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>es fehlt ein Befehl</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 ist nötig</translation>
    </message>
    <message>
        <source>%1 does not take &apos;%2&apos;</source>
        <translation>%1 nimmt „%2“ nicht an</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is none of %3</source>
        <translation>%1: „%2“ gehört nicht zu %3</translation>
    </message>
    <message>
        <source>%1 needs %2, too</source>
        <translation>%1 braucht auch %2</translation>
    </message>
    <message>
        <source>%1; %2 --help shows how</source>
        <translation>%1; %2 --help zeigt, wie es geht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command or option of %2; %2 --help shows how</source>
        <translation>„%1“ ist kein Befehl und keine Option von %2; %2 --help zeigt, wie es geht</translation>
    </message>
    <message>
        <source>type the number of a question and of its answer; %1 shows all words</source>
        <translation>gib die Nummer einer Frage und die ihrer Antwort ein; %1 zeigt alle Befehle</translation>
    </message>
    <message>
        <source>no tile is called %1; type it as in base.U</source>
        <translation>kein Plättchen heißt %1; schreibe es wie base.U</translation>
    </message>
    <message>
        <source>this tile has the features 0 to %1</source>
        <translation>dieses Plättchen hat die Gebiete 0 bis %1</translation>
    </message>
    <message>
        <source>no player is called %1</source>
        <translation>niemand am Tisch heißt %1</translation>
    </message>
    <message>
        <source>question %1 has no answer %2</source>
        <translation>Frage %1 hat keine Antwort %2</translation>
    </message>
    <message>
        <source>there is no question %1</source>
        <translation>es gibt keine Frage %1</translation>
    </message>
    <message>
        <source>there is no turn %1; the last is turn %2</source>
        <translation>es gibt keinen Zug %1; der letzte ist Zug %2</translation>
    </message>
    <message>
        <source>%1: the file for the events can&apos;t be written; choose another place</source>
        <translation>%1: Die Datei für die Ereignisse kann nicht geschrieben werden; wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>%1: the folder for pictures can&apos;t be made; choose another place</source>
        <translation>%1: Der Ordner für Bilder kann nicht angelegt werden; wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>%1 holds the pictures of another game; choose another folder</source>
        <translation>%1 enthält die Bilder eines anderen Spiels; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>no figure of this game is called %1</source>
        <translation>keine Figur dieses Spiels heißt %1</translation>
    </message>
    <message>
        <source>no abbot can come home in this turn</source>
        <translation>in diesem Zug kann kein Abt zurückkommen</translation>
    </message>
    <message>
        <source>%1 names no space; write its points and where its middle is on the photo, in pixels: --space 0=120,860</source>
        <translation>%1 nennt kein Feld; anzugeben sind seine Punkte und wo seine Mitte auf dem Foto ist, in Pixeln: --space 0=120,860</translation>
    </message>
</context>
<context>
    <name>Discard</name>
    <message>
        <source>Discard changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1 × %2, up to %3 pictures a second</source>
        <translation>%1 × %2, bis zu %3 Bilder in der Sekunde</translation>
    </message>
    <message>
        <source>%1, packed as JPEG</source>
        <translation>%1, als JPEG gepackt</translation>
    </message>
    <message>
        <source>%1: it does not say which pictures it can send.</source>
        <translation>%1: Sie sagt nicht, welche Bilder sie liefern kann.</translation>
    </message>
    <message>
        <source>Games use it at %1 × %2.</source>
        <translation>Spiele nutzen sie mit %1 × %2.</translation>
    </message>
    <message>
        <source>%1 sees little: tiles should be 45 pixels wide or more, so put it close to the table.</source>
        <translation>%1 sieht wenig: Plättchen sollten mindestens 45 Pixel breit sein, also stell sie nah an den Tisch.</translation>
    </message>
    <message>
        <source>Cameras are taken from the system directly: one program at a time can use a camera.</source>
        <translation>Kameras kommen direkt vom System: Eine Kamera kann nur von einem Programm zugleich benutzt werden.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is not running: one program at a time can use a camera.</source>
        <translation>Der Medienserver (PipeWire) läuft nicht: Eine Kamera kann nur von einem Programm zugleich benutzt werden.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running, but can&apos;t lend its cameras: install gstreamer1.0-pipewire.</source>
        <translation>Der Medienserver (PipeWire) läuft, kann seine Kameras aber nicht leihen: Installiere gstreamer1.0-pipewire.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running: several programs can share a camera.</source>
        <translation>Der Medienserver (PipeWire) läuft: Mehrere Programme können sich eine Kamera teilen.</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Kameras</translation>
    </message>
    <message>
        <source>You may not use %1: join the group that owns it (sudo adduser $USER video), then log in again.</source>
        <translation>Du darfst %1 nicht benutzen: Tritt der Gruppe bei, der das Gerät gehört (sudo adduser $USER video), und melde dich neu an.</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or take the pictures of a phone: meeplecam watch http://ADDRESS. Photos and films need none.</source>
        <translation>Keine Kamera ist angeschlossen. Schließ eine an, oder nimm die Bilder eines Telefons: meeplecam watch http://ADRESSE. Fotos und Filme brauchen keine.</translation>
    </message>
    <message>
        <source>Parts of GStreamer that cameras need are missing (%1): install gstreamer1.0-plugins-base and gstreamer1.0-plugins-good.</source>
        <translation>Teile von GStreamer, die Kameras brauchen, fehlen (%1): Installiere gstreamer1.0-plugins-base und gstreamer1.0-plugins-good.</translation>
    </message>
    <message>
        <source>The program runs in a sandbox, and the desktop&apos;s portal, which lends it cameras, is not installed: install xdg-desktop-portal.</source>
        <translation>Das Programm läuft in einer Sandbox, und das Portal des Desktops, das ihm Kameras leiht, ist nicht installiert: Installiere xdg-desktop-portal.</translation>
    </message>
    <message>
        <source>Qt can&apos;t use cameras here: install libqt6multimedia6 anew.</source>
        <translation>Qt kann hier keine Kameras benutzen: Installiere libqt6multimedia6 neu.</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>These can be written and read: %1.</source>
        <translation>Diese lassen sich schreiben und lesen: %1.</translation>
    </message>
    <message>
        <source>These can&apos;t be written and read: %1. Install OpenCV&apos;s libopencv-videoio with FFmpeg, or make room for temporary files.</source>
        <translation>Diese lassen sich nicht schreiben und lesen: %1. Installiere libopencv-videoio von OpenCV mit FFmpeg, oder schaffe Platz für temporäre Dateien.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>No screen is to be found, so the window can&apos;t open. All commands work without one.</source>
        <translation>Es ist kein Bildschirm zu finden, also kann sich das Fenster nicht öffnen. Alle Befehle gehen ohne.</translation>
    </message>
    <message>
        <source>The window opens on a screen of X11.</source>
        <translation>Das Fenster öffnet sich auf einem Bildschirm von X11.</translation>
    </message>
    <message>
        <source>The window opens on a screen of Wayland.</source>
        <translation>Das Fenster öffnet sich auf einem Bildschirm von Wayland.</translation>
    </message>
    <message>
        <source>The window opens where QT_QPA_PLATFORM says.</source>
        <translation>Das Fenster öffnet sich, wo QT_QPA_PLATFORM es sagt.</translation>
    </message>
    <message>
        <source>A graphics card is there; the program needs none.</source>
        <translation>Eine Grafikkarte ist da; das Programm braucht keine.</translation>
    </message>
    <message>
        <source>There is no graphics card; the program needs none.</source>
        <translation>Es gibt keine Grafikkarte; das Programm braucht keine.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) (%1).</source>
        <translation>
            <numerusform>%n Kern (%1).</numerusform>
            <numerusform>%n Kerne (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of memory.</source>
        <translation>%1 Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Memory is short for very large photos: one of 60 megapixels takes 1 GB.</source>
        <translation>Der Arbeitsspeicher ist knapp für sehr große Fotos: Eins mit 60 Megapixeln braucht 1 GB.</translation>
    </message>
    <message>
        <source>The table that comes with the program could not be read: install the program anew.</source>
        <translation>Der Tisch, der mit dem Programm kommt, konnte nicht gelesen werden: Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>A table of %1 is read in %2 s: %3 looks a second.</source>
        <translation>Ein Tisch (%1) wird in %2 s gelesen: %3 Blicke in der Sekunde.</translation>
    </message>
    <message>
        <source>That is slow: during a game, news arrive a few seconds late, and pictures in between are skipped.</source>
        <translation>Das ist langsam: Während eines Spiels kommen Neuigkeiten einige Sekunden später, und Bilder dazwischen werden ausgelassen.</translation>
    </message>
    <message>
        <source>Letters and languages</source>
        <translation>Schrift und Sprachen</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is there.</source>
        <translation>Die Schrift für Bilder und Berichte (DejaVu Sans) ist da.</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is missing: install fonts-dejavu-core.</source>
        <translation>Die Schrift für Bilder und Berichte (DejaVu Sans) fehlt: Installiere fonts-dejavu-core.</translation>
    </message>
    <message>
        <source>The program&apos;s languages are missing: install the program anew.</source>
        <translation>Die Sprachen des Programms fehlen: Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The program speaks %1; with you it is %2.</source>
        <translation>Das Programm spricht %1; mit dir ist es %2.</translation>
    </message>
    <message>
        <source>Past games and taught editions</source>
        <translation>Frühere Spiele und eingelernte Ausgaben</translation>
    </message>
    <message>
        <source>Settings and lenses</source>
        <translation>Einstellungen und Objektive</translation>
    </message>
    <message>
        <source>Prepared catalogues</source>
        <translation>Vorbereitete Kataloge</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>%1: nowhere, because you have no home folder: set HOME.</source>
        <translation>%1: nirgends, weil du keinen Benutzerordner hast: Setze HOME.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t be written: see to whom it belongs, and whether the disk is full.</source>
        <translation>%1: In %2 lässt sich nicht schreiben: Sieh nach, wem der Ordner gehört und ob der Datenträger voll ist.</translation>
    </message>
    <message>
        <source>%1: %2, with %3 free.</source>
        <translation>%1: %2, mit %3 frei.</translation>
    </message>
    <message>
        <source>There is little room in %1.</source>
        <translation>In %1 ist wenig Platz.</translation>
    </message>
    <message>
        <source>The tiles and networks that come with the program are missing: install the program anew.</source>
        <translation>Die Plättchen und Netze, die mit dem Programm kommen, fehlen: Installiere das Programm neu.</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Meeplecam %1 on %2</source>
        <translation>Meeplecam %1 auf %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Fehlt: %1</translation>
    </message>
    <message>
        <source>Something is missing; see above what to do.</source>
        <translation>Etwas fehlt; oben steht, was zu tun ist.</translation>
    </message>
    <message>
        <source>All that the program needs is there.</source>
        <translation>Alles, was das Programm braucht, ist da.</translation>
    </message>
</context>
<context>
    <name>EditionHints</name>
    <message>
        <source>The tiles match the edition now: the game is followed.</source>
        <translation>Die Plättchen passen jetzt zur Ausgabe: Das Spiel wird verfolgt.</translation>
    </message>
    <message>
        <source>Press Ctrl-C, and start again with: %1</source>
        <translation>Drücke Strg-C und starte neu mit: %1</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>House edition</source>
        <translation>Hausausgabe</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Hausausgabe, Winter</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition. They match “%1”.</source>
        <translation>Die Plättchen auf dem Tisch passen zu keinem Bild dieser Ausgabe. Sie passen zu „%1“.</translation>
    </message>
    <message>
        <source>The tiles match no known edition. They are read by what they show.</source>
        <translation>Die Plättchen passen zu keiner bekannten Ausgabe. Gelesen wird, was auf ihnen zu sehen ist.</translation>
    </message>
    <message>
        <source>The tiles match “%1”, and nearly as well “%2”. They are read as those of “%1”; choose the right edition if that is wrong.</source>
        <translation>Die Plättchen passen zu „%1“ und fast ebenso gut zu „%2“. Sie werden als die von „%1“ gelesen; wähle die richtige Ausgabe, falls das nicht stimmt.</translation>
    </message>
    <message>
        <source>The tiles match “%1”.</source>
        <translation>Die Plättchen passen zu „%1“.</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition, nor of any other known one. Choose their edition, teach these tiles, or play with any tiles.</source>
        <translation>Die Plättchen auf dem Tisch passen zu keinem Bild dieser oder einer anderen bekannten Ausgabe. Wähle ihre Ausgabe, lerne diese Plättchen ein oder spiele mit beliebigen Plättchen.</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json</source>
        <translation>es gibt keinen Katalog %1; nenne einen Ordner mit einer catalogue.json</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json, or one of these names: %2</source>
        <translation>es gibt keinen Katalog %1; nenne einen Ordner mit einer catalogue.json oder einen dieser Namen: %2</translation>
    </message>
    <message>
        <source>%1; mend the line, or take the folder away to forget what was learned</source>
        <translation>%1; verbessere die Zeile, oder entferne den Ordner, um das Gelernte zu vergessen</translation>
    </message>
    <message>
        <source>%1 is missing or damaged; forget it by: meeplecam learn undo %2</source>
        <translation>%1 fehlt oder ist beschädigt; vergiss es mit: meeplecam learn undo %2</translation>
    </message>
    <message>
        <source>the picture was not written</source>
        <translation>das Bild wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>no picture with the number %1 counts; meeplecam learn list shows those that do</source>
        <translation>kein Bild mit der Nummer %1 zählt; meeplecam learn list zeigt, welche zählen</translation>
    </message>
    <message>
        <source>%1 page %2</source>
        <translation>%1 Seite %2</translation>
    </message>
    <message>
        <source>no meeples are called %1; the colours are %2</source>
        <translation>keine Meeple heißen %1; die Farben sind %2</translation>
    </message>
    <message>
        <source>only read, audit and watch find out which edition it is; name a catalogue</source>
        <translation>nur read, audit und watch finden heraus, welche Ausgabe es ist; nenne einen Katalog</translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table: %1.</source>
        <translation>Auf dem Tisch liegen Plättchen aus Schachteln, die nicht gewählt waren: %1.</translation>
    </message>
    <message>
        <source>The picture is mirrored. Turn mirroring off in the settings of the camera, or of the program that passes its picture on.</source>
        <translation>Das Bild ist gespiegelt. Schalte das Spiegeln in den Einstellungen der Kamera aus oder in denen des Programms, das ihr Bild weitergibt.</translation>
    </message>
</context>
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
        <translation>Bei sofortigem Ende: %1</translation>
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
            <numerusform>%n davon würde eine Regel brechen</numerusform>
            <numerusform>%n davon würden eine Regel brechen</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Die Punkte ändern sich nicht.</translation>
    </message>
    <message>
        <source>This turn is no longer in the game. Choose one from the list.</source>
        <translation>Dieser Zug ist nicht mehr im Spiel. Wähle einen aus der Liste.</translation>
    </message>
    <message>
        <source>This tile is not part of this game. Choose one from its boxes.</source>
        <translation>Dieses Plättchen gehört nicht zu diesem Spiel. Wähle eines aus den verwendeten Schachteln.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Diesen Spieler gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no tile on the table yet.</source>
        <translation>Noch liegt kein Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <source>No meeple can stand there. Choose a road, city, field or cloister.</source>
        <translation>Dort kann kein Meeple stehen. Wähle eine Straße, eine Stadt, eine Wiese oder ein Kloster.</translation>
    </message>
    <message>
        <source>This meeple is no longer there. Look at the board again.</source>
        <translation>Dieser Meeple ist nicht mehr da. Sieh noch einmal auf das Spielfeld.</translation>
    </message>
    <message>
        <source>A tile already lies there. Correct that one instead.</source>
        <translation>Dort liegt schon ein Plättchen. Korrigiere stattdessen dieses.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>Diese Frage ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>This question has changed. Read it again.</source>
        <translation>Diese Frage hat sich geändert. Lies sie noch einmal.</translation>
    </message>
    <message>
        <source>The game could not go on after this change, so nothing was changed.</source>
        <translation>Nach dieser Änderung könnte das Spiel nicht weitergehen, deshalb wurde nichts geändert.</translation>
    </message>
    <message>
        <source>No abbot of this player can come home in this turn. Correct where it was placed.</source>
        <translation>In diesem Zug kann kein Abt zurückkommen. Berichtige, wo er gesetzt wurde.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 puts a meeple on the road</source>
        <translation>%1 setzt einen Meeple auf die Straße</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the city</source>
        <translation>%1 setzt einen Meeple in die Stadt</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the cloister</source>
        <translation>%1 setzt einen Meeple ins Kloster</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the field</source>
        <translation>%1 setzt einen Meeple auf die Wiese</translation>
    </message>
    <message>
        <source>%1 puts a meeple on the board</source>
        <translation>%1 setzt einen Meeple auf das Spielfeld</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the road</source>
        <translation>%1 setzt den großen Meeple auf die Straße</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the city</source>
        <translation>%1 setzt den großen Meeple in die Stadt</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the cloister</source>
        <translation>%1 setzt den großen Meeple ins Kloster</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the field</source>
        <translation>%1 setzt den großen Meeple auf die Wiese</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the board</source>
        <translation>%1 setzt den großen Meeple auf das Spielfeld</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the road</source>
        <translation>%1 legt „%2“ und setzt einen Meeple auf die Straße</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the city</source>
        <translation>%1 legt „%2“ und setzt einen Meeple in die Stadt</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the cloister</source>
        <translation>%1 legt „%2“ und setzt einen Meeple ins Kloster</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the field</source>
        <translation>%1 legt „%2“ und setzt einen Meeple auf die Wiese</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the board</source>
        <translation>%1 legt „%2“ und setzt einen Meeple auf das Spielfeld</translation>
    </message>
    <message>
        <source>%1 scores %2 for a road (%3)</source>
        <translation>%1 bekommt %2 für eine Straße (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a city (%3)</source>
        <translation>%1 bekommt %2 für eine Stadt (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a cloister (%3)</source>
        <translation>%1 bekommt %2 für ein Kloster (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a field (%3)</source>
        <translation>%1 bekommt %2 für eine Wiese (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for the gingerbread man (%3)</source>
        <translation>%1 bekommt %2 für den Lebkuchenmann (%3)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>A note is resolved</source>
        <translation>Ein Hinweis ist erledigt</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>A question is resolved</source>
        <translation>Eine Frage ist erledigt</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>Das Spiel kann nicht verfolgt werden: %1</translation>
    </message>
    <message>
        <source>The game is followed again</source>
        <translation>Das Spiel wird wieder verfolgt</translation>
    </message>
    <message>
        <source>The meeples of %1 are known now: %2</source>
        <translation>Die Meeple von %1 sind jetzt bekannt: %2</translation>
    </message>
    <message>
        <source>%1 sets “%2” aside, since it fits nowhere</source>
        <translation>%1 legt „%2“ beiseite, weil es nirgends passt</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3</source>
        <translation>%1 gibt %2 an %3</translation>
    </message>
    <message>
        <source>The first tile is “%1”</source>
        <translation>Das erste Plättchen ist „%1“</translation>
    </message>
    <message>
        <source>%1 lays “%2”</source>
        <translation>%1 legt „%2“</translation>
    </message>
    <message>
        <source>%1 takes the large meeple back</source>
        <translation>%1 nimmt den großen Meeple zurück</translation>
    </message>
    <message>
        <source>%1 takes a meeple back</source>
        <translation>%1 nimmt einen Meeple zurück</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The game is over and %1 wins: %2</source>
        <translation>Das Spiel ist zu Ende und %1 gewinnt: %2</translation>
    </message>
    <message>
        <source>The game is over and %1 share the victory: %2</source>
        <translation>Das Spiel ist zu Ende und %1 teilen sich den Sieg: %2</translation>
    </message>
    <message>
        <source>“%1” is not part of this game</source>
        <translation>„%1“ gehört nicht zu diesem Spiel</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 (not: %2)</source>
        <translation>Korrigiert: %1 (nicht: %2)</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Korrigiert: %1</translation>
    </message>
    <message>
        <source>Confirmed: %1</source>
        <translation>Bestätigt: %1</translation>
    </message>
    <message>
        <source>In another order: %1</source>
        <translation>In anderer Reihenfolge: %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3 if the game ended now)</source>
        <translation>%1 %2 (%3 bei sofortigem Ende)</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Punktestand: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of an answer and the answer</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a question, its answers, and why it is asked</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 puts the abbot on the board</source>
        <translation>%1 setzt den Abt</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the cloister</source>
        <translation>%1 setzt den Abt ins Kloster</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the garden</source>
        <translation>%1 setzt den Abt in den Garten</translation>
    </message>
    <message>
        <source>%1 puts the builder on the road</source>
        <translation>%1 setzt den Baumeister auf die Straße</translation>
    </message>
    <message>
        <source>%1 puts the builder in the city</source>
        <translation>%1 setzt den Baumeister in die Stadt</translation>
    </message>
    <message>
        <source>%1 puts the builder on the board</source>
        <translation>%1 setzt den Baumeister</translation>
    </message>
    <message>
        <source>%1 puts the pig in the field</source>
        <translation>%1 setzt das Schwein auf die Wiese</translation>
    </message>
    <message>
        <source>%1 takes the abbot back</source>
        <translation>%1 nimmt den Abt zurück</translation>
    </message>
    <message>
        <source>%1 takes the builder back</source>
        <translation>%1 nimmt den Baumeister zurück</translation>
    </message>
    <message>
        <source>%1 takes the pig back</source>
        <translation>%1 nimmt das Schwein zurück</translation>
    </message>
    <message>
        <source>%1 scores %2 for a garden (%3)</source>
        <translation>%1 bekommt %2 für einen Garten (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for goods (%3)</source>
        <translation>%1 bekommt %2 für Waren (%3)</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the board (*.png)</source>
        <translation>Bild des Spielfelds (*.png)</translation>
    </message>
    <message>
        <source>Table of all scorings (*.csv)</source>
        <translation>Tabelle aller Wertungen (*.csv)</translation>
    </message>
    <message>
        <source>Record (*.json)</source>
        <translation>Spielprotokoll (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 is the recording of a game. Choose another name.</source>
        <translation>%1 ist die Aufnahme eines Spiels. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .csv or .json.</source>
        <translation>Der Dateityp von %1 ist nicht bekannt. Wähle einen Namen, der auf .pdf, .png, .csv oder .json endet.</translation>
    </message>
    <message>
        <source>Final scoring of a photo</source>
        <translation>Schlusswertung eines Fotos</translation>
    </message>
    <message>
        <source>What was read (*.json)</source>
        <translation>Erkanntes Spielfeld (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose a folder that exists and has room.</source>
        <translation>%1 kann nicht geschrieben werden. Wähle einen vorhandenen Ordner mit freiem Platz.</translation>
    </message>
    <message>
        <source>Picture to share (*.jpg)</source>
        <translation>Bild zum Teilen (*.jpg)</translation>
    </message>
    <message>
        <source>Film of the game (*.mp4)</source>
        <translation>Film der Partie (*.mp4)</translation>
    </message>
    <message>
        <source>The file is written…</source>
        <translation>Die Datei wird geschrieben …</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .jpg, .mp4, .csv, .json, .jcz or .bgg.</source>
        <translation>Die Art von %1 ist nicht bekannt. Wähle einen Namen, der auf .pdf, .png, .jpg, .mp4, .csv, .json, .jcz oder .bgg endet.</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>JCloisterZone does not know the house rules of this game</source>
        <translation>JCloisterZone kennt die Hausregeln dieses Spiels nicht</translation>
    </message>
    <message>
        <source>it breaks a rule, and JCloisterZone would stop there</source>
        <translation>er bricht eine Regel, und JCloisterZone würde dort anhalten</translation>
    </message>
    <message>
        <source>points pass between players, which JCloisterZone does not know</source>
        <translation>Punkte gehen von einem zum anderen, was JCloisterZone nicht kennt</translation>
    </message>
    <message>
        <source>turn %1 cannot be written for JCloisterZone: %2</source>
        <translation>Zug %1 kann für JCloisterZone nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>JCloisterZone does not have the tiles of the box “%1”</source>
        <translation>JCloisterZone hat die Plättchen von „%1“ nicht</translation>
    </message>
    <message>
        <source>JCloisterZone lays the river by another rule, which does not allow it</source>
        <translation>JCloisterZone legt den Fluss nach einer anderen Regel, die das nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file and no camera “%1”: no camera is connected that this user may use; plug one in</source>
        <translation>Es gibt weder eine Datei noch eine Kamera „%1“: Es ist keine Kamera angeschlossen, die dieser Benutzer verwenden darf; schließe eine an</translation>
    </message>
    <message>
        <source>There is no file and no camera “%1”; the cameras are: %2</source>
        <translation>Es gibt weder eine Datei noch eine Kamera „%1“; die Kameras sind: %2</translation>
    </message>
    <message>
        <source>The camera %1 was just unplugged; plug it in again</source>
        <translation>Die Kamera %1 wurde gerade abgezogen; schließe sie wieder an</translation>
    </message>
    <message>
        <source>%1 is the log of another game (%2 differ); use the same settings as before, or choose another log</source>
        <translation>%1 ist das Protokoll eines anderen Spiels (verschieden: %2); verwende dieselben Einstellungen wie zuvor oder wähle ein anderes Protokoll</translation>
    </message>
    <message>
        <source>%1 cannot be resumed (%2); make sure that no other program uses it and that it is writable, or choose another log</source>
        <translation>%1 kann nicht fortgesetzt werden (%2); stelle sicher, dass kein anderes Programm die Datei benutzt und sie beschreibbar ist, oder wähle ein anderes Protokoll</translation>
    </message>
    <message>
        <source>%1 was moved away or deleted; it was written anew, and nothing is lost</source>
        <translation>%1 wurde verschoben oder gelöscht; die Datei wurde neu geschrieben, nichts ist verloren</translation>
    </message>
    <message>
        <source>%1 was changed by another program; it was written anew, and nothing is lost</source>
        <translation>%1 wurde von einem anderen Programm verändert; die Datei wurde neu geschrieben, nichts ist verloren</translation>
    </message>
    <message>
        <source>%1 is there already; add --resume to continue, or choose another name</source>
        <translation>%1 gibt es schon; ergänze --resume, um fortzusetzen, oder wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); the game goes on in memory until it can</source>
        <translation>%1 kann nicht geschrieben werden (%2); das Spiel läuft so lange im Speicher weiter</translation>
    </message>
    <message>
        <source>%1 is a log without a first line; nothing was written to it</source>
        <translation>%1 ist ein Protokoll ohne erste Zeile; es wurde nichts hineingeschrieben</translation>
    </message>
    <message>
        <source>%1 is not a film that can be read; choose a film (mp4, avi, mkv, webm …) or convert it</source>
        <translation>%1 ist kein lesbarer Film; wähle einen Film (mp4, avi, mkv, webm …) oder wandle ihn um</translation>
    </message>
    <message>
        <source>%1: what was learned cannot be saved there (%2); check that the folder may be written to and has room</source>
        <translation>%1: Gelerntes kann dort nicht gespeichert werden (%2); prüfe, ob der Ordner beschreibbar ist und Platz hat</translation>
    </message>
    <message>
        <source>What was learned cannot be saved: this user has no home folder</source>
        <translation>Gelerntes kann nicht gespeichert werden: Dieser Benutzer hat keinen persönlichen Ordner</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ein anderes Programm schreibt hinein</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>There is no game to export: %1</source>
        <translation>Es gibt kein Spiel zu exportieren: %1</translation>
    </message>
    <message>
        <source>There is no game to export: no tile was laid yet</source>
        <translation>Es gibt kein Spiel zu exportieren: Es wurde noch kein Plättchen gelegt</translation>
    </message>
    <message>
        <source>%1 is no address of pictures; it begins with http://, https:// or rtsp://</source>
        <translation>%1 ist keine Bildadresse; sie beginnt mit http://, https:// oder rtsp://</translation>
    </message>
    <message>
        <source>“%1” does not exist; choose a film, a folder of pictures, a camera or an address</source>
        <translation>„%1“ gibt es nicht; wähle einen Film, einen Ordner mit Bildern, eine Kamera oder eine Adresse</translation>
    </message>
    <message>
        <source>%1 does not exist; choose the PDF with the tiles</source>
        <translation>%1 gibt es nicht; wähle das PDF mit den Plättchen</translation>
    </message>
    <message>
        <source>%1 cannot be read without the program pdftoppm; install poppler-utils</source>
        <translation>%1 kann ohne das Programm pdftoppm nicht gelesen werden; installiere poppler-utils</translation>
    </message>
    <message>
        <source>%1 is damaged or not a PDF; save its pages as pictures</source>
        <translation>%1 ist beschädigt oder kein PDF; speichere seine Seiten als Bilder</translation>
    </message>
    <message>
        <source>%1 cannot be read as a folder of pictures: %2</source>
        <translation>%1 kann nicht als Ordner mit Bildern gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 holds no picture; choose a folder with pictures (jpg, png) of the table</source>
        <translation>%1 enthält kein Bild; wähle einen Ordner mit Bildern (jpg, png) des Tisches</translation>
    </message>
    <message>
        <source>Every square is left out; give at least one of them a tile</source>
        <translation>Alle Quadrate sind ausgelassen; ordne mindestens einem ein Plättchen zu</translation>
    </message>
    <message>
        <source>The tiles cannot be saved as %1 (%2); check that the folder may be written to</source>
        <translation>Die Plättchen können nicht als %1 gespeichert werden (%2); prüfe, ob der Ordner beschreibbar ist</translation>
    </message>
    <message>
        <source>There is no home folder to save the tiles in; set HOME</source>
        <translation>Es gibt keinen persönlichen Ordner, um die Plättchen zu speichern; setze HOME</translation>
    </message>
    <message>
        <source>Give the edition a name</source>
        <translation>Gib der Ausgabe einen Namen</translation>
    </message>
    <message>
        <source>There is an edition called %1 already; choose another name, or open it to continue</source>
        <translation>Es gibt schon eine Ausgabe namens %1; wähle einen anderen Namen, oder öffne sie, um weiterzumachen</translation>
    </message>
    <message>
        <source>the labels of tiles</source>
        <translation>Zuordnungen von Plättchen</translation>
    </message>
    <message>
        <source>a photo</source>
        <translation>ein Foto</translation>
    </message>
    <message>
        <source>a lens</source>
        <translation>ein Objektiv</translation>
    </message>
    <message>
        <source>a learned picture</source>
        <translation>ein gelerntes Bild</translation>
    </message>
    <message>
        <source>a journal of learned tiles</source>
        <translation>ein Verzeichnis gelernter Plättchen</translation>
    </message>
    <message>
        <source>a log</source>
        <translation>ein Protokoll</translation>
    </message>
    <message>
        <source>can&apos;t write &apos;%1&apos;: check that the folder exists and has room</source>
        <translation>„%1“ kann nicht geschrieben werden: Prüfe, ob der Ordner existiert und Platz hat</translation>
    </message>
    <message>
        <source>has the key &quot;%1&quot; twice in one place; remove one of them</source>
        <translation>enthält den Schlüssel „%1“ zweimal an derselben Stelle; entferne einen davon</translation>
    </message>
    <message>
        <source>has more than %1 keys in one place</source>
        <translation>enthält mehr als %1 Schlüssel an einer Stelle</translation>
    </message>
    <message>
        <source>is not valid JSON; copy the file again from where it comes from</source>
        <translation>ist kein gültiges JSON; kopiere die Datei noch einmal von dort, wo sie herkommt</translation>
    </message>
    <message>
        <source>is not valid JSON at line %1, column %2; mend it there, or copy the file again from where it comes from</source>
        <translation>ist in Zeile %1, Spalte %2 kein gültiges JSON; verbessere die Stelle oder kopiere die Datei noch einmal von dort, wo sie herkommt</translation>
    </message>
    <message>
        <source>has more than %1 values</source>
        <translation>enthält mehr als %1 Werte</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>%1 does not exist; name the file of %2</source>
        <translation>%1 gibt es nicht; nenne die richtige Datei (gesucht: %2)</translation>
    </message>
    <message>
        <source>%1 is not a file; name the file of %2</source>
        <translation>%1 ist keine Datei; nenne die richtige Datei (gesucht: %2)</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 has at most %4</source>
        <translation>%1 hat %2 Bytes; höchstens %4 sind möglich (gesucht: %3)</translation>
    </message>
    <message>
        <source>%1 cannot be read; check its permissions</source>
        <translation>%1 kann nicht gelesen werden; prüfe die Zugriffsrechte</translation>
    </message>
    <message>
        <source>is not an object with keys in {}</source>
        <translation>ist kein Objekt mit Schlüsseln in {}</translation>
    </message>
    <message>
        <source>is missing; it is a list in []</source>
        <translation>fehlt; erwartet wird eine Liste in []</translation>
    </message>
    <message>
        <source>is not a list in []</source>
        <translation>ist keine Liste in []</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are the most</source>
        <translation>hat %1 Einträge; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>is not a list of %1 values</source>
        <translation>ist keine Liste mit %1 Werten</translation>
    </message>
    <message>
        <source>is missing; it is a whole number from %1 to %2</source>
        <translation>fehlt; erwartet wird eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is not a whole number from %1 to %2</source>
        <translation>ist keine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is missing; it is a number from %1 to %2</source>
        <translation>fehlt; erwartet wird eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is not a number from %1 to %2</source>
        <translation>ist keine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <source>is missing; it is a text in &quot;&quot;</source>
        <translation>fehlt; erwartet wird ein Text in &quot;&quot;</translation>
    </message>
    <message>
        <source>is not a text in &quot;&quot;</source>
        <translation>ist kein Text in &quot;&quot;</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>ist keines von: %1</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>is a whole picture</source>
        <translation>ist ein vollständiges Bild</translation>
    </message>
    <message>
        <source>is damaged or not a picture (JPEG, PNG, WebP, TIFF, BMP)</source>
        <translation>ist beschädigt oder kein Bild (JPEG, PNG, WebP, TIFF, BMP)</translation>
    </message>
    <message>
        <source>was cut off or damaged, so that a part of the picture is missing; copy it anew from where it comes from</source>
        <translation>wurde abgeschnitten oder beschädigt, sodass ein Teil des Bildes fehlt; kopiere die Datei noch einmal von dort, wo sie herkommt</translation>
    </message>
    <message>
        <source>is longer than any picture that is read here; save it smaller</source>
        <translation>ist größer als jedes Bild, das hier gelesen wird; speichere es kleiner</translation>
    </message>
    <message>
        <source>has %1x%2 pixels; save it with at most %3 million</source>
        <translation>hat %1 × %2 Pixel; speichere es mit höchstens %3 Millionen</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>ist nicht „%1“</translation>
    </message>
    <message>
        <source>%1: the pictures of this catalogue are too large to be read all together; save them smaller: 500x500 pixels are enough for a tile</source>
        <translation>%1: Die Bilder dieses Katalogs sind zusammen zu groß; speichere sie kleiner: 500 × 500 Pixel genügen für ein Plättchen</translation>
    </message>
    <message>
        <source>%1 is not a folder; name the folder of a tile catalogue</source>
        <translation>%1 ist kein Ordner; nenne den Ordner eines Plättchenkatalogs</translation>
    </message>
    <message>
        <source>a tile catalogue</source>
        <translation>ein Plättchenkatalog</translation>
    </message>
    <message>
        <source>is not &quot;features&quot;; leave it out where regions are kinds</source>
        <translation>ist nicht „features“; lass den Schlüssel weg, wenn die Flächen nur Arten angeben</translation>
    </message>
    <message>
        <source>names no picture</source>
        <translation>nennt kein Bild</translation>
    </message>
    <message>
        <source>a tile&apos;s picture</source>
        <translation>das Bild eines Plättchens</translation>
    </message>
    <message>
        <source>%1 is empty; put the tile&apos;s picture there again</source>
        <translation>%1 ist leer; lege das Bild des Plättchens noch einmal dort ab</translation>
    </message>
    <message>
        <source>%1 is damaged or not a picture; put the tile&apos;s picture there again</source>
        <translation>%1 ist beschädigt oder kein Bild; lege das Bild des Plättchens noch einmal dort ab</translation>
    </message>
    <message>
        <source>%1 has %2x%3 pixels; a tile&apos;s picture is square and at least %4 pixels wide</source>
        <translation>%1 hat %2 × %3 Pixel; das Bild eines Plättchens ist quadratisch und mindestens %4 Pixel breit</translation>
    </message>
    <message>
        <source>%1 names a tile &quot;%2&quot; that no tile set has; correct the name</source>
        <translation>%1 nennt ein Plättchen „%2“, das in keinem Plättchensatz vorkommt; korrigiere den Namen</translation>
    </message>
    <message>
        <source>%1 does not exist; name a picture of the table</source>
        <translation>%1 gibt es nicht; nenne ein Bild des Tisches</translation>
    </message>
    <message>
        <source>%1 is not a file; name a picture of the table</source>
        <translation>%1 ist keine Datei; nenne ein Bild des Tisches</translation>
    </message>
    <message>
        <source>%1 is empty; take the picture again</source>
        <translation>%1 ist leer; nimm das Bild noch einmal auf</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read (JPEG, PNG, WebP, TIFF, BMP); convert it</source>
        <translation>%1 ist kein lesbares Bild (JPEG, PNG, WebP, TIFF, BMP); wandle es um</translation>
    </message>
    <message>
        <source>%1 has only %2x%3 pixels; take a larger picture of the table</source>
        <translation>%1 hat nur %2 × %3 Pixel; nimm ein größeres Bild des Tisches auf</translation>
    </message>
    <message>
        <source>%1 is not one of the program&apos;s networks; install the program again</source>
        <translation>%1 ist keines der Netze des Programms; installiere das Programm noch einmal</translation>
    </message>
    <message>
        <source>the pictures of the stages cannot be written to &apos;%1&apos;; choose a folder that may be written to and has room</source>
        <translation>die Bilder der Stufen können nicht nach „%1“ geschrieben werden; wähle einen beschreibbaren Ordner mit Platz</translation>
    </message>
    <message>
        <source>a choice where past games are kept</source>
        <translation>die Wahl, wo frühere Spiele liegen</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>eine Spielaufzeichnung</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>after the last turn: %1</source>
        <translation>nach dem letzten Zug: %1</translation>
    </message>
    <message>
        <source>is not known: %1</source>
        <translation>ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;</source>
        <translation>nennt kein bekanntes Plättchen: „%1“</translation>
    </message>
    <message>
        <source>does not agree with the features, which make %1</source>
        <translation>passt nicht zu den Gebieten, aus denen sich %1 ergibt</translation>
    </message>
    <message>
        <source>names a tile type that the file does not describe</source>
        <translation>nennt ein Plättchen, das die Datei nicht beschreibt</translation>
    </message>
    <message>
        <source>is none of the names that are known here</source>
        <translation>ist keiner der hier bekannten Namen</translation>
    </message>
    <message>
        <source>counts a tile type that the file does not describe</source>
        <translation>zählt ein Plättchen, das die Datei nicht beschreibt</translation>
    </message>
    <message>
        <source>is a river; name its first tile as &quot;start&quot; and its last as &quot;last&quot;</source>
        <translation>ist ein Fluss; nenne sein erstes Plättchen als &quot;start&quot; und sein letztes als &quot;last&quot;</translation>
    </message>
    <message>
        <source>there is no box &quot;%1&quot;; choose from %2</source>
        <translation>es gibt keine Schachtel „%1“; wähle aus %2</translation>
    </message>
    <message>
        <source>tile sets</source>
        <translation>Plättchensätze</translation>
    </message>
    <message>
        <source>%1 shows none of the tiles in play; choose the catalogue of the box that you play with</source>
        <translation>%1 zeigt keines der verwendeten Plättchen; wähle den Katalog der Schachtel, mit der ihr spielt</translation>
    </message>
    <message>
        <source>names no picture that was learned before</source>
        <translation>nennt kein Bild, das zuvor gelernt wurde</translation>
    </message>
    <message>
        <source>names no tile type that is known</source>
        <translation>nennt kein bekanntes Plättchen</translation>
    </message>
    <message>
        <source>names no file of this folder</source>
        <translation>nennt keine Datei dieses Ordners</translation>
    </message>
    <message>
        <source>is no colour such as &quot;#b4885a&quot;</source>
        <translation>ist keine Farbe wie &quot;#b4885a&quot;</translation>
    </message>
    <message>
        <source>is no colour of meeples</source>
        <translation>ist keine Farbe von Meeples</translation>
    </message>
    <message>
        <source>is none of the players of this game</source>
        <translation>ist niemand von denen, die dieses Spiel spielen</translation>
    </message>
    <message>
        <source>following is %1 where %2 is expected</source>
        <translation>following ist %1, erwartet wird %2</translation>
    </message>
    <message>
        <source>%1 is no log, or damaged; line %2: %3</source>
        <translation>%1 ist kein Protokoll oder beschädigt; Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 is no log; it does not start with %2</source>
        <translation>%1 ist kein Protokoll; es beginnt nicht mit %2</translation>
    </message>
    <message>
        <source>event %1 comes where event %2 is expected</source>
        <translation>Ereignis %1 steht, wo Ereignis %2 erwartet wird</translation>
    </message>
    <message>
        <source>turn %1 is told twice</source>
        <translation>Zug %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>turn %1 comes before turn %2, which was not told</source>
        <translation>Zug %1 kommt vor Zug %2, der fehlt</translation>
    </message>
    <message>
        <source>event %1 corrects what was not told</source>
        <translation>Ereignis %1 berichtigt, was nicht berichtet wurde</translation>
    </message>
    <message>
        <source>event %1 closes a finding that is not open</source>
        <translation>Ereignis %1 schließt einen Befund, der nicht offen ist</translation>
    </message>
    <message>
        <source>event %1 closes a question that is not open</source>
        <translation>Ereignis %1 schließt eine Frage, die nicht offen ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no rule; choose one as in river_turns=free, the keys are: %2</source>
        <translation>„%1“ nennt keine Regel; wähle eine wie in river_turns=free, die Schlüssel sind: %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing</source>
        <translation>%1: „%2“ fehlt</translation>
    </message>
    <message>
        <source>%1: %2 exists already; choose another name</source>
        <translation>%1: %2 gibt es schon; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>There is no home folder to save the scoring track in; set HOME</source>
        <translation>Es gibt keinen persönlichen Ordner, um die Wertungsleiste zu speichern; setze HOME</translation>
    </message>
    <message>
        <source>Give the scoring track a name</source>
        <translation>Gib der Wertungsleiste einen Namen</translation>
    </message>
    <message>
        <source>There is a scoring track called %1 already; choose another name</source>
        <translation>Es gibt schon eine Wertungsleiste namens %1; wähle einen anderen Namen</translation>
    </message>
</context>
<context>
    <name>FinalLines</name>
    <message>
        <source>%1 win together.</source>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>%1 are level in the lead.</source>
        <translation>%1 liegen gleichauf in Führung.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 is in the lead.</source>
        <translation>%1 liegt in Führung.</translation>
    </message>
    <message>
        <source>Final score:</source>
        <translation>Endstand:</translation>
    </message>
    <message>
        <source>Score if the game ended now:</source>
        <translation>Punktestand bei sofortigem Ende:</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>This turn is impossible and does not count.</source>
        <translation>Dieser Zug ist unmöglich und zählt nicht.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple on this tile does not belong to any turn.</source>
        <translation>Der Meeple von %1 auf diesem Plättchen gehört zu keinem Zug.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>%1 und %2 sehen in diesem Licht gleich aus. Schalte noch eine Lampe ein oder gib einem von beiden eine andere Farbe.</translation>
    </message>
    <message>
        <source>The first tile, “%1”, is in none of the chosen boxes.</source>
        <translation>Das erste Plättchen, „%1“, ist in keiner der gewählten Schachteln.</translation>
    </message>
    <message>
        <source>A game with these boxes starts with “%1”, not with “%2”.</source>
        <translation>Ein Spiel mit diesen Schachteln beginnt mit „%1“, nicht mit „%2“.</translation>
    </message>
    <message>
        <source>The game can&apos;t start with “%1” here.</source>
        <translation>Das Spiel kann hier nicht mit „%1“ beginnen.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple has scored and is still on the board. Return it to the supply.</source>
        <translation>Der Meeple von %1 wurde gewertet und steht noch auf dem Spielfeld. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still on the road that scored %2. Return it to the supply.</source>
        <translation>Der Meeple von %1 steht noch auf der Straße, die %2 gebracht hat. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the cloister that scored %2. Return it to the supply.</source>
        <translation>Der Meeple von %1 steht noch im Kloster, das %2 gebracht hat. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the field that scored %2. Return it to the supply.</source>
        <translation>Der Meeple von %1 steht noch auf der Wiese, die %2 gebracht hat. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the city that scored %2. Return it to the supply.</source>
        <translation>Der Meeple von %1 steht noch in der Stadt, die %2 gebracht hat. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off the board, but it has not scored. Put it back.</source>
        <translation>Der Meeple von %1 wurde vom Spielfeld genommen, aber noch nicht gewertet. Stelle ihn zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its road, but the road has not scored. Put it back.</source>
        <translation>Der Meeple von %1 wurde von seiner Straße genommen, aber die Straße wurde noch nicht gewertet. Stelle ihn zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its city, but the city has not scored. Put it back.</source>
        <translation>Der Meeple von %1 wurde aus seiner Stadt genommen, aber die Stadt wurde noch nicht gewertet. Stelle ihn zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its cloister, but the cloister has not scored. Put it back.</source>
        <translation>Der Meeple von %1 wurde aus seinem Kloster genommen, aber das Kloster wurde noch nicht gewertet. Stelle ihn zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its field, but fields score at the end only. Put it back.</source>
        <translation>Der Meeple von %1 wurde von seiner Wiese genommen, aber Wiesen werden erst am Ende gewertet. Stelle ihn zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot is still in the garden that scored %2. Return it to the supply.</source>
        <translation>Der Abt von %1 steht noch im Garten, der %2 gebracht hat. Lege ihn in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot was taken out of its garden, but the garden has not scored. Put it back.</source>
        <translation>Der Abt von %1 wurde aus seinem Garten genommen, aber der Garten wurde noch nicht gewertet. Stelle ihn zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) behind.</source>
        <translation>
            <numerusform>Die Figur von %1 auf der Wertungsleiste steht %n Feld zu weit hinten.</numerusform>
            <numerusform>Die Figur von %1 auf der Wertungsleiste steht %n Felder zu weit hinten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) too far.</source>
        <translation>
            <numerusform>Die Figur von %1 auf der Wertungsleiste steht %n Feld zu weit vorn.</numerusform>
            <numerusform>Die Figur von %1 auf der Wertungsleiste steht %n Felder zu weit vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Probably left out: the inn (%1 of turn %2).</source>
        <translation>Wahrscheinlich vergessen: das Wirtshaus (%1, Zug %2).</translation>
    </message>
    <message>
        <source>Probably left out: the cathedral (%1 of turn %2).</source>
        <translation>Wahrscheinlich vergessen: die Kathedrale (%1, Zug %2).</translation>
    </message>
    <message>
        <source>Probably left out: the tiles around it (%1 of turn %2).</source>
        <translation>Wahrscheinlich vergessen: die Plättchen ringsum (%1, Zug %2).</translation>
    </message>
    <message>
        <source>Probably left out: the pennants (%1 of turn %2).</source>
        <translation>Wahrscheinlich vergessen: die Wappen (%1, Zug %2).</translation>
    </message>
    <message>
        <source>Probably not moved yet: %1 of turn %2.</source>
        <translation>Wahrscheinlich noch nicht gezogen: %1, Zug %2.</translation>
    </message>
    <message>
        <source>Probably moved twice: %1 of turn %2.</source>
        <translation>Wahrscheinlich zweimal gezogen: %1, Zug %2.</translation>
    </message>
    <message>
        <source>Probably %3&apos;s figure was moved instead: %1 of turn %2.</source>
        <translation>Wahrscheinlich wurde stattdessen die Figur von %3 gezogen: %1, Zug %2.</translation>
    </message>
    <message>
        <source>Probably counted wrongly by one: %1 of turn %2.</source>
        <translation>Wahrscheinlich um eins verzählt: %1, Zug %2.</translation>
    </message>
</context>
<context>
    <name>GameKeeping</name>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>Das Spiel bleibt auf diesem Rechner, bis die Datenbank wieder erreichbar ist.</translation>
    </message>
    <message>
        <source>The recording of the game is kept: %1</source>
        <translation>Die Aufzeichnung des Spiels bleibt erhalten: %1</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Show the printed sheet to the camera, glued onto something flat.</source>
        <translation>Klebe das gedruckte Blatt auf etwas Flaches und zeige es der Kamera.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Zeige mehr vom Blatt.</translation>
    </message>
    <message>
        <source>Bring the sheet closer to the camera.</source>
        <translation>Halte das Blatt näher an die Kamera.</translation>
    </message>
    <message>
        <source>Hold the sheet still.</source>
        <translation>Halte das Blatt ruhig.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the left of the picture.</source>
        <translation>Neige das Blatt: Hebe die Kante an, die im Bild links ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the right of the picture.</source>
        <translation>Neige das Blatt: Hebe die Kante an, die im Bild rechts ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the top of the picture.</source>
        <translation>Neige das Blatt: Hebe die Kante an, die im Bild oben ist.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the bottom of the picture.</source>
        <translation>Neige das Blatt: Hebe die Kante an, die im Bild unten ist.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top left corner of the picture.</source>
        <translation>Schiebe das Blatt zur linken oberen Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top right corner of the picture.</source>
        <translation>Schiebe das Blatt zur rechten oberen Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom left corner of the picture.</source>
        <translation>Schiebe das Blatt zur linken unteren Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom right corner of the picture.</source>
        <translation>Schiebe das Blatt zur rechten unteren Ecke des Bildes.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Verschiebe oder neige das Blatt noch einmal.</translation>
    </message>
    <message>
        <source>There are enough views.</source>
        <translation>Es sind genug Ansichten.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are cut off by the edge. Take the picture from further away.</source>
        <translation>
            <numerusform>%1: %n Plättchen ist am Rand abgeschnitten. Fotografiere aus größerem Abstand.</numerusform>
            <numerusform>%1: %n Plättchen sind am Rand abgeschnitten. Fotografiere aus größerem Abstand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are too small. Take the picture from closer.</source>
        <translation>
            <numerusform>%1: %n Plättchen ist zu klein. Fotografiere aus der Nähe.</numerusform>
            <numerusform>%1: %n Plättchen sind zu klein. Fotografiere aus der Nähe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are covered or face down. Lay them free and face up.</source>
        <translation>
            <numerusform>%1: %n Plättchen ist bedeckt oder liegt mit der Bildseite nach unten. Lege es frei und mit der Bildseite nach oben hin.</numerusform>
            <numerusform>%1: %n Plättchen sind bedeckt oder liegen mit der Bildseite nach unten. Lege sie frei und mit der Bildseite nach oben hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are blurred. Hold the camera still and focus on the tiles.</source>
        <translation>
            <numerusform>%1: %n Plättchen ist unscharf. Halte die Kamera ruhig und stelle auf die Plättchen scharf.</numerusform>
            <numerusform>%1: %n Plättchen sind unscharf. Halte die Kamera ruhig und stelle auf die Plättchen scharf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallCommand</name>
    <message>
        <source>%1 can&apos;t be written; choose another place</source>
        <translation>%1 kann nicht geschrieben werden; wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>All tables for devices in the local network: %1</source>
        <translation>Alle Tische für Geräte im lokalen Netz: %1</translation>
    </message>
</context>
<context>
    <name>HallText</name>
    <message>
        <source>en</source>
        <comment>the code of the language of these texts</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>This table can&apos;t be heard</source>
        <translation>Von diesem Tisch ist nichts zu hören</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) waiting</source>
        <translation>
            <numerusform>%n Frage ist offen</numerusform>
            <numerusform>%n Fragen sind offen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Says what was missed, forgotten or scored wrongly in a game or on a picture of a table</source>
        <translation>Sagt, was in einem Spiel oder auf dem Bild eines Tisches übersehen, vergessen oder falsch gewertet wurde</translation>
    </message>
    <message>
        <source>A game record, the log of a followed game, or a picture of a table</source>
        <translation>Eine Spielaufzeichnung, das Protokoll eines verfolgten Spiels oder das Bild eines Tisches</translation>
    </message>
    <message>
        <source>What the players counted, e.g. red=56,blue=61; the difference is explained</source>
        <translation>Was die Spieler gezählt haben, z. B. red=56,blue=61; der Unterschied wird erklärt</translation>
    </message>
    <message>
        <source>Write the audit to this file; - for standard output</source>
        <translation>Die Prüfung in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>Pictures with their truths, in this folder and below</source>
        <translation>Bilder mit ihren Wahrheiten, in diesem Ordner und darunter</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each picture&apos;s truth names one</source>
        <translation>Ein Katalog, oder ein Ordner mit Katalogen, von denen die Wahrheit jedes Bildes einen nennt</translation>
    </message>
    <message>
        <source>What is done to the pictures first, or all</source>
        <translation>Was den Bildern zuvor angetan wird, oder all</translation>
    </message>
    <message>
        <source>Take every n-th picture only</source>
        <translation>Nur jedes n-te Bild nehmen</translation>
    </message>
    <message>
        <source>Write the figures to this file; - for standard output</source>
        <translation>Die Zahlen in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>Print the sums as a table in Markdown</source>
        <translation>Die Summen als Tabelle in Markdown ausgeben</translation>
    </message>
    <message>
        <source>List what is not right on each picture</source>
        <translation>Auflisten, was auf jedem Bild nicht stimmt</translation>
    </message>
    <message>
        <source>Write FILE.npy and FILE.jsonl</source>
        <translation>DATEI.npy und DATEI.jsonl schreiben</translation>
    </message>
    <message>
        <source>Measures how well and how fast the program works</source>
        <translation>Misst, wie gut und wie schnell das Programm arbeitet</translation>
    </message>
    <message>
        <source>Reads pictures of tables and compares with what really lies there</source>
        <translation>Liest Bilder von Tischen und vergleicht mit dem, was wirklich dort liegt</translation>
    </message>
    <message>
        <source>Writes what the network learns from that tells meeples from other things</source>
        <translation>Schreibt, woraus das Netz lernt, das Meeple von anderem unterscheidet</translation>
    </message>
    <message>
        <source>Writes what the network learns from that compares tiles with pictures</source>
        <translation>Schreibt, woraus das Netz lernt, das Plättchen mit Bildern vergleicht</translation>
    </message>
    <message>
        <source>Follows games in films and compares what is told with what really happens</source>
        <translation>Verfolgt Spiele in Filmen und vergleicht, was gemeldet wird, mit dem, was wirklich geschieht</translation>
    </message>
    <message>
        <source>Films with their truths beside them (NAME.events.jsonl), or folders of such films</source>
        <translation>Filme mit ihren Wahrheiten daneben (NAME.events.jsonl), oder Ordner mit solchen Filmen</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each film&apos;s truth names one</source>
        <translation>Ein Katalog, oder ein Ordner mit Katalogen, von denen die Wahrheit jedes Films einen nennt</translation>
    </message>
    <message>
        <source>Boxes in play, instead of those of the truth</source>
        <translation>Verwendete Schachteln, statt derer der Wahrheit</translation>
    </message>
    <message>
        <source>Colours in play, instead of those of the truth</source>
        <translation>Mitspielende Farben, statt derer der Wahrheit</translation>
    </message>
    <message>
        <source>Learn the colours from what the players show before the game</source>
        <translation>Die Farben aus dem lernen, was vor dem Spiel gezeigt wird</translation>
    </message>
    <message>
        <source>Seconds that a look takes on a slower machine: pictures that come meanwhile are lost</source>
        <translation>Sekunden, die ein Blick auf einem langsameren Rechner dauert: Bilder, die unterdessen kommen, gehen verloren</translation>
    </message>
    <message>
        <source>List what is not right in each film</source>
        <translation>Auflisten, was in jedem Film nicht stimmt</translation>
    </message>
    <message>
        <source>Measures what a camera does to its pictures</source>
        <translation>Misst, was eine Kamera mit ihren Bildern macht</translation>
    </message>
    <message>
        <source>The lens, by pictures of the printed sheet (print target)</source>
        <translation>Das Objektiv, mit Bildern des gedruckten Blatts (print target)</translation>
    </message>
    <message>
        <source>At least five pictures of the sheet from different angles; or a camera by number or name, a film or an address, before which the sheet is held as it is told</source>
        <translation>Mindestens fünf Bilder des Blatts aus verschiedenen Winkeln; oder eine Kamera (Nummer oder Name), ein Film oder eine Adresse, wovor das Blatt nach Anweisung gehalten wird</translation>
    </message>
    <message>
        <source>What the camera is called from now on (default: its own name)</source>
        <translation>Wie die Kamera von nun an heißt (sonst: ihr eigener Name)</translation>
    </message>
    <message>
        <source>Pixels that a camera is to give, e.g. 1920x1080</source>
        <translation>Pixel, die eine Kamera liefern soll, z. B. 1920x1080</translation>
    </message>
    <message>
        <source>Side of a square as it was printed</source>
        <translation>Seite eines Quadrats, wie es gedruckt wurde</translation>
    </message>
    <message>
        <source>Write the lens to this file instead; - for standard output</source>
        <translation>Das Objektiv stattdessen in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>Says what this machine has for the program, and what is missing</source>
        <translation>Sagt, was dieser Rechner für das Programm mitbringt und was fehlt</translation>
    </message>
    <message>
        <source>Makes a record, a table, a picture or a report of a game</source>
        <translation>Macht aus einem Spiel eine Aufzeichnung, eine Tabelle, ein Bild oder einen Bericht</translation>
    </message>
    <message>
        <source>A game record (carcassonne-game 1) or the log of a followed game (meeplecam-log 1)</source>
        <translation>Eine Spielaufzeichnung (carcassonne-game 1) oder das Protokoll eines verfolgten Spiels (meeplecam-log 1)</translation>
    </message>
    <message>
        <source>The game record with all that follows, to this file (- = output)</source>
        <translation>Die Spielaufzeichnung mit allem, was daraus folgt, in diese Datei (- = Ausgabe)</translation>
    </message>
    <message>
        <source>A table of all scorings, to this file (- = output)</source>
        <translation>Eine Tabelle aller Wertungen, in diese Datei (- = Ausgabe)</translation>
    </message>
    <message>
        <source>A picture of the board with the scores, to this file</source>
        <translation>Ein Bild des Spielfelds mit den Punkten, in diese Datei</translation>
    </message>
    <message>
        <source>A report of two pages, to this file</source>
        <translation>Ein Bericht von zwei Seiten, in diese Datei</translation>
    </message>
    <message>
        <source>A picture to share, 1080 by 1350 pixels: board, scores and the best turn</source>
        <translation>Ein Bild zum Teilen, 1080 mal 1350 Pixel: Spielfeld, Punkte und der beste Zug</translation>
    </message>
    <message>
        <source>A film of the game growing turn by turn, to this .mp4 file</source>
        <translation>Ein Film, in dem das Spiel Zug um Zug wächst, in diese .mp4-Datei</translation>
    </message>
    <message>
        <source>Print the address, with a code to scan, by which the app Board Game Stats takes the game in</source>
        <translation>Die Adresse, mit einem Code zum Scannen, ausgeben, mit der die App Board Game Stats das Spiel übernimmt</translation>
    </message>
    <message>
        <source>The play as BoardGameGeek takes it, to this file (- = output)</source>
        <translation>Die Partie, wie BoardGameGeek sie annimmt, in diese Datei (- = Ausgabe)</translation>
    </message>
    <message>
        <source>drawn tiles</source>
        <translation>gezeichnete Plättchen</translation>
    </message>
    <message>
        <source>The title of picture and report</source>
        <translation>Der Titel von Bild und Bericht</translation>
    </message>
    <message>
        <source>A line below the title of the report, e.g. when and where</source>
        <translation>Eine Zeile unter dem Titel des Berichts, z. B. wann und wo</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation too</source>
        <translation>Auch das ganze Spiel Zug um Zug in Kurzschrift ausgeben</translation>
    </message>
    <message>
        <source>Only games of a player whose name has this in it</source>
        <translation>Nur Spiele von jemandem, dessen Name dies enthält</translation>
    </message>
    <message>
        <source>Only games with such a box</source>
        <translation>Nur Spiele mit einer solchen Schachtel</translation>
    </message>
    <message>
        <source>Only games since this day, e.g. 2026-11-01</source>
        <translation>Nur Spiele seit diesem Tag, z. B. 2026-11-01</translation>
    </message>
    <message>
        <source>Only games up to this day</source>
        <translation>Nur Spiele bis zu diesem Tag</translation>
    </message>
    <message>
        <source>Past games: list, show, stats, import, delete</source>
        <translation>Frühere Spiele: list, show, stats, import, delete</translation>
    </message>
    <message>
        <source>Where past games are kept: a file, or postgresql://anna@server/games (default: as chosen in the window&apos;s settings)</source>
        <translation>Wo frühere Spiele liegen: eine Datei oder postgresql://anna@server/games (sonst: wie in den Einstellungen des Fensters gewählt)</translation>
    </message>
    <message>
        <source>Lists past games, the latest first</source>
        <translation>Listet frühere Spiele auf, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Shows a past game</source>
        <translation>Zeigt ein früheres Spiel</translation>
    </message>
    <message>
        <source>Its number in the list</source>
        <translation>Die Nummer in der Liste</translation>
    </message>
    <message>
        <source>Turn by turn in short notation</source>
        <translation>Zug um Zug in Kurzschrift</translation>
    </message>
    <message>
        <source>Write its record to this file (- = output)</source>
        <translation>Seine Aufzeichnung in diese Datei schreiben (- = Ausgabe)</translation>
    </message>
    <message>
        <source>Games, wins and points of each player</source>
        <translation>Spiele, Siege und Punkte von allen, die gespielt haben</translation>
    </message>
    <message>
        <source>Puts a game record or a log on the shelf</source>
        <translation>Nimmt eine Spielaufzeichnung oder ein Protokoll zu den früheren Spielen</translation>
    </message>
    <message>
        <source>The record or the log</source>
        <translation>Die Aufzeichnung oder das Protokoll</translation>
    </message>
    <message>
        <source>When it was played (default: when the file was written)</source>
        <translation>Wann es gespielt wurde (sonst: wann die Datei geschrieben wurde)</translation>
    </message>
    <message>
        <source>Takes a game off the shelf for good</source>
        <translation>Löscht ein früheres Spiel endgültig</translation>
    </message>
    <message>
        <source>Shows all tables of a club that publish their games on an MQTT broker</source>
        <translation>Zeigt alle Tische eines Vereins, die ihre Spiele bei einem MQTT-Broker veröffentlichen</translation>
    </message>
    <message>
        <source>The club&apos;s topic, mqtt://[user@]broker[:port]/club; its tables lie below it. MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Das Topic des Vereins, mqtt://[user@]broker[:port]/club; darunter liegen seine Tische. MEEPLECAM_MQTT_PASSWORD kann das Passwort enthalten</translation>
    </message>
    <message>
        <source>Show the tables to browsers in the local network that know the address</source>
        <translation>Die Tische Browsern im lokalen Netz zeigen, die die Adresse kennen</translation>
    </message>
    <message>
        <source>Write what happens at all tables to this file, a line of JSON each</source>
        <translation>Was an allen Tischen geschieht in diese Datei schreiben, je eine Zeile JSON</translation>
    </message>
    <message>
        <source>Pictures that were learned at tables for a catalogue: list, undo, clear</source>
        <translation>Bilder, die am Tisch für einen Katalog gelernt wurden: list, undo, clear</translation>
    </message>
    <message>
        <source>the house edition</source>
        <translation>die Hausausgabe</translation>
    </message>
    <message>
        <source>Lists all that was learned, and what counts</source>
        <translation>Listet alles Gelernte auf, und was davon zählt</translation>
    </message>
    <message>
        <source>Lets a learned picture count no more</source>
        <translation>Lässt ein gelerntes Bild nicht mehr zählen</translation>
    </message>
    <message>
        <source>Lets all learned pictures count no more</source>
        <translation>Lässt alle gelernten Bilder nicht mehr zählen</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papierformat</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>Die PDF-Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>Makes sheets to print: tiles, a scoring track, a calibration target</source>
        <translation>Macht Blätter zum Drucken: Plättchen, eine Wertungsleiste, ein Kalibrierblatt</translation>
    </message>
    <message>
        <source>The tiles of a game, in true size with cut marks and backs</source>
        <translation>Die Plättchen eines Spiels, in wahrer Größe mit Schnittmarken und Rückseiten</translation>
    </message>
    <message>
        <source>Boxes to print: base, demo, winter, inns_cathedrals …</source>
        <translation>Schachteln, die gedruckt werden: base, demo, winter, inns_cathedrals …</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes) or house_winter</source>
        <translation>house (bei Winterschachteln im Winterkleid) oder house_winter</translation>
    </message>
    <message>
        <source>Side of a tile in millimetres</source>
        <translation>Seite eines Plättchens in Millimetern</translation>
    </message>
    <message>
        <source>Print the fronts only</source>
        <translation>Nur die Vorderseiten drucken</translation>
    </message>
    <message>
        <source>A scoring track of 50 spaces</source>
        <translation>Eine Wertungsleiste mit 50 Feldern</translation>
    </message>
    <message>
        <source>A ChArUco sheet for calibrating the camera</source>
        <translation>Ein ChArUco-Blatt, um die Kamera zu kalibrieren</translation>
    </message>
    <message>
        <source>Reads the board, the meeples and the score from one picture of a table</source>
        <translation>Liest Spielfeld, Meeple und Punkte aus einem Bild des Tisches</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Ein Foto des Tisches</translation>
    </message>
    <message>
        <source>The camera that took it, known from calibrate camera</source>
        <translation>Die Kamera, die es aufnahm, bekannt durch calibrate camera</translation>
    </message>
    <message>
        <source>Write the report to this file; - for standard output</source>
        <translation>Den Bericht in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>Write the picture with what was seen on it to this file</source>
        <translation>Das Bild mit dem, was darauf gesehen wurde, in diese Datei schreiben</translation>
    </message>
    <message>
        <source>Write a drawing of the board as it was read to this file</source>
        <translation>Eine Zeichnung des gelesenen Spielfelds in diese Datei schreiben</translation>
    </message>
    <message>
        <source>Write a picture of every stage into this folder</source>
        <translation>Ein Bild jeder Stufe in diesen Ordner schreiben</translation>
    </message>
    <message>
        <source>Plays a game record through the rules and scores it</source>
        <translation>Spielt eine Spielaufzeichnung nach den Regeln durch und wertet sie</translation>
    </message>
    <message>
        <source>The game record (carcassonne-game 1)</source>
        <translation>Die Spielaufzeichnung (carcassonne-game 1)</translation>
    </message>
    <message>
        <source>Write the record with all that follows to this file (- = output)</source>
        <translation>Die Aufzeichnung mit allem, was daraus folgt, in diese Datei schreiben (- = Ausgabe)</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation</source>
        <translation>Das ganze Spiel Zug um Zug in Kurzschrift ausgeben</translation>
    </message>
    <message>
        <source>List legal placements and meeple options of each turn too</source>
        <translation>Auch die erlaubten Lagen und Meeple-Möglichkeiten jedes Zuges auflisten</translation>
    </message>
    <message>
        <source>Game records to show (default: random games)</source>
        <translation>Spielaufzeichnungen, die gezeigt werden (sonst: zufällige Spiele)</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes), house_winter, or the folder of a catalogue</source>
        <translation>house (bei Winterschachteln im Winterkleid), house_winter oder der Ordner eines Katalogs</translation>
    </message>
    <message>
        <source>Another number gives other pictures</source>
        <translation>Eine andere Zahl gibt andere Bilder</translation>
    </message>
    <message>
        <source>Writes pictures of tables, each with its truth beside it</source>
        <translation>Schreibt Bilder von Tischen, jedes mit seiner Wahrheit daneben</translation>
    </message>
    <message>
        <source>How the pictures come about (meeplecam-recipe 1)</source>
        <translation>Wie die Bilder entstehen (meeplecam-recipe 1)</translation>
    </message>
    <message>
        <source>How many, instead of what the recipe says</source>
        <translation>Wie viele, statt der Zahl im Rezept</translation>
    </message>
    <message>
        <source>The folder to write into</source>
        <translation>Der Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>Films a game that hands play, and writes what happens when</source>
        <translation>Filmt ein Spiel, das Hände spielen, und schreibt, was wann geschieht</translation>
    </message>
    <message>
        <source>Boxes of a random game</source>
        <translation>Schachteln eines zufälligen Spiels</translation>
    </message>
    <message>
        <source>Players of a random game</source>
        <translation>Wie viele in einem zufälligen Spiel spielen</translation>
    </message>
    <message>
        <source>Stop after so many turns</source>
        <translation>Nach so vielen Zügen aufhören</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Bilder in der Sekunde</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Bildpunkte</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Tischplatte</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Share by which red light grows and blue light falls in a minute</source>
        <translation>Anteil, um den in einer Minute rotes Licht zu- und blaues abnimmt</translation>
    </message>
    <message>
        <source>Turns before which somebody bumps into the camera</source>
        <translation>Züge, vor denen jemand an die Kamera stößt</translation>
    </message>
    <message>
        <source>What the players of a random game are called</source>
        <translation>Wie die Spieler eines zufälligen Spiels heißen</translation>
    </message>
    <message>
        <source>What the players play with, such as meeple:#b4885a or disc:22x2:#b87333:metal</source>
        <translation>Womit gespielt wird, etwa meeple:#b4885a oder disc:22x2:#b87333:metal</translation>
    </message>
    <message>
        <source>Before the game each player puts a meeple beside the first tile</source>
        <translation>Vor dem Spiel legen alle einen Meeple neben das erste Plättchen</translation>
    </message>
    <message>
        <source>The film to write: .avi or .mp4</source>
        <translation>Der Film, der geschrieben wird: .avi oder .mp4</translation>
    </message>
    <message>
        <source>Makes pictures or films of a virtual table, with truth</source>
        <translation>Macht Bilder oder Filme eines virtuellen Tisches, mit Wahrheit</translation>
    </message>
    <message>
        <source>Makes a catalogue from pictures of your own tiles</source>
        <translation>Macht einen Katalog aus Bildern der eigenen Plättchen</translation>
    </message>
    <message>
        <source>Tiles laid out with gaps, scanned sheets, PDF files, or photos of boards</source>
        <translation>Mit Lücken ausgelegte Plättchen, gescannte Bögen, PDF-Dateien oder Fotos von Spielfeldern</translation>
    </message>
    <message>
        <source>The folder for the catalogue</source>
        <translation>Der Ordner für den Katalog</translation>
    </message>
    <message>
        <source>Boxes that the tiles belong to</source>
        <translation>Schachteln, zu denen die Plättchen gehören</translation>
    </message>
    <message>
        <source>What the squares are, as mended in a labels.txt</source>
        <translation>Was die Quadrate sind, wie in einer labels.txt verbessert</translation>
    </message>
    <message>
        <source>What the edition is called (default: the folder&apos;s name)</source>
        <translation>Wie die Ausgabe heißt (sonst: wie der Ordner)</translation>
    </message>
    <message>
        <source>Write the squares and what they are taken for to this file; - for standard output</source>
        <translation>Die Quadrate, und wofür sie gehalten werden, in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>A camera by number or name, a film, a folder of pictures, an http or rtsp address, phone, or demo</source>
        <translation>Eine Kamera (Nummer oder Name), ein Film, ein Ordner mit Bildern, eine http- oder rtsp-Adresse, phone oder demo</translation>
    </message>
    <message>
        <source>Print the cameras with their numbers and leave</source>
        <translation>Die Kameras mit ihren Nummern ausgeben und beenden</translation>
    </message>
    <message>
        <source>Pictures a second of a camera or the demo</source>
        <translation>Bilder in der Sekunde einer Kamera oder der Demo</translation>
    </message>
    <message>
        <source>Mirror the pictures (before they are turned)</source>
        <translation>Die Bilder spiegeln (bevor sie gedreht werden)</translation>
    </message>
    <message>
        <source>Quarter turns clockwise for the pictures</source>
        <translation>Vierteldrehungen der Bilder im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Keep exposure, focus and white balance of the camera as they are</source>
        <translation>Belichtung, Schärfe und Weißabgleich der Kamera so lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Another number gives another game of the demo</source>
        <translation>Eine andere Zahl gibt ein anderes Spiel der Demo</translation>
    </message>
    <message>
        <source>The demo stops after so many turns</source>
        <translation>Die Demo hört nach so vielen Zügen auf</translation>
    </message>
    <message>
        <source>Follows a game on a table, turn by turn, and keeps its score</source>
        <translation>Verfolgt ein Spiel am Tisch, Zug um Zug, und zählt die Punkte</translation>
    </message>
    <message>
        <source>The camera as it is known from calibrate camera (default: by its own name)</source>
        <translation>Die Kamera, wie sie durch calibrate camera bekannt ist (sonst: unter ihrem eigenen Namen)</translation>
    </message>
    <message>
        <source>Write what happens into this file as it happens</source>
        <translation>Fortlaufend in diese Datei schreiben, was geschieht</translation>
    </message>
    <message>
        <source>Go on with the game in the log</source>
        <translation>Das Spiel im Protokoll fortsetzen</translation>
    </message>
    <message>
        <source>Before the game each player shows a meeple beside the first tile; Enter skips one</source>
        <translation>Vor dem Spiel zeigen alle einen Meeple neben dem ersten Plättchen; die Eingabetaste überspringt einen</translation>
    </message>
    <message>
        <source>Write the events to this file; - for standard output</source>
        <translation>Die Ereignisse in diese Datei schreiben; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>Keep a picture of each turn in this folder</source>
        <translation>Von jedem Zug ein Bild in diesem Ordner behalten</translation>
    </message>
    <message>
        <source>With --catalogue any: make a catalogue of the tiles in this folder at the end</source>
        <translation>Mit --catalogue any: am Ende in diesem Ordner einen Katalog der Plättchen anlegen</translation>
    </message>
    <message>
        <source>Show board and scores to browsers in the local network that know the address</source>
        <translation>Spielfeld und Punkte Browsern im lokalen Netz zeigen, die die Adresse kennen</translation>
    </message>
    <message>
        <source>The same at another address, where players may answer questions, too</source>
        <translation>Dasselbe unter einer anderen Adresse, wo auch Fragen beantwortet werden können</translation>
    </message>
    <message>
        <source>Publish the game on an MQTT broker, mqtt://[user@]broker[:port]/club/table-7, for hall; MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Das Spiel bei einem MQTT-Broker veröffentlichen, mqtt://[user@]broker[:port]/club/table-7, für hall; MEEPLECAM_MQTT_PASSWORD kann das Passwort enthalten</translation>
    </message>
    <message>
        <source>Write over files that are there already</source>
        <translation>Dateien überschreiben, die es schon gibt</translation>
    </message>
    <message>
        <source>The folder with pictures of the printed tiles, or the name of an edition that was taught in the window (default: %1)</source>
        <translation>Der Ordner mit Bildern der gedruckten Plättchen oder der Name einer Ausgabe, die im Fenster eingelernt wurde (sonst: %1)</translation>
    </message>
    <message>
        <source>the house edition; &quot;auto&quot; finds out which edition it is, and &quot;any&quot; reads tiles that nobody has shown</source>
        <translation>die Hausausgabe; &quot;auto&quot; findet heraus, welche Ausgabe es ist, und &quot;any&quot; liest Plättchen, die niemand gezeigt hat</translation>
    </message>
    <message>
        <source>Boxes in play</source>
        <translation>Verwendete Schachteln</translation>
    </message>
    <message>
        <source>Colours in play, where known</source>
        <translation>Mitspielende Farben, wenn bekannt</translation>
    </message>
    <message>
        <source>Leave out the pictures that were learned at tables (see: learn)</source>
        <translation>Die am Tisch gelernten Bilder weglassen (siehe: learn)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>GANZZAHL</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ZAHL</translation>
    </message>
    <message>
        <source>Print this help and leave</source>
        <translation>Diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>NÖTIG</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Meeplecam reads and scores Carcassonne on a real table.</source>
        <translation>Meeplecam liest und wertet Carcassonne auf einem echten Tisch.</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>Die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>Open the window on the demo table</source>
        <translation>Das Fenster mit dem Demotisch öffnen</translation>
    </message>
    <message>
        <source>Open the window, and publish its games on an MQTT broker, mqtt://broker/club/table-7</source>
        <translation>Das Fenster öffnen und seine Spiele bei einem MQTT-Broker veröffentlichen, mqtt://broker/club/table-7</translation>
    </message>
    <message>
        <source>Open the window, and keep past games there: a file, or postgresql://anna@server/games</source>
        <translation>Das Fenster öffnen und frühere Spiele dort ablegen: eine Datei oder postgresql://anna@server/games</translation>
    </message>
    <message>
        <source>What is made; choose at least one</source>
        <translation>Was entsteht; wähle mindestens eines</translation>
    </message>
    <message>
        <source>House rule in the keys of a game record, e.g. river_turns=free; may be said several times (default: those of the boxes)</source>
        <translation>Hausregel mit den Schlüsseln eines Spielprotokolls, z. B. river_turns=free; auch mehrmals (Vorgabe: die der Schachteln)</translation>
    </message>
    <message>
        <source>A saved game of JCloisterZone 5, to this file (- = output)</source>
        <translation>Ein gespeichertes Spiel für JCloisterZone 5, in diese Datei (- = Ausgabe)</translation>
    </message>
    <message>
        <source>Put the game among the past games when it ends</source>
        <translation>Das Spiel zu den früheren Spielen legen, wenn es endet</translation>
    </message>
    <message>
        <source>The same, into this file or postgresql://anna@server/games instead of the chosen place</source>
        <translation>Dasselbe, in diese Datei oder postgresql://anna@server/games statt an den gewählten Ort</translation>
    </message>
    <message>
        <source>Reads the scoring track in pictures and compares with where its figures stand</source>
        <translation>Liest die Wertungsleiste auf Bildern und vergleicht, wo ihre Figuren stehen</translation>
    </message>
    <message>
        <source>A taught scoring track (default: the one of the house edition)</source>
        <translation>Eine gelernte Wertungsleiste (sonst die der Hausausgabe)</translation>
    </message>
    <message>
        <source>Figures that are less probable don&apos;t count as read</source>
        <translation>Figuren, die weniger wahrscheinlich sind, zählen nicht als gelesen</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file, or house</source>
        <translation>Auch diese Wertungsleiste lesen: eine Datei, oder house</translation>
    </message>
    <message>
        <source>The scoring track lies beside the board in any case</source>
        <translation>Die Wertungsleiste liegt auf jeden Fall neben dem Spielfeld</translation>
    </message>
    <message>
        <source>Share of scorings after which a figure is moved wrongly on the scoring track</source>
        <translation>Anteil der Wertungen, nach denen eine Figur auf der Wertungsleiste falsch gezogen wird</translation>
    </message>
    <message>
        <source>The scoring track, by one photo of it, for watch --track</source>
        <translation>Die Wertungsleiste, nach einem Foto von ihr, für watch --track</translation>
    </message>
    <message>
        <source>A photo of the track without figures</source>
        <translation>Ein Foto der Wertungsleiste ohne Figuren</translation>
    </message>
    <message>
        <source>Points of a space and where its middle is on the photo, e.g. 0=120,860; for the spaces at all corners</source>
        <translation>Punkte eines Feldes und wo seine Mitte auf dem Foto ist, z. B. 0=120,860; für die Felder an allen Ecken</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Felder einer Runde</translation>
    </message>
    <message>
        <source>Write the track to this file, and its picture beside it</source>
        <translation>Die Wertungsleiste in diese Datei schreiben, und ihr Bild daneben</translation>
    </message>
    <message>
        <source>Read this scoring track, too, and say where a figure on it stands wrong: a file of calibrate track, or house for that of the house edition</source>
        <translation>Auch diese Wertungsleiste lesen und sagen, wo eine Figur darauf falsch steht: eine Datei von calibrate track, oder house für die der Hausausgabe</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file of calibrate track, or house</source>
        <translation>Auch diese Wertungsleiste lesen: eine Datei von calibrate track, oder house</translation>
    </message>
</context>
<context>
    <name>KeepTiles</name>
    <message>
        <source>Keep these tiles</source>
        <translation>Diese Plättchen behalten</translation>
    </message>
    <message>
        <source>What is this box called?</source>
        <translation>Wie heißt diese Schachtel?</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>begins with &quot;%1&quot;, which is not the number of a square</source>
        <translation>beginnt mit „%1“, was keine Nummer eines Quadrats ist</translation>
    </message>
    <message>
        <source>names square %1; there are %2</source>
        <translation>nennt Quadrat %1; es gibt %2</translation>
    </message>
    <message>
        <source>names square %1 a second time; keep one of the lines</source>
        <translation>nennt Quadrat %1 ein zweites Mal; behalte eine der Zeilen</translation>
    </message>
    <message>
        <source>means square %1 of %2, but square %1 lies on %3; give the same pictures in the order in which the labels have them</source>
        <translation>meint Quadrat %1 von %2, aber Quadrat %1 liegt auf %3; gib dieselben Bilder in der Reihenfolge der Zuordnungen an</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;; write one such as base.U, or none</source>
        <translation>nennt keinen bekannten Plättchentyp: „%1“; schreibe einen wie base.U oder none</translation>
    </message>
    <message>
        <source>needs 0, 1, 2 or 3 quarter turns after the type</source>
        <translation>braucht nach dem Typ 0, 1, 2 oder 3 Vierteldrehungen</translation>
    </message>
    <message>
        <source>%1: line %2 %3</source>
        <translation>%1: Zeile %2 %3</translation>
    </message>
</context>
<context>
    <name>LearnCommand</name>
    <message numerus="yes">
        <source>%n learned picture(s) count</source>
        <translation>
            <numerusform>%n gelerntes Bild zählt</numerusform>
            <numerusform>%n gelernte Bilder zählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>The broker %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>Der Broker %1 ist nicht erreichbar; prüfe die Adresse, und ob er läuft</translation>
    </message>
    <message>
        <source>The broker %1 refuses; check user and password</source>
        <translation>Der Broker %1 lehnt ab; prüfe Benutzer und Passwort</translation>
    </message>
    <message>
        <source>The broker %1 isn&apos;t trusted; check its certificate, and who signed it (?cafile=FILE)</source>
        <translation>Dem Broker %1 wird nicht vertraut; prüfe sein Zertifikat und wer es unterschrieben hat (?cafile=DATEI)</translation>
    </message>
</context>
<context>
    <name>LiveHelp</name>
    <message>
        <source>Type at any time, and press Enter:</source>
        <translation>Jederzeit eingeben und mit der Eingabetaste abschicken:</translation>
    </message>
    <message>
        <source>the second question: its first answer is right</source>
        <translation>die zweite Frage: ihre erste Antwort ist richtig</translation>
    </message>
    <message>
        <source>turn 7: tile U was laid, turned by 1 quarter clockwise</source>
        <translation>Zug 7: Plättchen U wurde gelegt, um eine Vierteldrehung im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>the first tile on the table</source>
        <translation>das erste Plättchen auf dem Tisch</translation>
    </message>
    <message>
        <source>turn 7: the meeple stands on feature 0; “none” for no meeple</source>
        <translation>Zug 7: der Meeple steht auf Gebiet 0; „none“ für keinen Meeple</translation>
    </message>
    <message>
        <source>turn 7 was taken by red</source>
        <translation>Zug 7 hat Rot gespielt</translation>
    </message>
    <message>
        <source>turn 7 was never taken</source>
        <translation>Zug 7 wurde nie gespielt</translation>
    </message>
    <message>
        <source>show these words again</source>
        <translation>diese Hilfe noch einmal zeigen</translation>
    </message>
    <message>
        <source>stop, and show the score</source>
        <translation>aufhören und den Punktestand zeigen</translation>
    </message>
    <message>
        <source>the same with another figure: small, large, abbot, builder, pig</source>
        <translation>ebenso mit einer anderen Figur: small, large, abbot, builder, pig</translation>
    </message>
    <message>
        <source>the abbot came home in turn 7</source>
        <translation>der Abt kam in Zug 7 zurück</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>the work could not be finished</source>
        <translation>die Arbeit konnte nicht beendet werden</translation>
    </message>
    <message>
        <source>the game can no longer be followed</source>
        <translation>das Spiel kann nicht mehr verfolgt werden</translation>
    </message>
    <message>
        <source>the camera could not be calibrated</source>
        <translation>die Kamera konnte nicht kalibriert werden</translation>
    </message>
    <message>
        <source>the tiles could not be learned</source>
        <translation>die Plättchen konnten nicht gelernt werden</translation>
    </message>
    <message>
        <source>%1, because there is not enough memory; close other programs, or take smaller pictures</source>
        <translation>%1, weil der Speicher nicht reicht; schließe andere Programme oder nimm kleinere Bilder</translation>
    </message>
    <message>
        <source>%1, because something in it is not as it should be; try it with another file or picture</source>
        <translation>%1, weil etwas darin nicht stimmt; versuche es mit einer anderen Datei oder einem anderen Bild</translation>
    </message>
    <message>
        <source>it stopped</source>
        <translation>sie hat angehalten</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>a tile type before this</source>
        <translation>davor ein Plättchen</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>one of the letters %1 before *</source>
        <translation>einer der Buchstaben %1 vor *</translation>
    </message>
    <message>
        <source>four reasons at most</source>
        <translation>höchstens vier Gründe</translation>
    </message>
    <message>
        <source>the sum %1</source>
        <translation>die Summe %1</translation>
    </message>
    <message>
        <source>a half edge such as NL before this</source>
        <translation>davor eine halbe Seite wie NL</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected %1 at character %2</source>
        <translation>erwartet wird an Stelle %2: %1</translation>
    </message>
</context>
<context>
    <name>PhoneHelp</name>
    <message>
        <source>Scan the code with a phone that is in the same network, or open %1 there. The browser warns once that it doesn&apos;t know this computer: continue.</source>
        <translation>Scanne den Code mit einem Handy im selben Netz oder öffne dort %1. Der Browser warnt einmal, dass er diesen Computer nicht kennt: Fahre fort.</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>A tie with %n point(s): %1</source>
        <translation>
            <numerusform>Gleichstand mit %n Punkt: %1</numerusform>
            <numerusform>Gleichstand mit %n Punkten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, a tie with %n point(s): %1</source>
        <translation>
            <numerusform>Bei sofortigem Ende Gleichstand mit %n Punkt: %1</numerusform>
            <numerusform>Bei sofortigem Ende Gleichstand mit %n Punkten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, %1 would win with %n point(s)</source>
        <translation>
            <numerusform>Bei sofortigem Ende würde %1 mit %n Punkt gewinnen</numerusform>
            <numerusform>Bei sofortigem Ende würde %1 mit %n Punkten gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which tile is this?</source>
        <translation>Welches Plättchen ist das?</translation>
    </message>
    <message>
        <source>Whose meeple is this?</source>
        <translation>Wem gehört dieser Meeple?</translation>
    </message>
    <message>
        <source>What does this meeple claim?</source>
        <translation>Was besetzt dieser Meeple?</translation>
    </message>
    <message>
        <source>Is this a meeple?</source>
        <translation>Ist das ein Meeple?</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Kein Meeple</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is claimed: Anna: road</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Auf der Straße</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>In der Stadt</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>Im Kloster</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Auf der Wiese</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>Im Garten</translation>
    </message>
</context>
<context>
    <name>PhotoTrack</name>
    <message>
        <source>The scoring track wasn&apos;t found in this picture.</source>
        <translation>Die Wertungsleiste wurde auf diesem Bild nicht gefunden.</translation>
    </message>
    <message>
        <source>The points are those of the spaces: add %1 for each full lap.</source>
        <translation>Die Punkte sind die der Felder: Für jede volle Runde kommen %1 dazu.</translation>
    </message>
    <message>
        <source>No figure was found on the track for %1.</source>
        <translation>Auf der Leiste wurde keine Figur gefunden für: %1.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Auf der Straße</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>In der Stadt</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>Im Kloster</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Auf der Wiese</translation>
    </message>
    <message>
        <source>On the road (%1)</source>
        <translation>Auf der Straße (%1)</translation>
    </message>
    <message>
        <source>In the city (%1)</source>
        <translation>In der Stadt (%1)</translation>
    </message>
    <message>
        <source>In the field (%1)</source>
        <translation>Auf der Wiese (%1)</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>Im Garten</translation>
    </message>
    <message>
        <source>On the river</source>
        <translation>Auf dem Fluss</translation>
    </message>
</context>
<context>
    <name>PlayDialog</name>
    <message>
        <source>Board Game Stats</source>
        <translation>Board Game Stats</translation>
    </message>
    <message>
        <source>Scan the code with the phone on which you have the app Board Game Stats: it takes in names, points and who won.</source>
        <translation>Scanne den Code mit dem Handy, auf dem die App Board Game Stats ist: Sie übernimmt Namen, Punkte und wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>Questions</name>
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
    <message>
        <source>%1 on the road</source>
        <translation>%1 auf der Straße</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <translation>%1 in der Stadt</translation>
    </message>
    <message>
        <source>%1 in the cloister</source>
        <translation>%1 im Kloster</translation>
    </message>
    <message>
        <source>%1 in the field</source>
        <translation>%1 auf der Wiese</translation>
    </message>
    <message>
        <source>%1 on the road (%2)</source>
        <translation>%1 auf der Straße (%2)</translation>
    </message>
    <message>
        <source>%1 in the city (%2)</source>
        <translation>%1 in der Stadt (%2)</translation>
    </message>
    <message>
        <source>%1 in the field (%2)</source>
        <translation>%1 auf der Wiese (%2)</translation>
    </message>
    <message>
        <source>no meeple</source>
        <translation>kein Meeple</translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <translation>%1 im Garten</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Add: --catalogue %1</source>
        <translation>Füge hinzu: --catalogue %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Scoring track: no figure was found on it.</source>
        <translation>Wertungsleiste: Darauf wurde keine Figur gefunden.</translation>
    </message>
    <message>
        <source>Scoring track: %1</source>
        <translation>Wertungsleiste: %1</translation>
    </message>
</context>
<context>
    <name>ReadText</name>
    <message>
        <source>%1: %2 if the game ended now</source>
        <comment>a colour, its points</comment>
        <translation>%1: %2 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Not certain:</source>
        <translation>Nicht sicher:</translation>
    </message>
    <message>
        <source>Please check:</source>
        <translation>Bitte prüfen:</translation>
    </message>
    <message>
        <source>May be looked at:</source>
        <translation>Ansehen lohnt sich vielleicht:</translation>
    </message>
</context>
<context>
    <name>ReplayCommand</name>
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
            <numerusform>%n Plättchen übrig</numerusform>
            <numerusform>%n Plättchen übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 during the game, %3 at the end</source>
        <comment>a player and points</comment>
        <translation>%1: %2 während des Spiels, %3 am Ende</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A game of Carcassonne</source>
        <translation>Eine Partie Carcassonne</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 would share the victory if it ended now</source>
        <translation>Bei sofortigem Ende würden sich %1 den Sieg teilen</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 would win if it ended now</source>
        <translation>Bei sofortigem Ende würde %1 gewinnen</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>gingerbread</source>
        <translation>Lebkuchen</translation>
    </message>
    <message>
        <source>agreed</source>
        <comment>points that players passed to each other</comment>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>Punkte im Spielverlauf</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; “meeplecam audit” lists them all</source>
        <translation>
            <numerusform>und %n weiterer Hinweis; „meeplecam audit“ zeigt alle</numerusform>
            <numerusform>und %n weitere Hinweise; „meeplecam audit“ zeigt alle</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Nichts wurde übersehen, vergessen oder falsch gewertet.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>What the final scoring would be now</source>
        <translation>Schlusswertung nach jetzigem Stand</translation>
    </message>
    <message>
        <source>No meeple was left on the board.</source>
        <translation>Kein Meeple ist auf dem Spielfeld geblieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Waren</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 on a road</source>
        <translation>%1 auf einer Straße</translation>
    </message>
    <message>
        <source>%1 in a city</source>
        <translation>%1 in einer Stadt</translation>
    </message>
    <message>
        <source>%1 on a cloister</source>
        <translation>%1 in einem Kloster</translation>
    </message>
    <message>
        <source>%1 on a field</source>
        <translation>%1 auf einer Wiese</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back.</source>
        <translation>Diese Straße ist fertig, aber ihre Meeple wurden nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back.</source>
        <translation>Diese Stadt ist fertig, aber ihre Meeple wurden nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back.</source>
        <translation>Dieses Kloster ist fertig, aber sein Meeple wurde nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>No tiles of this edition were found in the picture. Photograph the board from closer, or choose the edition of your tiles.</source>
        <translation>Auf dem Bild wurden keine Plättchen dieser Ausgabe gefunden. Fotografiere das Spielfeld aus der Nähe oder wähle die Ausgabe eurer Plättchen.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile on its right.</source>
        <translation>Dieses Plättchen passt nicht zum Plättchen rechts daneben.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile below it.</source>
        <translation>Dieses Plättchen passt nicht zum Plättchen darunter.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Dieses Plättchen ist in keiner der verwendeten Schachteln: %1.</translation>
    </message>
    <message>
        <source>There are more of this tile on the table (%1) than in the boxes (%2): %3.</source>
        <translation>Auf dem Tisch liegen mehr davon (%1) als in den Schachteln (%2): %3.</translation>
    </message>
    <message>
        <source>no picture of this edition shows this tile</source>
        <translation>kein Bild dieser Ausgabe zeigt dieses Plättchen</translation>
    </message>
    <message>
        <source>the tiles look like another edition</source>
        <translation>die Plättchen sehen nach einer anderen Ausgabe aus</translation>
    </message>
    <message>
        <source>several tiles match what is visible</source>
        <translation>mehrere Plättchen passen zu dem, was zu sehen ist</translation>
    </message>
    <message>
        <source>it is not clear which way round this tile lies</source>
        <translation>es ist nicht klar, wie herum dieses Plättchen liegt</translation>
    </message>
    <message>
        <source>no picture of this edition matches this tile</source>
        <translation>kein Bild dieser Ausgabe passt zu diesem Plättchen</translation>
    </message>
    <message>
        <source>something lies here, or covers a tile</source>
        <translation>etwas liegt hier oder verdeckt ein Plättchen</translation>
    </message>
    <message>
        <source>this may be a meeple</source>
        <translation>das könnte ein Meeple sein</translation>
    </message>
    <message>
        <source>a meeple may have stood here shortly</source>
        <translation>hier stand vielleicht kurz ein Meeple</translation>
    </message>
    <message>
        <source>the colour of this meeple is not clear</source>
        <translation>die Farbe dieses Meeples ist nicht klar</translation>
    </message>
    <message>
        <source>it is not clear what this meeple claims</source>
        <translation>es ist nicht klar, was dieser Meeple besetzt</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>fertig</translation>
    </message>
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
    <message>
        <source>%1, %2</source>
        <comment>how many tiles and meeples</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n Meeple</numerusform>
            <numerusform>%n Meeple</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>lies or stands there</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 – %3?</source>
        <comment>a place, why something is asked there, and what it may be</comment>
        <translation>%1: %2 – %3?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No board was found</source>
        <translation>Kein Spielfeld gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Nicht sicher</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bitte prüfen</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>Diese Straße ist fertig, aber ihre Meeple wurden nicht zurückgenommen: %1 für %2.</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>Diese Stadt ist fertig, aber ihre Meeple wurden nicht zurückgenommen: %1 für %2.</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back: %1 for %2.</source>
        <translation>Dieses Kloster ist fertig, aber sein Meeple wurde nicht zurückgenommen: %1 für %2.</translation>
    </message>
    <message>
        <source>%1 in a garden</source>
        <translation>%1 in einem Garten</translation>
    </message>
    <message numerus="yes">
        <source>A hand or another object covers %n space(s) where tiles may lie. Remove it and photograph the board again.</source>
        <translation>
            <numerusform>Eine Hand oder etwas anderes verdeckt %n Stelle, an der ein Plättchen liegen kann. Nimm es weg und fotografiere das Spielfeld noch einmal.</numerusform>
            <numerusform>Eine Hand oder etwas anderes verdeckt %n Stellen, an denen Plättchen liegen können. Nimm es weg und fotografiere das Spielfeld noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>a hand or another object covers this space</source>
        <translation>eine Hand oder etwas anderes verdeckt diese Stelle</translation>
    </message>
    <message>
        <source>this tile looks like none of the boxes in play</source>
        <translation>dieses Plättchen sieht nach keiner der verwendeten Schachteln aus</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more tile(s) on the table than in the boxes in play. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>Auf dem Tisch liegt %n Plättchen mehr als in den verwendeten Schachteln. Liegt noch eine andere Schachtel auf dem Tisch, wähle sie dazu.</numerusform>
            <numerusform>Auf dem Tisch liegen %n Plättchen mehr als in den verwendeten Schachteln. Liegt noch eine andere Schachtel auf dem Tisch, wähle sie dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) look like none of the boxes in play, so they are not counted. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>%n Plättchen sieht nach keiner der verwendeten Schachteln aus und zählt deshalb nicht mit. Liegt noch eine andere Schachtel auf dem Tisch, wähle sie dazu.</numerusform>
            <numerusform>%n Plättchen sehen nach keiner der verwendeten Schachteln aus und zählen deshalb nicht mit. Liegt noch eine andere Schachtel auf dem Tisch, wähle sie dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table. These boxes were added: %1.</source>
        <translation>Auf dem Tisch liegen Plättchen aus Schachteln, die nicht gewählt waren. Diese Schachteln wurden hinzugenommen: %1.</translation>
    </message>
    <message>
        <source>The tiles in the picture do not look like this edition. If they are small in the picture, photograph the board from closer; else choose the edition of your tiles, or teach them.</source>
        <translation>Die Plättchen auf dem Bild sehen nicht wie diese Ausgabe aus. Sind sie auf dem Bild klein, fotografiere das Spielfeld aus der Nähe; sonst wähle die Ausgabe eurer Plättchen oder lerne sie ein.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>two tiles lie in one place: %1</source>
        <translation>zwei Plättchen liegen an einer Stelle: %1</translation>
    </message>
    <message>
        <source>a tile lies beyond the board: %1</source>
        <translation>ein Plättchen liegt außerhalb des Spielfelds: %1</translation>
    </message>
    <message>
        <source>the start tile %1 is in none of the chosen boxes; choose its box, too</source>
        <translation>das Startplättchen %1 ist in keiner der gewählten Schachteln; wähle auch seine Schachtel</translation>
    </message>
    <message>
        <source>the game starts with %1, but the start tile of %2 is %3</source>
        <translation>das Spiel beginnt mit %1, aber das Startplättchen von %2 ist %3</translation>
    </message>
    <message>
        <source>the start tile lies beyond the edge of the table; make the table larger</source>
        <translation>das Startplättchen liegt jenseits der Tischkante; mach den Tisch größer</translation>
    </message>
    <message>
        <source>there are %1 players; this game is for %2 to %3</source>
        <translation>es spielen %1; dieses Spiel ist für %2 bis %3</translation>
    </message>
    <message>
        <source>the first player is number %1; players are numbered from 0 to %2</source>
        <translation>zuerst soll Nummer %1 spielen; die Nummern gehen von 0 bis %2</translation>
    </message>
    <message>
        <source>the gingerbread man starts on a city of the start tile</source>
        <translation>der Lebkuchenmann beginnt in einer Stadt des Startplättchens</translation>
    </message>
    <message>
        <source>none of the chosen boxes has a start tile; add a complete game such as base or winter</source>
        <translation>keine der gewählten Schachteln hat ein Startplättchen; nimm ein vollständiges Spiel wie base oder winter dazu</translation>
    </message>
    <message>
        <source>two rivers are chosen; choose one of them</source>
        <translation>zwei Flüsse sind gewählt; wähle einen davon</translation>
    </message>
    <message>
        <source>a two-tile city is worth 4 points, or 2 in older printings, not %1</source>
        <translation>eine Stadt aus zwei Plättchen bringt 4 Punkte, in älteren Auflagen 2, nicht %1</translation>
    </message>
    <message>
        <source>the rules ask for %1 meeples for each player; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Meeple für jeden; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 large meeples for each player; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 große Meeple für jeden; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 abbots for each player; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Äbte für jeden; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 builders for each player; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Baumeister für jeden; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 pigs for each player; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Schweine für jeden; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 points for a city beside a field; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Punkte für eine Stadt an einer Wiese; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 tiles in a hand; choose %2 to %3</source>
        <translation>die Regeln verlangen %1 Plättchen auf der Hand; wähle %2 bis %3</translation>
    </message>
    <message>
        <source>the table runs from its north-west to its south-east cell, within 1000 cells each way</source>
        <translation>der Tisch reicht von seinem Feld im Nordwesten bis zu dem im Südosten, höchstens 1000 Felder in jede Richtung</translation>
    </message>
    <message>
        <source>there are %1 kinds of tiles; at most 255 are possible</source>
        <translation>es gibt %1 Arten von Plättchen; höchstens 255 sind möglich</translation>
    </message>
    <message>
        <source>tile type %1 appears twice; give each type its own name</source>
        <translation>das Plättchen %1 kommt zweimal vor; gib jedem seinen eigenen Namen</translation>
    </message>
    <message>
        <source>is a city that reaches no side</source>
        <translation>ist eine Stadt, die keine Seite erreicht</translation>
    </message>
    <message>
        <source>is a road that reaches %1 sides</source>
        <translation>ist eine Straße, die so viele Seiten erreicht: %1</translation>
    </message>
    <message>
        <source>is a river that reaches %1 sides</source>
        <translation>ist ein Fluss, der so viele Seiten erreicht: %1</translation>
    </message>
    <message>
        <source>is a river that takes meeples</source>
        <translation>ist ein Fluss, auf dem Meeple stehen dürfen</translation>
    </message>
    <message>
        <source>is joined with a feature of another kind</source>
        <translation>ist mit einem Gebiet anderer Art verbunden</translation>
    </message>
    <message>
        <source>touches feature %1, which is no city</source>
        <translation>berührt Gebiet %1, das keine Stadt ist</translation>
    </message>
    <message>
        <source>tile type %1 has %2 features; give it 1 to %3</source>
        <translation>das Plättchen %1 hat %2 Gebiete; gib ihm 1 bis %3</translation>
    </message>
    <message>
        <source>tile type %1: feature %2 %3</source>
        <translation>Plättchen %1: Gebiet %2 %3</translation>
    </message>
    <message>
        <source>tile type %1: two features share a side or half edge; every one belongs to one feature</source>
        <translation>Plättchen %1: Zwei Gebiete teilen sich eine Seite oder halbe Seite; jede gehört zu einem Gebiet</translation>
    </message>
    <message>
        <source>tile type %1: a half edge belongs to no feature; fields or cities have to cover all eight</source>
        <translation>Plättchen %1: Eine halbe Seite gehört zu keinem Gebiet; Wiesen oder Städte müssen alle acht bedecken</translation>
    </message>
    <message>
        <source>tile type %1 has two cloisters or gardens; a tile holds one at most</source>
        <translation>das Plättchen %1 hat zwei Klöster oder Gärten; höchstens eines ist möglich</translation>
    </message>
    <message>
        <source>tile type %1 has two rivers; a tile holds one at most</source>
        <translation>das Plättchen %1 hat zwei Flüsse; höchstens einer ist möglich</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Warten auf das erste Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>Wer will, beginnt</translation>
    </message>
    <message>
        <source>%1 in play + %2 at the end</source>
        <translation>%1 im Spiel + %2 am Ende</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1: %2 → %3 Punkte</translation>
    </message>
    <message>
        <source>%1: %2 → %3 if it ended now</source>
        <translation>%1: %2 → %3 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Changed. The scores stay the same.</source>
        <translation>Geändert. Der Punktestand bleibt gleich.</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores on other screens</source>
        <translation>Punkte auf anderen Bildschirmen</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or open this address on a television. Whoever knows it sees the board and the scores, and can&apos;t change them.</source>
        <translation>Scanne den Code mit einem Handy im selben Netz oder öffne diese Adresse auf einem Fernseher. Wer sie kennt, sieht Spielplan und Punkte und kann nichts ändern.</translation>
    </message>
    <message>
        <source>For a film, such as in OBS, add ?overlay=scores or ?overlay=board before the # sign; &amp;size=24 sets the size of the letters.</source>
        <translation>Für einen Film, etwa in OBS, füge vor dem Zeichen # ?overlay=scores oder ?overlay=board ein; &amp;size=24 bestimmt die Schriftgröße.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Nothing is shown in the network any more, and no phone is the camera.</source>
        <translation>Im Netz wird nichts mehr gezeigt, und kein Handy ist die Kamera.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Whoever knows the address sees the board and the scores, and may answer what the camera can&apos;t tell, as in this window.</source>
        <translation>Scanne den Code mit einem Handy im selben Netz. Wer die Adresse kennt, sieht Spielplan und Punkte und kann wie in diesem Fenster beantworten, was die Kamera nicht sicher erkennt.</translation>
    </message>
    <message>
        <source>Players may answer questions on their phones</source>
        <translation>Spieler dürfen Fragen auf ihren Handys beantworten</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>no certificate for phones can be made: this computer&apos;s OpenSSL refuses to; install it again</source>
        <translation>für Handys kann kein Zertifikat erstellt werden: OpenSSL auf diesem Computer weigert sich; installiere es neu</translation>
    </message>
    <message>
        <source>%1: the certificate for phones can&apos;t be written; make room, or let this user write there</source>
        <translation>%1: Das Zertifikat für Handys kann nicht geschrieben werden; schaffe Platz, oder lass diesen Benutzer dort schreiben</translation>
    </message>
</context>
<context>
    <name>ServerShelf</name>
    <message>
        <source>The database %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>Die Datenbank %1 ist nicht erreichbar; prüfe die Adresse und ob sie läuft</translation>
    </message>
    <message>
        <source>The database %1 isn&apos;t trusted; check its certificate, and sslmode and sslrootcert in the address</source>
        <translation>Der Datenbank %1 wird nicht vertraut; prüfe ihr Zertifikat sowie sslmode und sslrootcert in der Adresse</translation>
    </message>
    <message>
        <source>The database %1 refuses; check user, password and the name of the database</source>
        <translation>Die Datenbank %1 lehnt ab; prüfe Benutzer, Passwort und den Namen der Datenbank</translation>
    </message>
    <message>
        <source>The connection to the database %1 is lost; nothing in it was changed: try again</source>
        <translation>Die Verbindung zur Datenbank %1 ist abgebrochen; nichts in ihr wurde geändert: versuche es noch einmal</translation>
    </message>
    <message>
        <source>The database %1 is in use by others for too long; try again later</source>
        <translation>Die Datenbank %1 wird zu lange von anderen benutzt; versuche es später noch einmal</translation>
    </message>
    <message>
        <source>The database %1 has no room; nothing in it was changed: make room there</source>
        <translation>Die Datenbank %1 ist voll; nichts in ihr wurde geändert: schaffe dort Platz</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be used (error %2); nothing in it was changed: let its owner grant you to read, write and create tables</source>
        <translation>Die Datenbank %1 kann nicht benutzt werden (Fehler %2); nichts in ihr wurde geändert: lass dir vom Besitzer erlauben, zu lesen, zu schreiben und Tabellen anzulegen</translation>
    </message>
    <message>
        <source>Past games on a server need PostgreSQL for Qt; install the package libqt6sql6-psql</source>
        <translation>Frühere Spiele auf einem Server brauchen PostgreSQL für Qt; installiere das Paket libqt6sql6-psql</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>Nothing can be shown in the network: this computer has no address there, or may not listen on it</source>
        <translation>Im Netz kann nichts gezeigt werden: Dieser Computer hat dort keine Adresse oder darf sie nicht benutzen</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message numerus="yes">
        <source>Carcassonne, %n turn(s)</source>
        <translation>
            <numerusform>Carcassonne, %n Zug</numerusform>
            <numerusform>Carcassonne, %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best turn: %1, turn %2, %n point(s)</source>
        <translation>
            <numerusform>Bester Zug: %1, Zug %2, %n Punkt</numerusform>
            <numerusform>Bester Zug: %1, Zug %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Past games need SQLite for Qt; install the package libqt6sql6-sqlite</source>
        <translation>Vergangene Spiele brauchen SQLite für Qt; installiere das Paket libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>There is no room for %1, where past games are kept; nothing in it was changed: make room on the disk</source>
        <translation>Für %1, wo frühere Spiele liegen, ist kein Platz; nichts darin wurde geändert: schaffe Platz auf der Platte</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used: it is damaged, or no such file; nothing in it was changed: choose another file</source>
        <translation>%1, wo frühere Spiele liegen, kann nicht benutzt werden: beschädigt oder keine solche Datei; nichts darin wurde geändert: wähle eine andere Datei</translation>
    </message>
    <message>
        <source>%1, where past games are kept, is in use by another program for too long; try again</source>
        <translation>%1, wo frühere Spiele liegen, wird zu lange von einem anderen Programm benutzt; versuche es noch einmal</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used; nothing in it was changed: see that it may be read and written, or choose another file</source>
        <translation>%1, wo frühere Spiele liegen, kann nicht benutzt werden; nichts darin wurde geändert: sorge dafür, dass gelesen und geschrieben werden darf, oder wähle eine andere Datei</translation>
    </message>
    <message>
        <source>there is no past game %1; list them to see which there are</source>
        <translation>es gibt kein früheres Spiel %1; meeplecam games list zeigt, welche es gibt</translation>
    </message>
    <message>
        <source>the past game %1</source>
        <translation>das frühere Spiel %1</translation>
    </message>
</context>
<context>
    <name>ShelfPlaces</name>
    <message>
        <source>%1 is no address of a database; write it like postgresql://anna@server/games</source>
        <translation>%1 ist keine Adresse einer Datenbank; schreib sie wie postgresql://anna@server/games</translation>
    </message>
</context>
<context>
    <name>ShelfSchema</name>
    <message>
        <source>%1 is a database of another program; choose another place for past games</source>
        <translation>%1 ist die Datenbank eines anderen Programms; wähle einen anderen Ort für frühere Spiele</translation>
    </message>
    <message>
        <source>%1 was written by a newer Meeplecam (version %2 of its schema, this one knows %3); use that one, or choose another place for past games</source>
        <translation>%1 wurde von einem neueren Meeplecam geschrieben (Version %2 des Schemas, dieses kennt %3); nimm das neuere, oder wähle einen anderen Ort für frühere Spiele</translation>
    </message>
</context>
<context>
    <name>ShelfText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <translation>(unterbrochen)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Wiesen</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>Das liegt auf einem Plättchen. Lege es auf den freien Tisch daneben.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>Das ist zu groß für einen Meeple. Es darf bleiben, wenn daneben oder darauf ein Meeple passt.</translation>
    </message>
    <message>
        <source>The camera was moved. If a meeple lies there already, take it away and put it down again.</source>
        <translation>Die Kamera wurde bewegt. Liegt schon ein Meeple da, nimm ihn weg und lege ihn noch einmal hin.</translation>
    </message>
    <message>
        <source>%1: put one of your meeples on the table beside the first tile.</source>
        <translation>%1: Lege einen deiner Meeple neben das erste Plättchen auf den Tisch.</translation>
    </message>
    <message>
        <source>Put the first tile on the table.</source>
        <translation>Lege das erste Plättchen auf den Tisch.</translation>
    </message>
    <message>
        <source>The game can begin.</source>
        <translation>Das Spiel kann beginnen.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>Das sieht wie ein Meeple von %1 aus. Nimm ihn weg; %1 ist nicht am Zug.</translation>
    </message>
    <message>
        <source>More than one thing was put there. Take all but one away.</source>
        <translation>Dort liegt jetzt mehr als ein Gegenstand. Nimm alle bis auf einen weg.</translation>
    </message>
    <message>
        <source>Too little of that is visible. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>Davon ist zu wenig zu sehen. Lege es dorthin, wo der Tisch eine andere Farbe hat, oder auf ein Blatt Papier.</translation>
    </message>
    <message>
        <source>Learned: the meeples of %1 are %2.</source>
        <comment>%2 is a colour</comment>
        <translation>Gelernt: Die Meeple von %1 sind %2.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Die Meeple von %1 und %2 sehen in diesem Licht gleich aus. Schalte noch eine Lampe ein oder gib einem von beiden eine andere Farbe.</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>all roads forgotten at the end</source>
        <translation>am Ende alle Straßen vergessen</translation>
    </message>
    <message>
        <source>all cities forgotten at the end</source>
        <translation>am Ende alle Städte vergessen</translation>
    </message>
    <message>
        <source>all cloisters forgotten at the end</source>
        <translation>am Ende alle Klöster vergessen</translation>
    </message>
    <message>
        <source>all fields forgotten at the end</source>
        <translation>am Ende alle Wiesen vergessen</translation>
    </message>
    <message>
        <source>%1: all roads forgotten at the end</source>
        <translation>bei %1 am Ende alle Straßen vergessen</translation>
    </message>
    <message>
        <source>%1: all cities forgotten at the end</source>
        <translation>bei %1 am Ende alle Städte vergessen</translation>
    </message>
    <message>
        <source>%1: all cloisters forgotten at the end</source>
        <translation>bei %1 am Ende alle Klöster vergessen</translation>
    </message>
    <message>
        <source>%1: all fields forgotten at the end</source>
        <translation>bei %1 am Ende alle Wiesen vergessen</translation>
    </message>
    <message>
        <source>inn left out: %1</source>
        <translation>Wirtshaus nicht mitgezählt: %1</translation>
    </message>
    <message>
        <source>cathedral left out: %1</source>
        <translation>Kathedrale nicht mitgezählt: %1</translation>
    </message>
    <message>
        <source>tiles around it left out: %1</source>
        <translation>Plättchen ringsum nicht mitgezählt: %1</translation>
    </message>
    <message>
        <source>pennants left out: %1</source>
        <translation>Wappen nicht mitgezählt: %1</translation>
    </message>
    <message>
        <source>forgotten: %1</source>
        <translation>vergessen: %1</translation>
    </message>
    <message>
        <source>counted twice: %1</source>
        <translation>doppelt gezählt: %1</translation>
    </message>
    <message>
        <source>shared, but forgotten for %2: %1</source>
        <translation>geteilt, aber bei %2 vergessen: %1</translation>
    </message>
    <message>
        <source>given to %2 instead of %3: %1</source>
        <translation>bei %2 statt bei %3 gezählt: %1</translation>
    </message>
    <message>
        <source>%1: final scoring forgotten</source>
        <translation>bei %1 die Schlusswertung vergessen</translation>
    </message>
    <message>
        <source>final scoring forgotten</source>
        <translation>Schlusswertung vergessen</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track lost</source>
        <translation>bei %1 eine Runde auf der Wertungsleiste zu wenig</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track too many</source>
        <translation>bei %1 eine Runde auf der Wertungsleiste zu viel</translation>
    </message>
    <message>
        <source>all gardens forgotten at the end</source>
        <translation>am Ende alle Gärten vergessen</translation>
    </message>
    <message>
        <source>all goods forgotten at the end</source>
        <translation>am Ende alle Waren vergessen</translation>
    </message>
    <message>
        <source>%1: all gardens forgotten at the end</source>
        <translation>bei %1 am Ende alle Gärten vergessen</translation>
    </message>
    <message>
        <source>%1: all goods forgotten at the end</source>
        <translation>bei %1 am Ende alle Waren vergessen</translation>
    </message>
    <message>
        <source>pig left out: %1</source>
        <translation>Schwein nicht mitgezählt: %1</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>%1 is no source of pictures; name a camera, a film, a folder or an address</source>
        <translation>%1 ist keine Quelle von Bildern; nenne eine Kamera, einen Film, einen Ordner oder eine Adresse</translation>
    </message>
    <message>
        <source>%1 has %2 pictures of %3x%4, but its truth is about %5 of %6x%7; bring together what belongs together</source>
        <translation>%1 hat %2 Bilder von %3x%4, aber die Wahrheit handelt von %5 mit %6x%7; bringe zusammen, was zusammengehört</translation>
    </message>
</context>
<context>
    <name>TeachText</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Left out, but on the sheet: %1. Name those that are whole tiles.</source>
        <translation>Ausgelassen, aber auf dem Bogen: %1. Benenne die, die ganze Plättchen sind.</translation>
    </message>
    <message>
        <source>Please check these numbers: %1</source>
        <translation>Bitte diese Nummern prüfen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
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
    <message>
        <source>The edition is in %1. Look at %2: where it is wrong, correct %3 and run this again with --labels %3.</source>
        <translation>Die Ausgabe liegt in %1. Sieh dir %2 an: Wo etwas falsch ist, korrigiere %3 und starte diesen Befehl noch einmal mit --labels %3.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1: Kein ganzes Plättchen gefunden. Lege die Plättchen mit Lücken auf einen einfarbigen Tisch und fotografiere sie von oben.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found.</source>
        <translation>%1: Kein ganzes Plättchen gefunden.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1: Kein ganzes Plättchen gefunden. Lege die Plättchen mit Lücken auf einen einfarbigen Tisch und fotografiere sie von oben.</translation>
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
            <numerusform>%n muss noch geprüft werden.</numerusform>
            <numerusform>%n müssen noch geprüft werden.</numerusform>
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
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The last tile was laid</source>
        <translation>Das letzte Plättchen wurde gelegt</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>Wer will, beginnt</translation>
    </message>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Warten auf das erste Plättchen</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>whose turn, turns played, tiles left</comment>
        <translation>%1 · %2 · %3</translation>
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
    <message>
        <source>%1, %2 if the game ended now</source>
        <comment>points, points</comment>
        <translation>%1, %2 bei sofortigem Ende</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <translation>Frage %1: %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>Das Spiel kann nicht verfolgt werden: %1</translation>
    </message>
</context>
<context>
    <name>TileNames</name>
    <message>
        <source>city on one side</source>
        <translation>Stadt auf einer Seite</translation>
    </message>
    <message>
        <source>city on two opposite sides</source>
        <translation>Stadt auf zwei gegenüberliegenden Seiten</translation>
    </message>
    <message>
        <source>city on two neighbouring sides</source>
        <translation>Stadt auf zwei benachbarten Seiten</translation>
    </message>
    <message>
        <source>city on three sides</source>
        <translation>Stadt auf drei Seiten</translation>
    </message>
    <message>
        <source>city on all sides</source>
        <translation>Stadt auf allen Seiten</translation>
    </message>
    <message>
        <source>%1 with a pennant</source>
        <comment>city</comment>
        <translation>%1 mit Wappen</translation>
    </message>
    <message>
        <source>%1 with two pennants</source>
        <comment>city</comment>
        <translation>%1 mit zwei Wappen</translation>
    </message>
    <message>
        <source>%1 with a cathedral</source>
        <comment>city</comment>
        <translation>%1 mit Kathedrale</translation>
    </message>
    <message>
        <source>two cities on opposite sides</source>
        <translation>zwei Städte auf gegenüberliegenden Seiten</translation>
    </message>
    <message>
        <source>two cities on neighbouring sides</source>
        <translation>zwei Städte auf benachbarten Seiten</translation>
    </message>
    <message>
        <source>three cities</source>
        <translation>drei Städte</translation>
    </message>
    <message>
        <source>four cities</source>
        <translation>vier Städte</translation>
    </message>
    <message>
        <source>road to the city</source>
        <translation>Straße zur Stadt</translation>
    </message>
    <message>
        <source>dead-end road</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>two roads to the city</source>
        <translation>zwei Straßen zur Stadt</translation>
    </message>
    <message>
        <source>two dead-end roads</source>
        <translation>zwei Sackgassen</translation>
    </message>
    <message>
        <source>three roads to the city</source>
        <translation>drei Straßen zur Stadt</translation>
    </message>
    <message>
        <source>three-way junction</source>
        <translation>T-Kreuzung</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>gerade Straße</translation>
    </message>
    <message>
        <source>two straight roads</source>
        <translation>zwei gerade Straßen</translation>
    </message>
    <message>
        <source>curved road</source>
        <translation>Straßenkurve</translation>
    </message>
    <message>
        <source>two curved roads</source>
        <translation>zwei Straßenkurven</translation>
    </message>
    <message>
        <source>%1 with an inn</source>
        <comment>road</comment>
        <translation>%1 mit Wirtshaus</translation>
    </message>
    <message>
        <source>road from the right to the bottom</source>
        <translation>Straße von rechts nach unten</translation>
    </message>
    <message>
        <source>road from the left to the bottom</source>
        <translation>Straße von links nach unten</translation>
    </message>
    <message>
        <source>road on the right</source>
        <translation>Straße rechts</translation>
    </message>
    <message>
        <source>road on the left</source>
        <translation>Straße links</translation>
    </message>
    <message>
        <source>road at the bottom</source>
        <translation>Straße unten</translation>
    </message>
    <message>
        <source>city at the top</source>
        <translation>Stadt oben</translation>
    </message>
    <message>
        <source>city at the top and right</source>
        <translation>Stadt oben und rechts</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>cloister with a road</source>
        <translation>Kloster mit Straße</translation>
    </message>
    <message>
        <source>cloister with two roads</source>
        <translation>Kloster mit zwei Straßen</translation>
    </message>
    <message>
        <source>cloister with three roads</source>
        <translation>Kloster mit drei Straßen</translation>
    </message>
    <message>
        <source>cloister with four roads</source>
        <translation>Kloster mit vier Straßen</translation>
    </message>
    <message>
        <source>divided field</source>
        <translation>geteilte Wiese</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>Wildschwein</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>Krähe</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>wolpertinger</source>
        <translation>Wolpertinger</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what a tile shows</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a tile shows, and its letter</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with wine</source>
        <comment>city</comment>
        <translation>%1 mit Wein</translation>
    </message>
    <message>
        <source>%1 with grain</source>
        <comment>city</comment>
        <translation>%1 mit Getreide</translation>
    </message>
    <message>
        <source>%1 with cloth</source>
        <comment>city</comment>
        <translation>%1 mit Stoff</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>straight river</source>
        <translation>gerader Fluss</translation>
    </message>
    <message>
        <source>bend of the river</source>
        <translation>Flussbiegung</translation>
    </message>
    <message>
        <source>the city reaches a corner</source>
        <translation>Stadt bis in eine Ecke</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>has too few spaces; name all of them</source>
        <translation>hat zu wenige Felder; alle sind zu nennen</translation>
    </message>
    <message>
        <source>a scoring track</source>
        <translation>eine Wertungsleiste</translation>
    </message>
    <message>
        <source>the picture of a scoring track</source>
        <translation>das Bild einer Wertungsleiste</translation>
    </message>
    <message>
        <source>%1: a space lies beyond the picture; name its place in pixels of %2</source>
        <translation>%1: Ein Feld liegt außerhalb des Bildes; sein Platz ist in Pixeln von %2 anzugeben</translation>
    </message>
    <message>
        <source>a track has %1 to %2 spaces, not %3</source>
        <translation>eine Wertungsleiste hat %1 bis %2 Felder, nicht %3</translation>
    </message>
    <message>
        <source>name the spaces at all corners of the track, with the points that they stand for</source>
        <translation>die Felder an allen Ecken der Wertungsleiste sind zu nennen, mit den Punkten, für die sie stehen</translation>
    </message>
    <message>
        <source>the track has spaces 0 to %1, but %2 was named</source>
        <translation>die Wertungsleiste hat die Felder 0 bis %1, genannt wurde aber %2</translation>
    </message>
    <message>
        <source>space %1 lies beyond the photo; name its place in pixels</source>
        <translation>Feld %1 liegt außerhalb des Fotos; sein Platz ist in Pixeln anzugeben</translation>
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
        <source>The game so far is safe.</source>
        <translation>Das Spiel bis hierher ist gesichert.</translation>
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
    <message>
        <source>The picture is too dark to see the tiles. Turn on a light.</source>
        <translation>Das Bild ist zu dunkel, um die Plättchen zu erkennen. Schalte ein Licht ein.</translation>
    </message>
    <message>
        <source>The board is not visible. Check that the camera shows the whole table and that nothing is in front of it.</source>
        <translation>Das Spielfeld ist nicht zu sehen. Prüfe, ob die Kamera den ganzen Tisch zeigt und nichts davor ist.</translation>
    </message>
    <message>
        <source>The camera %1 is unplugged. Plug it in again.</source>
        <translation>Die Kamera %1 ist nicht mehr angeschlossen. Stecke sie wieder ein.</translation>
    </message>
    <message>
        <source>The camera %1 sends no pictures. Check that no other program uses it, or plug it in again.</source>
        <translation>Die Kamera %1 sendet keine Bilder. Prüfe, ob kein anderes Programm sie benutzt, oder stecke sie neu ein.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check the phone and the network; Meeplecam keeps trying.</source>
        <translation>Von %1 kommen keine Bilder mehr. Prüfe das Handy und das Netzwerk; Meeplecam versucht es weiter.</translation>
    </message>
    <message>
        <source>The recording %1 ends too early: it is damaged. Copy it or record it again.</source>
        <translation>Die Aufnahme %1 endet zu früh: Sie ist beschädigt. Kopiere sie noch einmal oder nimm sie neu auf.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read as a picture. It is skipped.</source>
        <translation>Die Datei %1 kann nicht als Bild gelesen werden. Sie wird übersprungen.</translation>
    </message>
    <message>
        <source>The camera %1 is not calibrated for pictures of this size. Calibrate it at this resolution.</source>
        <translation>Die Kamera %1 ist für Bilder dieser Größe nicht kalibriert. Kalibriere sie mit dieser Auflösung.</translation>
    </message>
    <message>
        <source>The phone sends no pictures. Unlock it and show its Meeplecam page; the game goes on by itself.</source>
        <translation>Das Handy sendet keine Bilder. Entsperre es und zeige seine Meeplecam-Seite; das Spiel geht von selbst weiter.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check its connection, and start again.</source>
        <translation>Von %1 kommen keine Bilder mehr. Prüfe die Verbindung und starte neu.</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>kein Meeple</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a feature, and what gives its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>abbot comes home</source>
        <translation>Abt kommt zurück</translation>
    </message>
    <message>
        <source>%1 takes goods: %2</source>
        <comment>a player, &quot;2 × wine&quot;</comment>
        <translation>%1 nimmt Waren: %2</translation>
    </message>
    <message>
        <source>Most %1</source>
        <comment>a kind of goods</comment>
        <translation>Am meisten %1</translation>
    </message>
</context>
<context>
    <name>WatchCommand</name>
    <message>
        <source>Press Enter to skip.</source>
        <translation>Zum Überspringen die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Scoreboard for devices in the local network: %1</source>
        <translation>Punktetafel für Geräte im lokalen Netz: %1</translation>
    </message>
    <message>
        <source>Scoreboard on which players may answer questions: %1</source>
        <translation>Punktetafel, auf der Spieler Fragen beantworten dürfen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) saved as %1.</source>
        <translation>
            <numerusform>%n Plättchen als %1 gespeichert.</numerusform>
            <numerusform>%n Plättchen als %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n davon hat niemand bestätigt: Im nächsten Spiel wird danach gefragt.</numerusform>
            <numerusform>%n davon hat niemand bestätigt: Im nächsten Spiel wird nach ihnen gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>Das Spiel bleibt auf diesem Rechner, bis die Datenbank wieder erreichbar ist.</translation>
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
            <numerusform>%n Nachbarplättchen</numerusform>
            <numerusform>%n Nachbarplättchen</numerusform>
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
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Unscharf: Wische das Objektiv ab oder lass die Kamera auf den Tisch scharf stellen.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Plättchen sind nur %1 Pixel breit: Rücke die Kamera näher.</translation>
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
    <message>
        <source>Glare on the left: move the lamp or tilt the camera.</source>
        <translation>Spiegelung links: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>Glare on the right: move the lamp or tilt the camera.</source>
        <translation>Spiegelung rechts: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>Glare at the top: move the lamp or tilt the camera.</source>
        <translation>Spiegelung oben: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>Glare at the bottom: move the lamp or tilt the camera.</source>
        <translation>Spiegelung unten: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>Glare in the middle: move the lamp or tilt the camera.</source>
        <translation>Spiegelung in der Mitte: Versetze die Lampe oder neige die Kamera.</translation>
    </message>
    <message>
        <source>The board is cut off on the left: move the camera back or turn it.</source>
        <translation>Das Spielfeld ist links abgeschnitten: Rücke die Kamera zurück oder drehe sie.</translation>
    </message>
    <message>
        <source>The board is cut off on the right: move the camera back or turn it.</source>
        <translation>Das Spielfeld ist rechts abgeschnitten: Rücke die Kamera zurück oder drehe sie.</translation>
    </message>
    <message>
        <source>The board is cut off at the top: move the camera back or turn it.</source>
        <translation>Das Spielfeld ist oben abgeschnitten: Rücke die Kamera zurück oder drehe sie.</translation>
    </message>
    <message>
        <source>The board is cut off at the bottom: move the camera back or turn it.</source>
        <translation>Das Spielfeld ist unten abgeschnitten: Rücke die Kamera zurück oder drehe sie.</translation>
    </message>
    <message>
        <source>The board does not fit the picture: move the camera back.</source>
        <translation>Das Spielfeld passt nicht ins Bild: Rücke die Kamera zurück.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Too dark: turn on a light.</source>
        <translation>Zu dunkel: Schalte ein Licht ein.</translation>
    </message>
    <message>
        <source>Too bright: dim the light or lower the camera&apos;s exposure.</source>
        <translation>Zu hell: Dimme das Licht oder senke die Belichtung der Kamera.</translation>
    </message>
    <message>
        <source>The brightness keeps changing: lock the camera&apos;s exposure.</source>
        <translation>Die Helligkeit schwankt: Fixiere die Belichtung der Kamera.</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message numerus="yes">
        <source>pig, %n city(s) once more</source>
        <translation>
            <numerusform>Schwein, %n Stadt nochmals</numerusform>
            <numerusform>Schwein, %n Städte nochmals</numerusform>
        </translation>
    </message>
    <message>
        <source>most of it</source>
        <translation>die meisten davon</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>Large meeple</source>
        <translation>Großer Meeple</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>großer Meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>Goods don&apos;t lie on the board: for each kind, add 10 points to the track of everyone who has most of it.</source>
        <translation>Waren liegen nicht auf dem Spielplan: Zähle für jede Sorte 10 Punkte bei allen dazu, die am meisten davon haben.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::AddressCard</name>
    <message>
        <source>Code to scan with a phone</source>
        <translation>Code zum Scannen mit dem Handy</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Point at a tile of the board</source>
        <translation>Zeige auf ein Plättchen des Spielfelds</translation>
    </message>
    <message>
        <source>Correct this tile</source>
        <translation>Dieses Plättchen korrigieren</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Bauern bringen am Ende Punkte für Wiesen</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Unfertige Gebiete bringen am Ende Punkte</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Hausausgabe</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Bilder deiner Plättchen</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Eigene Plättchen einlernen…</translation>
    </message>
    <message>
        <source>Two-tile cities score 2 points</source>
        <translation>Städte aus zwei Plättchen bringen 2 Punkte</translation>
    </message>
    <message>
        <source>Tile edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Hausausgabe, Winter</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Wähle die Schachteln, mit denen ihr spielt.</translation>
    </message>
    <message>
        <source>Expansions need a base game: choose a complete game, too.</source>
        <translation>Erweiterungen brauchen ein Grundspiel: Wähle auch ein vollständiges Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %2–%3 players: remove %n player(s).</source>
        <translation>
            <numerusform>„%1“ ist für %2–%3 Spieler: Entferne %n Spieler.</numerusform>
            <numerusform>„%1“ ist für %2–%3 Spieler: Entferne %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any tiles</source>
        <translation>Beliebige Plättchen</translation>
    </message>
    <message>
        <source>For tiles that nobody has shown yet: they are told by what is drawn on them.</source>
        <translation>Für Plättchen, die noch niemand gezeigt hat: Sie werden an dem erkannt, was darauf gezeichnet ist.</translation>
    </message>
    <message>
        <source>No two bends the same way in a row</source>
        <translation>Nie zweimal nacheinander gleich abbiegen</translation>
    </message>
    <message>
        <source>The same, and never against the spring</source>
        <translation>Ebenso, und nie gegen die Quelle</translation>
    </message>
    <message>
        <source>Bends alternate, however far apart</source>
        <translation>Abwechselnd abbiegen, egal wie weit auseinander</translation>
    </message>
    <message>
        <source>Free cells must lie ahead</source>
        <translation>Vor der Mündung müssen Felder frei sein</translation>
    </message>
    <message>
        <source>The river bends as it likes</source>
        <translation>Der Fluss biegt beliebig ab</translation>
    </message>
    <message>
        <source>Stays in the box</source>
        <translation>Bleibt in der Schachtel</translation>
    </message>
    <message>
        <source>Shuffled into the river</source>
        <translation>Wird in den Fluss gemischt</translation>
    </message>
    <message>
        <source>Laid first after the lake</source>
        <translation>Wird nach dem See als erstes gelegt</translation>
    </message>
    <message>
        <source>Shuffled into the other tiles</source>
        <translation>Wird unter die anderen gemischt</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>Usual start tile</source>
        <translation>Übliches Startplättchen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Kamera kalibrieren</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Hold it in front of the camera and follow the hints; pictures are taken automatically. Calibration is optional: it helps with wide-angle lenses.</source>
        <translation>Drucke das Blatt und klebe es auf etwas Flaches. Halte es vor die Kamera und folge den Hinweisen; die Bilder werden automatisch aufgenommen. Das Kalibrieren ist freiwillig: Es hilft bei Weitwinkelobjektiven.</translation>
    </message>
    <message>
        <source>Save the sheet for printing…</source>
        <translation>Blatt zum Drucken speichern…</translation>
    </message>
    <message>
        <source>The camera is calibrated.</source>
        <translation>Die Kamera ist kalibriert.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: %4 pixels off on average. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3: im Mittel %4 Pixel Abweichung. Die Bilder dieser Kamera werden ab jetzt entzerrt.</translation>
    </message>
    <message>
        <source>Save the sheet for printing</source>
        <translation>Blatt zum Drucken speichern</translation>
    </message>
    <message>
        <source>Saved. Print it at 100 %, not fitted to the page.</source>
        <translation>Gespeichert. Drucke es mit 100 %, nicht an die Seite angepasst.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
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
        <source>Demo table</source>
        <translation>Demo-Tisch</translation>
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
        <source>Lock exposure and focus</source>
        <translation>Belichtung und Schärfe fixieren</translation>
    </message>
    <message>
        <source>Not rotated</source>
        <translation>Nicht gedreht</translation>
    </message>
    <message>
        <source>Rotated 90° clockwise</source>
        <translation>Um 90° im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>Rotated 180°</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <source>Rotated 90° anticlockwise</source>
        <translation>Um 90° gegen den Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>Recording: %1</source>
        <translation>Aufnahme: %1</translation>
    </message>
    <message>
        <source>Looking for tiles…</source>
        <translation>Plättchen werden gesucht…</translation>
    </message>
    <message>
        <source>Phone (scan a code)</source>
        <translation>Handy (Code scannen)</translation>
    </message>
    <message>
        <source>Camera with a network address</source>
        <translation>Kamera mit Netzwerkadresse</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Its browser warns once that it doesn&apos;t know this computer: continue, and allow the camera.</source>
        <translation>Scanne den Code mit einem Handy im selben Netz. Sein Browser warnt einmal, dass er diesen Computer nicht kennt: Fahre fort und erlaube die Kamera.</translation>
    </message>
    <message>
        <source>No camera is connected: this is the demo table. Plug in a camera, or choose your phone.</source>
        <translation>Keine Kamera ist angeschlossen: Dies ist der Demo-Tisch. Schließe eine Kamera an, oder wähle dein Handy.</translation>
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
        <source>%1 would win now</source>
        <translation>Jetzt würde %1 gewinnen</translation>
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
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>%1 at the end</source>
        <translation>%1 am Ende</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Count the next feature</source>
        <translation>Nächstes Gebiet werten</translation>
    </message>
    <message>
        <source>Go back one feature</source>
        <translation>Ein Gebiet zurück</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>%1 would share the victory now</source>
        <translation>Jetzt würden sich %1 den Sieg teilen</translation>
    </message>
    <message>
        <source>Board Game Stats…</source>
        <translation>Board Game Stats …</translation>
    </message>
    <message>
        <source>Keep these tiles as my box…</source>
        <translation>Plättchen als meine Schachtel behalten…</translation>
    </message>
    <message>
        <source>Add these tiles to my box</source>
        <translation>Diese Plättchen in meine Schachtel aufnehmen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::FinalTable</name>
    <message>
        <source>Track</source>
        <comment>points on the scoring track</comment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>points on the board</comment>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Points on the scoring track before the final scoring</source>
        <translation>Punkte auf der Wertungsleiste vor der Schlusswertung</translation>
    </message>
    <message>
        <source>%1: points on the scoring track</source>
        <translation>%1: Punkte auf der Wertungsleiste</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallCard</name>
    <message>
        <source>%1 since the last turn</source>
        <translation>%1 seit dem letzten Zug</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallWindow</name>
    <message>
        <source>No table has said anything yet.</source>
        <translation>Noch hat sich kein Tisch gemeldet.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>board</source>
        <translation>spielfeld</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Andere Kamera wählen…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Scores on other screens…</source>
        <translation>Punkte auf anderen Bildschirmen …</translation>
    </message>
    <message>
        <source>The tiles are saved. The next game can be played with them.</source>
        <translation>Die Plättchen sind gespeichert. Das nächste Spiel kann mit ihnen gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n davon hat niemand bestätigt: Im nächsten Spiel wird danach gefragt.</numerusform>
            <numerusform>%n davon hat niemand bestätigt: Im nächsten Spiel wird nach ihnen gefragt.</numerusform>
        </translation>
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
        <source>TILES AND RULES</source>
        <translation>PLÄTTCHEN UND REGELN</translation>
    </message>
    <message>
        <source>CAMERA</source>
        <translation>KAMERA</translation>
    </message>
    <message>
        <source>Introduce meeple colours first</source>
        <translation>Zuerst die Meeplefarben zeigen</translation>
    </message>
    <message>
        <source>PLAYERS IN TURN ORDER</source>
        <translation>SPIELER IN ZUGREIHENFOLGE</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that all colours, even coins or stones, can be told apart reliably.</source>
        <translation>Alle legen je einen Meeple neben das erste Plättchen, damit alle Farben, auch Münzen oder Steine, sicher unterschieden werden.</translation>
    </message>
    <message>
        <source>Game from a recording</source>
        <translation>Spiel aus einer Aufnahme</translation>
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
        <translation>Exportieren…</translation>
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
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Delete from list</source>
        <translation>Aus der Liste löschen</translation>
    </message>
    <message>
        <source>%1 (not finished)</source>
        <translation>%1 (nicht beendet)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>No game with this player</source>
        <translation>Kein Spiel mit diesem Spieler</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <translation>Zug %1 von %2: %3</translation>
    </message>
    <message>
        <source>Delete this game from the list? The recording is kept.</source>
        <translation>Dieses Spiel aus der Liste löschen? Die Aufnahme bleibt erhalten.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>⌀ %1</source>
        <comment>points on average</comment>
        <translation>⌀ %1</translation>
    </message>
    <message>
        <source>Asking the database for past games…</source>
        <translation>Frage die Datenbank nach früheren Spielen …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of this computer wait for it; they are shown here.</source>
        <translation>
            <numerusform>Ein Spiel dieses Rechners wartet auf sie; es wird hier gezeigt.</numerusform>
            <numerusform>%n Spiele dieses Rechners warten auf sie; sie werden hier gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoMenu</name>
    <message>
        <source>There is no tile here</source>
        <translation>Hier liegt kein Plättchen</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Hier liegt ein Plättchen</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Ein anderes Plättchen</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>%1&apos;s meeple</source>
        <translation>Meeple von %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>There is no meeple here</source>
        <translation>Hier steht kein Meeple</translation>
    </message>
    <message>
        <source>Add a meeple</source>
        <translation>Meeple hinzufügen</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Alle Plättchen…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose another photo</source>
        <translation>Anderes Foto wählen</translation>
    </message>
    <message>
        <source>Change tiles, rules or players</source>
        <translation>Plättchen, Regeln oder Spieler ändern</translation>
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
        <source>Highlight fields or all features</source>
        <translation>Wiesen oder alle Gebiete hervorheben</translation>
    </message>
    <message>
        <source>Show or hide the markings on the photo</source>
        <translation>Markierungen im Foto ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Board, photo, or both</source>
        <translation>Spielfeld, Foto oder beides</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose the edition…</source>
        <translation>Ausgabe wählen…</translation>
    </message>
    <message>
        <source>Choose another photo…</source>
        <translation>Anderes Foto wählen…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Foto aufnehmen…</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Foto wird geöffnet…</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Foto auswerten</translation>
    </message>
    <message>
        <source>Photo of the board</source>
        <translation>Foto des Spielfelds</translation>
    </message>
    <message>
        <source>There is no board to export yet.</source>
        <translation>Noch gibt es kein Spielfeld zum Exportieren.</translation>
    </message>
    <message>
        <source>This is the photo itself. Choose another name.</source>
        <translation>Das ist das Foto selbst. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Reading a photo anew loses your answers and corrections.</source>
        <translation>Wird ein Foto neu gelesen, gehen deine Antworten und Korrekturen verloren.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoReader</name>
    <message>
        <source>This photo can&apos;t be read. Save it as a JPEG of at most 24 megapixels, or take another one.</source>
        <translation>Dieses Foto kann nicht gelesen werden. Speichere es als JPEG mit höchstens 24 Megapixeln oder nimm ein neues auf.</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Foto wird geöffnet…</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Foto wird gelesen…</translation>
    </message>
    <message>
        <source>No tiles of this edition were found. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Keine Plättchen dieser Ausgabe gefunden. Wähle die Ausgabe, mit der ihr spielt, oder fotografiere das ganze Spielfeld aus der Nähe.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a photo. Choose a JPEG or PNG picture of the table.</source>
        <translation>%1 kann nicht als Foto gelesen werden. Wähle ein JPEG- oder PNG-Bild des Tisches.</translation>
    </message>
    <message>
        <source>%1 is no longer there. Choose another photo.</source>
        <translation>%1 ist nicht mehr da. Wähle ein anderes Foto.</translation>
    </message>
    <message>
        <source>Preparing the tiles…</source>
        <translation>Plättchen werden vorbereitet…</translation>
    </message>
    <message>
        <source>These tiles do not look like the chosen edition. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Diese Plättchen sehen nicht wie die gewählte Ausgabe aus. Wähle die Ausgabe, mit der ihr spielt, oder fotografiere das ganze Spielfeld aus der Nähe.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoResult</name>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1: %2 → %3 Punkte</translation>
    </message>
    <message>
        <source>The scores stay the same.</source>
        <translation>Der Punktestand bleibt gleich.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Erste Frage beantworten</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSetup</name>
    <message>
        <source>Score this photo</source>
        <translation>Dieses Foto auswerten</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>PHOTO OF THE BOARD</source>
        <translation>FOTO DES SPIELFELDS</translation>
    </message>
    <message>
        <source>Photograph the whole board from above. Leave all meeples where they are.</source>
        <translation>Fotografiere das ganze Spielfeld von oben. Lass alle Meeple stehen.</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Foto wählen…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Foto aufnehmen…</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>PLÄTTCHEN UND REGELN</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Foto wählen</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Wähle die Schachteln, mit denen ihr spielt.</translation>
    </message>
    <message>
        <source>Choose or take a photo of the board.</source>
        <translation>Wähle ein Foto des Spielfelds oder nimm eines auf.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSide</name>
    <message>
        <source>To check</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Everything on the photo is clear.</source>
        <translation>Auf dem Foto ist alles eindeutig.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation>Fragen (%1)</translation>
    </message>
    <message>
        <source>Nothing was forgotten, and nothing contradicts the rules.</source>
        <translation>Nichts wurde vergessen, und nichts widerspricht den Regeln.</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>Zu prüfen (%1)</translation>
    </message>
    <message>
        <source>No meeple on the board scores.</source>
        <translation>Kein Meeple auf dem Spielfeld bringt Punkte.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add at least two players.</source>
        <translation>Füge mindestens zwei Spieler hinzu.</translation>
    </message>
    <message>
        <source>Two players have the same colour (%1): choose another for one of them.</source>
        <translation>Zwei Spieler haben dieselbe Farbe (%1): Wähle für einen davon eine andere.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one of them another name.</source>
        <translation>Zwei Spieler heißen %1: Gib einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>Move up in the turn order</source>
        <translation>In der Zugreihenfolge nach oben</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message numerus="yes">
        <source>%1: %n point(s), %2</source>
        <translation>
            <numerusform>%1: %n Punkt, %2</numerusform>
            <numerusform>%1: %n Punkte, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s turn: %n point(s), %2</source>
        <translation>
            <numerusform>%1 ist am Zug: %n Punkt, %2</numerusform>
            <numerusform>%1 ist am Zug: %n Punkte, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s), %2</source>
        <translation>
            <numerusform>%1 gewinnt: %n Punkt, %2</numerusform>
            <numerusform>%1 gewinnt: %n Punkte, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Close the scoreboard</source>
        <translation>Punktetafel schließen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Wirkt nach einem Neustart</translation>
    </message>
    <message>
        <source>Play a sound after each turn</source>
        <translation>Nach jedem Zug einen Ton abspielen</translation>
    </message>
    <message>
        <source>Tournament mode: hide the tiles left and spaces nothing fits</source>
        <translation>Turniermodus: restliche Plättchen und Lücken, in die nichts passt, ausblenden</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShelfEditor</name>
    <message>
        <source>Asking the database…</source>
        <translation>Frage die Datenbank …</translation>
    </message>
    <message>
        <source>The database can be used.</source>
        <translation>Die Datenbank kann benutzt werden.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <source>In a database of several tables</source>
        <translation>In einer Datenbank mehrerer Tische</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Address of the database</source>
        <translation>Adresse der Datenbank</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learned while you play.</source>
        <translation>Weiter mit dem nächsten Spieler; diese Meeple werden beim Spielen gelernt.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take picture</source>
        <translation>Foto aufnehmen</translation>
    </message>
    <message>
        <source>Close camera</source>
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
        <source>ALL OTHER TILES</source>
        <translation>ALLE ANDEREN PLÄTTCHEN</translation>
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
        <source>RECOGNISED AS</source>
        <translation>ERKANNT ALS</translation>
    </message>
    <message>
        <source>Click or scroll to rotate</source>
        <translation>Zum Drehen klicken oder das Mausrad benutzen</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Press Enter in the list of tiles</source>
        <translation>In der Liste der Plättchen die Eingabetaste drücken</translation>
    </message>
    <message>
        <source>SIMILAR TILES</source>
        <translation>ÄHNLICHE PLÄTTCHEN</translation>
    </message>
    <message>
        <source>%1: not a tile</source>
        <translation>%1: kein Plättchen</translation>
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
        <translation>Demo-Tisch</translation>
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
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Eigene Plättchen einlernen</translation>
    </message>
    <message>
        <source>Play at your table. The camera keeps score.</source>
        <translation>Spielt an eurem Tisch. Die Kamera zählt die Punkte.</translation>
    </message>
    <message>
        <source>Follow a game on video</source>
        <translation>Ein Spiel in einem Video verfolgen</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Foto auswerten</translation>
    </message>
    <message>
        <source>The final result from one photo of the board</source>
        <translation>Das Endergebnis aus einem einzigen Foto des Spielfelds</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Kamera kalibrieren</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n anderes Spiel</numerusform>
            <numerusform>%n andere Spiele</numerusform>
        </translation>
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
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
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
        <source>Highlight fields or all features</source>
        <translation>Wiesen oder alle Gebiete hervorheben</translation>
    </message>
    <message>
        <source>Swap board and camera</source>
        <translation>Spielfeld und Kamera tauschen</translation>
    </message>
    <message>
        <source>Full-screen scoreboard</source>
        <translation>Punktetafel im Vollbild</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Andere Kamera wählen…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Turn the board back</source>
        <translation>Spielfeld zurückdrehen</translation>
    </message>
    <message>
        <source>Show or hide tiles left and spaces nothing fits</source>
        <translation>Restliche Plättchen und Lücken, in die nichts passt, ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Erste Frage beantworten</translation>
    </message>
    <message>
        <source>This game can&apos;t be followed</source>
        <translation>Dieses Spiel kann nicht verfolgt werden</translation>
    </message>
    <message>
        <source>The recording has ended. You can still correct the game.</source>
        <translation>Die Aufnahme ist zu Ende. Das Spiel kann weiter korrigiert werden.</translation>
    </message>
    <message>
        <source>Follow the game with “%1”</source>
        <translation>Spiel mit „%1“ verfolgen</translation>
    </message>
    <message>
        <source>Play with any tiles</source>
        <translation>Mit beliebigen Plättchen spielen</translation>
    </message>
    <message>
        <source>Follow the game with these boxes</source>
        <translation>Spiel mit diesen Schachteln verfolgen</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Eigene Plättchen einlernen</translation>
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
        <translation>Bilder mit der Kamera aufnehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
            <numerusform>%n Plättchen muss noch geprüft werden: Bestätige es oder speichere ohne dieses.</numerusform>
            <numerusform>%n Plättchen müssen noch geprüft werden: Bestätige sie oder speichere ohne sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>Lay your tiles out with gaps on a plain table and photograph them from above, scan them, or photograph a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Lege deine Plättchen mit Lücken auf einen einfarbigen Tisch und fotografiere sie von oben, scanne sie oder fotografiere ein fertiges Spielfeld. Mehrere Bilder sind in Ordnung, auch ein Teil der Schachtel.</translation>
    </message>
    <message>
        <source>What you taught is not saved yet.</source>
        <translation>Was du eingelernt hast, ist noch nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileChooser</name>
    <message>
        <source>Which tile lies here?</source>
        <translation>Welches Plättchen liegt hier?</translation>
    </message>
    <message>
        <source>TILES THAT FIT</source>
        <translation>PASSENDE PLÄTTCHEN</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>ALLE ANDEREN PLÄTTCHEN</translation>
    </message>
    <message>
        <source>Point at a tile to see what it changes.</source>
        <translation>Zeige auf ein Plättchen, um zu sehen, was es ändert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <comment>a tile of this letter</comment>
        <translation>
            <numerusform>%1 · noch %n</numerusform>
            <numerusform>%1 · noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>Das erste Plättchen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Ein anderes Plättchen</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
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
    <message>
        <source>Remove this tile</source>
        <translation>Dieses Plättchen entfernen</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Alle Plättchen…</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>The abbot comes home</source>
        <translation>Der Abt kommt zurück</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackDialog</name>
    <message>
        <source>My scoring track</source>
        <translation>Meine Wertungsleiste</translation>
    </message>
    <message>
        <source>Teach a scoring track</source>
        <translation>Wertungsleiste zeigen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Take a picture of the whole track, without figures on it.</source>
        <translation>Fotografiere die ganze Leiste, ohne Figuren darauf.</translation>
    </message>
    <message>
        <source>Open a photo…</source>
        <translation>Foto öffnen…</translation>
    </message>
    <message>
        <source>Take picture</source>
        <translation>Foto aufnehmen</translation>
    </message>
    <message>
        <source>Click the middle of the space at each corner of the track, one after the other as the figures walk, and check the numbers.</source>
        <translation>Klicke auf die Mitte des Feldes an jeder Ecke der Leiste, nacheinander wie die Figuren laufen, und prüfe die Zahlen.</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Felder einer Runde</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Another picture</source>
        <translation>Anderes Foto</translation>
    </message>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Foto der Wertungsleiste</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</translation>
    </message>
    <message>
        <source>Number of the space</source>
        <translation>Zahl des Feldes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Two spaces have the number %1; change one.</source>
        <translation>Zwei Felder haben die Zahl %1; ändere eine davon.</translation>
    </message>
    <message>
        <source>So the track is understood. If a number isn&apos;t on its space, change it.</source>
        <translation>So ist die Leiste verstanden. Steht eine Zahl nicht auf ihrem Feld, ändere sie.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackEditor</name>
    <message>
        <source>Scoring track</source>
        <translation>Wertungsleiste</translation>
    </message>
    <message>
        <source>If the camera sees the scoring track, the program says when a figure on it was not moved, or to the wrong space.</source>
        <translation>Wenn die Kamera die Wertungsleiste sieht, sagt das Programm, wenn eine Figur darauf nicht gezogen wurde, oder auf ein falsches Feld.</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>Wird nicht beachtet</translation>
    </message>
    <message>
        <source>The one to print</source>
        <translation>Die zum Ausdrucken</translation>
    </message>
    <message>
        <source>Teach yours…</source>
        <translation>Eigene zeigen…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackPhoto</name>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Foto der Wertungsleiste</translation>
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
