<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Addresses</name>
    <message>
        <source>Type the address that the phone or camera shows, such as %1.</source>
        <translation>Wpisz adres, który pokazuje telefon lub kamera, np. %1.</translation>
    </message>
    <message>
        <source>An address begins with http://, https:// or rtsp://.</source>
        <translation>Adres zaczyna się od http://, https:// lub rtsp://.</translation>
    </message>
    <message>
        <source>“%1” is not supported: an address begins with http://, https:// or rtsp://.</source>
        <translation>„%1” nie jest obsługiwane: adres zaczyna się od http://, https:// lub rtsp://.</translation>
    </message>
    <message>
        <source>This address is not complete: after “//” it needs the name or the number of the phone or camera, such as %1.</source>
        <translation>Ten adres jest niepełny: po „//” potrzebna jest nazwa lub adres IP telefonu albo kamery, np. %1.</translation>
    </message>
    <message>
        <source>%1 sends no pictures; check the address, and that phone and computer are in the same network</source>
        <translation>%1 nie wysyła obrazu; sprawdź adres oraz to, czy telefon i komputer są w tej samej sieci</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Niczego nie pominięto, nie zapomniano ani nie policzono źle.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>Niepewne: %1</translation>
    </message>
    <message>
        <source>%1 claims %2, but the board alone gives %3.</source>
        <translation>%1 podaje wynik %2, ale sama plansza daje %3.</translation>
    </message>
    <message>
        <source>%1 claims %2. The board gives %3, so %4 must have been scored before.</source>
        <translation>%1 podaje wynik %2. Plansza daje %3, więc pozostałe punkty (%4) muszą pochodzić z wcześniejszych tur.</translation>
    </message>
    <message>
        <source>%1 claims %2, and that is right.</source>
        <translation>%1 podaje wynik %2 i jest on prawidłowy.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too many.</source>
        <translation>%1 podaje wynik %2. Prawidłowy wynik to %3: o %4 za dużo.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too few.</source>
        <translation>%1 podaje wynik %2. Prawidłowy wynik to %3: o %4 za mało.</translation>
    </message>
    <message>
        <source>Possible reason: %1</source>
        <comment>what explains a claim</comment>
        <translation>Możliwa przyczyna: %1</translation>
    </message>
    <message numerus="yes">
        <source>Or %n other explanation(s) as likely</source>
        <translation>
            <numerusform>Albo %n inne, równie prawdopodobne wyjaśnienie</numerusform>
            <numerusform>Albo %n inne, równie prawdopodobne wyjaśnienia</numerusform>
            <numerusform>Albo %n innych, równie prawdopodobnych wyjaśnień</numerusform>
        </translation>
    </message>
    <message>
        <source>No simple mistake explains it</source>
        <translation>Nie wyjaśnia tego żadna prosta pomyłka</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 na planszy</translation>
    </message>
    <message>
        <source>%1: %3 in the end, %2 of them during the game</source>
        <translation>%1: na końcu %3, w tym %2 w trakcie gry</translation>
    </message>
    <message>
        <source>%1: %3, %2 of them so far</source>
        <translation>%1: %3, w tym %2 dotychczas</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tura %1: %2</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>road, %1</source>
        <translation>droga, %1</translation>
    </message>
    <message>
        <source>city, %1</source>
        <translation>miasto, %1</translation>
    </message>
    <message>
        <source>cloister, %1</source>
        <translation>klasztor, %1</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>łąka, %1</translation>
    </message>
    <message>
        <source>gingerbread man in a city, %1</source>
        <translation>piernikowy ludzik w mieście, %1</translation>
    </message>
    <message>
        <source>unfinished road, %1</source>
        <translation>nieukończona droga, %1</translation>
    </message>
    <message>
        <source>unfinished city, %1</source>
        <translation>nieukończone miasto, %1</translation>
    </message>
    <message>
        <source>unfinished cloister, %1</source>
        <translation>nieukończony klasztor, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for roads at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za drogi, a nie %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cities at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za miasta, a nie %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cloisters at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za klasztory, a nie %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for fields at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za łąki, a nie %3.</translation>
    </message>
    <message>
        <source>A road was scored although none was due: %1.</source>
        <translation>Policzono drogę, choć żadna nie powinna punktować: %1.</translation>
    </message>
    <message>
        <source>A city was scored although none was due: %1.</source>
        <translation>Policzono miasto, choć żadne nie powinno punktować: %1.</translation>
    </message>
    <message>
        <source>A cloister was scored although none was due: %1.</source>
        <translation>Policzono klasztor, choć żaden nie powinien punktować: %1.</translation>
    </message>
    <message>
        <source>A field was scored although none was due: %1.</source>
        <translation>Policzono łąkę, choć żadna nie powinna punktować: %1.</translation>
    </message>
    <message>
        <source>The gingerbread man was scored although he was not due: %1.</source>
        <translation>Policzono piernikowego ludzika, choć nie powinien punktować: %1.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>bez punktów</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken back although nothing that it stood on was scored.</source>
        <translation>Meepel gracza %1 został zabrany, choć obszar, na którym stał, nie został policzony.</translation>
    </message>
    <message>
        <source>Forgotten in the final scoring: %1 (%2).</source>
        <translation>Zapomniano w punktacji końcowej: %1 (%2).</translation>
    </message>
    <message>
        <source>Probably forgotten in the final scoring: %1 (%2).</source>
        <translation>Prawdopodobnie zapomniano w punktacji końcowej: %1 (%2).</translation>
    </message>
    <message>
        <source>Scored only in turn %1: %2 (%3).</source>
        <translation>Policzono dopiero w turze %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Not scored: %1 (%2).</source>
        <translation>Nie policzono: %1 (%2).</translation>
    </message>
    <message>
        <source>Wrong points: %1. Right: %2; written down: %3.</source>
        <translation>Błędne punkty: %1. Prawidłowo: %2; zapisano: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored, but only in turn %2.</source>
        <translation>Meepel gracza %1 po punktowaniu został zabrany dopiero w turze %2.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored.</source>
        <translation>Meepel gracza %1 po punktowaniu nie został zabrany.</translation>
    </message>
    <message>
        <source>Complete, but with meeples of %2 still on it: %1. If it was not scored yet: %3.</source>
        <translation>Obszar ukończony, ale nadal stoją na nim meeple (%2): %1. Jeśli nie został jeszcze policzony: %3.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too high after this turn.</source>
        <translation>Wynik gracza %1 jest po tej turze o %2 za wysoki.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too low after this turn.</source>
        <translation>Wynik gracza %1 jest po tej turze o %2 za niski.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3.</source>
        <translation>%1 ma na końcu %2, a nie %3.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3. Possible reason: %4.</source>
        <translation>%1 ma na końcu %2, a nie %3. Możliwa przyczyna: %4.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too many in the supply.</source>
        <translation>%1 ma w zapasie o jednego dużego meepla za dużo.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too few in the supply.</source>
        <translation>%1 ma w zapasie o jednego dużego meepla za mało.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too many in the supply.</source>
        <translation>
            <numerusform>%1 ma w zapasie o %n meepla za dużo.</numerusform>
            <numerusform>%1 ma w zapasie o %n meeple za dużo.</numerusform>
            <numerusform>%1 ma w zapasie o %n meepli za dużo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too few in the supply.</source>
        <translation>
            <numerusform>%1 ma w zapasie o %n meepla za mało.</numerusform>
            <numerusform>%1 ma w zapasie o %n meeple za mało.</numerusform>
            <numerusform>%1 ma w zapasie o %n meepli za mało.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was won by %1.</source>
        <translation>Zwycięstwo w grze: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>possible answers, and why it is not certain</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no completed city beside it</source>
        <translation>brak przyległego ukończonego miasta</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (%3; fewer meeples there: %4)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1: %2 (%3; mniej meepli ma tam: %4)</translation>
    </message>
    <message>
        <source>garden, %1</source>
        <translation>ogród, %1</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
    <message>
        <source>unfinished garden, %1</source>
        <translation>nieukończony ogród, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for gardens at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za ogrody, a nie %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for goods at the end, not %3.</source>
        <translation>%1 dostaje na końcu %2 za towary, a nie %3.</translation>
    </message>
    <message>
        <source>A garden was scored although none was due: %1.</source>
        <translation>Policzono ogród, choć żaden nie powinien punktować: %1.</translation>
    </message>
    <message>
        <source>Goods were scored although none were due: %1.</source>
        <translation>Policzono towary, choć żadne nie powinny punktować: %1.</translation>
    </message>
    <message>
        <source>%1 has an abbot too many in the supply.</source>
        <translation>%1 ma w zapasie o jednego opata za dużo.</translation>
    </message>
    <message>
        <source>%1 has an abbot too few in the supply.</source>
        <translation>%1 ma w zapasie o jednego opata za mało.</translation>
    </message>
    <message>
        <source>%1 has a builder too many in the supply.</source>
        <translation>%1 ma w zapasie o jednego budowniczego za dużo.</translation>
    </message>
    <message>
        <source>%1 has a builder too few in the supply.</source>
        <translation>%1 ma w zapasie o jednego budowniczego za mało.</translation>
    </message>
    <message>
        <source>%1 has a pig too many in the supply.</source>
        <translation>%1 ma w zapasie o jedną świnię za dużo.</translation>
    </message>
    <message>
        <source>%1 has a pig too few in the supply.</source>
        <translation>%1 ma w zapasie o jedną świnię za mało.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too many.</source>
        <translation>
            <numerusform>%1 ma o %n żeton za dużo (%2).</numerusform>
            <numerusform>%1 ma o %n żetony za dużo (%2).</numerusform>
            <numerusform>%1 ma o %n żetonów za dużo (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too few.</source>
        <translation>
            <numerusform>%1 ma o %n żeton za mało (%2).</numerusform>
            <numerusform>%1 ma o %n żetony za mało (%2).</numerusform>
            <numerusform>%1 ma o %n żetonów za mało (%2).</numerusform>
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
        <translation>%1; ze świnią, o 1 więcej za każde miasto: %2</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Winter Edition, the twelve animal tiles</source>
        <translation>Edycja zimowa, dwanaście kafelków ze zwierzętami</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <translation>Edycja zimowa</translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <translation>Piernikowy ludek</translation>
    </message>
    <message>
        <source>The Gingerbread Man, misprinted sheet</source>
        <translation>Piernikowy ludek, błędny wydruk</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Karczmy i katedry</translation>
    </message>
    <message>
        <source>Print-and-play demo</source>
        <translation>Wersja demo do wydruku</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, 2014 and later (with gardens)</source>
        <translation>Karczmy i Katedry, od 2014 (z ogrodami)</translation>
    </message>
    <message>
        <source>Carcassonne, 2014 and later (with gardens)</source>
        <translation>Carcassonne, od 2014 (z ogrodami)</translation>
    </message>
    <message>
        <source>The River, 2001</source>
        <translation>Rzeka, 2001</translation>
    </message>
    <message>
        <source>The River, 2014</source>
        <translation>Rzeka, 2014</translation>
    </message>
    <message>
        <source>The River, 2021</source>
        <translation>Rzeka, 2021</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>Opat</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Kupcy i Budowniczowie</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, 2015 and later (with gardens)</source>
        <translation>Kupcy i Budowniczowie, od 2015 (z ogrodami)</translation>
    </message>
    <message>
        <source>Waysides</source>
        <translation>Przy drodze</translation>
    </message>
</context>
<context>
    <name>Breaches</name>
    <message>
        <source>This tile does not fit: a road meets a field.</source>
        <translation>Ten kafelek nie pasuje: droga styka się z łąką.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a field.</source>
        <translation>Ten kafelek nie pasuje: miasto styka się z łąką.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a road.</source>
        <translation>Ten kafelek nie pasuje: miasto styka się z drogą.</translation>
    </message>
    <message>
        <source>This tile does not fit.</source>
        <translation>Ten kafelek nie pasuje.</translation>
    </message>
    <message>
        <source>There is already a meeple on this road.</source>
        <translation>Na tej drodze stoi już meepel.</translation>
    </message>
    <message>
        <source>There is already a meeple in this city.</source>
        <translation>W tym mieście stoi już meepel.</translation>
    </message>
    <message>
        <source>There is already a meeple on this cloister.</source>
        <translation>W tym klasztorze stoi już meepel.</translation>
    </message>
    <message>
        <source>There is already a meeple on this field.</source>
        <translation>Na tej łące stoi już meepel.</translation>
    </message>
    <message>
        <source>This road is complete: meeples go only on unfinished ones.</source>
        <translation>Ta droga jest ukończona: meeple stawia się tylko na nieukończonych drogach.</translation>
    </message>
    <message>
        <source>This city is complete: meeples go only into unfinished ones.</source>
        <translation>To miasto jest ukończone: meeple stawia się tylko w nieukończonych miastach.</translation>
    </message>
    <message>
        <source>This cloister is complete: meeples go only on unfinished ones.</source>
        <translation>Ten klasztor jest ukończony: meeple stawia się tylko w nieukończonych klasztorach.</translation>
    </message>
    <message>
        <source>This player does not take part.</source>
        <translation>Ten gracz nie bierze udziału w grze.</translation>
    </message>
    <message>
        <source>This tile is not part of the game.</source>
        <translation>Ten kafelek nie należy do tej gry.</translation>
    </message>
    <message>
        <source>Only players of this game can give points to each other.</source>
        <translation>Tylko gracze biorący udział w tej grze mogą przekazywać sobie punkty.</translation>
    </message>
    <message>
        <source>Points go from one player to another.</source>
        <translation>Punkty przechodzą od jednego gracza do innego.</translation>
    </message>
    <message>
        <source>A tile already lies here: %1.</source>
        <translation>Tu leży już kafelek: %1.</translation>
    </message>
    <message>
        <source>This place is beyond the edge of the table.</source>
        <translation>To miejsce jest poza krawędzią stołu.</translation>
    </message>
    <message>
        <source>No more tiles fit on the board.</source>
        <translation>Na planszy nie zmieści się więcej kafelków.</translation>
    </message>
    <message>
        <source>The game is over: the last tile was already placed.</source>
        <translation>Gra jest skończona: położono już ostatni kafelek.</translation>
    </message>
    <message>
        <source>%1 played, but it was %2&apos;s turn.</source>
        <translation>Zagrywa %1, choć to tura gracza %2.</translation>
    </message>
    <message>
        <source>A tile was put aside that is not in the box any more: %1.</source>
        <translation>Odłożono na bok kafelek, którego nie ma już w pudełku: %1.</translation>
    </message>
    <message>
        <source>A tile was put aside although it could be placed: %1.</source>
        <translation>Odłożono na bok kafelek, choć można go było położyć: %1.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Tego kafelka nie ma w żadnym z używanych pudełek: %1.</translation>
    </message>
    <message>
        <source>The boxes hold fewer tiles of this kind: %1.</source>
        <translation>W pudełkach jest mniej takich kafelków: %1.</translation>
    </message>
    <message>
        <source>This tile touches no other tile.</source>
        <translation>Ten kafelek nie styka się z żadnym innym.</translation>
    </message>
    <message>
        <source>The meeple stands where nothing can be claimed.</source>
        <translation>Meepel stoi w miejscu, w którym niczego nie można zająć.</translation>
    </message>
    <message>
        <source>A meeple may only be placed on the tile that was just laid.</source>
        <translation>Meepla można postawić tylko na właśnie położonym kafelku.</translation>
    </message>
    <message>
        <source>There are two meeples on this tile, but a turn places only one.</source>
        <translation>Na tym kafelku stoją dwa meeple, a w jednej turze stawia się tylko jednego.</translation>
    </message>
    <message>
        <source>%1 has no large meeple left.</source>
        <translation>%1 nie ma już dużego meepla.</translation>
    </message>
    <message>
        <source>%1 has no meeple left.</source>
        <translation>%1 nie ma już meepli.</translation>
    </message>
    <message>
        <source>No meeple may be placed on this part of the tile.</source>
        <translation>W tej części kafelka nie można postawić meepla.</translation>
    </message>
    <message>
        <source>This game is played without farmers.</source>
        <translation>W tej grze nie ma chłopów.</translation>
    </message>
    <message>
        <source>The gingerbread man has to move to another unfinished city.</source>
        <translation>Piernikowy ludzik musi przejść do innego nieukończonego miasta.</translation>
    </message>
    <message>
        <source>The gingerbread man does not move in this turn.</source>
        <translation>Piernikowy ludzik nie porusza się w tej turze.</translation>
    </message>
    <message>
        <source>The gingerbread man can only move to another unfinished city.</source>
        <translation>Piernikowy ludzik może przejść tylko do innego nieukończonego miasta.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>There is already an abbot in this garden.</source>
        <translation>W tym ogrodzie stoi już opat.</translation>
    </message>
    <message>
        <source>The river comes first: some of its tiles are still to be laid.</source>
        <translation>Najpierw rzeka: nie wszystkie jej kafelki leżą na stole.</translation>
    </message>
    <message>
        <source>The lake is the last tile of the river: others are still to be laid.</source>
        <translation>Jezioro to ostatni kafelek rzeki: inne nie leżą jeszcze na stole.</translation>
    </message>
    <message>
        <source>After the river comes the usual start tile.</source>
        <translation>Po rzece kładzie się zwykły kafelek startowy.</translation>
    </message>
    <message>
        <source>A river tile must continue the river.</source>
        <translation>Kafelek rzeki musi przedłużać rzekę.</translation>
    </message>
    <message>
        <source>The river may not turn back.</source>
        <translation>Rzeka nie może zawracać.</translation>
    </message>
    <message>
        <source>%1 has no abbot left.</source>
        <translation>%1 nie ma już opata.</translation>
    </message>
    <message>
        <source>%1 has no builder left.</source>
        <translation>%1 nie ma już budowniczego.</translation>
    </message>
    <message>
        <source>%1 has no pig left.</source>
        <translation>%1 nie ma już świni.</translation>
    </message>
    <message>
        <source>Only an abbot may stand in a garden.</source>
        <translation>W ogrodzie może stać tylko opat.</translation>
    </message>
    <message>
        <source>An abbot stands only in a cloister or a garden.</source>
        <translation>Opat może stać tylko w klasztorze lub w ogrodzie.</translation>
    </message>
    <message>
        <source>A builder stands only on a road or in a city.</source>
        <translation>Budowniczy może stać tylko na drodze lub w mieście.</translation>
    </message>
    <message>
        <source>A pig stands only in a field.</source>
        <translation>Świnia może stać tylko na łące.</translation>
    </message>
    <message>
        <source>A pig goes only to one&apos;s own farmer.</source>
        <translation>Świnię można postawić tylko u własnego rolnika.</translation>
    </message>
    <message>
        <source>A builder goes only where one&apos;s own meeple stands.</source>
        <translation>Budowniczego można postawić tylko tam, gdzie stoi własny meepel.</translation>
    </message>
    <message>
        <source>%1 already has a pig in this field.</source>
        <translation>%1 ma już świnię na tej łące.</translation>
    </message>
    <message>
        <source>%1 already has a builder there.</source>
        <translation>%1 ma tam już budowniczego.</translation>
    </message>
    <message>
        <source>A builder can&apos;t be placed on what is complete.</source>
        <translation>Budowniczego nie można postawić na tym, co jest ukończone.</translation>
    </message>
    <message>
        <source>This abbot is scored anyway: what it stands on is complete.</source>
        <translation>Ten opat i tak zostanie policzony: jego miejsce jest ukończone.</translation>
    </message>
    <message>
        <source>An abbot may be taken back only instead of placing a meeple.</source>
        <translation>Opata można zabrać tylko zamiast stawiania meepla.</translation>
    </message>
    <message>
        <source>%1 has no abbot there to take back.</source>
        <translation>%1 nie ma tam opata, którego można zabrać.</translation>
    </message>
    <message>
        <source>Meeples don&apos;t stand on the river.</source>
        <translation>Na rzece nie stawia się meepli.</translation>
    </message>
</context>
<context>
    <name>BrokerWords</name>
    <message>
        <source>%1 is no address of a broker; write it like mqtt://broker/club/table-7</source>
        <translation>%1 nie jest adresem brokera; zapisz go tak: mqtt://broker/club/table-7</translation>
    </message>
</context>
<context>
    <name>Calibrate</name>
    <message>
        <source>%1 of %2 views: %3</source>
        <comment>what to do next</comment>
        <translation>%1 z %2 ujęć: %3</translation>
    </message>
    <message>
        <source>%1, %2 × %3: focal length %4 pixels, axis at %5; %6, distortion %7 and %8</source>
        <translation>%1, %2 × %3: ogniskowa %4 pikseli, oś w punkcie %5; %6, dystorsja %7 i %8</translation>
    </message>
    <message numerus="yes">
        <source>On average %1 pixels off in %n picture(s)</source>
        <translation>
            <numerusform>Średnio %1 piksela różnicy na %n obrazie</numerusform>
            <numerusform>Średnio %1 piksela różnicy na %n obrazach</numerusform>
            <numerusform>Średnio %1 piksela różnicy na %n obrazach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calibration</name>
    <message>
        <source>all pictures show the calibration sheet from the same angle; tilt the sheet or the camera in some of them</source>
        <translation>wszystkie zdjęcia pokazują arkusz kalibracyjny pod tym samym kątem; na niektórych pochyl arkusz albo kamerę</translation>
    </message>
    <message>
        <source>no lens makes the calibration sheet look like this (%1 pixels off); glue the sheet onto something flat and take sharp pictures</source>
        <translation>żaden obiektyw nie pokazuje tak arkusza kalibracyjnego (%1 pikseli różnicy); przyklej arkusz do czegoś płaskiego i zrób ostre zdjęcia</translation>
    </message>
    <message>
        <source>%1 of %2 pictures show enough of the calibration sheet, and %3 are needed%4; take more, from different angles and with the sheet in the picture&apos;s corners too</source>
        <translation>wystarczająco dużo arkusza kalibracyjnego pokazują zdjęcia w liczbie %1 z %2, a potrzeba %3%4; zrób więcej zdjęć, pod różnymi kątami i z arkuszem także w rogach obrazu</translation>
    </message>
    <message>
        <source>%1 has another size than %2; take all pictures with the same camera and resolution</source>
        <translation>%1 ma inny rozmiar niż %2; zrób wszystkie zdjęcia tą samą kamerą i w tej samej rozdzielczości</translation>
    </message>
    <message>
        <source>%1: no calibration sheet visible</source>
        <translation>%1: nie widać arkusza kalibracyjnego</translation>
    </message>
    <message>
        <source>%1: too little of the calibration sheet is clearly visible</source>
        <translation>%1: zbyt mała część arkusza kalibracyjnego jest wyraźnie widoczna</translation>
    </message>
    <message>
        <source>the pictures of the calibration sheet contradict each other; retake them with the same zoom</source>
        <translation>zdjęcia arkusza kalibracyjnego są ze sobą sprzeczne; zrób je ponownie z tym samym zoomem</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Open a recording</source>
        <translation>Otwórz nagranie</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Filmy (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Choose another camera</source>
        <translation>Wybierz inną kamerę</translation>
    </message>
    <message>
        <source>Go on with this camera</source>
        <translation>Kontynuuj z tą kamerą</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Otwórz nagranie…</translation>
    </message>
</context>
<context>
    <name>Cameras</name>
    <message>
        <source>%1: the lens can&apos;t be kept there; check that the folder may be written to</source>
        <translation>%1: nie można tam zapisać obiektywu; sprawdź, czy wolno zapisywać w tym folderze</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is not calibrated; calibrate it with: meeplecam calibrate camera PICTURE… --camera NAME</source>
        <translation>kamera „%1” nie jest skalibrowana; skalibruj ją poleceniem: meeplecam calibrate camera ZDJĘCIE… --camera NAZWA</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is calibrated for pictures of %2, not of %3; calibrate it at that resolution</source>
        <translation>kamera „%1” jest skalibrowana dla obrazów %2, a nie %3; skalibruj ją w tej rozdzielczości</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game, at the right of the chart</comment>
        <translation>koniec</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>the claim &apos;%1&apos; names no player; write PLAYER=POINTS, the players are %2</source>
        <translation>w podanym wyniku „%1” nie ma gracza; napisz GRACZ=PUNKTY, gracze to %2</translation>
    </message>
    <message>
        <source>the claim &apos;%1&apos; has no number of points behind the =; write PLAYER=POINTS</source>
        <translation>w podanym wyniku „%1” po znaku = nie ma liczby punktów; napisz GRACZ=PUNKTY</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>ciemnoczerwony</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>bladoczerwony</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>dark orange</source>
        <translation>ciemnopomarańczowy</translation>
    </message>
    <message>
        <source>pale orange</source>
        <translation>bladopomarańczowy</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>ciemnożółty</translation>
    </message>
    <message>
        <source>pale yellow</source>
        <translation>bladożółty</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>ciemnozielony</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>bladozielony</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turkusowy</translation>
    </message>
    <message>
        <source>dark turquoise</source>
        <translation>ciemnoturkusowy</translation>
    </message>
    <message>
        <source>pale turquoise</source>
        <translation>bladoturkusowy</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>ciemnoniebieski</translation>
    </message>
    <message>
        <source>pale blue</source>
        <translation>bladoniebieski</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>dark purple</source>
        <translation>ciemnofioletowy</translation>
    </message>
    <message>
        <source>pale purple</source>
        <translation>bladofioletowy</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>dark pink</source>
        <translation>ciemnoróżowy</translation>
    </message>
    <message>
        <source>pale pink</source>
        <translation>bladoróżowy</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>ciemnoszary</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>jasnoszary</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>jasnobrązowy</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>ciemnobrązowy</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>picture</source>
        <translation>obraz</translation>
    </message>
    <message>
        <source>meeples: %1; other things: %2</source>
        <translation>meeple: %1; inne rzeczy: %2</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>kafelki: %1</translation>
    </message>
    <message>
        <source>%1, picture</source>
        <translation>%1, obraz</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>obraz %1</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>nieużyte: %1</translation>
    </message>
    <message>
        <source>Kept as %1; the pictures of that camera are straightened from now on.</source>
        <translation>Zapisano jako %1; obrazy z tej kamery będą odtąd prostowane.</translation>
    </message>
    <message>
        <source>Kept as %1; use it with --camera &quot;%2&quot;.</source>
        <translation>Zapisano jako %1; użyj opcji --camera &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>no past games</source>
        <translation>brak poprzednich gier</translation>
    </message>
    <message>
        <source>added to the past games as number %1</source>
        <translation>dodano do poprzednich gier pod numerem %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięty</translation>
    </message>
    <message>
        <source>Meeplecam house edition: %1</source>
        <translation>Własne wydanie Meeplecam: %1</translation>
    </message>
    <message>
        <source>%1 might be overwritten; choose a folder without other pictures</source>
        <translation>%1 może zostać nadpisany; wybierz folder bez innych obrazów</translation>
    </message>
    <message>
        <source>who plays? Name the colours in the order of play: --players red,blue</source>
        <translation>kto gra? Podaj kolory w kolejności gry: --players red,blue</translation>
    </message>
    <message>
        <source>no camera is connected that this user may use</source>
        <translation>nie podłączono kamery, której ten użytkownik może używać</translation>
    </message>
    <message>
        <source>no tile was seen by which to tell the edition; lay the first tile so that the camera sees it, or name the edition with --catalogue</source>
        <translation>nie było widać kafelka, po którym można rozpoznać wydanie; połóż pierwszy kafelek tak, aby kamera go widziała, albo podaj wydanie opcją --catalogue</translation>
    </message>
    <message>
        <source>the tiles are those of %1 already: nothing was written into %2</source>
        <translation>to już są kafelki z %1: nic nie zapisano w %2</translation>
    </message>
    <message>
        <source>%1 is there already; choose another name, or write over it by --force</source>
        <translation>%1 już istnieje; wybierz inną nazwę albo nadpisz opcją --force</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten; choose another name</source>
        <translation>%1 jest odczytywany i zostałby nadpisany; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>%1 is to be written by %2, too; choose another name</source>
        <translation>%1 ma zapisać także opcja %2; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>%1 lies in %2 and might be overwritten; choose another folder</source>
        <translation>%1 leży w %2 i może zostać nadpisany; wybierz inny folder</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 nie jest liczbą od %2 do %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1 is no size like 1920x1080</source>
        <translation>%1 nie jest rozmiarem takim jak 1920x1080</translation>
    </message>
    <message>
        <source>standard output cannot be written to; make room where it goes</source>
        <translation>nie można pisać na standardowe wyjście; zrób miejsce tam, dokąd ono trafia</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose a name that ends in .png or .jpg, in a folder that exists and has room</source>
        <translation>nie można zapisać %1; wybierz nazwę z końcówką .png lub .jpg, w folderze, który istnieje i ma miejsce</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 z %3</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>brakuje polecenia</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>wymagane: %1</translation>
    </message>
    <message>
        <source>%1 does not take &apos;%2&apos;</source>
        <translation>%1 nie przyjmuje „%2”</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 wymaga wartości</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is none of %3</source>
        <translation>%1: „%2” nie należy do %3</translation>
    </message>
    <message>
        <source>%1 needs %2, too</source>
        <translation>%1 wymaga też %2</translation>
    </message>
    <message>
        <source>%1; %2 --help shows how</source>
        <translation>%1; zobacz: %2 --help</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command or option of %2; %2 --help shows how</source>
        <translation>„%1” nie jest poleceniem ani opcją %2; zobacz: %2 --help</translation>
    </message>
    <message>
        <source>type the number of a question and of its answer; %1 shows all words</source>
        <translation>wpisz numer pytania i numer odpowiedzi; %1 pokazuje wszystkie polecenia</translation>
    </message>
    <message>
        <source>no tile is called %1; type it as in base.U</source>
        <translation>żaden kafelek nie nazywa się %1; wpisz go jak base.U</translation>
    </message>
    <message>
        <source>this tile has the features 0 to %1</source>
        <translation>ten kafelek ma obszary od 0 do %1</translation>
    </message>
    <message>
        <source>no player is called %1</source>
        <translation>żaden gracz nie nazywa się %1</translation>
    </message>
    <message>
        <source>question %1 has no answer %2</source>
        <translation>pytanie %1 nie ma odpowiedzi %2</translation>
    </message>
    <message>
        <source>there is no question %1</source>
        <translation>nie ma pytania %1</translation>
    </message>
    <message>
        <source>there is no turn %1; the last is turn %2</source>
        <translation>nie ma tury %1; ostatnia to tura %2</translation>
    </message>
    <message>
        <source>%1: the file for the events can&apos;t be written; choose another place</source>
        <translation>%1: nie można zapisać pliku zdarzeń; wybierz inne miejsce</translation>
    </message>
    <message>
        <source>%1: the folder for pictures can&apos;t be made; choose another place</source>
        <translation>%1: nie można utworzyć folderu na obrazy; wybierz inne miejsce</translation>
    </message>
    <message>
        <source>%1 holds the pictures of another game; choose another folder</source>
        <translation>%1 zawiera obrazy innej gry; wybierz inny folder</translation>
    </message>
    <message>
        <source>no figure of this game is called %1</source>
        <translation>żadna figurka tej gry nie nazywa się %1</translation>
    </message>
    <message>
        <source>no abbot can come home in this turn</source>
        <translation>w tej turze żaden opat nie może wrócić do zapasu</translation>
    </message>
    <message>
        <source>%1 names no space; write its points and where its middle is on the photo, in pixels: --space 0=120,860</source>
        <translation>%1 nie podaje pola; napisz jego punkty i gdzie na zdjęciu jest jego środek, w pikselach: --space 0=120,860</translation>
    </message>
</context>
<context>
    <name>Discard</name>
    <message>
        <source>Discard changes?</source>
        <translation>Odrzucić zmiany?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Edytuj dalej</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1 × %2, up to %3 pictures a second</source>
        <translation>%1 × %2, do %3 obrazów na sekundę</translation>
    </message>
    <message>
        <source>%1, packed as JPEG</source>
        <translation>%1, spakowane jako JPEG</translation>
    </message>
    <message>
        <source>%1: it does not say which pictures it can send.</source>
        <translation>%1: nie podaje, jakie obrazy może wysyłać.</translation>
    </message>
    <message>
        <source>Games use it at %1 × %2.</source>
        <translation>Gry używają jej w rozdzielczości %1 × %2.</translation>
    </message>
    <message>
        <source>%1 sees little: tiles should be 45 pixels wide or more, so put it close to the table.</source>
        <translation>%1 widzi mało szczegółów: kafelki powinny mieć co najmniej 45 pikseli szerokości, więc ustaw ją blisko stołu.</translation>
    </message>
    <message>
        <source>Cameras are taken from the system directly: one program at a time can use a camera.</source>
        <translation>Kamery są pobierane bezpośrednio z systemu: z kamery może korzystać tylko jeden program naraz.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is not running: one program at a time can use a camera.</source>
        <translation>Serwer multimediów (PipeWire) nie działa: z kamery może korzystać tylko jeden program naraz.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running, but can&apos;t lend its cameras: install gstreamer1.0-pipewire.</source>
        <translation>Serwer multimediów (PipeWire) działa, ale nie może udostępnić swoich kamer: zainstaluj gstreamer1.0-pipewire.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running: several programs can share a camera.</source>
        <translation>Serwer multimediów (PipeWire) działa: kilka programów może dzielić jedną kamerę.</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Kamery</translation>
    </message>
    <message>
        <source>You may not use %1: join the group that owns it (sudo adduser $USER video), then log in again.</source>
        <translation>Nie masz dostępu do %1: dołącz do grupy, do której należy (sudo adduser $USER video), i zaloguj się ponownie.</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or take the pictures of a phone: meeplecam watch http://ADDRESS. Photos and films need none.</source>
        <translation>Żadna kamera nie jest podłączona. Podłącz kamerę albo użyj obrazów z telefonu: meeplecam watch http://ADRES. Zdjęcia i filmy jej nie wymagają.</translation>
    </message>
    <message>
        <source>Parts of GStreamer that cameras need are missing (%1): install gstreamer1.0-plugins-base and gstreamer1.0-plugins-good.</source>
        <translation>Brakuje części GStreamera potrzebnych kamerom (%1): zainstaluj gstreamer1.0-plugins-base i gstreamer1.0-plugins-good.</translation>
    </message>
    <message>
        <source>The program runs in a sandbox, and the desktop&apos;s portal, which lends it cameras, is not installed: install xdg-desktop-portal.</source>
        <translation>Program działa w piaskownicy, a portal pulpitu, który udostępnia mu kamery, nie jest zainstalowany: zainstaluj xdg-desktop-portal.</translation>
    </message>
    <message>
        <source>Qt can&apos;t use cameras here: install libqt6multimedia6 anew.</source>
        <translation>Qt nie może tu używać kamer: zainstaluj ponownie libqt6multimedia6.</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Filmy</translation>
    </message>
    <message>
        <source>These can be written and read: %1.</source>
        <translation>Można zapisywać i odczytywać: %1.</translation>
    </message>
    <message>
        <source>These can&apos;t be written and read: %1. Install OpenCV&apos;s libopencv-videoio with FFmpeg, or make room for temporary files.</source>
        <translation>Nie można zapisywać i odczytywać: %1. Zainstaluj libopencv-videoio z OpenCV z obsługą FFmpeg albo zrób miejsce na pliki tymczasowe.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>No screen is to be found, so the window can&apos;t open. All commands work without one.</source>
        <translation>Nie znaleziono ekranu, więc okno nie może się otworzyć. Wszystkie polecenia działają bez niego.</translation>
    </message>
    <message>
        <source>The window opens on a screen of X11.</source>
        <translation>Okno otwiera się na ekranie X11.</translation>
    </message>
    <message>
        <source>The window opens on a screen of Wayland.</source>
        <translation>Okno otwiera się na ekranie Wayland.</translation>
    </message>
    <message>
        <source>The window opens where QT_QPA_PLATFORM says.</source>
        <translation>Okno otwiera się tam, gdzie wskazuje QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>A graphics card is there; the program needs none.</source>
        <translation>Jest karta graficzna; program jej nie potrzebuje.</translation>
    </message>
    <message>
        <source>There is no graphics card; the program needs none.</source>
        <translation>Nie ma karty graficznej; program jej nie potrzebuje.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) (%1).</source>
        <translation>
            <numerusform>%n rdzeń (%1).</numerusform>
            <numerusform>%n rdzenie (%1).</numerusform>
            <numerusform>%n rdzeni (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of memory.</source>
        <translation>%1 pamięci.</translation>
    </message>
    <message>
        <source>Memory is short for very large photos: one of 60 megapixels takes 1 GB.</source>
        <translation>Pamięci jest mało na bardzo duże zdjęcia: jedno o 60 megapikselach zajmuje 1 GB.</translation>
    </message>
    <message>
        <source>The table that comes with the program could not be read: install the program anew.</source>
        <translation>Nie udało się odczytać stołu dołączonego do programu: zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>A table of %1 is read in %2 s: %3 looks a second.</source>
        <translation>Stół (%1) jest odczytywany w %2 s; spojrzeń na sekundę: %3.</translation>
    </message>
    <message>
        <source>That is slow: during a game, news arrive a few seconds late, and pictures in between are skipped.</source>
        <translation>To wolno: podczas gry wiadomości pojawiają się z kilkusekundowym opóźnieniem, a obrazy pomiędzy są pomijane.</translation>
    </message>
    <message>
        <source>Letters and languages</source>
        <translation>Pismo i języki</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is there.</source>
        <translation>Krój pisma do obrazów i raportów (DejaVu Sans) jest dostępny.</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is missing: install fonts-dejavu-core.</source>
        <translation>Brakuje kroju pisma do obrazów i raportów (DejaVu Sans): zainstaluj fonts-dejavu-core.</translation>
    </message>
    <message>
        <source>The program&apos;s languages are missing: install the program anew.</source>
        <translation>Brakuje języków programu: zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>The program speaks %1; with you it is %2.</source>
        <translation>Program mówi w językach %1; z tobą – %2.</translation>
    </message>
    <message>
        <source>Past games and taught editions</source>
        <translation>Poprzednie gry i nauczone wydania</translation>
    </message>
    <message>
        <source>Settings and lenses</source>
        <translation>Ustawienia i obiektywy</translation>
    </message>
    <message>
        <source>Prepared catalogues</source>
        <translation>Przygotowane katalogi</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Foldery</translation>
    </message>
    <message>
        <source>%1: nowhere, because you have no home folder: set HOME.</source>
        <translation>%1: nigdzie, bo nie masz folderu domowego: ustaw HOME.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t be written: see to whom it belongs, and whether the disk is full.</source>
        <translation>%1: nie można zapisywać w %2: sprawdź, do kogo należy folder i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>%1: %2, with %3 free.</source>
        <translation>%1: %2, wolne %3.</translation>
    </message>
    <message>
        <source>There is little room in %1.</source>
        <translation>W %1 jest mało miejsca.</translation>
    </message>
    <message>
        <source>The tiles and networks that come with the program are missing: install the program anew.</source>
        <translation>Brakuje kafelków i sieci dołączonych do programu: zainstaluj program ponownie.</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Meeplecam %1 on %2</source>
        <translation>Meeplecam %1 w systemie %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Uwaga: %1</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Brak: %1</translation>
    </message>
    <message>
        <source>Something is missing; see above what to do.</source>
        <translation>Czegoś brakuje; powyżej napisano, co zrobić.</translation>
    </message>
    <message>
        <source>All that the program needs is there.</source>
        <translation>Jest wszystko, czego potrzebuje program.</translation>
    </message>
</context>
<context>
    <name>EditionHints</name>
    <message>
        <source>The tiles match the edition now: the game is followed.</source>
        <translation>Kafelki pasują już do wydania: gra jest śledzona.</translation>
    </message>
    <message>
        <source>Press Ctrl-C, and start again with: %1</source>
        <translation>Naciśnij Ctrl-C i uruchom ponownie z opcją: %1</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>House edition</source>
        <translation>Wydanie domowe</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Wydanie domowe, zimowe</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition. They match “%1”.</source>
        <translation>Kafelki na stole nie pasują do obrazów tego wydania. Pasują do wydania „%1”.</translation>
    </message>
    <message>
        <source>The tiles match no known edition. They are read by what they show.</source>
        <translation>Kafelki nie pasują do żadnego znanego wydania. Odczytywane jest to, co na nich widać.</translation>
    </message>
    <message>
        <source>The tiles match “%1”, and nearly as well “%2”. They are read as those of “%1”; choose the right edition if that is wrong.</source>
        <translation>Kafelki pasują do wydania „%1” i prawie tak samo dobrze do „%2”. Są odczytywane jako kafelki wydania „%1”; wybierz właściwe wydanie, jeśli to nie to.</translation>
    </message>
    <message>
        <source>The tiles match “%1”.</source>
        <translation>Kafelki pasują do wydania „%1”.</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition, nor of any other known one. Choose their edition, teach these tiles, or play with any tiles.</source>
        <translation>Kafelki na stole nie pasują do obrazów tego wydania ani żadnego innego znanego. Wybierz ich wydanie, naucz program tych kafelków albo graj dowolnymi kafelkami.</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json</source>
        <translation>nie ma katalogu %1; podaj folder z plikiem catalogue.json</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json, or one of these names: %2</source>
        <translation>nie ma katalogu %1; podaj folder z plikiem catalogue.json albo jedną z tych nazw: %2</translation>
    </message>
    <message>
        <source>%1; mend the line, or take the folder away to forget what was learned</source>
        <translation>%1; popraw ten wiersz albo usuń folder, aby zapomnieć to, czego się nauczono</translation>
    </message>
    <message>
        <source>%1 is missing or damaged; forget it by: meeplecam learn undo %2</source>
        <translation>brakuje %1 albo plik jest uszkodzony; zapomnij go poleceniem: meeplecam learn undo %2</translation>
    </message>
    <message>
        <source>the picture was not written</source>
        <translation>obraz nie został zapisany</translation>
    </message>
    <message>
        <source>no picture with the number %1 counts; meeplecam learn list shows those that do</source>
        <translation>żaden liczący się obraz nie ma numeru %1; meeplecam learn list pokazuje te, które się liczą</translation>
    </message>
    <message>
        <source>%1 page %2</source>
        <translation>%1 strona %2</translation>
    </message>
    <message>
        <source>no meeples are called %1; the colours are %2</source>
        <translation>żadne meeple nie nazywają się %1; kolory to %2</translation>
    </message>
    <message>
        <source>only read, audit and watch find out which edition it is; name a catalogue</source>
        <translation>tylko read, audit i watch rozpoznają wydanie; podaj katalog</translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table: %1.</source>
        <translation>Na stole są kafelki z pudełek, których nie wybrano: %1.</translation>
    </message>
    <message>
        <source>The picture is mirrored. Turn mirroring off in the settings of the camera, or of the program that passes its picture on.</source>
        <translation>Obraz jest odbity jak w lustrze. Wyłącz odbicie lustrzane w ustawieniach kamery albo programu, który przekazuje jej obraz.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tura %1: %2</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Wbrew zasadom: %1</translation>
    </message>
    <message>
        <source>Points then: %1</source>
        <translation>Punkty po zmianie: %1</translation>
    </message>
    <message>
        <source>If it ended now: %1</source>
        <translation>Gdyby gra skończyła się teraz: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later turn(s) change</source>
        <translation>
            <numerusform>zmienia się %n późniejsza tura</numerusform>
            <numerusform>zmieniają się %n późniejsze tury</numerusform>
            <numerusform>zmienia się %n późniejszych tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule</source>
        <translation>
            <numerusform>%n z nich złamałaby zasady</numerusform>
            <numerusform>%n z nich złamałyby zasady</numerusform>
            <numerusform>%n z nich złamałoby zasady</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Punkty się nie zmieniają.</translation>
    </message>
    <message>
        <source>This turn is no longer in the game. Choose one from the list.</source>
        <translation>Tej tury nie ma już w grze. Wybierz turę z listy.</translation>
    </message>
    <message>
        <source>This tile is not part of this game. Choose one from its boxes.</source>
        <translation>Ten kafelek nie należy do tej gry. Wybierz kafelek z jej pudełek.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>W tej grze nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>There is no tile on the table yet.</source>
        <translation>Na stole nie ma jeszcze żadnego kafelka.</translation>
    </message>
    <message>
        <source>No meeple can stand there. Choose a road, city, field or cloister.</source>
        <translation>Tam nie może stać meepel. Wybierz drogę, miasto, łąkę lub klasztor.</translation>
    </message>
    <message>
        <source>This meeple is no longer there. Look at the board again.</source>
        <translation>Tego meepla już tam nie ma. Spójrz jeszcze raz na planszę.</translation>
    </message>
    <message>
        <source>A tile already lies there. Correct that one instead.</source>
        <translation>Tam leży już kafelek. Popraw tamten kafelek.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>To pytanie nie jest już otwarte.</translation>
    </message>
    <message>
        <source>This question has changed. Read it again.</source>
        <translation>To pytanie się zmieniło. Przeczytaj je jeszcze raz.</translation>
    </message>
    <message>
        <source>The game could not go on after this change, so nothing was changed.</source>
        <translation>Po takiej zmianie gra nie mogłaby toczyć się dalej, więc niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>No abbot of this player can come home in this turn. Correct where it was placed.</source>
        <translation>W tej turze opat tego gracza nie może wrócić do zapasu. Popraw miejsce, na którym go postawiono.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 puts a meeple on the road</source>
        <translation>%1 stawia meepla na drodze</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the city</source>
        <translation>%1 stawia meepla w mieście</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the cloister</source>
        <translation>%1 stawia meepla w klasztorze</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the field</source>
        <translation>%1 stawia meepla na łące</translation>
    </message>
    <message>
        <source>%1 puts a meeple on the board</source>
        <translation>%1 stawia meepla na planszy</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the road</source>
        <translation>%1 stawia dużego meepla na drodze</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the city</source>
        <translation>%1 stawia dużego meepla w mieście</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the cloister</source>
        <translation>%1 stawia dużego meepla w klasztorze</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the field</source>
        <translation>%1 stawia dużego meepla na łące</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the board</source>
        <translation>%1 stawia dużego meepla na planszy</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the road</source>
        <translation>%1 kładzie „%2” i stawia meepla na drodze</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the city</source>
        <translation>%1 kładzie „%2” i stawia meepla w mieście</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the cloister</source>
        <translation>%1 kładzie „%2” i stawia meepla w klasztorze</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the field</source>
        <translation>%1 kładzie „%2” i stawia meepla na łące</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the board</source>
        <translation>%1 kładzie „%2” i stawia meepla na planszy</translation>
    </message>
    <message>
        <source>%1 scores %2 for a road (%3)</source>
        <translation>%1 zdobywa %2 za drogę (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a city (%3)</source>
        <translation>%1 zdobywa %2 za miasto (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a cloister (%3)</source>
        <translation>%1 zdobywa %2 za klasztor (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a field (%3)</source>
        <translation>%1 zdobywa %2 za łąkę (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for the gingerbread man (%3)</source>
        <translation>%1 zdobywa %2 za piernikowego ludzika (%3)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Uwaga: %1</translation>
    </message>
    <message>
        <source>A note is resolved</source>
        <translation>Uwaga jest już nieaktualna</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pytanie: %1</translation>
    </message>
    <message>
        <source>A question is resolved</source>
        <translation>Pytanie jest rozstrzygnięte</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>Nie można śledzić gry: %1</translation>
    </message>
    <message>
        <source>The game is followed again</source>
        <translation>Gra jest znów śledzona</translation>
    </message>
    <message>
        <source>The meeples of %1 are known now: %2</source>
        <translation>Kolor meepli gracza %1 jest już znany: %2</translation>
    </message>
    <message>
        <source>%1 sets “%2” aside, since it fits nowhere</source>
        <translation>%1 odkłada „%2” na bok, bo kafelek nigdzie nie pasuje</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3</source>
        <translation>%1 oddaje %2 graczowi %3</translation>
    </message>
    <message>
        <source>The first tile is “%1”</source>
        <translation>Pierwszy kafelek to „%1”</translation>
    </message>
    <message>
        <source>%1 lays “%2”</source>
        <translation>%1 kładzie „%2”</translation>
    </message>
    <message>
        <source>%1 takes the large meeple back</source>
        <translation>%1 zabiera dużego meepla do zapasu</translation>
    </message>
    <message>
        <source>%1 takes a meeple back</source>
        <translation>%1 zabiera meepla do zapasu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The game is over and %1 wins: %2</source>
        <translation>Koniec gry, wygrywa %1: %2</translation>
    </message>
    <message>
        <source>The game is over and %1 share the victory: %2</source>
        <translation>Koniec gry, zwycięstwo dzielą %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not part of this game</source>
        <translation>„%1” nie należy do tej gry</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Wycofano: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 (not: %2)</source>
        <translation>Poprawiono: %1 (zamiast: %2)</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Poprawiono: %1</translation>
    </message>
    <message>
        <source>Confirmed: %1</source>
        <translation>Potwierdzono: %1</translation>
    </message>
    <message>
        <source>In another order: %1</source>
        <translation>W innej kolejności: %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3 if the game ended now)</source>
        <translation>%1 %2 (%3, gdyby gra skończyła się teraz)</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Wyniki: %1</translation>
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
        <translation>Tura %1: %2</translation>
    </message>
    <message>
        <source>%1 puts the abbot on the board</source>
        <translation>%1 stawia opata</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the cloister</source>
        <translation>%1 stawia opata w klasztorze</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the garden</source>
        <translation>%1 stawia opata w ogrodzie</translation>
    </message>
    <message>
        <source>%1 puts the builder on the road</source>
        <translation>%1 stawia budowniczego na drodze</translation>
    </message>
    <message>
        <source>%1 puts the builder in the city</source>
        <translation>%1 stawia budowniczego w mieście</translation>
    </message>
    <message>
        <source>%1 puts the builder on the board</source>
        <translation>%1 stawia budowniczego</translation>
    </message>
    <message>
        <source>%1 puts the pig in the field</source>
        <translation>%1 stawia świnię na łące</translation>
    </message>
    <message>
        <source>%1 takes the abbot back</source>
        <translation>%1 zabiera opata do zapasu</translation>
    </message>
    <message>
        <source>%1 takes the builder back</source>
        <translation>%1 zabiera budowniczego do zapasu</translation>
    </message>
    <message>
        <source>%1 takes the pig back</source>
        <translation>%1 zabiera świnię do zapasu</translation>
    </message>
    <message>
        <source>%1 scores %2 for a garden (%3)</source>
        <translation>%1 zdobywa %2 za ogród (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for goods (%3)</source>
        <translation>%1 zdobywa %2 za towary (%3)</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Raport (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the board (*.png)</source>
        <translation>Obraz planszy (*.png)</translation>
    </message>
    <message>
        <source>Table of all scorings (*.csv)</source>
        <translation>Tabela punktów (*.csv)</translation>
    </message>
    <message>
        <source>Record (*.json)</source>
        <translation>Zapis gry (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>Plik %1 już istnieje. Zastąpić go?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>%1 is the recording of a game. Choose another name.</source>
        <translation>%1 to nagranie gry. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .csv or .json.</source>
        <translation>Rodzaj pliku %1 jest nieznany. Wybierz nazwę z końcówką .pdf, .png, .csv lub .json.</translation>
    </message>
    <message>
        <source>Final scoring of a photo</source>
        <translation>Punktacja końcowa ze zdjęcia</translation>
    </message>
    <message>
        <source>What was read (*.json)</source>
        <translation>Odczytane dane (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose a folder that exists and has room.</source>
        <translation>Nie można zapisać %1. Wybierz istniejący folder z wolnym miejscem.</translation>
    </message>
    <message>
        <source>Picture to share (*.jpg)</source>
        <translation>Obraz do udostępnienia (*.jpg)</translation>
    </message>
    <message>
        <source>Film of the game (*.mp4)</source>
        <translation>Film z gry (*.mp4)</translation>
    </message>
    <message>
        <source>The file is written…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .jpg, .mp4, .csv, .json, .jcz or .bgg.</source>
        <translation>Nieznany rodzaj pliku %1. Wybierz nazwę kończącą się na .pdf, .png, .jpg, .mp4, .csv, .json, .jcz lub .bgg.</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>JCloisterZone does not know the house rules of this game</source>
        <translation>JCloisterZone nie zna zasad domowych tej gry</translation>
    </message>
    <message>
        <source>it breaks a rule, and JCloisterZone would stop there</source>
        <translation>łamie zasadę, a JCloisterZone by się na niej zatrzymał</translation>
    </message>
    <message>
        <source>points pass between players, which JCloisterZone does not know</source>
        <translation>punkty przechodzą między graczami, czego JCloisterZone nie zna</translation>
    </message>
    <message>
        <source>turn %1 cannot be written for JCloisterZone: %2</source>
        <translation>tury %1 nie można zapisać dla JCloisterZone: %2</translation>
    </message>
    <message>
        <source>JCloisterZone does not have the tiles of the box “%1”</source>
        <translation>JCloisterZone nie ma kafelków z pudełka „%1”</translation>
    </message>
    <message>
        <source>JCloisterZone lays the river by another rule, which does not allow it</source>
        <translation>JCloisterZone układa rzekę według innej zasady, która na to nie pozwala</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file and no camera “%1”: no camera is connected that this user may use; plug one in</source>
        <translation>Nie ma pliku ani kamery „%1”: nie podłączono kamery, której może używać ten użytkownik; podłącz kamerę</translation>
    </message>
    <message>
        <source>There is no file and no camera “%1”; the cameras are: %2</source>
        <translation>Nie ma pliku ani kamery „%1”; dostępne kamery: %2</translation>
    </message>
    <message>
        <source>The camera %1 was just unplugged; plug it in again</source>
        <translation>Kamera %1 została właśnie odłączona; podłącz ją ponownie</translation>
    </message>
    <message>
        <source>%1 is the log of another game (%2 differ); use the same settings as before, or choose another log</source>
        <translation>%1 jest zapisem innej gry (różnice: %2); użyj tych samych ustawień co wcześniej albo wybierz inny zapis</translation>
    </message>
    <message>
        <source>%1 cannot be resumed (%2); make sure that no other program uses it and that it is writable, or choose another log</source>
        <translation>Nie można wznowić %1 (%2); upewnij się, że żaden inny program nie używa pliku i że można go zapisywać, albo wybierz inny zapis</translation>
    </message>
    <message>
        <source>%1 was moved away or deleted; it was written anew, and nothing is lost</source>
        <translation>Plik %1 został przeniesiony lub usunięty; zapisano go od nowa i nic nie przepadło</translation>
    </message>
    <message>
        <source>%1 was changed by another program; it was written anew, and nothing is lost</source>
        <translation>Plik %1 został zmieniony przez inny program; zapisano go od nowa i nic nie przepadło</translation>
    </message>
    <message>
        <source>%1 is there already; add --resume to continue, or choose another name</source>
        <translation>Plik %1 już istnieje; dodaj --resume, aby kontynuować, albo wybierz inną nazwę</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); the game goes on in memory until it can</source>
        <translation>Nie można zapisać %1 (%2); do tego czasu gra toczy się dalej w pamięci</translation>
    </message>
    <message>
        <source>%1 is a log without a first line; nothing was written to it</source>
        <translation>%1 jest zapisem bez pierwszej linii; nic do niego nie zapisano</translation>
    </message>
    <message>
        <source>%1 is not a film that can be read; choose a film (mp4, avi, mkv, webm …) or convert it</source>
        <translation>%1 nie jest filmem, który da się odczytać; wybierz film (mp4, avi, mkv, webm…) albo przekonwertuj go</translation>
    </message>
    <message>
        <source>%1: what was learned cannot be saved there (%2); check that the folder may be written to and has room</source>
        <translation>%1: nie można tam zapisać tego, czego się nauczono (%2); sprawdź, czy folder można zapisywać i czy jest w nim miejsce</translation>
    </message>
    <message>
        <source>What was learned cannot be saved: this user has no home folder</source>
        <translation>Nie można zapisać tego, czego się nauczono: ten użytkownik nie ma katalogu domowego</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>inny program w nim zapisuje</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>to nie jest plik</translation>
    </message>
    <message>
        <source>There is no game to export: %1</source>
        <translation>Nie ma gry do wyeksportowania: %1</translation>
    </message>
    <message>
        <source>There is no game to export: no tile was laid yet</source>
        <translation>Nie ma gry do wyeksportowania: nie położono jeszcze żadnego kafelka</translation>
    </message>
    <message>
        <source>%1 is no address of pictures; it begins with http://, https:// or rtsp://</source>
        <translation>%1 nie jest adresem obrazu; taki adres zaczyna się od http://, https:// lub rtsp://</translation>
    </message>
    <message>
        <source>“%1” does not exist; choose a film, a folder of pictures, a camera or an address</source>
        <translation>„%1” nie istnieje; wybierz film, folder ze zdjęciami, kamerę lub adres</translation>
    </message>
    <message>
        <source>%1 does not exist; choose the PDF with the tiles</source>
        <translation>%1 nie istnieje; wybierz plik PDF z kafelkami</translation>
    </message>
    <message>
        <source>%1 cannot be read without the program pdftoppm; install poppler-utils</source>
        <translation>Nie można odczytać %1 bez programu pdftoppm; zainstaluj poppler-utils</translation>
    </message>
    <message>
        <source>%1 is damaged or not a PDF; save its pages as pictures</source>
        <translation>%1 jest uszkodzony albo nie jest plikiem PDF; zapisz jego strony jako obrazy</translation>
    </message>
    <message>
        <source>%1 cannot be read as a folder of pictures: %2</source>
        <translation>Nie można odczytać %1 jako folderu ze zdjęciami: %2</translation>
    </message>
    <message>
        <source>%1 holds no picture; choose a folder with pictures (jpg, png) of the table</source>
        <translation>%1 nie zawiera zdjęć; wybierz folder ze zdjęciami stołu (jpg, png)</translation>
    </message>
    <message>
        <source>Every square is left out; give at least one of them a tile</source>
        <translation>Wszystkie kwadraty są pominięte; przypisz kafelek przynajmniej jednemu z nich</translation>
    </message>
    <message>
        <source>The tiles cannot be saved as %1 (%2); check that the folder may be written to</source>
        <translation>Nie można zapisać kafelków jako %1 (%2); sprawdź, czy folder można zapisywać</translation>
    </message>
    <message>
        <source>There is no home folder to save the tiles in; set HOME</source>
        <translation>Brak katalogu domowego, w którym można zapisać kafelki; ustaw HOME</translation>
    </message>
    <message>
        <source>Give the edition a name</source>
        <translation>Nadaj edycji nazwę</translation>
    </message>
    <message>
        <source>There is an edition called %1 already; choose another name, or open it to continue</source>
        <translation>Istnieje już edycja o nazwie %1; wybierz inną nazwę albo otwórz ją, aby kontynuować</translation>
    </message>
    <message>
        <source>the labels of tiles</source>
        <translation>etykiety kafelków</translation>
    </message>
    <message>
        <source>a photo</source>
        <translation>zdjęcie</translation>
    </message>
    <message>
        <source>a lens</source>
        <translation>obiektyw</translation>
    </message>
    <message>
        <source>a learned picture</source>
        <translation>wyuczony obraz</translation>
    </message>
    <message>
        <source>a journal of learned tiles</source>
        <translation>dziennik wyuczonych kafelków</translation>
    </message>
    <message>
        <source>a log</source>
        <translation>dziennik gry</translation>
    </message>
    <message>
        <source>can&apos;t write &apos;%1&apos;: check that the folder exists and has room</source>
        <translation>nie można zapisać „%1”: sprawdź, czy folder istnieje i czy jest w nim miejsce</translation>
    </message>
    <message>
        <source>has the key &quot;%1&quot; twice in one place; remove one of them</source>
        <translation>zawiera dwa razy klucz „%1” w jednym miejscu; usuń jeden z nich</translation>
    </message>
    <message>
        <source>has more than %1 keys in one place</source>
        <translation>zawiera w jednym miejscu więcej kluczy niż %1</translation>
    </message>
    <message>
        <source>is not valid JSON; copy the file again from where it comes from</source>
        <translation>nie jest poprawnym plikiem JSON; skopiuj plik jeszcze raz z jego źródła</translation>
    </message>
    <message>
        <source>is not valid JSON at line %1, column %2; mend it there, or copy the file again from where it comes from</source>
        <translation>nie jest poprawnym plikiem JSON w wierszu %1, kolumnie %2; popraw to miejsce albo skopiuj plik jeszcze raz z jego źródła</translation>
    </message>
    <message>
        <source>has more than %1 values</source>
        <translation>zawiera więcej wartości niż %1</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>ma więcej poziomów zagnieżdżenia niż %1</translation>
    </message>
    <message>
        <source>%1 does not exist; name the file of %2</source>
        <translation>%1 nie istnieje; podaj właściwy plik (oczekiwano: %2)</translation>
    </message>
    <message>
        <source>%1 is not a file; name the file of %2</source>
        <translation>%1 nie jest plikiem; podaj właściwy plik (oczekiwano: %2)</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 has at most %4</source>
        <translation>%1 ma rozmiar %2 B; najwyżej może mieć %4 B (oczekiwano: %3)</translation>
    </message>
    <message>
        <source>%1 cannot be read; check its permissions</source>
        <translation>nie można odczytać %1; sprawdź uprawnienia</translation>
    </message>
    <message>
        <source>is not an object with keys in {}</source>
        <translation>nie jest obiektem z kluczami w {}</translation>
    </message>
    <message>
        <source>is missing; it is a list in []</source>
        <translation>– brak; oczekiwano listy w []</translation>
    </message>
    <message>
        <source>is not a list in []</source>
        <translation>nie jest listą w []</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are the most</source>
        <translation>– liczba wpisów: %1; najwyżej może być %2</translation>
    </message>
    <message>
        <source>is not a list of %1 values</source>
        <translation>nie jest listą o liczbie wartości %1</translation>
    </message>
    <message>
        <source>is missing; it is a whole number from %1 to %2</source>
        <translation>– brak; oczekiwano liczby całkowitej od %1 do %2</translation>
    </message>
    <message>
        <source>is not a whole number from %1 to %2</source>
        <translation>nie jest liczbą całkowitą od %1 do %2</translation>
    </message>
    <message>
        <source>is missing; it is a number from %1 to %2</source>
        <translation>– brak; oczekiwano liczby od %1 do %2</translation>
    </message>
    <message>
        <source>is not a number from %1 to %2</source>
        <translation>nie jest liczbą od %1 do %2</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>nie ma wartości true ani false</translation>
    </message>
    <message>
        <source>is missing; it is a text in &quot;&quot;</source>
        <translation>– brak; oczekiwano tekstu w &quot;&quot;</translation>
    </message>
    <message>
        <source>is not a text in &quot;&quot;</source>
        <translation>nie jest tekstem w &quot;&quot;</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>nie należy do: %1</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>is a whole picture</source>
        <translation>jest pełnym obrazem</translation>
    </message>
    <message>
        <source>is damaged or not a picture (JPEG, PNG, WebP, TIFF, BMP)</source>
        <translation>jest uszkodzony lub nie jest obrazem (JPEG, PNG, WebP, TIFF, BMP)</translation>
    </message>
    <message>
        <source>was cut off or damaged, so that a part of the picture is missing; copy it anew from where it comes from</source>
        <translation>jest ucięty lub uszkodzony i brakuje w nim części obrazu; skopiuj plik jeszcze raz z jego źródła</translation>
    </message>
    <message>
        <source>is longer than any picture that is read here; save it smaller</source>
        <translation>jest większy niż obrazy, które można tu odczytać; zapisz go w mniejszym rozmiarze</translation>
    </message>
    <message>
        <source>has %1x%2 pixels; save it with at most %3 million</source>
        <translation>ma %1 × %2 pikseli; zapisz go z najwyżej %3 mln pikseli</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>nie ma wartości „%1”</translation>
    </message>
    <message>
        <source>%1: the pictures of this catalogue are too large to be read all together; save them smaller: 500x500 pixels are enough for a tile</source>
        <translation>%1: obrazy tego katalogu są razem zbyt duże; zapisz je w mniejszym rozmiarze: na kafelek wystarczy 500 × 500 pikseli</translation>
    </message>
    <message>
        <source>%1 is not a folder; name the folder of a tile catalogue</source>
        <translation>%1 nie jest folderem; podaj folder katalogu kafelków</translation>
    </message>
    <message>
        <source>a tile catalogue</source>
        <translation>katalog kafelków</translation>
    </message>
    <message>
        <source>is not &quot;features&quot;; leave it out where regions are kinds</source>
        <translation>nie ma wartości „features”; pomiń ten klucz, gdy obszary oznaczają tylko rodzaje</translation>
    </message>
    <message>
        <source>names no picture</source>
        <translation>nie wymienia żadnego obrazu</translation>
    </message>
    <message>
        <source>a tile&apos;s picture</source>
        <translation>obraz kafelka</translation>
    </message>
    <message>
        <source>%1 is empty; put the tile&apos;s picture there again</source>
        <translation>%1 jest pusty; umieść tam ponownie obraz kafelka</translation>
    </message>
    <message>
        <source>%1 is damaged or not a picture; put the tile&apos;s picture there again</source>
        <translation>%1 jest uszkodzony lub nie jest obrazem; umieść tam ponownie obraz kafelka</translation>
    </message>
    <message>
        <source>%1 has %2x%3 pixels; a tile&apos;s picture is square and at least %4 pixels wide</source>
        <translation>%1 ma %2 × %3 pikseli; obraz kafelka jest kwadratowy i ma co najmniej %4 pikseli szerokości</translation>
    </message>
    <message>
        <source>%1 names a tile &quot;%2&quot; that no tile set has; correct the name</source>
        <translation>%1 wymienia kafelek „%2”, którego nie ma w żadnym zestawie; popraw nazwę</translation>
    </message>
    <message>
        <source>%1 does not exist; name a picture of the table</source>
        <translation>%1 nie istnieje; podaj zdjęcie stołu</translation>
    </message>
    <message>
        <source>%1 is not a file; name a picture of the table</source>
        <translation>%1 nie jest plikiem; podaj zdjęcie stołu</translation>
    </message>
    <message>
        <source>%1 is empty; take the picture again</source>
        <translation>%1 jest pusty; zrób zdjęcie jeszcze raz</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>obraz</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read (JPEG, PNG, WebP, TIFF, BMP); convert it</source>
        <translation>%1 nie jest obrazem, który można odczytać (JPEG, PNG, WebP, TIFF, BMP); przekonwertuj go</translation>
    </message>
    <message>
        <source>%1 has only %2x%3 pixels; take a larger picture of the table</source>
        <translation>%1 ma tylko %2 × %3 pikseli; zrób większe zdjęcie stołu</translation>
    </message>
    <message>
        <source>%1 is not one of the program&apos;s networks; install the program again</source>
        <translation>%1 nie jest jedną z sieci programu; zainstaluj program ponownie</translation>
    </message>
    <message>
        <source>the pictures of the stages cannot be written to &apos;%1&apos;; choose a folder that may be written to and has room</source>
        <translation>nie można zapisać obrazów etapów w „%1”; wybierz folder z prawem zapisu i wolnym miejscem</translation>
    </message>
    <message>
        <source>a choice where past games are kept</source>
        <translation>wybór miejsca poprzednich gier</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>zapis gry</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tura %1: %2</translation>
    </message>
    <message>
        <source>after the last turn: %1</source>
        <translation>po ostatniej turze: %1</translation>
    </message>
    <message>
        <source>is not known: %1</source>
        <translation>– nieznane: %1</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;</source>
        <translation>nie podaje znanego kafelka: „%1”</translation>
    </message>
    <message>
        <source>does not agree with the features, which make %1</source>
        <translation>nie zgadza się z obszarami, z których wynika %1</translation>
    </message>
    <message>
        <source>names a tile type that the file does not describe</source>
        <translation>podaje kafelek, którego plik nie opisuje</translation>
    </message>
    <message>
        <source>is none of the names that are known here</source>
        <translation>nie jest żadną ze znanych tu nazw</translation>
    </message>
    <message>
        <source>counts a tile type that the file does not describe</source>
        <translation>liczy kafelek, którego plik nie opisuje</translation>
    </message>
    <message>
        <source>is a river; name its first tile as &quot;start&quot; and its last as &quot;last&quot;</source>
        <translation>jest rzeką; podaj jej pierwszy kafelek jako &quot;start&quot;, a ostatni jako &quot;last&quot;</translation>
    </message>
    <message>
        <source>there is no box &quot;%1&quot;; choose from %2</source>
        <translation>nie ma pudełka „%1”; wybierz spośród %2</translation>
    </message>
    <message>
        <source>tile sets</source>
        <translation>zestawy kafelków</translation>
    </message>
    <message>
        <source>%1 shows none of the tiles in play; choose the catalogue of the box that you play with</source>
        <translation>%1 nie pokazuje żadnego z używanych kafelków; wybierz katalog pudełka, którym gracie</translation>
    </message>
    <message>
        <source>names no picture that was learned before</source>
        <translation>nie podaje obrazu, którego się wcześniej nauczono</translation>
    </message>
    <message>
        <source>names no tile type that is known</source>
        <translation>nie podaje znanego kafelka</translation>
    </message>
    <message>
        <source>names no file of this folder</source>
        <translation>nie podaje pliku z tego folderu</translation>
    </message>
    <message>
        <source>is no colour such as &quot;#b4885a&quot;</source>
        <translation>nie jest kolorem takim jak &quot;#b4885a&quot;</translation>
    </message>
    <message>
        <source>is no colour of meeples</source>
        <translation>nie jest kolorem meepli</translation>
    </message>
    <message>
        <source>is none of the players of this game</source>
        <translation>nie jest graczem tej gry</translation>
    </message>
    <message>
        <source>following is %1 where %2 is expected</source>
        <translation>following to %1, a oczekiwano %2</translation>
    </message>
    <message>
        <source>%1 is no log, or damaged; line %2: %3</source>
        <translation>%1 nie jest dziennikiem gry albo jest uszkodzony; wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1 is no log; it does not start with %2</source>
        <translation>%1 nie jest dziennikiem gry; nie zaczyna się od %2</translation>
    </message>
    <message>
        <source>event %1 comes where event %2 is expected</source>
        <translation>zdarzenie %1 stoi tam, gdzie oczekiwano zdarzenia %2</translation>
    </message>
    <message>
        <source>turn %1 is told twice</source>
        <translation>tura %1 występuje dwa razy</translation>
    </message>
    <message>
        <source>turn %1 comes before turn %2, which was not told</source>
        <translation>tura %1 jest przed turą %2, której brakuje</translation>
    </message>
    <message>
        <source>event %1 corrects what was not told</source>
        <translation>zdarzenie %1 poprawia coś, czego nie podano</translation>
    </message>
    <message>
        <source>event %1 closes a finding that is not open</source>
        <translation>zdarzenie %1 zamyka uwagę, która nie jest otwarta</translation>
    </message>
    <message>
        <source>event %1 closes a question that is not open</source>
        <translation>zdarzenie %1 zamyka pytanie, które nie jest otwarte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no rule; choose one as in river_turns=free, the keys are: %2</source>
        <translation>„%1” nie oznacza żadnej zasady; wybierz ją tak jak river_turns=free, klucze to: %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing</source>
        <translation>%1: brakuje „%2”</translation>
    </message>
    <message>
        <source>%1: %2 exists already; choose another name</source>
        <translation>%1: %2 już istnieje; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>There is no home folder to save the scoring track in; set HOME</source>
        <translation>Brak katalogu domowego, w którym można zapisać tor punktacji; ustaw HOME</translation>
    </message>
    <message>
        <source>Give the scoring track a name</source>
        <translation>Nadaj torowi punktacji nazwę</translation>
    </message>
    <message>
        <source>There is a scoring track called %1 already; choose another name</source>
        <translation>Istnieje już tor punktacji o nazwie %1; wybierz inną nazwę</translation>
    </message>
</context>
<context>
    <name>FinalLines</name>
    <message>
        <source>%1 win together.</source>
        <translation>Wspólne zwycięstwo: %1.</translation>
    </message>
    <message>
        <source>%1 are level in the lead.</source>
        <translation>Ex aequo na prowadzeniu: %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Wygrywa %1.</translation>
    </message>
    <message>
        <source>%1 is in the lead.</source>
        <translation>Prowadzi %1.</translation>
    </message>
    <message>
        <source>Final score:</source>
        <translation>Wynik końcowy:</translation>
    </message>
    <message>
        <source>Score if the game ended now:</source>
        <translation>Wynik, gdyby gra skończyła się teraz:</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>This turn is impossible and does not count.</source>
        <translation>Ta tura jest niemożliwa i się nie liczy.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple on this tile does not belong to any turn.</source>
        <translation>Meepel gracza %1 na tym kafelku nie należy do żadnej tury.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Kolory %1 i %2 wyglądają w tym świetle podobnie. Włącz inną lampę albo niech jeden z graczy zmieni kolor.</translation>
    </message>
    <message>
        <source>The first tile, “%1”, is in none of the chosen boxes.</source>
        <translation>Pierwszego kafelka, „%1”, nie ma w żadnym z wybranych pudełek.</translation>
    </message>
    <message>
        <source>A game with these boxes starts with “%1”, not with “%2”.</source>
        <translation>Gra z tymi pudełkami zaczyna się od kafelka „%1”, a nie od „%2”.</translation>
    </message>
    <message>
        <source>The game can&apos;t start with “%1” here.</source>
        <translation>Gra nie może się tu zacząć od kafelka „%1”.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple has scored and is still on the board. Return it to the supply.</source>
        <translation>Meepel gracza %1 przyniósł już punkty, a nadal stoi na planszy. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still on the road that scored %2. Return it to the supply.</source>
        <translation>Meepel gracza %1 nadal stoi na drodze, która przyniosła %2. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the cloister that scored %2. Return it to the supply.</source>
        <translation>Meepel gracza %1 nadal stoi w klasztorze, który przyniósł %2. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the field that scored %2. Return it to the supply.</source>
        <translation>Meepel gracza %1 nadal stoi na łące, która przyniosła %2. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the city that scored %2. Return it to the supply.</source>
        <translation>Meepel gracza %1 nadal stoi w mieście, które przyniosło %2. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off the board, but it has not scored. Put it back.</source>
        <translation>Meepel gracza %1 został zdjęty z planszy, choć nie przyniósł punktów. Odstaw go na miejsce.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its road, but the road has not scored. Put it back.</source>
        <translation>Meepel gracza %1 został zdjęty z drogi, choć nie przyniosła ona punktów. Odstaw go na miejsce.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its city, but the city has not scored. Put it back.</source>
        <translation>Meepel gracza %1 został zabrany z miasta, choć nie przyniosło ono punktów. Odstaw go na miejsce.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its cloister, but the cloister has not scored. Put it back.</source>
        <translation>Meepel gracza %1 został zabrany z klasztoru, choć nie przyniósł on punktów. Odstaw go na miejsce.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its field, but fields score at the end only. Put it back.</source>
        <translation>Meepel gracza %1 został zabrany z łąki, a łąki punktują dopiero na końcu. Odstaw go na miejsce.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot is still in the garden that scored %2. Return it to the supply.</source>
        <translation>Opat gracza %1 nadal stoi w ogrodzie, który przyniósł %2. Odłóż go do zapasu.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot was taken out of its garden, but the garden has not scored. Put it back.</source>
        <translation>Opat gracza %1 został zabrany z ogrodu, choć nie przyniósł on punktów. Odstaw go na miejsce.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) behind.</source>
        <translation>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pole za blisko.</numerusform>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pola za blisko.</numerusform>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pól za blisko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) too far.</source>
        <translation>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pole za daleko.</numerusform>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pola za daleko.</numerusform>
            <numerusform>Figurka gracza %1 na torze punktacji stoi o %n pól za daleko.</numerusform>
        </translation>
    </message>
    <message>
        <source>Probably left out: the inn (%1 of turn %2).</source>
        <translation>Prawdopodobnie pominięto: karczmę (%1, tura %2).</translation>
    </message>
    <message>
        <source>Probably left out: the cathedral (%1 of turn %2).</source>
        <translation>Prawdopodobnie pominięto: katedrę (%1, tura %2).</translation>
    </message>
    <message>
        <source>Probably left out: the tiles around it (%1 of turn %2).</source>
        <translation>Prawdopodobnie pominięto: płytki dookoła (%1, tura %2).</translation>
    </message>
    <message>
        <source>Probably left out: the pennants (%1 of turn %2).</source>
        <translation>Prawdopodobnie pominięto: tarcze (%1, tura %2).</translation>
    </message>
    <message>
        <source>Probably not moved yet: %1 of turn %2.</source>
        <translation>Prawdopodobnie jeszcze nie przesunięto: %1, tura %2.</translation>
    </message>
    <message>
        <source>Probably moved twice: %1 of turn %2.</source>
        <translation>Prawdopodobnie przesunięto dwa razy: %1, tura %2.</translation>
    </message>
    <message>
        <source>Probably %3&apos;s figure was moved instead: %1 of turn %2.</source>
        <translation>Prawdopodobnie przesunięto zamiast niej figurkę gracza %3: %1, tura %2.</translation>
    </message>
    <message>
        <source>Probably counted wrongly by one: %1 of turn %2.</source>
        <translation>Prawdopodobnie pomyłka o jedno pole: %1, tura %2.</translation>
    </message>
</context>
<context>
    <name>GameKeeping</name>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>Gra pozostaje na tym komputerze, dopóki baza danych nie będzie znów dostępna.</translation>
    </message>
    <message>
        <source>The recording of the game is kept: %1</source>
        <translation>Zapis gry zostaje zachowany: %1</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Show the printed sheet to the camera, glued onto something flat.</source>
        <translation>Pokaż kamerze wydrukowaną kartkę, naklejoną na coś płaskiego.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Pokaż większą część kartki.</translation>
    </message>
    <message>
        <source>Bring the sheet closer to the camera.</source>
        <translation>Zbliż kartkę do kamery.</translation>
    </message>
    <message>
        <source>Hold the sheet still.</source>
        <translation>Trzymaj kartkę nieruchomo.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the left of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź po lewej stronie obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the right of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź po prawej stronie obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the top of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź u góry obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the bottom of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź u dołu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top left corner of the picture.</source>
        <translation>Przesuń kartkę w stronę lewego górnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top right corner of the picture.</source>
        <translation>Przesuń kartkę w stronę prawego górnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom left corner of the picture.</source>
        <translation>Przesuń kartkę w stronę lewego dolnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom right corner of the picture.</source>
        <translation>Przesuń kartkę w stronę prawego dolnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Przesuń lub przechyl kartkę jeszcze raz.</translation>
    </message>
    <message>
        <source>There are enough views.</source>
        <translation>Ujęć jest już dość.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are cut off by the edge. Take the picture from further away.</source>
        <translation>
            <numerusform>%1: %n kafelek jest ucięty przez krawędź. Zrób zdjęcie z większej odległości.</numerusform>
            <numerusform>%1: %n kafelki są ucięte przez krawędź. Zrób zdjęcie z większej odległości.</numerusform>
            <numerusform>%1: %n kafelków jest uciętych przez krawędź. Zrób zdjęcie z większej odległości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are too small. Take the picture from closer.</source>
        <translation>
            <numerusform>%1: %n kafelek jest za mały. Zrób zdjęcie z mniejszej odległości.</numerusform>
            <numerusform>%1: %n kafelki są za małe. Zrób zdjęcie z mniejszej odległości.</numerusform>
            <numerusform>%1: %n kafelków jest za małych. Zrób zdjęcie z mniejszej odległości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are covered or face down. Lay them free and face up.</source>
        <translation>
            <numerusform>%1: %n kafelek jest zakryty lub odwrócony. Odsłoń go i połóż obrazkiem do góry.</numerusform>
            <numerusform>%1: %n kafelki są zakryte lub odwrócone. Odsłoń je i połóż obrazkiem do góry.</numerusform>
            <numerusform>%1: %n kafelków jest zakrytych lub odwróconych. Odsłoń je i połóż obrazkiem do góry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are blurred. Hold the camera still and focus on the tiles.</source>
        <translation>
            <numerusform>%1: %n kafelek jest nieostry. Trzymaj kamerę nieruchomo i ustaw ostrość na kafelki.</numerusform>
            <numerusform>%1: %n kafelki są nieostre. Trzymaj kamerę nieruchomo i ustaw ostrość na kafelki.</numerusform>
            <numerusform>%1: %n kafelków jest nieostrych. Trzymaj kamerę nieruchomo i ustaw ostrość na kafelki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallCommand</name>
    <message>
        <source>%1 can&apos;t be written; choose another place</source>
        <translation>Nie można zapisać %1; wybierz inne miejsce</translation>
    </message>
    <message>
        <source>All tables for devices in the local network: %1</source>
        <translation>Wszystkie stoły dla urządzeń w sieci lokalnej: %1</translation>
    </message>
</context>
<context>
    <name>HallText</name>
    <message>
        <source>en</source>
        <comment>the code of the language of these texts</comment>
        <translation>pl</translation>
    </message>
    <message>
        <source>This table can&apos;t be heard</source>
        <translation>Ten stół się nie odzywa</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) waiting</source>
        <translation>
            <numerusform>%n pytanie czeka</numerusform>
            <numerusform>%n pytania czekają</numerusform>
            <numerusform>%n pytań czeka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Says what was missed, forgotten or scored wrongly in a game or on a picture of a table</source>
        <translation>Mówi, co w grze lub na zdjęciu stołu przeoczono, zapomniano lub źle policzono</translation>
    </message>
    <message>
        <source>A game record, the log of a followed game, or a picture of a table</source>
        <translation>Zapis gry, dziennik śledzonej gry albo zdjęcie stołu</translation>
    </message>
    <message>
        <source>What the players counted, e.g. red=56,blue=61; the difference is explained</source>
        <translation>Ile policzyli gracze, np. red=56,blue=61; różnica zostanie wyjaśniona</translation>
    </message>
    <message>
        <source>Write the audit to this file; - for standard output</source>
        <translation>Zapisz sprawdzenie do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>Pictures with their truths, in this folder and below</source>
        <translation>Obrazy z ich stanem faktycznym, w tym folderze i niżej</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each picture&apos;s truth names one</source>
        <translation>Katalog albo folder katalogów, z których jeden podaje stan faktyczny każdego obrazu</translation>
    </message>
    <message>
        <source>What is done to the pictures first, or all</source>
        <translation>Co najpierw zrobić z obrazami, albo all</translation>
    </message>
    <message>
        <source>Take every n-th picture only</source>
        <translation>Bierz tylko co n-ty obraz</translation>
    </message>
    <message>
        <source>Write the figures to this file; - for standard output</source>
        <translation>Zapisz liczby do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>Print the sums as a table in Markdown</source>
        <translation>Wypisz sumy jako tabelę w Markdown</translation>
    </message>
    <message>
        <source>List what is not right on each picture</source>
        <translation>Wypisz, co na każdym obrazie się nie zgadza</translation>
    </message>
    <message>
        <source>Write FILE.npy and FILE.jsonl</source>
        <translation>Zapisz PLIK.npy i PLIK.jsonl</translation>
    </message>
    <message>
        <source>Measures how well and how fast the program works</source>
        <translation>Mierzy, jak dobrze i jak szybko działa program</translation>
    </message>
    <message>
        <source>Reads pictures of tables and compares with what really lies there</source>
        <translation>Odczytuje zdjęcia stołów i porównuje z tym, co naprawdę tam leży</translation>
    </message>
    <message>
        <source>Writes what the network learns from that tells meeples from other things</source>
        <translation>Zapisuje, na czym uczy się sieć, która odróżnia meeple od innych rzeczy</translation>
    </message>
    <message>
        <source>Writes what the network learns from that compares tiles with pictures</source>
        <translation>Zapisuje, na czym uczy się sieć, która porównuje kafelki z obrazami</translation>
    </message>
    <message>
        <source>Follows games in films and compares what is told with what really happens</source>
        <translation>Śledzi gry na filmach i porównuje to, co zgłoszono, z tym, co naprawdę się dzieje</translation>
    </message>
    <message>
        <source>Films with their truths beside them (NAME.events.jsonl), or folders of such films</source>
        <translation>Filmy ze stanem faktycznym obok (NAME.events.jsonl) albo foldery takich filmów</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each film&apos;s truth names one</source>
        <translation>Katalog albo folder katalogów, z których jeden podaje stan faktyczny każdego filmu</translation>
    </message>
    <message>
        <source>Boxes in play, instead of those of the truth</source>
        <translation>Używane pudełka zamiast podanych w stanie faktycznym</translation>
    </message>
    <message>
        <source>Colours in play, instead of those of the truth</source>
        <translation>Kolory w grze zamiast podanych w stanie faktycznym</translation>
    </message>
    <message>
        <source>Learn the colours from what the players show before the game</source>
        <translation>Naucz się kolorów z tego, co gracze pokazują przed grą</translation>
    </message>
    <message>
        <source>Seconds that a look takes on a slower machine: pictures that come meanwhile are lost</source>
        <translation>Ile sekund trwa spojrzenie na wolniejszym komputerze: obrazy, które wtedy przyjdą, przepadają</translation>
    </message>
    <message>
        <source>List what is not right in each film</source>
        <translation>Wypisz, co w każdym filmie się nie zgadza</translation>
    </message>
    <message>
        <source>Measures what a camera does to its pictures</source>
        <translation>Mierzy, co kamera robi ze swoimi obrazami</translation>
    </message>
    <message>
        <source>The lens, by pictures of the printed sheet (print target)</source>
        <translation>Obiektyw, na podstawie zdjęć wydrukowanego arkusza (print target)</translation>
    </message>
    <message>
        <source>At least five pictures of the sheet from different angles; or a camera by number or name, a film or an address, before which the sheet is held as it is told</source>
        <translation>Co najmniej pięć zdjęć arkusza pod różnymi kątami; albo kamera (numer lub nazwa), film lub adres, przed którą trzyma się arkusz według wskazówek</translation>
    </message>
    <message>
        <source>What the camera is called from now on (default: its own name)</source>
        <translation>Jak odtąd nazywa się kamera (domyślnie: jej własna nazwa)</translation>
    </message>
    <message>
        <source>Pixels that a camera is to give, e.g. 1920x1080</source>
        <translation>Ile pikseli ma dawać kamera, np. 1920x1080</translation>
    </message>
    <message>
        <source>Side of a square as it was printed</source>
        <translation>Bok kwadratu na wydruku</translation>
    </message>
    <message>
        <source>Write the lens to this file instead; - for standard output</source>
        <translation>Zapisz obiektyw do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>Says what this machine has for the program, and what is missing</source>
        <translation>Mówi, co ten komputer ma dla programu, a czego brakuje</translation>
    </message>
    <message>
        <source>Makes a record, a table, a picture or a report of a game</source>
        <translation>Tworzy zapis, tabelę, obraz lub raport z gry</translation>
    </message>
    <message>
        <source>A game record (carcassonne-game 1) or the log of a followed game (meeplecam-log 1)</source>
        <translation>Zapis gry (carcassonne-game 1) albo dziennik śledzonej gry (meeplecam-log 1)</translation>
    </message>
    <message>
        <source>The game record with all that follows, to this file (- = output)</source>
        <translation>Zapis gry ze wszystkim, co z niego wynika, do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>A table of all scorings, to this file (- = output)</source>
        <translation>Tabela wszystkich punktacji, do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>A picture of the board with the scores, to this file</source>
        <translation>Obraz planszy z wynikami, do tego pliku</translation>
    </message>
    <message>
        <source>A report of two pages, to this file</source>
        <translation>Raport na dwóch stronach, do tego pliku</translation>
    </message>
    <message>
        <source>A picture to share, 1080 by 1350 pixels: board, scores and the best turn</source>
        <translation>Obraz do udostępnienia, 1080 na 1350 pikseli: plansza, wyniki i najlepsza tura</translation>
    </message>
    <message>
        <source>A film of the game growing turn by turn, to this .mp4 file</source>
        <translation>Film z grą rosnącą tura po turze, do tego pliku .mp4</translation>
    </message>
    <message>
        <source>Print the address, with a code to scan, by which the app Board Game Stats takes the game in</source>
        <translation>Wypisz adres z kodem do zeskanowania, którym aplikacja Board Game Stats przejmuje grę</translation>
    </message>
    <message>
        <source>The play as BoardGameGeek takes it, to this file (- = output)</source>
        <translation>Rozgrywka w postaci dla BoardGameGeek, do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>drawn tiles</source>
        <translation>rysowane kafelki</translation>
    </message>
    <message>
        <source>The title of picture and report</source>
        <translation>Tytuł obrazu i raportu</translation>
    </message>
    <message>
        <source>A line below the title of the report, e.g. when and where</source>
        <translation>Wiersz pod tytułem raportu, np. kiedy i gdzie</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation too</source>
        <translation>Wypisz też całą grę tura po turze w skróconym zapisie</translation>
    </message>
    <message>
        <source>Only games of a player whose name has this in it</source>
        <translation>Tylko gry gracza, którego imię to zawiera</translation>
    </message>
    <message>
        <source>Only games with such a box</source>
        <translation>Tylko gry z takim pudełkiem</translation>
    </message>
    <message>
        <source>Only games since this day, e.g. 2026-11-01</source>
        <translation>Tylko gry od tego dnia, np. 2026-11-01</translation>
    </message>
    <message>
        <source>Only games up to this day</source>
        <translation>Tylko gry do tego dnia</translation>
    </message>
    <message>
        <source>Past games: list, show, stats, import, delete</source>
        <translation>Poprzednie gry: list, show, stats, import, delete</translation>
    </message>
    <message>
        <source>Where past games are kept: a file, or postgresql://anna@server/games (default: as chosen in the window&apos;s settings)</source>
        <translation>Gdzie są poprzednie gry: plik albo postgresql://anna@server/games (domyślnie: jak wybrano w ustawieniach okna)</translation>
    </message>
    <message>
        <source>Lists past games, the latest first</source>
        <translation>Wypisuje poprzednie gry, najnowsze najpierw</translation>
    </message>
    <message>
        <source>Shows a past game</source>
        <translation>Pokazuje poprzednią grę</translation>
    </message>
    <message>
        <source>Its number in the list</source>
        <translation>Numer na liście</translation>
    </message>
    <message>
        <source>Turn by turn in short notation</source>
        <translation>Tura po turze w skróconym zapisie</translation>
    </message>
    <message>
        <source>Write its record to this file (- = output)</source>
        <translation>Zapisz jej zapis do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>Games, wins and points of each player</source>
        <translation>Gry, wygrane i punkty każdego gracza</translation>
    </message>
    <message>
        <source>Puts a game record or a log on the shelf</source>
        <translation>Dodaje zapis gry lub dziennik do poprzednich gier</translation>
    </message>
    <message>
        <source>The record or the log</source>
        <translation>Zapis albo dziennik</translation>
    </message>
    <message>
        <source>When it was played (default: when the file was written)</source>
        <translation>Kiedy ją rozegrano (domyślnie: kiedy zapisano plik)</translation>
    </message>
    <message>
        <source>Takes a game off the shelf for good</source>
        <translation>Usuwa poprzednią grę na dobre</translation>
    </message>
    <message>
        <source>Shows all tables of a club that publish their games on an MQTT broker</source>
        <translation>Pokazuje wszystkie stoły klubu, które publikują gry przez broker MQTT</translation>
    </message>
    <message>
        <source>The club&apos;s topic, mqtt://[user@]broker[:port]/club; its tables lie below it. MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Temat klubu, mqtt://[user@]broker[:port]/club; pod nim są jego stoły. MEEPLECAM_MQTT_PASSWORD może zawierać hasło</translation>
    </message>
    <message>
        <source>Show the tables to browsers in the local network that know the address</source>
        <translation>Pokaż stoły przeglądarkom w sieci lokalnej, które znają adres</translation>
    </message>
    <message>
        <source>Write what happens at all tables to this file, a line of JSON each</source>
        <translation>Zapisz, co dzieje się przy wszystkich stołach, do tego pliku, po wierszu JSON</translation>
    </message>
    <message>
        <source>Pictures that were learned at tables for a catalogue: list, undo, clear</source>
        <translation>Obrazy wyuczone przy stołach dla katalogu: list, undo, clear</translation>
    </message>
    <message>
        <source>the house edition</source>
        <translation>własne wydanie</translation>
    </message>
    <message>
        <source>Lists all that was learned, and what counts</source>
        <translation>Wypisuje wszystko, czego się nauczono, i co się liczy</translation>
    </message>
    <message>
        <source>Lets a learned picture count no more</source>
        <translation>Przestaje liczyć wyuczony obraz</translation>
    </message>
    <message>
        <source>Lets all learned pictures count no more</source>
        <translation>Przestaje liczyć wszystkie wyuczone obrazy</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Format papieru</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>Plik PDF do zapisania</translation>
    </message>
    <message>
        <source>Makes sheets to print: tiles, a scoring track, a calibration target</source>
        <translation>Tworzy arkusze do druku: kafelki, tor punktacji, arkusz kalibracyjny</translation>
    </message>
    <message>
        <source>The tiles of a game, in true size with cut marks and backs</source>
        <translation>Kafelki gry w naturalnym rozmiarze, ze znacznikami cięcia i odwrotami</translation>
    </message>
    <message>
        <source>Boxes to print: base, demo, winter, inns_cathedrals …</source>
        <translation>Pudełka do wydrukowania: base, demo, winter, inns_cathedrals …</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes) or house_winter</source>
        <translation>house (dla pudełek zimowych w szacie zimowej) albo house_winter</translation>
    </message>
    <message>
        <source>Side of a tile in millimetres</source>
        <translation>Bok kafelka w milimetrach</translation>
    </message>
    <message>
        <source>Print the fronts only</source>
        <translation>Drukuj tylko przody</translation>
    </message>
    <message>
        <source>A scoring track of 50 spaces</source>
        <translation>Tor punktacji o 50 polach</translation>
    </message>
    <message>
        <source>A ChArUco sheet for calibrating the camera</source>
        <translation>Arkusz ChArUco do kalibracji kamery</translation>
    </message>
    <message>
        <source>Reads the board, the meeples and the score from one picture of a table</source>
        <translation>Odczytuje planszę, meeple i wynik z jednego zdjęcia stołu</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>The camera that took it, known from calibrate camera</source>
        <translation>Kamera, która je zrobiła, znana z calibrate camera</translation>
    </message>
    <message>
        <source>Write the report to this file; - for standard output</source>
        <translation>Zapisz raport do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>Write the picture with what was seen on it to this file</source>
        <translation>Zapisz do tego pliku obraz z zaznaczonym tym, co na nim widać</translation>
    </message>
    <message>
        <source>Write a drawing of the board as it was read to this file</source>
        <translation>Zapisz do tego pliku rysunek odczytanej planszy</translation>
    </message>
    <message>
        <source>Write a picture of every stage into this folder</source>
        <translation>Zapisz obraz każdego etapu w tym folderze</translation>
    </message>
    <message>
        <source>Plays a game record through the rules and scores it</source>
        <translation>Odtwarza zapis gry według zasad i liczy punkty</translation>
    </message>
    <message>
        <source>The game record (carcassonne-game 1)</source>
        <translation>Zapis gry (carcassonne-game 1)</translation>
    </message>
    <message>
        <source>Write the record with all that follows to this file (- = output)</source>
        <translation>Zapisz zapis ze wszystkim, co z niego wynika, do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation</source>
        <translation>Wypisz całą grę tura po turze w skróconym zapisie</translation>
    </message>
    <message>
        <source>List legal placements and meeple options of each turn too</source>
        <translation>Wypisz też dozwolone położenia i możliwości meepli w każdej turze</translation>
    </message>
    <message>
        <source>Game records to show (default: random games)</source>
        <translation>Zapisy gier do pokazania (domyślnie: losowe gry)</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes), house_winter, or the folder of a catalogue</source>
        <translation>house (dla pudełek zimowych w szacie zimowej), house_winter albo folder katalogu</translation>
    </message>
    <message>
        <source>Another number gives other pictures</source>
        <translation>Inna liczba daje inne obrazy</translation>
    </message>
    <message>
        <source>Writes pictures of tables, each with its truth beside it</source>
        <translation>Zapisuje obrazy stołów, każdy ze stanem faktycznym obok</translation>
    </message>
    <message>
        <source>How the pictures come about (meeplecam-recipe 1)</source>
        <translation>Jak powstają obrazy (meeplecam-recipe 1)</translation>
    </message>
    <message>
        <source>How many, instead of what the recipe says</source>
        <translation>Ile, zamiast tego, co podaje przepis</translation>
    </message>
    <message>
        <source>The folder to write into</source>
        <translation>Folder do zapisu</translation>
    </message>
    <message>
        <source>Films a game that hands play, and writes what happens when</source>
        <translation>Filmuje grę prowadzoną rękami i zapisuje, co i kiedy się dzieje</translation>
    </message>
    <message>
        <source>Boxes of a random game</source>
        <translation>Pudełka losowej gry</translation>
    </message>
    <message>
        <source>Players of a random game</source>
        <translation>Liczba graczy losowej gry</translation>
    </message>
    <message>
        <source>Stop after so many turns</source>
        <translation>Zakończ po tylu turach</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Obrazy na sekundę</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Piksele</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Blat stołu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Światło</translation>
    </message>
    <message>
        <source>Share by which red light grows and blue light falls in a minute</source>
        <translation>O jaką część w ciągu minuty rośnie światło czerwone, a maleje niebieskie</translation>
    </message>
    <message>
        <source>Turns before which somebody bumps into the camera</source>
        <translation>Tury, przed którymi ktoś potrąca kamerę</translation>
    </message>
    <message>
        <source>What the players of a random game are called</source>
        <translation>Jak nazywają się gracze losowej gry</translation>
    </message>
    <message>
        <source>What the players play with, such as meeple:#b4885a or disc:22x2:#b87333:metal</source>
        <translation>Czym się gra, np. meeple:#b4885a albo disc:22x2:#b87333:metal</translation>
    </message>
    <message>
        <source>Before the game each player puts a meeple beside the first tile</source>
        <translation>Przed grą każdy gracz kładzie meepla obok pierwszego kafelka</translation>
    </message>
    <message>
        <source>The film to write: .avi or .mp4</source>
        <translation>Film do zapisania: .avi albo .mp4</translation>
    </message>
    <message>
        <source>Makes pictures or films of a virtual table, with truth</source>
        <translation>Tworzy obrazy lub filmy wirtualnego stołu, ze stanem faktycznym</translation>
    </message>
    <message>
        <source>Makes a catalogue from pictures of your own tiles</source>
        <translation>Tworzy katalog z obrazów własnych kafelków</translation>
    </message>
    <message>
        <source>Tiles laid out with gaps, scanned sheets, PDF files, or photos of boards</source>
        <translation>Kafelki ułożone z odstępami, zeskanowane arkusze, pliki PDF albo zdjęcia plansz</translation>
    </message>
    <message>
        <source>The folder for the catalogue</source>
        <translation>Folder na katalog</translation>
    </message>
    <message>
        <source>Boxes that the tiles belong to</source>
        <translation>Pudełka, do których należą kafelki</translation>
    </message>
    <message>
        <source>What the squares are, as mended in a labels.txt</source>
        <translation>Czym są kwadraty, jak poprawiono w labels.txt</translation>
    </message>
    <message>
        <source>What the edition is called (default: the folder&apos;s name)</source>
        <translation>Jak nazywa się wydanie (domyślnie: jak folder)</translation>
    </message>
    <message>
        <source>Write the squares and what they are taken for to this file; - for standard output</source>
        <translation>Zapisz kwadraty i to, za co je uznano, do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>A camera by number or name, a film, a folder of pictures, an http or rtsp address, phone, or demo</source>
        <translation>Kamera (numer lub nazwa), film, folder obrazów, adres http lub rtsp, phone albo demo</translation>
    </message>
    <message>
        <source>Print the cameras with their numbers and leave</source>
        <translation>Wypisz kamery z numerami i zakończ</translation>
    </message>
    <message>
        <source>Pictures a second of a camera or the demo</source>
        <translation>Obrazy na sekundę z kamery lub dema</translation>
    </message>
    <message>
        <source>Mirror the pictures (before they are turned)</source>
        <translation>Odbij obrazy lustrzanie (przed obróceniem)</translation>
    </message>
    <message>
        <source>Quarter turns clockwise for the pictures</source>
        <translation>Ćwierćobroty obrazów zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>Keep exposure, focus and white balance of the camera as they are</source>
        <translation>Nie zmieniaj ekspozycji, ostrości i balansu bieli kamery</translation>
    </message>
    <message>
        <source>Another number gives another game of the demo</source>
        <translation>Inna liczba daje inną grę demo</translation>
    </message>
    <message>
        <source>The demo stops after so many turns</source>
        <translation>Demo kończy się po tylu turach</translation>
    </message>
    <message>
        <source>Follows a game on a table, turn by turn, and keeps its score</source>
        <translation>Śledzi grę na stole, tura po turze, i liczy punkty</translation>
    </message>
    <message>
        <source>The camera as it is known from calibrate camera (default: by its own name)</source>
        <translation>Kamera znana z calibrate camera (domyślnie: pod własną nazwą)</translation>
    </message>
    <message>
        <source>Write what happens into this file as it happens</source>
        <translation>Zapisuj na bieżąco do tego pliku, co się dzieje</translation>
    </message>
    <message>
        <source>Go on with the game in the log</source>
        <translation>Kontynuuj grę z dziennika</translation>
    </message>
    <message>
        <source>Before the game each player shows a meeple beside the first tile; Enter skips one</source>
        <translation>Przed grą każdy gracz pokazuje meepla obok pierwszego kafelka; Enter pomija jednego</translation>
    </message>
    <message>
        <source>Write the events to this file; - for standard output</source>
        <translation>Zapisz zdarzenia do tego pliku; - oznacza standardowe wyjście</translation>
    </message>
    <message>
        <source>Keep a picture of each turn in this folder</source>
        <translation>Zachowaj obraz każdej tury w tym folderze</translation>
    </message>
    <message>
        <source>With --catalogue any: make a catalogue of the tiles in this folder at the end</source>
        <translation>Z --catalogue any: na koniec utwórz w tym folderze katalog kafelków</translation>
    </message>
    <message>
        <source>Show board and scores to browsers in the local network that know the address</source>
        <translation>Pokaż planszę i wyniki przeglądarkom w sieci lokalnej, które znają adres</translation>
    </message>
    <message>
        <source>The same at another address, where players may answer questions, too</source>
        <translation>To samo pod innym adresem, gdzie gracze mogą też odpowiadać na pytania</translation>
    </message>
    <message>
        <source>Publish the game on an MQTT broker, mqtt://[user@]broker[:port]/club/table-7, for hall; MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Publikuj grę przez broker MQTT, mqtt://[user@]broker[:port]/club/table-7, dla hall; MEEPLECAM_MQTT_PASSWORD może zawierać hasło</translation>
    </message>
    <message>
        <source>Write over files that are there already</source>
        <translation>Nadpisuj pliki, które już istnieją</translation>
    </message>
    <message>
        <source>The folder with pictures of the printed tiles, or the name of an edition that was taught in the window (default: %1)</source>
        <translation>Folder z obrazami drukowanych kafelków albo nazwa wydania nauczonego w oknie (domyślnie: %1)</translation>
    </message>
    <message>
        <source>the house edition; &quot;auto&quot; finds out which edition it is, and &quot;any&quot; reads tiles that nobody has shown</source>
        <translation>własne wydanie; &quot;auto&quot; rozpoznaje wydanie, a &quot;any&quot; czyta kafelki, których nikt nie pokazał</translation>
    </message>
    <message>
        <source>Boxes in play</source>
        <translation>Używane pudełka</translation>
    </message>
    <message>
        <source>Colours in play, where known</source>
        <translation>Kolory w grze, jeśli są znane</translation>
    </message>
    <message>
        <source>Leave out the pictures that were learned at tables (see: learn)</source>
        <translation>Pomiń obrazy wyuczone przy stołach (zob. learn)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEKST</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>LICZBA</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>LICZBA</translation>
    </message>
    <message>
        <source>Print this help and leave</source>
        <translation>Wypisz tę pomoc i zakończ</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Użycie</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCJE</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>WYMAGANE</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Wymaga</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>POLECENIE</translation>
    </message>
    <message>
        <source>Meeplecam reads and scores Carcassonne on a real table.</source>
        <translation>Meeplecam odczytuje i punktuje Carcassonne na prawdziwym stole.</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>Wypisz wersję i zakończ</translation>
    </message>
    <message>
        <source>Open the window on the demo table</source>
        <translation>Otwórz okno ze stołem demo</translation>
    </message>
    <message>
        <source>Open the window, and publish its games on an MQTT broker, mqtt://broker/club/table-7</source>
        <translation>Otwórz okno i publikuj jego gry przez broker MQTT, mqtt://broker/club/table-7</translation>
    </message>
    <message>
        <source>Open the window, and keep past games there: a file, or postgresql://anna@server/games</source>
        <translation>Otwórz okno i przechowuj tam poprzednie gry: plik albo postgresql://anna@server/games</translation>
    </message>
    <message>
        <source>What is made; choose at least one</source>
        <translation>Co powstanie; wybierz przynajmniej jedno</translation>
    </message>
    <message>
        <source>House rule in the keys of a game record, e.g. river_turns=free; may be said several times (default: those of the boxes)</source>
        <translation>Zasada domowa w kluczach zapisu gry, np. river_turns=free; można podać kilka razy (domyślnie: zasady pudełek)</translation>
    </message>
    <message>
        <source>A saved game of JCloisterZone 5, to this file (- = output)</source>
        <translation>Zapisana gra dla JCloisterZone 5, do tego pliku (- = wyjście)</translation>
    </message>
    <message>
        <source>Put the game among the past games when it ends</source>
        <translation>Po zakończeniu dołączyć grę do poprzednich gier</translation>
    </message>
    <message>
        <source>The same, into this file or postgresql://anna@server/games instead of the chosen place</source>
        <translation>To samo, do tego pliku lub postgresql://anna@server/games zamiast wybranego miejsca</translation>
    </message>
    <message>
        <source>Reads the scoring track in pictures and compares with where its figures stand</source>
        <translation>Odczytuje tor punktacji na zdjęciach i porównuje, gdzie stoją figurki</translation>
    </message>
    <message>
        <source>A taught scoring track (default: the one of the house edition)</source>
        <translation>Nauczony tor punktacji (domyślnie z wydania domowego)</translation>
    </message>
    <message>
        <source>Figures that are less probable don&apos;t count as read</source>
        <translation>Figurki mniej prawdopodobne nie liczą się jako odczytane</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file, or house</source>
        <translation>Odczytuj też ten tor punktacji: plik albo house</translation>
    </message>
    <message>
        <source>The scoring track lies beside the board in any case</source>
        <translation>Tor punktacji zawsze leży obok planszy</translation>
    </message>
    <message>
        <source>Share of scorings after which a figure is moved wrongly on the scoring track</source>
        <translation>Część punktowań, po których figurka na torze punktacji jest źle przesuwana</translation>
    </message>
    <message>
        <source>The scoring track, by one photo of it, for watch --track</source>
        <translation>Tor punktacji na podstawie jednego zdjęcia, dla watch --track</translation>
    </message>
    <message>
        <source>A photo of the track without figures</source>
        <translation>Zdjęcie toru bez figurek</translation>
    </message>
    <message>
        <source>Points of a space and where its middle is on the photo, e.g. 0=120,860; for the spaces at all corners</source>
        <translation>Punkty pola i gdzie na zdjęciu jest jego środek, np. 0=120,860; dla pól we wszystkich rogach</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Pola jednego okrążenia</translation>
    </message>
    <message>
        <source>Write the track to this file, and its picture beside it</source>
        <translation>Zapisz tor do tego pliku, a jego zdjęcie obok</translation>
    </message>
    <message>
        <source>Read this scoring track, too, and say where a figure on it stands wrong: a file of calibrate track, or house for that of the house edition</source>
        <translation>Odczytuj też ten tor punktacji i mów, gdzie figurka stoi na nim źle: plik z calibrate track albo house, tor wydania domowego</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file of calibrate track, or house</source>
        <translation>Odczytuj także ten tor punktacji: plik z calibrate track albo house</translation>
    </message>
</context>
<context>
    <name>KeepTiles</name>
    <message>
        <source>Keep these tiles</source>
        <translation>Zachowaj te kafelki</translation>
    </message>
    <message>
        <source>What is this box called?</source>
        <translation>Jak nazywa się to pudełko?</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>begins with &quot;%1&quot;, which is not the number of a square</source>
        <translation>zaczyna się od „%1”, a to nie jest numer kwadratu</translation>
    </message>
    <message>
        <source>names square %1; there are %2</source>
        <translation>wymienia kwadrat %1; liczba kwadratów: %2</translation>
    </message>
    <message>
        <source>names square %1 a second time; keep one of the lines</source>
        <translation>wymienia kwadrat %1 po raz drugi; zostaw jeden z wierszy</translation>
    </message>
    <message>
        <source>means square %1 of %2, but square %1 lies on %3; give the same pictures in the order in which the labels have them</source>
        <translation>oznacza kwadrat %1 z %2, ale kwadrat %1 leży na %3; podaj te same obrazy w kolejności z etykiet</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;; write one such as base.U, or none</source>
        <translation>nie podaje znanego typu kafelka: „%1”; wpisz na przykład base.U albo none</translation>
    </message>
    <message>
        <source>needs 0, 1, 2 or 3 quarter turns after the type</source>
        <translation>wymaga po typie liczby ćwierćobrotów: 0, 1, 2 lub 3</translation>
    </message>
    <message>
        <source>%1: line %2 %3</source>
        <translation>%1: wiersz %2 %3</translation>
    </message>
</context>
<context>
    <name>LearnCommand</name>
    <message numerus="yes">
        <source>%n learned picture(s) count</source>
        <translation>
            <numerusform>liczy się %n wyuczony obraz</numerusform>
            <numerusform>liczą się %n wyuczone obrazy</numerusform>
            <numerusform>liczy się %n wyuczonych obrazów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>The broker %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>Broker %1 jest nieosiągalny; sprawdź adres i czy działa</translation>
    </message>
    <message>
        <source>The broker %1 refuses; check user and password</source>
        <translation>Broker %1 odmawia; sprawdź użytkownika i hasło</translation>
    </message>
    <message>
        <source>The broker %1 isn&apos;t trusted; check its certificate, and who signed it (?cafile=FILE)</source>
        <translation>Broker %1 nie jest zaufany; sprawdź jego certyfikat i kto go podpisał (?cafile=PLIK)</translation>
    </message>
</context>
<context>
    <name>LiveHelp</name>
    <message>
        <source>Type at any time, and press Enter:</source>
        <translation>W dowolnej chwili wpisz jedno z poniższych i naciśnij Enter:</translation>
    </message>
    <message>
        <source>the second question: its first answer is right</source>
        <translation>drugie pytanie: pierwsza odpowiedź jest prawidłowa</translation>
    </message>
    <message>
        <source>turn 7: tile U was laid, turned by 1 quarter clockwise</source>
        <translation>tura 7: położono kafelek U, obrócony o 1 ćwierć obrotu w prawo</translation>
    </message>
    <message>
        <source>the first tile on the table</source>
        <translation>pierwszy kafelek na stole</translation>
    </message>
    <message>
        <source>turn 7: the meeple stands on feature 0; “none” for no meeple</source>
        <translation>tura 7: meepel stoi na obszarze 0; „none” oznacza brak meepla</translation>
    </message>
    <message>
        <source>turn 7 was taken by red</source>
        <translation>turę 7 rozegrał gracz czerwony</translation>
    </message>
    <message>
        <source>turn 7 was never taken</source>
        <translation>tury 7 w ogóle nie było</translation>
    </message>
    <message>
        <source>show these words again</source>
        <translation>pokaż tę pomoc jeszcze raz</translation>
    </message>
    <message>
        <source>stop, and show the score</source>
        <translation>zakończ i pokaż wynik</translation>
    </message>
    <message>
        <source>the same with another figure: small, large, abbot, builder, pig</source>
        <translation>to samo z inną figurką: small, large, abbot, builder, pig</translation>
    </message>
    <message>
        <source>the abbot came home in turn 7</source>
        <translation>opat wrócił do zapasu w turze 7</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>the work could not be finished</source>
        <translation>nie udało się dokończyć pracy</translation>
    </message>
    <message>
        <source>the game can no longer be followed</source>
        <translation>nie można dalej śledzić gry</translation>
    </message>
    <message>
        <source>the camera could not be calibrated</source>
        <translation>nie udało się skalibrować kamery</translation>
    </message>
    <message>
        <source>the tiles could not be learned</source>
        <translation>nie udało się nauczyć kafelków</translation>
    </message>
    <message>
        <source>%1, because there is not enough memory; close other programs, or take smaller pictures</source>
        <translation>%1, ponieważ brakuje pamięci; zamknij inne programy albo użyj mniejszych obrazów</translation>
    </message>
    <message>
        <source>%1, because something in it is not as it should be; try it with another file or picture</source>
        <translation>%1, ponieważ coś jest w tym nie tak; spróbuj z innym plikiem lub obrazem</translation>
    </message>
    <message>
        <source>it stopped</source>
        <translation>zatrzymało się</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>a tile type before this</source>
        <translation>wcześniej kafelek</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>jedno z %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>one of the letters %1 before *</source>
        <translation>jedna z liter %1 przed *</translation>
    </message>
    <message>
        <source>four reasons at most</source>
        <translation>najwyżej cztery powody</translation>
    </message>
    <message>
        <source>the sum %1</source>
        <translation>suma %1</translation>
    </message>
    <message>
        <source>a half edge such as NL before this</source>
        <translation>wcześniej połowa boku, np. NL</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>liczba od %1 do %2</translation>
    </message>
    <message>
        <source>expected %1 at character %2</source>
        <translation>w miejscu %2 oczekiwano: %1</translation>
    </message>
</context>
<context>
    <name>PhoneHelp</name>
    <message>
        <source>Scan the code with a phone that is in the same network, or open %1 there. The browser warns once that it doesn&apos;t know this computer: continue.</source>
        <translation>Zeskanuj kod telefonem w tej samej sieci lub otwórz w nim %1. Przeglądarka raz ostrzeże, że nie zna tego komputera: przejdź dalej.</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>No points yet</source>
        <translation>Nie ma jeszcze punktów</translation>
    </message>
    <message numerus="yes">
        <source>A tie with %n point(s): %1</source>
        <translation>
            <numerusform>Remis z wynikiem %n punktu: %1</numerusform>
            <numerusform>Remis z wynikiem %n punktów: %1</numerusform>
            <numerusform>Remis z wynikiem %n punktów: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, a tie with %n point(s): %1</source>
        <translation>
            <numerusform>Jeśli gra skończy się teraz, jest remis z wynikiem %n punktu: %1</numerusform>
            <numerusform>Jeśli gra skończy się teraz, jest remis z wynikiem %n punktów: %1</numerusform>
            <numerusform>Jeśli gra skończy się teraz, jest remis z wynikiem %n punktów: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>Wygrywa %1 z wynikiem %n punktu</numerusform>
            <numerusform>Wygrywa %1 z wynikiem %n punktów</numerusform>
            <numerusform>Wygrywa %1 z wynikiem %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, %1 would win with %n point(s)</source>
        <translation>
            <numerusform>Jeśli gra skończy się teraz, wygrywa %1 z wynikiem %n punktu</numerusform>
            <numerusform>Jeśli gra skończy się teraz, wygrywa %1 z wynikiem %n punktów</numerusform>
            <numerusform>Jeśli gra skończy się teraz, wygrywa %1 z wynikiem %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Which tile is this?</source>
        <translation>Który to kafelek?</translation>
    </message>
    <message>
        <source>Whose meeple is this?</source>
        <translation>Czyj to meepel?</translation>
    </message>
    <message>
        <source>What does this meeple claim?</source>
        <translation>Co zajmuje ten meepel?</translation>
    </message>
    <message>
        <source>Is this a meeple?</source>
        <translation>Czy to meepel?</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Bez kafelka</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Bez meepla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is claimed: Anna: road</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Na drodze</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>W mieście</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>W klasztorze</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Na łące</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>W ogrodzie</translation>
    </message>
</context>
<context>
    <name>PhotoTrack</name>
    <message>
        <source>The scoring track wasn&apos;t found in this picture.</source>
        <translation>Na tym zdjęciu nie znaleziono toru punktacji.</translation>
    </message>
    <message>
        <source>The points are those of the spaces: add %1 for each full lap.</source>
        <translation>Punkty odpowiadają polom: za każde pełne okrążenie dodaj %1.</translation>
    </message>
    <message>
        <source>No figure was found on the track for %1.</source>
        <translation>Na torze nie znaleziono figurki dla: %1.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>środek</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Na drodze</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>W mieście</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>W klasztorze</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Na łące</translation>
    </message>
    <message>
        <source>On the road (%1)</source>
        <translation>Na drodze (%1)</translation>
    </message>
    <message>
        <source>In the city (%1)</source>
        <translation>W mieście (%1)</translation>
    </message>
    <message>
        <source>In the field (%1)</source>
        <translation>Na łące (%1)</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>W ogrodzie</translation>
    </message>
    <message>
        <source>On the river</source>
        <translation>Na rzece</translation>
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
        <translation>Zeskanuj kod telefonem z aplikacją Board Game Stats: przejmie imiona, punkty i zwycięzcę.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Kopiuj odnośnik</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Final score</source>
        <translation>Wynik końcowy</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Turn %1: which tile is this?</source>
        <translation>Tura %1: który to kafelek?</translation>
    </message>
    <message>
        <source>The first tile: which tile is this?</source>
        <translation>Pierwszy kafelek: który to?</translation>
    </message>
    <message>
        <source>Turn %1: what does the meeple claim?</source>
        <translation>Tura %1: co zajmuje meepel?</translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <translation>%1 na drodze</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <translation>%1 w mieście</translation>
    </message>
    <message>
        <source>%1 in the cloister</source>
        <translation>%1 w klasztorze</translation>
    </message>
    <message>
        <source>%1 in the field</source>
        <translation>%1 na łące</translation>
    </message>
    <message>
        <source>%1 on the road (%2)</source>
        <translation>%1 na drodze (%2)</translation>
    </message>
    <message>
        <source>%1 in the city (%2)</source>
        <translation>%1 w mieście (%2)</translation>
    </message>
    <message>
        <source>%1 in the field (%2)</source>
        <translation>%1 na łące (%2)</translation>
    </message>
    <message>
        <source>no meeple</source>
        <translation>bez meepla</translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <translation>%1 w ogrodzie</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Add: --catalogue %1</source>
        <translation>Dodaj: --catalogue %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>Scoring track: no figure was found on it.</source>
        <translation>Tor punktacji: nie znaleziono na nim żadnej figurki.</translation>
    </message>
    <message>
        <source>Scoring track: %1</source>
        <translation>Tor punktacji: %1</translation>
    </message>
</context>
<context>
    <name>ReadText</name>
    <message>
        <source>%1: %2 if the game ended now</source>
        <comment>a colour, its points</comment>
        <translation>%1: %2, gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Not certain:</source>
        <translation>Niepewne:</translation>
    </message>
    <message>
        <source>Please check:</source>
        <translation>Do sprawdzenia:</translation>
    </message>
    <message>
        <source>May be looked at:</source>
        <translation>Można też obejrzeć:</translation>
    </message>
</context>
<context>
    <name>ReplayCommand</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>rozegrano %n turę</numerusform>
            <numerusform>rozegrano %n tury</numerusform>
            <numerusform>rozegrano %n tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>pozostał %n kafelek</numerusform>
            <numerusform>pozostały %n kafelki</numerusform>
            <numerusform>pozostało %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 during the game, %3 at the end</source>
        <comment>a player and points</comment>
        <translation>%1: %2 w trakcie gry, %3 na koniec</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A game of Carcassonne</source>
        <translation>Gra w Carcassonne</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>strona %1 z %2</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>%1 would share the victory if it ended now</source>
        <translation>%1 dzielą zwycięstwo, jeśli gra skończy się teraz</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>%1 would win if it ended now</source>
        <translation>%1 wygrywa, jeśli gra skończy się teraz</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>drogi</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>klasztory</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>łąki</translation>
    </message>
    <message>
        <source>gingerbread</source>
        <translation>piernik</translation>
    </message>
    <message>
        <source>agreed</source>
        <comment>points that players passed to each other</comment>
        <translation>umówione</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na końcu</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>Przebieg punktacji</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; “meeplecam audit” lists them all</source>
        <translation>
            <numerusform>i jeszcze %n; „meeplecam audit” wypisuje wszystkie</numerusform>
            <numerusform>i jeszcze %n; „meeplecam audit” wypisuje wszystkie</numerusform>
            <numerusform>i jeszcze %n; „meeplecam audit” wypisuje wszystkie</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Niczego nie pominięto, nie zapomniano ani nie policzono źle.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>What the final scoring would be now</source>
        <translation>Punktacja końcowa, gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>No meeple was left on the board.</source>
        <translation>Na planszy nie został żaden meepel.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>ogrody</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 on a road</source>
        <translation>%1 na drodze</translation>
    </message>
    <message>
        <source>%1 in a city</source>
        <translation>%1 w mieście</translation>
    </message>
    <message>
        <source>%1 on a cloister</source>
        <translation>%1 w klasztorze</translation>
    </message>
    <message>
        <source>%1 on a field</source>
        <translation>%1 na łące</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back.</source>
        <translation>Ta droga jest ukończona, ale nie zabrano z niej meepli.</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back.</source>
        <translation>To miasto jest ukończone, ale nie zabrano z niego meepli.</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back.</source>
        <translation>Ten klasztor jest ukończony, ale nie zabrano z niego meepla.</translation>
    </message>
    <message>
        <source>No tiles of this edition were found in the picture. Photograph the board from closer, or choose the edition of your tiles.</source>
        <translation>Na zdjęciu nie znaleziono kafelków tego wydania. Sfotografuj planszę z bliższej odległości albo wybierz wydanie swoich kafelków.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile on its right.</source>
        <translation>Ten kafelek nie pasuje do kafelka po swojej prawej stronie.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile below it.</source>
        <translation>Ten kafelek nie pasuje do kafelka poniżej.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Tego kafelka nie ma w żadnym z używanych pudełek: %1.</translation>
    </message>
    <message>
        <source>There are more of this tile on the table (%1) than in the boxes (%2): %3.</source>
        <translation>Na stole jest więcej takich kafelków (%1) niż w pudełkach (%2): %3.</translation>
    </message>
    <message>
        <source>no picture of this edition shows this tile</source>
        <translation>żaden obraz tego wydania nie przedstawia tego kafelka</translation>
    </message>
    <message>
        <source>the tiles look like another edition</source>
        <translation>kafelki wyglądają na inne wydanie</translation>
    </message>
    <message>
        <source>several tiles match what is visible</source>
        <translation>do tego, co widać, pasuje kilka kafelków</translation>
    </message>
    <message>
        <source>it is not clear which way round this tile lies</source>
        <translation>nie jest jasne, jak obrócony jest ten kafelek</translation>
    </message>
    <message>
        <source>no picture of this edition matches this tile</source>
        <translation>żaden obraz tego wydania nie pasuje do tego kafelka</translation>
    </message>
    <message>
        <source>something lies here, or covers a tile</source>
        <translation>coś tu leży albo zakrywa kafelek</translation>
    </message>
    <message>
        <source>this may be a meeple</source>
        <translation>to może być meepel</translation>
    </message>
    <message>
        <source>a meeple may have stood here shortly</source>
        <translation>być może przez chwilę stał tu meepel</translation>
    </message>
    <message>
        <source>the colour of this meeple is not clear</source>
        <translation>kolor tego meepla nie jest jasny</translation>
    </message>
    <message>
        <source>it is not clear what this meeple claims</source>
        <translation>nie jest jasne, co zajmuje ten meepel</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Rząd %1, kolumna %2</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>obszar ukończony</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafelek</numerusform>
            <numerusform>%n kafelki</numerusform>
            <numerusform>%n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n tarcza</numerusform>
            <numerusform>%n tarcze</numerusform>
            <numerusform>%n tarcz</numerusform>
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
            <numerusform>%n meepel</numerusform>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meepli</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>lies or stands there</comment>
        <translation>nic</translation>
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
        <translation>Nie znaleziono planszy</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pytanie</numerusform>
            <numerusform>%n pytania</numerusform>
            <numerusform>%n pytań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Niepewne</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Do sprawdzenia</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>Ta droga jest ukończona, ale nie zabrano z niej meepli (%1, dla: %2).</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>To miasto jest ukończone, ale nie zabrano z niego meepli (%1, dla: %2).</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back: %1 for %2.</source>
        <translation>Ten klasztor jest ukończony, ale nie zabrano z niego meepla (%1, dla: %2).</translation>
    </message>
    <message>
        <source>%1 in a garden</source>
        <translation>%1 w ogrodzie</translation>
    </message>
    <message numerus="yes">
        <source>A hand or another object covers %n space(s) where tiles may lie. Remove it and photograph the board again.</source>
        <translation>
            <numerusform>Dłoń lub inny przedmiot zasłania %n miejsce, w którym może leżeć kafelek. Odsuń to i sfotografuj planszę jeszcze raz.</numerusform>
            <numerusform>Dłoń lub inny przedmiot zasłania %n miejsca, w których mogą leżeć kafelki. Odsuń to i sfotografuj planszę jeszcze raz.</numerusform>
            <numerusform>Dłoń lub inny przedmiot zasłania %n miejsc, w których mogą leżeć kafelki. Odsuń to i sfotografuj planszę jeszcze raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>a hand or another object covers this space</source>
        <translation>dłoń lub inny przedmiot zasłania to miejsce</translation>
    </message>
    <message>
        <source>this tile looks like none of the boxes in play</source>
        <translation>ten kafelek nie pasuje do żadnego z używanych pudełek</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more tile(s) on the table than in the boxes in play. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>Na stole jest o %n kafelek więcej niż w używanych pudełkach. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
            <numerusform>Na stole jest o %n kafelki więcej niż w używanych pudełkach. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
            <numerusform>Na stole jest o %n kafelków więcej niż w używanych pudełkach. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) look like none of the boxes in play, so they are not counted. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>%n kafelek nie pasuje do żadnego z używanych pudełek, więc nie jest liczony. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
            <numerusform>%n kafelki nie pasują do żadnego z używanych pudełek, więc nie są liczone. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
            <numerusform>%n kafelków nie pasuje do żadnego z używanych pudełek, więc nie są liczone. Jeśli na stole jest jeszcze inne pudełko, wybierz je także.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table. These boxes were added: %1.</source>
        <translation>Na stole są kafelki z pudełek, których nie wybrano. Dodano te pudełka: %1.</translation>
    </message>
    <message>
        <source>The tiles in the picture do not look like this edition. If they are small in the picture, photograph the board from closer; else choose the edition of your tiles, or teach them.</source>
        <translation>Kafelki na zdjęciu nie wyglądają na to wydanie. Jeśli są na zdjęciu małe, sfotografuj planszę z bliższej odległości; w przeciwnym razie wybierz wydanie swoich kafelków albo naucz program tych kafelków.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>two tiles lie in one place: %1</source>
        <translation>dwa kafelki leżą w jednym miejscu: %1</translation>
    </message>
    <message>
        <source>a tile lies beyond the board: %1</source>
        <translation>kafelek leży poza planszą: %1</translation>
    </message>
    <message>
        <source>the start tile %1 is in none of the chosen boxes; choose its box, too</source>
        <translation>kafelka początkowego %1 nie ma w żadnym z wybranych pudełek; wybierz też jego pudełko</translation>
    </message>
    <message>
        <source>the game starts with %1, but the start tile of %2 is %3</source>
        <translation>gra zaczyna się od %1, ale kafelek początkowy %2 to %3</translation>
    </message>
    <message>
        <source>the start tile lies beyond the edge of the table; make the table larger</source>
        <translation>kafelek początkowy leży poza krawędzią stołu; powiększ stół</translation>
    </message>
    <message>
        <source>there are %1 players; this game is for %2 to %3</source>
        <translation>liczba graczy: %1; ta gra jest dla %2–%3 graczy</translation>
    </message>
    <message>
        <source>the first player is number %1; players are numbered from 0 to %2</source>
        <translation>pierwszy gracz ma numer %1; numery graczy są od 0 do %2</translation>
    </message>
    <message>
        <source>the gingerbread man starts on a city of the start tile</source>
        <translation>piernikowy ludzik zaczyna w mieście kafelka początkowego</translation>
    </message>
    <message>
        <source>none of the chosen boxes has a start tile; add a complete game such as base or winter</source>
        <translation>żadne z wybranych pudełek nie ma kafelka początkowego; dodaj pełną grę, np. base lub winter</translation>
    </message>
    <message>
        <source>two rivers are chosen; choose one of them</source>
        <translation>wybrano dwie rzeki; wybierz jedną z nich</translation>
    </message>
    <message>
        <source>a two-tile city is worth 4 points, or 2 in older printings, not %1</source>
        <translation>miasto z dwóch kafelków daje 4 punkty, w starszych wydaniach 2, a nie %1</translation>
    </message>
    <message>
        <source>the rules ask for %1 meeples for each player; choose %2 to %3</source>
        <translation>liczba meepli na gracza w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 large meeples for each player; choose %2 to %3</source>
        <translation>liczba dużych meepli na gracza w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 abbots for each player; choose %2 to %3</source>
        <translation>liczba opatów na gracza w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 builders for each player; choose %2 to %3</source>
        <translation>liczba budowniczych na gracza w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 pigs for each player; choose %2 to %3</source>
        <translation>liczba świń na gracza w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 points for a city beside a field; choose %2 to %3</source>
        <translation>liczba punktów za miasto przy łące w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 tiles in a hand; choose %2 to %3</source>
        <translation>liczba kafelków na ręce w zasadach: %1; wybierz od %2 do %3</translation>
    </message>
    <message>
        <source>the table runs from its north-west to its south-east cell, within 1000 cells each way</source>
        <translation>stół sięga od pola północno-zachodniego do południowo-wschodniego, najwyżej 1000 pól w każdą stronę</translation>
    </message>
    <message>
        <source>there are %1 kinds of tiles; at most 255 are possible</source>
        <translation>liczba rodzajów kafelków: %1; możliwe jest najwyżej 255</translation>
    </message>
    <message>
        <source>tile type %1 appears twice; give each type its own name</source>
        <translation>kafelek %1 występuje dwa razy; nadaj każdemu własną nazwę</translation>
    </message>
    <message>
        <source>is a city that reaches no side</source>
        <translation>jest miastem, które nie sięga żadnego boku</translation>
    </message>
    <message>
        <source>is a road that reaches %1 sides</source>
        <translation>jest drogą, która sięga tylu boków: %1</translation>
    </message>
    <message>
        <source>is a river that reaches %1 sides</source>
        <translation>jest rzeką, która sięga tylu boków: %1</translation>
    </message>
    <message>
        <source>is a river that takes meeples</source>
        <translation>jest rzeką, na której mogą stać meeple</translation>
    </message>
    <message>
        <source>is joined with a feature of another kind</source>
        <translation>jest połączony z obszarem innego rodzaju</translation>
    </message>
    <message>
        <source>touches feature %1, which is no city</source>
        <translation>dotyka obszaru %1, który nie jest miastem</translation>
    </message>
    <message>
        <source>tile type %1 has %2 features; give it 1 to %3</source>
        <translation>liczba obszarów kafelka %1: %2; podaj od 1 do %3</translation>
    </message>
    <message>
        <source>tile type %1: feature %2 %3</source>
        <translation>kafelek %1: obszar %2 %3</translation>
    </message>
    <message>
        <source>tile type %1: two features share a side or half edge; every one belongs to one feature</source>
        <translation>kafelek %1: dwa obszary mają wspólny bok lub połowę boku; każdy należy do jednego obszaru</translation>
    </message>
    <message>
        <source>tile type %1: a half edge belongs to no feature; fields or cities have to cover all eight</source>
        <translation>kafelek %1: połowa boku nie należy do żadnego obszaru; łąki lub miasta muszą zająć wszystkie osiem</translation>
    </message>
    <message>
        <source>tile type %1 has two cloisters or gardens; a tile holds one at most</source>
        <translation>kafelek %1 ma dwa klasztory lub ogrody; może mieć najwyżej jeden</translation>
    </message>
    <message>
        <source>tile type %1 has two rivers; a tile holds one at most</source>
        <translation>kafelek %1 ma dwie rzeki; może mieć najwyżej jedną</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Oczekiwanie na pierwszy kafelek</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>Wygrywa %1 z wynikiem %n punktu</numerusform>
            <numerusform>Wygrywa %1 z wynikiem %n punktów</numerusform>
            <numerusform>Wygrywa %1 z wynikiem %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each</source>
        <translation>
            <numerusform>%1 dzielą zwycięstwo, mając po %n punkcie</numerusform>
            <numerusform>%1 dzielą zwycięstwo, mając po %n punkty</numerusform>
            <numerusform>%1 dzielą zwycięstwo, mając po %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura gracza %1</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>Zacząć może każdy</translation>
    </message>
    <message>
        <source>%1 in play + %2 at the end</source>
        <translation>%1 w grze + %2 na końcu</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1, gdyby to był koniec</translation>
    </message>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1: punkty %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3 if it ended now</source>
        <translation>%1: %2 → %3, gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Changed. The scores stay the same.</source>
        <translation>Zmieniono. Wyniki pozostają bez zmian.</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores on other screens</source>
        <translation>Punkty na innych ekranach</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or open this address on a television. Whoever knows it sees the board and the scores, and can&apos;t change them.</source>
        <translation>Zeskanuj kod telefonem w tej samej sieci lub otwórz ten adres na telewizorze. Kto go zna, widzi planszę i punkty, ale nie może niczego zmienić.</translation>
    </message>
    <message>
        <source>For a film, such as in OBS, add ?overlay=scores or ?overlay=board before the # sign; &amp;size=24 sets the size of the letters.</source>
        <translation>Do filmu, na przykład w OBS, dodaj ?overlay=scores lub ?overlay=board przed znakiem #; &amp;size=24 ustala wielkość liter.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>Nothing is shown in the network any more, and no phone is the camera.</source>
        <translation>Nic nie jest już pokazywane w sieci i żaden telefon nie jest kamerą.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Whoever knows the address sees the board and the scores, and may answer what the camera can&apos;t tell, as in this window.</source>
        <translation>Zeskanuj kod telefonem w tej samej sieci. Kto zna adres, widzi planszę i punkty i może jak w tym oknie odpowiedzieć, czego kamera nie rozpoznaje.</translation>
    </message>
    <message>
        <source>Players may answer questions on their phones</source>
        <translation>Gracze mogą odpowiadać na pytania na swoich telefonach</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>no certificate for phones can be made: this computer&apos;s OpenSSL refuses to; install it again</source>
        <translation>nie można utworzyć certyfikatu dla telefonów: OpenSSL na tym komputerze odmawia; zainstaluj go ponownie</translation>
    </message>
    <message>
        <source>%1: the certificate for phones can&apos;t be written; make room, or let this user write there</source>
        <translation>%1: nie można zapisać certyfikatu dla telefonów; zrób miejsce albo pozwól temu użytkownikowi tam zapisywać</translation>
    </message>
</context>
<context>
    <name>ServerShelf</name>
    <message>
        <source>The database %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>Baza danych %1 jest nieosiągalna; sprawdź adres i czy działa</translation>
    </message>
    <message>
        <source>The database %1 isn&apos;t trusted; check its certificate, and sslmode and sslrootcert in the address</source>
        <translation>Baza danych %1 nie jest zaufana; sprawdź jej certyfikat oraz sslmode i sslrootcert w adresie</translation>
    </message>
    <message>
        <source>The database %1 refuses; check user, password and the name of the database</source>
        <translation>Baza danych %1 odmawia; sprawdź użytkownika, hasło i nazwę bazy</translation>
    </message>
    <message>
        <source>The connection to the database %1 is lost; nothing in it was changed: try again</source>
        <translation>Połączenie z bazą danych %1 zostało utracone; nic w niej nie zmieniono: spróbuj ponownie</translation>
    </message>
    <message>
        <source>The database %1 is in use by others for too long; try again later</source>
        <translation>Baza danych %1 jest zbyt długo używana przez innych; spróbuj ponownie później</translation>
    </message>
    <message>
        <source>The database %1 has no room; nothing in it was changed: make room there</source>
        <translation>W bazie danych %1 brak miejsca; nic w niej nie zmieniono: zwolnij miejsce</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be used (error %2); nothing in it was changed: let its owner grant you to read, write and create tables</source>
        <translation>Nie można używać bazy danych %1 (błąd %2); nic w niej nie zmieniono: poproś właściciela o prawo do odczytu, zapisu i tworzenia tabel</translation>
    </message>
    <message>
        <source>Past games on a server need PostgreSQL for Qt; install the package libqt6sql6-psql</source>
        <translation>Poprzednie gry na serwerze wymagają PostgreSQL dla Qt; zainstaluj pakiet libqt6sql6-psql</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>Nothing can be shown in the network: this computer has no address there, or may not listen on it</source>
        <translation>Nie można niczego pokazać w sieci: ten komputer nie ma w niej adresu albo nie może go używać</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message numerus="yes">
        <source>Carcassonne, %n turn(s)</source>
        <translation>
            <numerusform>Carcassonne, %n tura</numerusform>
            <numerusform>Carcassonne, %n tury</numerusform>
            <numerusform>Carcassonne, %n tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best turn: %1, turn %2, %n point(s)</source>
        <translation>
            <numerusform>Najlepsza tura: %1, tura %2, %n punkt</numerusform>
            <numerusform>Najlepsza tura: %1, tura %2, %n punkty</numerusform>
            <numerusform>Najlepsza tura: %1, tura %2, %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tura %1 z %2</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Past games need SQLite for Qt; install the package libqt6sql6-sqlite</source>
        <translation>Rozegrane gry wymagają SQLite dla Qt; zainstaluj pakiet libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>There is no room for %1, where past games are kept; nothing in it was changed: make room on the disk</source>
        <translation>Brak miejsca na %1, gdzie są poprzednie gry; nic tam nie zmieniono: zwolnij miejsce na dysku</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used: it is damaged, or no such file; nothing in it was changed: choose another file</source>
        <translation>%1, gdzie są poprzednie gry, nie nadaje się do użycia: jest uszkodzony albo to nie taki plik; nic tam nie zmieniono: wybierz inny plik</translation>
    </message>
    <message>
        <source>%1, where past games are kept, is in use by another program for too long; try again</source>
        <translation>%1, gdzie są poprzednie gry, jest zbyt długo używany przez inny program; spróbuj ponownie</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used; nothing in it was changed: see that it may be read and written, or choose another file</source>
        <translation>%1, gdzie są poprzednie gry, nie nadaje się do użycia; nic tam nie zmieniono: sprawdź prawa odczytu i zapisu albo wybierz inny plik</translation>
    </message>
    <message>
        <source>there is no past game %1; list them to see which there are</source>
        <translation>nie ma poprzedniej gry %1; meeplecam games list pokazuje, jakie są</translation>
    </message>
    <message>
        <source>the past game %1</source>
        <translation>poprzednia gra %1</translation>
    </message>
</context>
<context>
    <name>ShelfPlaces</name>
    <message>
        <source>%1 is no address of a database; write it like postgresql://anna@server/games</source>
        <translation>%1 nie jest adresem bazy danych; zapisz go jak postgresql://anna@server/games</translation>
    </message>
</context>
<context>
    <name>ShelfSchema</name>
    <message>
        <source>%1 is a database of another program; choose another place for past games</source>
        <translation>%1 jest bazą danych innego programu; wybierz inne miejsce dla poprzednich gier</translation>
    </message>
    <message>
        <source>%1 was written by a newer Meeplecam (version %2 of its schema, this one knows %3); use that one, or choose another place for past games</source>
        <translation>%1 zapisał nowszy Meeplecam (wersja %2 schematu, ten zna %3); użyj nowszego albo wybierz inne miejsce dla poprzednich gier</translation>
    </message>
</context>
<context>
    <name>ShelfText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <translation>(przerwana)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>games</source>
        <translation>gry</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>average</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepszy wynik</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>drogi</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>klasztory</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>łąki</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>To leży na kafelku. Połóż to na pustym stole obok kafelka.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>To jest za duże na meepla. Może zostać, jeśli obok albo na wierzchu zmieści się meepel.</translation>
    </message>
    <message>
        <source>The camera was moved. If a meeple lies there already, take it away and put it down again.</source>
        <translation>Kamera została poruszona. Jeśli meepel już leży, zabierz go i połóż jeszcze raz.</translation>
    </message>
    <message>
        <source>%1: put one of your meeples on the table beside the first tile.</source>
        <translation>%1: połóż jednego ze swoich meepli na stole obok pierwszego kafelka.</translation>
    </message>
    <message>
        <source>Put the first tile on the table.</source>
        <translation>Połóż pierwszy kafelek na stole.</translation>
    </message>
    <message>
        <source>The game can begin.</source>
        <translation>Gra może się zacząć.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>To wygląda na meepla gracza %1. Zabierz go; to nie jego kolej.</translation>
    </message>
    <message>
        <source>More than one thing was put there. Take all but one away.</source>
        <translation>Położono tu więcej niż jedną rzecz. Zabierz wszystkie oprócz jednej.</translation>
    </message>
    <message>
        <source>Too little of that is visible. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>Widać za mało. Połóż to tam, gdzie stół ma inny kolor, albo na kartce papieru.</translation>
    </message>
    <message>
        <source>Learned: the meeples of %1 are %2.</source>
        <comment>%2 is a colour</comment>
        <translation>Zapamiętano meeple gracza %1, kolor: %2.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Meeple graczy %1 i %2 wyglądają w tym świetle podobnie. Włącz inną lampę albo niech jeden z nich zmieni kolor.</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>all roads forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich drogach</translation>
    </message>
    <message>
        <source>all cities forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich miastach</translation>
    </message>
    <message>
        <source>all cloisters forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich klasztorach</translation>
    </message>
    <message>
        <source>all fields forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich łąkach</translation>
    </message>
    <message>
        <source>%1: all roads forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich drogach</translation>
    </message>
    <message>
        <source>%1: all cities forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich miastach</translation>
    </message>
    <message>
        <source>%1: all cloisters forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich klasztorach</translation>
    </message>
    <message>
        <source>%1: all fields forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich łąkach</translation>
    </message>
    <message>
        <source>inn left out: %1</source>
        <translation>pominięto karczmę: %1</translation>
    </message>
    <message>
        <source>cathedral left out: %1</source>
        <translation>pominięto katedrę: %1</translation>
    </message>
    <message>
        <source>tiles around it left out: %1</source>
        <translation>pominięto kafelki dookoła: %1</translation>
    </message>
    <message>
        <source>pennants left out: %1</source>
        <translation>pominięto tarcze: %1</translation>
    </message>
    <message>
        <source>forgotten: %1</source>
        <translation>zapomniano: %1</translation>
    </message>
    <message>
        <source>counted twice: %1</source>
        <translation>policzono dwa razy: %1</translation>
    </message>
    <message>
        <source>shared, but forgotten for %2: %1</source>
        <translation>wspólny obszar, ale graczowi %2 nie policzono punktów: %1</translation>
    </message>
    <message>
        <source>given to %2 instead of %3: %1</source>
        <translation>zaliczono graczowi %2 zamiast graczowi %3: %1</translation>
    </message>
    <message>
        <source>%1: final scoring forgotten</source>
        <translation>%1: zapomniano o punktacji końcowej</translation>
    </message>
    <message>
        <source>final scoring forgotten</source>
        <translation>zapomniano o punktacji końcowej</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track lost</source>
        <translation>%1: o jedno okrążenie toru punktacji za mało</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track too many</source>
        <translation>%1: o jedno okrążenie toru punktacji za dużo</translation>
    </message>
    <message>
        <source>all gardens forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich ogrodach</translation>
    </message>
    <message>
        <source>all goods forgotten at the end</source>
        <translation>na końcu zapomniano o wszystkich towarach</translation>
    </message>
    <message>
        <source>%1: all gardens forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich ogrodach</translation>
    </message>
    <message>
        <source>%1: all goods forgotten at the end</source>
        <translation>%1: na końcu zapomniano o wszystkich towarach</translation>
    </message>
    <message>
        <source>pig left out: %1</source>
        <translation>pominięto świnię: %1</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>%1 is no source of pictures; name a camera, a film, a folder or an address</source>
        <translation>%1 nie jest źródłem obrazów; podaj kamerę, film, folder lub adres</translation>
    </message>
    <message>
        <source>%1 has %2 pictures of %3x%4, but its truth is about %5 of %6x%7; bring together what belongs together</source>
        <translation>%1 ma %2 obrazów %3x%4, a stan faktyczny dotyczy %5 obrazów %6x%7; połącz to, co do siebie pasuje</translation>
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
        <translation>Pominięte, ale widoczne na arkuszu: %1. Nazwij te, które są całymi kafelkami.</translation>
    </message>
    <message>
        <source>Please check these numbers: %1</source>
        <translation>Sprawdź te numery: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafelek</numerusform>
            <numerusform>%n kafelki</numerusform>
            <numerusform>%n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Brakuje: %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Więcej niż w pudełku: %1</translation>
    </message>
    <message>
        <source>The edition is in %1. Look at %2: where it is wrong, correct %3 and run this again with --labels %3.</source>
        <translation>Wydanie jest w %1. Obejrzyj %2: tam, gdzie są błędy, popraw %3 i uruchom polecenie ponownie z opcją --labels %3.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1: nie znaleziono całego kafelka. Rozłóż kafelki z odstępami na gładkim stole i sfotografuj je z góry.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found.</source>
        <translation>%1: nie znaleziono całego kafelka.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1: nie znaleziono całego kafelka. Rozłóż kafelki z odstępami na gładkim stole i sfotografuj je z góry.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) found.</source>
        <translation>
            <numerusform>%1: znaleziono %n kafelek.</numerusform>
            <numerusform>%1: znaleziono %n kafelki.</numerusform>
            <numerusform>%1: znaleziono %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s).</source>
        <translation>
            <numerusform>%1 z %n kafelka.</numerusform>
            <numerusform>%1 z %n kafelków.</numerusform>
            <numerusform>%1 z %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a look.</source>
        <translation>
            <numerusform>%n czeka na sprawdzenie.</numerusform>
            <numerusform>%n czekają na sprawdzenie.</numerusform>
            <numerusform>%n czeka na sprawdzenie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Brakuje: %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Więcej niż w pudełku: %1</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>The last tile was laid</source>
        <translation>Położono ostatni kafelek</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura gracza %1</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>Zacząć może każdy</translation>
    </message>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Oczekiwanie na pierwszy kafelek</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>whose turn, turns played, tiles left</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>rozegrano %n turę</numerusform>
            <numerusform>rozegrano %n tury</numerusform>
            <numerusform>rozegrano %n tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>został %n kafelek</numerusform>
            <numerusform>zostały %n kafelki</numerusform>
            <numerusform>zostało %n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 if the game ended now</source>
        <comment>points, points</comment>
        <translation>%1, a %2, gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Ostatnio: %1</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <translation>Pytanie %1: %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Uwaga: %1</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>Nie można śledzić gry: %1</translation>
    </message>
