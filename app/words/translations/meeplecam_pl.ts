<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
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
        <translation>Punkty potem: %1</translation>
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
            <numerusform>%n z nich złamałaby zasadę</numerusform>
            <numerusform>%n z nich złamałyby zasadę</numerusform>
            <numerusform>%n z nich złamałoby zasadę</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Żadne punkty się nie zmieniają.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Tile %1</source>
        <translation>Kafelek %1</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Bez meepla</translation>
    </message>
    <message>
        <source>Turn %1: which tile is this?</source>
        <translation>Ruch %1: który to kafelek?</translation>
    </message>
    <message>
        <source>The first tile: which tile is this?</source>
        <translation>Pierwszy kafelek: który to?</translation>
    </message>
    <message>
        <source>Turn %1: what does the meeple claim?</source>
        <translation>Ruch %1: co zajmuje meeple?</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>Oczekiwanie na pierwszy kafelek</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>Anyone may begin</source>
        <translation>Zacząć może każdy</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>To leży na kafelku. Połóż to na pustym stole obok kafelka.</translation>
    </message>
    <message>
        <source>More than one thing came. Take all but one away.</source>
        <translation>Pojawiła się więcej niż jedna rzecz. Zabierz wszystkie oprócz jednej.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>To za duże na meepla. Może zostać, jeśli obok albo na tym zmieści się meepel.</translation>
    </message>
    <message>
        <source>Too little of that can be seen. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>Widać za mało. Połóż to tam, gdzie stół ma inny kolor, albo na kartce papieru.</translation>
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
        <source>Learnt: the meeples of %1.</source>
        <translation>Zapamiętane: meeple gracza %1.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike under this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Meeple graczy %1 i %2 wyglądają w tym świetle tak samo. Włącz inną lampę albo niech jeden z nich zmieni kolor.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>To wygląda jak meepel gracza %1. Zabierz go; to nie jego kolej.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>they leave the picture: take it from further away.</source>
        <translation>wystają poza zdjęcie: zrób je z większej odległości.</translation>
    </message>
    <message>
        <source>they are too small: take the picture from nearer.</source>
        <translation>są za małe: zrób zdjęcie z bliska.</translation>
    </message>
    <message>
        <source>they are blurred: hold the camera still and focus on the tiles.</source>
        <translation>są nieostre: trzymaj kamerę nieruchomo i ustaw ostrość na kafelki.</translation>
    </message>
    <message>
        <source>they are half covered, or not face up: lay them free and face up.</source>
        <translation>są w połowie zakryte albo leżą odwrócone: odsłoń je i połóż stroną z rysunkiem do góry.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and take them from above.</source>
        <translation>%1: nie znaleziono całego kafelka. Rozłóż kafelki z odstępami na gładkim stole i zrób zdjęcie z góry.</translation>
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
    <message numerus="yes">
        <source>%1: %n square(s) refused, %2</source>
        <translation>
            <numerusform>%1: odrzucono %n kwadrat, %2</numerusform>
            <numerusform>%1: odrzucono %n kwadraty, %2</numerusform>
            <numerusform>%1: odrzucono %n kwadratów, %2</numerusform>
        </translation>
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
        <source>%1 The game so far is safe.</source>
        <translation>%1 Dotychczasowa gra jest bezpieczna.</translation>
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
        <translation>ukończone: %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>teraz %1</translation>
    </message>
    <message>
        <source>, complete %1</source>
        <translation>, ukończone %1</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>bez meepla</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>meeple</translation>
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
            <numerusform>karczma, %n kafelek ponownie</numerusform>
            <numerusform>karczma, %n kafelki ponownie</numerusform>
            <numerusform>karczma, %n kafelków ponownie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>katedra, %n ponownie</numerusform>
            <numerusform>katedra, %n ponownie</numerusform>
            <numerusform>katedra, %n ponownie</numerusform>
        </translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>klasztor</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n sąsiad</numerusform>
            <numerusform>%n sąsiadów</numerusform>
            <numerusform>%n sąsiadów</numerusform>
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
        <translation>karczma, nieukończone</translation>
    </message>
    <message>
        <source>cathedral, not completed</source>
        <translation>katedra, nieukończone</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>nieukończone</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>u góry</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>u dołu</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>pośrodku</translation>
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
        <source>Too dark: switch a lamp on.</source>
        <translation>Za ciemno: włącz lampę.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or lower the exposure.</source>
        <translation>Za jasno: odwróć lampę lub zmniejsz ekspozycję.</translation>
    </message>
    <message>
        <source>Glare %1: move the lamp or tilt the camera.</source>
        <translation>Odblask %1: przesuń lampę lub przechyl kamerę.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Nieostro: przetrzyj obiektyw lub ustaw ostrość na stół.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Kafelki mają tylko %1 pikseli: przysuń kamerę.</translation>
    </message>
    <message>
        <source>The board leaves the picture: move the camera back or turn it.</source>
        <translation>Plansza wychodzi poza obraz: odsuń kamerę lub ją obróć.</translation>
    </message>
    <message>
        <source>The exposure keeps changing: lock it.</source>
        <translation>Ekspozycja ciągle się zmienia: zablokuj ją.</translation>
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
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Chłopi punktują łąki na końcu</translation>
    </message>
    <message>
        <source>A city of two tiles gives 2 points</source>
        <translation>Miasto z dwóch kafelków daje 2 punkty</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Nieukończone obszary punktują na końcu</translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Wydanie domowe</translation>
    </message>
    <message>
        <source>House edition in winter</source>
        <translation>Wydanie domowe zimowe</translation>
    </message>
    <message>
        <source>Another folder of pictures…</source>
        <translation>Inny folder z obrazami…</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Obrazy twoich kafelków</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Naucz programu swoich kafelków…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Show the printed sheet to the camera, lying flat.</source>
        <translation>Pokaż kamerze wydrukowaną kartkę, leżącą płasko.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Pokaż więcej kartki.</translation>
    </message>
    <message>
        <source>Bring the sheet nearer to the camera.</source>
        <translation>Przysuń kartkę bliżej kamery.</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>Trzymaj ją nieruchomo.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the left of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź po lewej stronie obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the right of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź po prawej stronie obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the top of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź u góry obrazu.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the bottom of the picture.</source>
        <translation>Przechyl kartkę: unieś krawędź u dołu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top left corner of the picture.</source>
        <translation>Przesuń kartkę bliżej lewego górnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top right corner of the picture.</source>
        <translation>Przesuń kartkę bliżej prawego górnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom left corner of the picture.</source>
        <translation>Przesuń kartkę bliżej lewego dolnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom right corner of the picture.</source>
        <translation>Przesuń kartkę bliżej prawego dolnego rogu obrazu.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Przesuń lub przechyl kartkę jeszcze raz.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Wystarczy.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Zmierz swoją kamerę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Then hold it before the camera as it is said here; pictures are taken by themselves. Tiles are read without this too; it helps with wide-angle lenses.</source>
        <translation>Wydrukuj kartkę i naklej ją na coś płaskiego. Potem trzymaj ją przed kamerą tak, jak tu napisano; zdjęcia robią się same. Kafelki są odczytywane i bez tego; pomaga to przy obiektywach szerokokątnych.</translation>
    </message>
    <message>
        <source>Save the sheet to print…</source>
        <translation>Zapisz kartkę do druku…</translation>
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
        <source>The lens is measured.</source>
        <translation>Obiektyw jest zmierzony.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: on average %4 pixels off. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3: średnio %4 piksela odchyłki. Jej obraz jest odtąd prostowany.</translation>
    </message>
    <message>
        <source>Save the sheet to print</source>
        <translation>Zapisz kartkę do druku</translation>
    </message>
    <message>
        <source>Print it at 100 %, not fitted to the page.</source>
        <translation>Wydrukuj ją w skali 100 %, bez dopasowania do strony.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>Odbicie lustrzane</translation>
    </message>
    <message>
        <source>Keep exposure and focus as they are</source>
        <translation>Zachowaj ekspozycję i ostrość</translation>
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
        <source>Not turned</source>
        <translation>Bez obrotu</translation>
    </message>
    <message>
        <source>Turned by 90°</source>
        <translation>Obrót o 90°</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Obrót o 180°</translation>
    </message>
    <message>
        <source>Turned by 270°</source>
        <translation>Obrót o 270°</translation>
    </message>
    <message>
        <source>Camera in the network</source>
        <translation>Kamera w sieci</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Stół pokazowy</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or watch the demo table.</source>
        <translation>Nie podłączono kamery. Podłącz ją albo obejrzyj stół pokazowy.</translation>
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
        <source>Looking for tiles.</source>
        <translation>Szukanie kafelków.</translation>
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
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>Teraz wygrałby gracz %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 dzielą zwycięstwo</translation>
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
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>Report (*.pdf);;Picture of the board (*.png);;Table of all scorings (*.csv);;Record (*.json)</source>
        <translation>Raport (*.pdf);;Obraz planszy (*.png);;Tabela punktów (*.csv);;Zapis gry (*.json)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
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
        <source>PLAYERS IN THE ORDER OF PLAY</source>
        <translation>GRACZE W KOLEJNOŚCI</translation>
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
        <source>Choose the box of tiles that you play with.</source>
        <translation>Wybierz pudełko kafelków, którymi gracie.</translation>
    </message>
    <message>
        <source>Show the meeples first</source>
        <translation>Najpierw pokaż meeple</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that any colour, and coins or stones, are told apart surely.</source>
        <translation>Każdy kładzie jednego meepla obok pierwszego kafelka, żeby każdy kolor, a także monety i kamyki, były pewnie rozróżniane.</translation>
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
        <translation>Ruch</translation>
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
        <source>Take off the shelf</source>
        <translation>Zdejmij z półki</translation>
    </message>
    <message>
        <source>No game lies on the shelf yet.</source>
        <translation>Na półce nie ma jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszym ruchem</translation>
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
        <source>%1 on average</source>
        <translation>średnio %1</translation>
    </message>
    <message>
        <source>Take this game off the shelf? Its log stays.</source>
        <translation>Zdjąć tę grę z półki? Jej dziennik pozostanie.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Photo or board</source>
        <translation>Zdjęcie lub plansza</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Odczyt %1</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Another player</source>
        <translation>Kolejny gracz</translation>
    </message>
    <message>
        <source>At least two play.</source>
        <translation>Gra co najmniej dwóch graczy.</translation>
    </message>
    <message>
        <source>Two players have %1 meeples: choose another colour.</source>
        <translation>Dwóch graczy ma ten sam kolor (%1): wybierz inny.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one another name.</source>
        <translation>Dwóch graczy nazywa się %1: zmień jedno z imion.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Earlier in the order of play</source>
        <translation>Wcześniej w kolejności</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Nie gra</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message>
        <source>%1: %2 points, %3 if the game ended now</source>
        <translation>%1: %2 punktów, %3 gdyby gra się skończyła</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1 gdyby koniec teraz</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Jak pulpit</translation>
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
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Counts from the next start</source>
        <translation>Od następnego uruchomienia</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Język (od następnego uruchomienia)</translation>
    </message>
    <message>
        <source>A sound when a turn was taken</source>
        <translation>Dźwięk po każdym ruchu</translation>
    </message>
    <message>
        <source>Tournament: no hints about tiles left and dead places</source>
        <translation>Turniej: bez podpowiedzi o kafelkach i martwych polach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learnt while you play.</source>
        <translation>Przechodzi do następnego gracza; te meeple zostaną poznane podczas gry.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take this picture</source>
        <translation>Zrób to zdjęcie</translation>
    </message>
    <message>
        <source>Close the camera</source>
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
        <source>TAKEN FOR</source>
        <translation>ROZPOZNANY JAKO</translation>
    </message>
    <message>
        <source>Click or use the wheel to turn it</source>
        <translation>Kliknij lub użyj kółka, aby obrócić</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Obróć w lewo</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Obróć w prawo</translation>
    </message>
    <message>
        <source>Enter, in the list of tiles</source>
        <translation>Enter, na liście kafelków</translation>
    </message>
    <message>
        <source>LOOKS LIKE</source>
        <translation>WYGLĄDA JAK</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>WSZYSTKIE INNE KAFELKI</translation>
    </message>
    <message>
        <source>%1: left out, not a tile</source>
        <translation>%1: pominięty, to nie kafelek</translation>
    </message>
    <message>
        <source>%1: perhaps tile %2. Is that right?</source>
        <translation>%1: może kafelek %2. Czy to się zgadza?</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: kafelek %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafelek %1</translation>
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
        <translation>Kwadrat %1: może kafelek %2</translation>
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
        <source>Play on your table. The camera keeps the score.</source>
        <translation>Grajcie na swoim stole. Kamera liczy punkty.</translation>
    </message>
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
        <source>Open a photo</source>
        <translation>Otwórz zdjęcie</translation>
    </message>
    <message>
        <source>Read and score one picture of a table</source>
        <translation>Odczytaj i policz jedno zdjęcie stołu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n ruch · %2</numerusform>
            <numerusform>%1 · %n ruchy · %2</numerusform>
            <numerusform>%1 · %n ruchów · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png)</source>
        <translation>Zdjęcia (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Filmy (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>A film of a game</source>
        <translation>Film z gry</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Poprzednie gry</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Naucz programu swoich kafelków</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Zmierz swoją kamerę</translation>
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
        <source>Shade fields, or everything</source>
        <translation>Zacieniuj łąki albo wszystko</translation>
    </message>
    <message>
        <source>Exchange board and camera</source>
        <translation>Zamień planszę z kamerą</translation>
    </message>
    <message>
        <source>Score board on the whole screen</source>
        <translation>Tablica punktów na pełnym ekranie</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The table can&apos;t be followed</source>
        <translation>Nie można śledzić stołu</translation>
    </message>
    <message>
        <source>The pictures have come to their end. You can still correct the game.</source>
        <translation>Obrazy się skończyły. Grę nadal można poprawiać.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
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
        <source>%1: %2 → %3 points, %4 → %5 if it ended now</source>
        <translation>%1: %2 → %3 punktów, %4 → %5 gdyby koniec teraz</translation>
    </message>
    <message>
        <source>Changed; the scores stay as they were.</source>
        <translation>Zmieniono; punkty pozostają bez zmian.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Naucz programu swoich kafelków</translation>
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
        <source>Lay your tiles out with gaps on a plain table and take pictures from above, scan them, or take a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Rozłóż swoje kafelki z odstępami na gładkim stole i zrób zdjęcia z góry, zeskanuj je albo weź skończoną planszę. Może być kilka zdjęć, wystarczy też część pudełka.</translation>
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
        <source>What you taught is not saved. Leave it all the same?</source>
        <translation>To, czego uczyłeś program, nie jest zapisane. Wyjść mimo to?</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>Pierwszy kafelek</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafelek %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ruch %1</translation>
    </message>
    <message>
        <source>This tile was never laid</source>
        <translation>Tego kafelka nigdy nie położono</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Inny kafelek</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Wszystkie kafelki</translation>
    </message>
    <message>
        <source>Turned differently</source>
        <translation>Inaczej obrócony</translation>
    </message>
    <message>
        <source>By %1°</source>
        <translation>O %1°</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>On the %1</source>
        <translation>Na: %1</translation>
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
</context>
<context>
    <name>meeplecam::gui::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Ruchy</translation>
    </message>
</context>
</TS>