</context>
<context>
    <name>TileNames</name>
    <message>
        <source>city on one side</source>
        <translation>miasto po jednej stronie</translation>
    </message>
    <message>
        <source>city on two opposite sides</source>
        <translation>miasto po dwóch przeciwległych stronach</translation>
    </message>
    <message>
        <source>city on two neighbouring sides</source>
        <translation>miasto po dwóch sąsiednich stronach</translation>
    </message>
    <message>
        <source>city on three sides</source>
        <translation>miasto po trzech stronach</translation>
    </message>
    <message>
        <source>city on all sides</source>
        <translation>miasto po wszystkich stronach</translation>
    </message>
    <message>
        <source>%1 with a pennant</source>
        <comment>city</comment>
        <translation>%1 z tarczą</translation>
    </message>
    <message>
        <source>%1 with two pennants</source>
        <comment>city</comment>
        <translation>%1 z dwiema tarczami</translation>
    </message>
    <message>
        <source>%1 with a cathedral</source>
        <comment>city</comment>
        <translation>%1 z katedrą</translation>
    </message>
    <message>
        <source>two cities on opposite sides</source>
        <translation>dwa miasta po przeciwległych stronach</translation>
    </message>
    <message>
        <source>two cities on neighbouring sides</source>
        <translation>dwa miasta po sąsiednich stronach</translation>
    </message>
    <message>
        <source>three cities</source>
        <translation>trzy miasta</translation>
    </message>
    <message>
        <source>four cities</source>
        <translation>cztery miasta</translation>
    </message>
    <message>
        <source>road to the city</source>
        <translation>droga do miasta</translation>
    </message>
    <message>
        <source>dead-end road</source>
        <translation>ślepa droga</translation>
    </message>
    <message>
        <source>two roads to the city</source>
        <translation>dwie drogi do miasta</translation>
    </message>
    <message>
        <source>two dead-end roads</source>
        <translation>dwie ślepe drogi</translation>
    </message>
    <message>
        <source>three roads to the city</source>
        <translation>trzy drogi do miasta</translation>
    </message>
    <message>
        <source>three-way junction</source>
        <translation>rozwidlenie trzech dróg</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>skrzyżowanie</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>prosta droga</translation>
    </message>
    <message>
        <source>two straight roads</source>
        <translation>dwie proste drogi</translation>
    </message>
    <message>
        <source>curved road</source>
        <translation>zakręt drogi</translation>
    </message>
    <message>
        <source>two curved roads</source>
        <translation>dwa zakręty drogi</translation>
    </message>
    <message>
        <source>%1 with an inn</source>
        <comment>road</comment>
        <translation>%1 z karczmą</translation>
    </message>
    <message>
        <source>road from the right to the bottom</source>
        <translation>droga z prawej w dół</translation>
    </message>
    <message>
        <source>road from the left to the bottom</source>
        <translation>droga z lewej w dół</translation>
    </message>
    <message>
        <source>road on the right</source>
        <translation>droga po prawej</translation>
    </message>
    <message>
        <source>road on the left</source>
        <translation>droga po lewej</translation>
    </message>
    <message>
        <source>road at the bottom</source>
        <translation>droga u dołu</translation>
    </message>
    <message>
        <source>city at the top</source>
        <translation>miasto u góry</translation>
    </message>
    <message>
        <source>city at the top and right</source>
        <translation>miasto u góry i po prawej</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>cloister with a road</source>
        <translation>klasztor z drogą</translation>
    </message>
    <message>
        <source>cloister with two roads</source>
        <translation>klasztor z dwiema drogami</translation>
    </message>
    <message>
        <source>cloister with three roads</source>
        <translation>klasztor z trzema drogami</translation>
    </message>
    <message>
        <source>cloister with four roads</source>
        <translation>klasztor z czterema drogami</translation>
    </message>
    <message>
        <source>divided field</source>
        <translation>podzielona łąka</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>jeleń</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>dzik</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>wilk</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>lis</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>wrona</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>niedźwiedź</translation>
    </message>
    <message>
        <source>wolpertinger</source>
        <translation>wolpertinger</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>zwierzę</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation>piernikowy ludzik</translation>
    </message>
    <message>
        <source>field</source>
        <translation>łąka</translation>
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
        <translation>%1 z winem</translation>
    </message>
    <message>
        <source>%1 with grain</source>
        <comment>city</comment>
        <translation>%1 ze zbożem</translation>
    </message>
    <message>
        <source>%1 with cloth</source>
        <comment>city</comment>
        <translation>%1 z suknem</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezioro</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>źródło</translation>
    </message>
    <message>
        <source>straight river</source>
        <translation>prosta rzeka</translation>
    </message>
    <message>
        <source>bend of the river</source>
        <translation>zakręt rzeki</translation>
    </message>
    <message>
        <source>the city reaches a corner</source>
        <translation>miasto sięga rogu</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>ogród</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>has too few spaces; name all of them</source>
        <translation>ma za mało pól; podaj wszystkie</translation>
    </message>
    <message>
        <source>a scoring track</source>
        <translation>tor punktacji</translation>
    </message>
    <message>
        <source>the picture of a scoring track</source>
        <translation>zdjęcie toru punktacji</translation>
    </message>
    <message>
        <source>%1: a space lies beyond the picture; name its place in pixels of %2</source>
        <translation>%1: pole leży poza zdjęciem; podaj jego miejsce w pikselach %2</translation>
    </message>
    <message>
        <source>a track has %1 to %2 spaces, not %3</source>
        <translation>tor ma od %1 do %2 pól, nie %3</translation>
    </message>
    <message>
        <source>name the spaces at all corners of the track, with the points that they stand for</source>
        <translation>podaj pola we wszystkich rogach toru wraz z punktami, które oznaczają</translation>
    </message>
    <message>
        <source>the track has spaces 0 to %1, but %2 was named</source>
        <translation>tor ma pola od 0 do %1, a podano %2</translation>
    </message>
    <message>
        <source>space %1 lies beyond the photo; name its place in pixels</source>
        <translation>pole %1 leży poza zdjęciem; podaj jego miejsce w pikselach</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source>The game so far is safe.</source>
        <translation>Dotychczasowa gra jest bezpieczna.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafelek</numerusform>
            <numerusform>%n kafelki</numerusform>
            <numerusform>%n kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>complete: %1</source>
        <translation>obszar ukończony: %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>teraz %1</translation>
    </message>
    <message>
        <source>, complete %1</source>
        <translation>, po ukończeniu %1</translation>
    </message>
    <message>
        <source>The picture is too dark to see the tiles. Turn on a light.</source>
        <translation>Obraz jest za ciemny, żeby rozpoznać kafelki. Włącz światło.</translation>
    </message>
    <message>
        <source>The board is not visible. Check that the camera shows the whole table and that nothing is in front of it.</source>
        <translation>Nie widać planszy. Sprawdź, czy kamera obejmuje cały stół i czy nic jej nie zasłania.</translation>
    </message>
    <message>
        <source>The camera %1 is unplugged. Plug it in again.</source>
        <translation>Kamera %1 jest odłączona. Podłącz ją ponownie.</translation>
    </message>
    <message>
        <source>The camera %1 sends no pictures. Check that no other program uses it, or plug it in again.</source>
        <translation>Kamera %1 nie przesyła obrazu. Sprawdź, czy nie używa jej inny program, albo podłącz ją ponownie.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check the phone and the network; Meeplecam keeps trying.</source>
        <translation>Ze źródła %1 nie przychodzą już obrazy. Sprawdź telefon i sieć; Meeplecam próbuje dalej.</translation>
    </message>
    <message>
        <source>The recording %1 ends too early: it is damaged. Copy it or record it again.</source>
        <translation>Nagranie %1 kończy się za wcześnie: jest uszkodzone. Skopiuj je lub nagraj ponownie.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read as a picture. It is skipped.</source>
        <translation>Pliku %1 nie można odczytać jako obrazu. Zostaje pominięty.</translation>
    </message>
    <message>
        <source>The camera %1 is not calibrated for pictures of this size. Calibrate it at this resolution.</source>
        <translation>Kamera %1 nie jest skalibrowana dla obrazów tej wielkości. Skalibruj ją w tej rozdzielczości.</translation>
    </message>
    <message>
        <source>The phone sends no pictures. Unlock it and show its Meeplecam page; the game goes on by itself.</source>
        <translation>Telefon nie wysyła obrazów. Odblokuj go i pokaż jego stronę Meeplecam; gra potoczy się dalej sama.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check its connection, and start again.</source>
        <translation>Z %1 nie przychodzą już obrazy. Sprawdź połączenie i uruchom ponownie.</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>bez meepla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a feature, and what gives its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>abbot comes home</source>
        <translation>opat wraca do zapasu</translation>
    </message>
    <message>
        <source>%1 takes goods: %2</source>
        <comment>a player, &quot;2 × wine&quot;</comment>
        <translation>%1 bierze towary: %2</translation>
    </message>
    <message>
        <source>Most %1</source>
        <comment>a kind of goods</comment>
        <translation>Najwięcej: %1</translation>
    </message>
</context>
<context>
    <name>WatchCommand</name>
    <message>
        <source>Press Enter to skip.</source>
        <translation>Naciśnij Enter, aby pominąć.</translation>
    </message>
    <message>
        <source>Scoreboard for devices in the local network: %1</source>
        <translation>Tablica wyników dla urządzeń w sieci lokalnej: %1</translation>
    </message>
    <message>
        <source>Scoreboard on which players may answer questions: %1</source>
        <translation>Tablica wyników, na której gracze mogą odpowiadać na pytania: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) saved as %1.</source>
        <translation>
            <numerusform>Zapisano %n kafelek jako %1.</numerusform>
            <numerusform>Zapisano %n kafelki jako %1.</numerusform>
            <numerusform>Zapisano %n kafelków jako %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o niego zapyta.</numerusform>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o nie zapyta.</numerusform>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o nie zapyta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>Gra pozostaje na tym komputerze, dopóki baza danych nie będzie znów dostępna.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafelek</numerusform>
            <numerusform>%n kafelki</numerusform>
            <numerusform>%n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n tarcza</numerusform>
            <numerusform>%n tarcze</numerusform>
            <numerusform>%n tarcz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inn, %n tile(s) once more</source>
        <translation>
            <numerusform>karczma, %n kafelek jeszcze raz</numerusform>
            <numerusform>karczma, %n kafelki jeszcze raz</numerusform>
            <numerusform>karczma, %n kafelków jeszcze raz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>katedra, %n jeszcze raz</numerusform>
            <numerusform>katedra, %n jeszcze raz</numerusform>
            <numerusform>katedra, %n jeszcze raz</numerusform>
        </translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>klasztor</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n kafelek dookoła</numerusform>
            <numerusform>%n kafelki dookoła</numerusform>
            <numerusform>%n kafelków dookoła</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s)</source>
        <translation>
            <numerusform>%n ukończone miasto</numerusform>
            <numerusform>%n ukończone miasta</numerusform>
            <numerusform>%n ukończonych miast</numerusform>
        </translation>
    </message>
    <message>
        <source>inn, not completed</source>
        <translation>karczma, droga nieukończona</translation>
    </message>
    <message>
        <source>cathedral, not completed</source>
        <translation>katedra, miasto nieukończone</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>obszar nieukończony</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <translation>Piernikowy ludzik</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Nieostro: przetrzyj obiektyw lub ustaw ostrość kamery na stół.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Kafelki są za małe (szerokość w pikselach: %1): przysuń kamerę.</translation>
    </message>
    <message>
        <source>The picture is good.</source>
        <translation>Obraz jest dobry.</translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>field</source>
        <translation>łąka</translation>
    </message>
    <message>
        <source>Glare on the left: move the lamp or tilt the camera.</source>
        <translation>Odblask po lewej: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>Glare on the right: move the lamp or tilt the camera.</source>
        <translation>Odblask po prawej: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>Glare at the top: move the lamp or tilt the camera.</source>
        <translation>Odblask u góry: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>Glare at the bottom: move the lamp or tilt the camera.</source>
        <translation>Odblask u dołu: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>Glare in the middle: move the lamp or tilt the camera.</source>
        <translation>Odblask pośrodku: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>The board is cut off on the left: move the camera back or turn it.</source>
        <translation>Plansza jest ucięta po lewej: odsuń kamerę lub ją obróć.</translation>
    </message>
    <message>
        <source>The board is cut off on the right: move the camera back or turn it.</source>
        <translation>Plansza jest ucięta po prawej: odsuń kamerę lub ją obróć.</translation>
    </message>
    <message>
        <source>The board is cut off at the top: move the camera back or turn it.</source>
        <translation>Plansza jest ucięta u góry: odsuń kamerę lub ją obróć.</translation>
    </message>
    <message>
        <source>The board is cut off at the bottom: move the camera back or turn it.</source>
        <translation>Plansza jest ucięta u dołu: odsuń kamerę lub ją obróć.</translation>
    </message>
    <message>
        <source>The board does not fit the picture: move the camera back.</source>
        <translation>Plansza nie mieści się w obrazie: odsuń kamerę.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>Too dark: turn on a light.</source>
        <translation>Za ciemno: włącz światło.</translation>
    </message>
    <message>
        <source>Too bright: dim the light or lower the camera&apos;s exposure.</source>
        <translation>Za jasno: przyciemnij światło lub zmniejsz ekspozycję kamery.</translation>
    </message>
    <message>
        <source>The brightness keeps changing: lock the camera&apos;s exposure.</source>
        <translation>Jasność ciągle się zmienia: zablokuj ekspozycję kamery.</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>ogród</translation>
    </message>
    <message numerus="yes">
        <source>pig, %n city(s) once more</source>
        <translation>
            <numerusform>świnia, jeszcze %n miasto</numerusform>
            <numerusform>świnia, jeszcze %n miasta</numerusform>
            <numerusform>świnia, jeszcze %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>most of it</source>
        <translation>najwięcej</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Towary</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>wino</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>zboże</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>sukno</translation>
    </message>
    <message>
        <source>Large meeple</source>
        <translation>Duży meepel</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Opat</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Budowniczy</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Świnia</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meepel</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>duży meepel</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>opat</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>budowniczy</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>świnia</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>meepel</translation>
    </message>
    <message>
        <source>Goods don&apos;t lie on the board: for each kind, add 10 points to the track of everyone who has most of it.</source>
        <translation>Towarów nie widać na planszy: za każdy rodzaj dolicz 10 punktów wszystkim, którzy mają go najwięcej.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::AddressCard</name>
    <message>
        <source>Code to scan with a phone</source>
        <translation>Kod do zeskanowania telefonem</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Point at a tile of the board</source>
        <translation>Wskaż kafelek na planszy</translation>
    </message>
    <message>
        <source>Correct this tile</source>
        <translation>Popraw ten kafelek</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Chłopi punktują łąki na końcu</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Nieukończone obszary punktują na końcu</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Wydanie domowe</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Zdjęcia twoich kafelków</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Naucz program swoich kafelków…</translation>
    </message>
    <message>
        <source>Two-tile cities score 2 points</source>
        <translation>Miasta z dwóch kafelków dają 2 punkty</translation>
    </message>
    <message>
        <source>Tile edition</source>
        <translation>Wydanie kafelków</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Wydanie domowe, zimowe</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Wybierz pudełka, z którymi gracie.</translation>
    </message>
    <message>
        <source>Expansions need a base game: choose a complete game, too.</source>
        <translation>Rozszerzenia wymagają gry podstawowej: wybierz też pełną grę.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %2–%3 players: remove %n player(s).</source>
        <translation>
            <numerusform>%1 jest dla %2–%3 graczy: usuń %n gracza.</numerusform>
            <numerusform>%1 jest dla %2–%3 graczy: usuń %n graczy.</numerusform>
            <numerusform>%1 jest dla %2–%3 graczy: usuń %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any tiles</source>
        <translation>Dowolne kafelki</translation>
    </message>
    <message>
        <source>For tiles that nobody has shown yet: they are told by what is drawn on them.</source>
        <translation>Dla kafelków, których nikt jeszcze nie pokazał: program rozpoznaje je po tym, co na nich narysowano.</translation>
    </message>
    <message>
        <source>No two bends the same way in a row</source>
        <translation>Nigdy dwa zakręty z rzędu w tę samą stronę</translation>
    </message>
    <message>
        <source>The same, and never against the spring</source>
        <translation>Tak samo i nigdy pod prąd źródła</translation>
    </message>
    <message>
        <source>Bends alternate, however far apart</source>
        <translation>Zakręty na przemian, nawet odległe</translation>
    </message>
    <message>
        <source>Free cells must lie ahead</source>
        <translation>Przed rzeką muszą być wolne pola</translation>
    </message>
    <message>
        <source>The river bends as it likes</source>
        <translation>Rzeka skręca dowolnie</translation>
    </message>
    <message>
        <source>Stays in the box</source>
        <translation>Zostaje w pudełku</translation>
    </message>
    <message>
        <source>Shuffled into the river</source>
        <translation>Wtasowany w rzekę</translation>
    </message>
    <message>
        <source>Laid first after the lake</source>
        <translation>Układany pierwszy po jeziorze</translation>
    </message>
    <message>
        <source>Shuffled into the other tiles</source>
        <translation>Wtasowany w pozostałe kafelki</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Usual start tile</source>
        <translation>Zwykły kafelek startowy</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s)</source>
        <translation>
            <numerusform>%1 z %n ujęcia</numerusform>
            <numerusform>%1 z %n ujęć</numerusform>
            <numerusform>%1 z %n ujęć</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Skalibruj kamerę</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Hold it in front of the camera and follow the hints; pictures are taken automatically. Calibration is optional: it helps with wide-angle lenses.</source>
        <translation>Wydrukuj kartkę i naklej ją na coś płaskiego. Trzymaj ją przed kamerą i stosuj się do wskazówek; zdjęcia robią się automatycznie. Kalibracja nie jest konieczna: pomaga przy obiektywach szerokokątnych.</translation>
    </message>
    <message>
        <source>Save the sheet for printing…</source>
        <translation>Zapisz kartkę do wydruku…</translation>
    </message>
    <message>
        <source>The camera is calibrated.</source>
        <translation>Kamera jest skalibrowana.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: %4 pixels off on average. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3: średni błąd w pikselach: %4. Obrazy z tej kamery będą odtąd prostowane.</translation>
    </message>
    <message>
        <source>Save the sheet for printing</source>
        <translation>Zapisz kartkę do wydruku</translation>
    </message>
    <message>
        <source>Saved. Print it at 100 %, not fitted to the page.</source>
        <translation>Zapisano. Wydrukuj w skali 100%, bez dopasowania do strony.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>Odbicie lustrzane</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Rozdzielczość</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Stół pokazowy</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) seen.</source>
        <translation>
            <numerusform>Widać %n kafelek.</numerusform>
            <numerusform>Widać %n kafelki.</numerusform>
            <numerusform>Widać %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles seen yet: lay the first tile on the table.</source>
        <translation>Nie widać jeszcze kafelków: połóż pierwszy na stole.</translation>
    </message>
    <message>
        <source>Lock exposure and focus</source>
        <translation>Zablokuj ekspozycję i ostrość</translation>
    </message>
    <message>
        <source>Not rotated</source>
        <translation>Bez obrotu</translation>
    </message>
    <message>
        <source>Rotated 90° clockwise</source>
        <translation>Obrót o 90° w prawo</translation>
    </message>
    <message>
        <source>Rotated 180°</source>
        <translation>Obrót o 180°</translation>
    </message>
    <message>
        <source>Rotated 90° anticlockwise</source>
        <translation>Obrót o 90° w lewo</translation>
    </message>
    <message>
        <source>Recording: %1</source>
        <translation>Nagranie: %1</translation>
    </message>
    <message>
        <source>Looking for tiles…</source>
        <translation>Szukanie kafelków…</translation>
    </message>
    <message>
        <source>Phone (scan a code)</source>
        <translation>Telefon (zeskanuj kod)</translation>
    </message>
    <message>
        <source>Camera with a network address</source>
        <translation>Kamera z adresem sieciowym</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Its browser warns once that it doesn&apos;t know this computer: continue, and allow the camera.</source>
        <translation>Zeskanuj kod telefonem w tej samej sieci. Jego przeglądarka raz ostrzeże, że nie zna tego komputera: przejdź dalej i zezwól na kamerę.</translation>
    </message>
    <message>
        <source>No camera is connected: this is the demo table. Plug in a camera, or choose your phone.</source>
        <translation>Nie podłączono kamery: to stół pokazowy. Podłącz kamerę albo wybierz telefon.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Obraz z kamery</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Oczekiwanie na kamerę</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::EndPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Powrót do stołu</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Nobody has points yet</source>
        <translation>Nikt nie ma jeszcze punktów</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>Jeśli gra skończy się teraz, wygrywa %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>%1 at the end</source>
        <translation>%1 na końcu</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Wznów grę</translation>
    </message>
    <message>
        <source>Count the next feature</source>
        <translation>Policz następny obszar</translation>
    </message>
    <message>
        <source>Go back one feature</source>
        <translation>Wróć o jeden obszar</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>%1 would share the victory now</source>
        <translation>Jeśli gra skończy się teraz, zwycięstwo dzielą %1</translation>
    </message>
    <message>
        <source>Board Game Stats…</source>
        <translation>Board Game Stats…</translation>
    </message>
    <message>
        <source>Keep these tiles as my box…</source>
        <translation>Zachowaj te kafelki jako moje pudełko…</translation>
    </message>
    <message>
        <source>Add these tiles to my box</source>
        <translation>Dodaj te kafelki do mojego pudełka</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::FinalTable</name>
    <message>
        <source>Track</source>
        <comment>points on the scoring track</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>points on the board</comment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Points on the scoring track before the final scoring</source>
        <translation>Punkty na torze punktacji przed punktacją końcową</translation>
    </message>
    <message>
        <source>%1: points on the scoring track</source>
        <translation>%1: punkty na torze punktacji</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallCard</name>
    <message>
        <source>%1 since the last turn</source>
        <translation>%1 od ostatniej tury</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallWindow</name>
    <message>
        <source>No table has said anything yet.</source>
        <translation>Żaden stół jeszcze się nie odezwał.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Wszystkie stoły</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::MainWindow</name>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Pokaż wszystkie klawisze</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plansza</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Wznów grę</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Wybierz inną kamerę…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Scores on other screens…</source>
        <translation>Punkty na innych ekranach…</translation>
    </message>
    <message>
        <source>The tiles are saved. The next game can be played with them.</source>
        <translation>Kafelki zapisano. Można nimi zagrać następną grę.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o niego zapyta.</numerusform>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o nie zapyta.</numerusform>
            <numerusform>%n z nich nikt nie potwierdził: następna gra o nie zapyta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::NewGamePage</name>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>KAFELKI I ZASADY</translation>
    </message>
    <message>
        <source>CAMERA</source>
        <translation>KAMERA</translation>
    </message>
    <message>
        <source>Introduce meeple colours first</source>
        <translation>Najpierw przedstaw kolory meepli</translation>
    </message>
    <message>
        <source>PLAYERS IN TURN ORDER</source>
        <translation>GRACZE W KOLEJNOŚCI GRY</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that all colours, even coins or stones, can be told apart reliably.</source>
        <translation>Każdy gracz kładzie jednego meepla obok pierwszego kafelka, aby można było pewnie odróżnić wszystkie kolory, a nawet monety czy kamyki.</translation>
    </message>
    <message>
        <source>Game from a recording</source>
        <translation>Gra z nagrania</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PastGamesPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Poprzednie gry</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Szukaj gracza</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Kontynuuj grę</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Poprzednia tura</translation>
    </message>
    <message>
        <source>Delete from list</source>
        <translation>Usuń z listy</translation>
    </message>
    <message>
        <source>%1 (not finished)</source>
        <translation>%1 (nieukończona)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nie ma jeszcze żadnych gier</translation>
    </message>
    <message>
        <source>No game with this player</source>
        <translation>Nie ma gier z tym graczem</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <translation>Tura %1 z %2: %3</translation>
    </message>
    <message>
        <source>Delete this game from the list? The recording is kept.</source>
        <translation>Usunąć tę grę z listy? Nagranie pozostanie.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>⌀ %1</source>
        <comment>points on average</comment>
        <translation>⌀ %1</translation>
    </message>
    <message>
        <source>Asking the database for past games…</source>
        <translation>Pytam bazę danych o poprzednie gry…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of this computer wait for it; they are shown here.</source>
        <translation>
            <numerusform>%n gra tego komputera czeka na nią; pokazano ją tutaj.</numerusform>
            <numerusform>%n gry tego komputera czekają na nią; pokazano je tutaj.</numerusform>
            <numerusform>%n gier tego komputera czeka na nią; pokazano je tutaj.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoMenu</name>
    <message>
        <source>There is no tile here</source>
        <translation>Tu nie ma kafelka</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Tu leży kafelek</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Inny kafelek</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>O 90° w prawo</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>O 180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>O 90° w lewo</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>%1&apos;s meeple</source>
        <translation>Meepel gracza %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>There is no meeple here</source>
        <translation>Tu nie ma meepla</translation>
    </message>
    <message>
        <source>Add a meeple</source>
        <translation>Dodaj meepla</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Wszystkie kafelki…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Choose another photo</source>
        <translation>Wybierz inne zdjęcie</translation>
    </message>
    <message>
        <source>Change tiles, rules or players</source>
        <translation>Zmień kafelki, zasady lub graczy</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>Cofnij poprawkę</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Ponów poprawkę</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Pokaż całą planszę</translation>
    </message>
    <message>
        <source>Highlight fields or all features</source>
        <translation>Wyróżnij łąki lub wszystkie obszary</translation>
    </message>
    <message>
        <source>Show or hide the markings on the photo</source>
        <translation>Pokaż lub ukryj oznaczenia na zdjęciu</translation>
    </message>
    <message>
        <source>Board, photo, or both</source>
        <translation>Plansza, zdjęcie lub jedno i drugie</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose the edition…</source>
        <translation>Wybierz wydanie…</translation>
    </message>
    <message>
        <source>Choose another photo…</source>
        <translation>Wybierz inne zdjęcie…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Zrób zdjęcie…</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Otwieranie zdjęcia…</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Policz punkty ze zdjęcia</translation>
    </message>
    <message>
        <source>Photo of the board</source>
        <translation>Zdjęcie planszy</translation>
    </message>
    <message>
        <source>There is no board to export yet.</source>
        <translation>Nie ma jeszcze planszy do wyeksportowania.</translation>
    </message>
    <message>
        <source>This is the photo itself. Choose another name.</source>
        <translation>To jest plik samego zdjęcia. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Reading a photo anew loses your answers and corrections.</source>
        <translation>Ponowne odczytanie zdjęcia usuwa odpowiedzi i poprawki.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoReader</name>
    <message>
        <source>This photo can&apos;t be read. Save it as a JPEG of at most 24 megapixels, or take another one.</source>
        <translation>Tego zdjęcia nie można odczytać. Zapisz je jako JPEG o wielkości najwyżej 24 megapikseli albo zrób inne.</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Otwieranie zdjęcia…</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Odczytywanie zdjęcia…</translation>
    </message>
    <message>
        <source>No tiles of this edition were found. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Nie znaleziono kafelków tego wydania. Wybierz wydanie, którym gracie, albo sfotografuj całą planszę z bliższej odległości.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a photo. Choose a JPEG or PNG picture of the table.</source>
        <translation>Nie można odczytać pliku %1 jako zdjęcia. Wybierz zdjęcie stołu w formacie JPEG lub PNG.</translation>
    </message>
    <message>
        <source>%1 is no longer there. Choose another photo.</source>
        <translation>Pliku %1 już nie ma. Wybierz inne zdjęcie.</translation>
    </message>
    <message>
        <source>Preparing the tiles…</source>
        <translation>Przygotowywanie kafelków…</translation>
    </message>
    <message>
        <source>These tiles do not look like the chosen edition. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Te kafelki nie wyglądają na wybrane wydanie. Wybierz wydanie, którym gracie, albo sfotografuj całą planszę z bliższej odległości.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoResult</name>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1: punkty %2 → %3</translation>
    </message>
    <message>
        <source>The scores stay the same.</source>
        <translation>Wyniki się nie zmieniają.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Odpowiedz na pierwsze pytanie</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSetup</name>
    <message>
        <source>Score this photo</source>
        <translation>Policz punkty z tego zdjęcia</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Zdjęcie</translation>
    </message>
    <message>
        <source>PHOTO OF THE BOARD</source>
        <translation>ZDJĘCIE PLANSZY</translation>
    </message>
    <message>
        <source>Photograph the whole board from above. Leave all meeples where they are.</source>
        <translation>Sfotografuj całą planszę z góry. Zostaw wszystkie meeple na miejscu.</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Wybierz zdjęcie…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Zrób zdjęcie…</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>KAFELKI I ZASADY</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>GRACZE</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Wybierz zdjęcie</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Zdjęcia</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Wybierz pudełka, z którymi gracie.</translation>
    </message>
    <message>
        <source>Choose or take a photo of the board.</source>
        <translation>Wybierz lub zrób zdjęcie planszy.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSide</name>
    <message>
        <source>To check</source>
        <translation>Do sprawdzenia</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Everything on the photo is clear.</source>
        <translation>Na zdjęciu wszystko jest jasne.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation>Pytania (%1)</translation>
    </message>
    <message>
        <source>Nothing was forgotten, and nothing contradicts the rules.</source>
        <translation>Niczego nie zapomniano i nic nie jest sprzeczne z zasadami.</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>Do sprawdzenia (%1)</translation>
    </message>
    <message>
        <source>No meeple on the board scores.</source>
        <translation>Żaden meepel na planszy nie przynosi punktów.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>Zdjęcie</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add at least two players.</source>
        <translation>Dodaj co najmniej dwóch graczy.</translation>
    </message>
    <message>
        <source>Two players have the same colour (%1): choose another for one of them.</source>
        <translation>Dwóch graczy ma ten sam kolor (%1): wybierz dla jednego z nich inny.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one of them another name.</source>
        <translation>Dwóch graczy ma to samo imię (%1): zmień imię jednego z nich.</translation>
    </message>
    <message>
        <source>Move up in the turn order</source>
        <translation>Przesuń wyżej w kolejności gry</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message numerus="yes">
        <source>%1: %n point(s), %2</source>
        <translation>
            <numerusform>%1: %n punkt; %2</numerusform>
            <numerusform>%1: %n punkty; %2</numerusform>
            <numerusform>%1: %n punktów; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s turn: %n point(s), %2</source>
        <translation>
            <numerusform>Tura gracza %1: %n punkt; %2</numerusform>
            <numerusform>Tura gracza %1: %n punkty; %2</numerusform>
            <numerusform>Tura gracza %1: %n punktów; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s), %2</source>
        <translation>
            <numerusform>%1 wygrywa: %n punkt; %2</numerusform>
            <numerusform>%1 wygrywa: %n punkty; %2</numerusform>
            <numerusform>%1 wygrywa: %n punktów; %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Close the scoreboard</source>
        <translation>Zamknij tablicę wyników</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Zadziała po ponownym uruchomieniu</translation>
    </message>
    <message>
        <source>Play a sound after each turn</source>
        <translation>Odtwarzaj dźwięk po każdej turze</translation>
    </message>
    <message>
        <source>Tournament mode: hide the tiles left and spaces nothing fits</source>
        <translation>Tryb turniejowy: ukryj pozostałe kafelki i miejsca, w które nic nie pasuje</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Poprzednie gry</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShelfEditor</name>
    <message>
        <source>Asking the database…</source>
        <translation>Pytam bazę danych…</translation>
    </message>
    <message>
        <source>The database can be used.</source>
        <translation>Baza danych jest dostępna.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Na tym komputerze</translation>
    </message>
    <message>
        <source>In a database of several tables</source>
        <translation>W bazie danych kilku stołów</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Poprzednie gry</translation>
    </message>
    <message>
        <source>Address of the database</source>
        <translation>Adres bazy danych</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learned while you play.</source>
        <translation>Przechodzi do następnego gracza; te meeple program pozna podczas gry.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take picture</source>
        <translation>Zrób zdjęcie</translation>
    </message>
    <message>
        <source>Close camera</source>
        <translation>Zamknij kamerę</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareEditor</name>
    <message>
        <source>That&apos;s right</source>
        <translation>Zgadza się</translation>
    </message>
    <message>
        <source>Not a tile</source>
        <translation>To nie kafelek</translation>
    </message>
    <message>
        <source>YOUR TILE</source>
        <translation>TWÓJ KAFELEK</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>WSZYSTKIE INNE KAFELKI</translation>
    </message>
    <message>
        <source>%1: perhaps tile %2. Is that right?</source>
        <translation>%1: być może kafelek %2. Czy to się zgadza?</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: kafelek %2</translation>
    </message>
    <message>
        <source>RECOGNISED AS</source>
        <translation>ROZPOZNANO JAKO</translation>
    </message>
    <message>
        <source>Click or scroll to rotate</source>
        <translation>Kliknij lub przewiń, aby obrócić</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Obróć w lewo</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Obróć w prawo</translation>
    </message>
    <message>
        <source>Press Enter in the list of tiles</source>
        <translation>Naciśnij Enter na liście kafelków</translation>
    </message>
    <message>
        <source>SIMILAR TILES</source>
        <translation>PODOBNE KAFELKI</translation>
    </message>
    <message>
        <source>%1: not a tile</source>
        <translation>%1: to nie kafelek</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareList</name>
    <message>
        <source>Tiles that were found</source>
        <translation>Znalezione kafelki</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareListModel</name>
    <message>
        <source>Square %1: tile %2</source>
        <translation>Kwadrat %1: kafelek %2</translation>
    </message>
    <message>
        <source>Square %1: perhaps tile %2</source>
        <translation>Kwadrat %1: być może kafelek %2</translation>
    </message>
    <message>
        <source>Square %1: tile %2, confirmed</source>
        <translation>Kwadrat %1: kafelek %2, potwierdzony</translation>
    </message>
    <message>
        <source>Square %1: not a tile</source>
        <translation>Kwadrat %1: to nie kafelek</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::StartPage</name>
    <message>
        <source>Continue the game</source>
        <translation>Kontynuuj grę</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Players, tiles, camera, and off you go</source>
        <translation>Gracze, kafelki, kamera i do dzieła</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Stół pokazowy</translation>
    </message>
    <message>
        <source>Watch a game that plays by itself</source>
        <translation>Obejrzyj grę, która toczy się sama</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Otwórz nagranie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n tura · %2</numerusform>
            <numerusform>%1 · %n tury · %2</numerusform>
            <numerusform>%1 · %n tur · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Filmy (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Poprzednie gry</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Naucz program swoich kafelków</translation>
    </message>
    <message>
        <source>Play at your table. The camera keeps score.</source>
        <translation>Grajcie przy swoim stole. Kamera liczy punkty.</translation>
    </message>
    <message>
        <source>Follow a game on video</source>
        <translation>Śledź grę z filmu</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Policz punkty ze zdjęcia</translation>
    </message>
    <message>
        <source>The final result from one photo of the board</source>
        <translation>Wynik końcowy z jednego zdjęcia planszy</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Skalibruj kamerę</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n inna gra</numerusform>
            <numerusform>%n inne gry</numerusform>
            <numerusform>%n innych gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TablePage</name>
    <message>
        <source>Getting ready</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>Cofnij poprawkę</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Ponów poprawkę</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Pokaż całą planszę</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>rozegrano %n turę</numerusform>
            <numerusform>rozegrano %n tury</numerusform>
            <numerusform>rozegrano %n tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>został %n kafelek</numerusform>
            <numerusform>zostały %n kafelki</numerusform>
            <numerusform>zostało %n kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pytanie</numerusform>
            <numerusform>%n pytania</numerusform>
            <numerusform>%n pytań</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight fields or all features</source>
        <translation>Wyróżnij łąki lub wszystkie obszary</translation>
    </message>
    <message>
        <source>Swap board and camera</source>
        <translation>Zamień planszę z kamerą</translation>
    </message>
    <message>
        <source>Full-screen scoreboard</source>
        <translation>Tablica wyników na pełnym ekranie</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Wybierz inną kamerę…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Turn the board back</source>
        <translation>Obróć planszę z powrotem</translation>
    </message>
    <message>
        <source>Show or hide tiles left and spaces nothing fits</source>
        <translation>Pokaż lub ukryj pozostałe kafelki i miejsca, w które nic nie pasuje</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Odpowiedz na pierwsze pytanie</translation>
    </message>
    <message>
        <source>This game can&apos;t be followed</source>
        <translation>Nie można śledzić tej gry</translation>
    </message>
    <message>
        <source>The recording has ended. You can still correct the game.</source>
        <translation>Nagranie się skończyło. Grę nadal można poprawiać.</translation>
    </message>
    <message>
        <source>Follow the game with “%1”</source>
        <translation>Śledź grę z wydaniem „%1”</translation>
    </message>
    <message>
        <source>Play with any tiles</source>
        <translation>Graj dowolnymi kafelkami</translation>
    </message>
    <message>
        <source>Follow the game with these boxes</source>
        <translation>Śledź grę z tymi pudełkami</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Naucz program swoich kafelków</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Pudełka</translation>
    </message>
    <message>
        <source>Add pictures of tiles</source>
        <translation>Dodaj zdjęcia kafelków</translation>
    </message>
    <message>
        <source>Take pictures with the camera</source>
        <translation>Zrób zdjęcia kamerą</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Choose pictures…</source>
        <translation>Wybierz zdjęcia…</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v z %m</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Nazwa wydania</translation>
    </message>
    <message>
        <source>Saved. &quot;%1&quot; can be chosen for new games from now on.</source>
        <translation>Zapisano. „%1” można odtąd wybierać w nowych grach.</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Zdjęcie %1</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nowe wydanie</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Zdjęcia twoich kafelków</translation>
    </message>
    <message>
        <source>Pictures and scans (*.jpg *.jpeg *.png *.pdf)</source>
        <translation>Zdjęcia i skany (*.jpg *.jpeg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Give the edition a name.</source>
        <translation>Nadaj wydaniu nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still need a look: confirm them, or save without them.</source>
        <translation>
            <numerusform>%n kafelek czeka na sprawdzenie: potwierdź go albo zapisz bez niego.</numerusform>
            <numerusform>%n kafelki czekają na sprawdzenie: potwierdź je albo zapisz bez nich.</numerusform>
            <numerusform>%n kafelków czeka na sprawdzenie: potwierdź je albo zapisz bez nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Zapisz bez nich</translation>
    </message>
    <message>
        <source>Lay your tiles out with gaps on a plain table and photograph them from above, scan them, or photograph a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Rozłóż kafelki z odstępami na gładkim stole i sfotografuj je z góry, zeskanuj je albo sfotografuj planszę po skończonej grze. Może to być kilka zdjęć, a nawet tylko część pudełka.</translation>
    </message>
    <message>
        <source>What you taught is not saved yet.</source>
        <translation>Wprowadzonych kafelków jeszcze nie zapisano.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileChooser</name>
    <message>
        <source>Which tile lies here?</source>
        <translation>Który kafelek tu leży?</translation>
    </message>
    <message>
        <source>TILES THAT FIT</source>
        <translation>PASUJĄCE KAFELKI</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>WSZYSTKIE INNE KAFELKI</translation>
    </message>
    <message>
        <source>Point at a tile to see what it changes.</source>
        <translation>Wskaż kafelek, aby zobaczyć, co zmienia.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <comment>a tile of this letter</comment>
        <translation>
            <numerusform>%1 · został %n</numerusform>
            <numerusform>%1 · zostały %n</numerusform>
            <numerusform>%1 · zostało %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>Pierwszy kafelek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Inny kafelek</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meepel</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Bez meepla</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Tu leży kafelek</translation>
    </message>
    <message>
        <source>Point at an entry to see what it changes.</source>
        <translation>Wskaż pozycję, aby zobaczyć, co zmienia.</translation>
    </message>
    <message>
        <source>Remove this tile</source>
        <translation>Usuń ten kafelek</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Wszystkie kafelki…</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>O 90° w prawo</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>O 180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>O 90° w lewo</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>The abbot comes home</source>
        <translation>Opat wraca do zapasu</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackDialog</name>
    <message>
        <source>My scoring track</source>
        <translation>Mój tor punktacji</translation>
    </message>
    <message>
        <source>Teach a scoring track</source>
        <translation>Naucz toru punktacji</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Take a picture of the whole track, without figures on it.</source>
        <translation>Sfotografuj cały tor, bez figurek na nim.</translation>
    </message>
    <message>
        <source>Open a photo…</source>
        <translation>Otwórz zdjęcie…</translation>
    </message>
    <message>
        <source>Take picture</source>
        <translation>Zrób zdjęcie</translation>
    </message>
    <message>
        <source>Click the middle of the space at each corner of the track, one after the other as the figures walk, and check the numbers.</source>
        <translation>Klikaj środek pola w każdym rogu toru, po kolei w kierunku ruchu figurek, i sprawdź liczby.</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Pola okrążenia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Another picture</source>
        <translation>Inne zdjęcie</translation>
    </message>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Zdjęcie toru punktacji</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</source>
        <translation>Obrazy (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</translation>
    </message>
    <message>
        <source>Number of the space</source>
        <translation>Numer pola</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Two spaces have the number %1; change one.</source>
        <translation>Dwa pola mają numer %1; zmień jeden z nich.</translation>
    </message>
    <message>
        <source>So the track is understood. If a number isn&apos;t on its space, change it.</source>
        <translation>Tak rozumiany jest tor. Jeśli liczba nie leży na swoim polu, zmień ją.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackEditor</name>
    <message>
        <source>Scoring track</source>
        <translation>Tor punktacji</translation>
    </message>
    <message>
        <source>If the camera sees the scoring track, the program says when a figure on it was not moved, or to the wrong space.</source>
        <translation>Jeśli kamera widzi tor punktacji, program mówi, kiedy figurka nie została przesunięta albo stoi na złym polu.</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>Nieobserwowany</translation>
    </message>
    <message>
        <source>The one to print</source>
        <translation>Ten do wydruku</translation>
    </message>
    <message>
        <source>Teach yours…</source>
        <translation>Naucz swojego…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackPhoto</name>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Zdjęcie toru punktacji</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
</context>
</TS>
