<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Edits</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Contre les règles : %1</translation>
    </message>
    <message>
        <source>Points then: %1</source>
        <translation>Points ensuite : %1</translation>
    </message>
    <message>
        <source>If it ended now: %1</source>
        <translation>Si la partie finissait maintenant : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later turn(s) change</source>
        <translation>
            <numerusform>%n tour suivant change</numerusform>
            <numerusform>%n tours suivants changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would break a rule</source>
        <translation>
            <numerusform>%n d&apos;entre eux enfreindrait une règle</numerusform>
            <numerusform>%n d&apos;entre eux enfreindraient une règle</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Aucun point ne change.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Pas de meeple</translation>
    </message>
    <message>
        <source>Turn %1: which tile is this?</source>
        <translation>Tour %1 : quelle est cette tuile ?</translation>
    </message>
    <message>
        <source>The first tile: which tile is this?</source>
        <translation>La première tuile : laquelle est-ce ?</translation>
    </message>
    <message>
        <source>Turn %1: what does the meeple claim?</source>
        <translation>Tour %1 : qu’occupe le meeple ?</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>En attente de la première tuile</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Anyone may begin</source>
        <translation>N’importe qui peut commencer</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>C’est sur une tuile. Pose-le sur la table nue, à côté de la tuile.</translation>
    </message>
    <message>
        <source>More than one thing came. Take all but one away.</source>
        <translation>Plusieurs objets sont arrivés. Enlève-les tous sauf un.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>C’est trop grand pour un meeple. Cela peut rester si un meeple tient à côté, ou dessus.</translation>
    </message>
    <message>
        <source>Too little of that can be seen. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>On en voit trop peu. Pose-le là où la table a une autre couleur, ou sur une feuille de papier.</translation>
    </message>
    <message>
        <source>The camera was moved. If a meeple lies there already, take it away and put it down again.</source>
        <translation>La caméra a été déplacée. Si un meeple est déjà là, enlève-le et repose-le.</translation>
    </message>
    <message>
        <source>%1: put one of your meeples on the table beside the first tile.</source>
        <translation>%1 : pose un de tes meeples sur la table, à côté de la première tuile.</translation>
    </message>
    <message>
        <source>Put the first tile on the table.</source>
        <translation>Pose la première tuile sur la table.</translation>
    </message>
    <message>
        <source>The game can begin.</source>
        <translation>La partie peut commencer.</translation>
    </message>
    <message>
        <source>Learnt: the meeples of %1.</source>
        <translation>Appris : les meeples de %1.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike under this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Les meeples de %1 et de %2 se ressemblent sous cette lumière. Allume une autre lampe, ou change l’une des deux couleurs.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>Cela ressemble à un meeple de %1. Enlève-le ; ce n’est pas son tour.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>they leave the picture: take it from further away.</source>
        <translation>elles sortent de l&apos;image : prends-la de plus loin.</translation>
    </message>
    <message>
        <source>they are too small: take the picture from nearer.</source>
        <translation>elles sont trop petites : prends l&apos;image de plus près.</translation>
    </message>
    <message>
        <source>they are blurred: hold the camera still and focus on the tiles.</source>
        <translation>elles sont floues : tiens la caméra immobile et fais la mise au point sur les tuiles.</translation>
    </message>
    <message>
        <source>they are half covered, or not face up: lay them free and face up.</source>
        <translation>elles sont à moitié cachées, ou posées à l’envers : dégage-les, face visible.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and take them from above.</source>
        <translation>%1 : aucune tuile entière trouvée. Pose les tuiles espacées sur une table unie et prends-les d&apos;en haut.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) found.</source>
        <translation>
            <numerusform>%1 : %n tuile trouvée.</numerusform>
            <numerusform>%1 : %n tuiles trouvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s).</source>
        <translation>
            <numerusform>%1 sur %n tuile.</numerusform>
            <numerusform>%1 sur %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still need(s) a look.</source>
        <translation>
            <numerusform>%n reste à vérifier.</numerusform>
            <numerusform>%n restent à vérifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Il manque : %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Plus que la boîte n&apos;en contient : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n square(s) refused, %2</source>
        <translation>
            <numerusform>%1 : %n carré refusé, %2</numerusform>
            <numerusform>%1 : %n carrés refusés, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 The game so far is safe.</source>
        <translation>%1 La partie jusqu’ici est conservée.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>complete: %1</source>
        <translation>complète : %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>, complete %1</source>
        <translation>, complète %1</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>pas de meeple</translation>
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
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n blason</numerusform>
            <numerusform>%n blasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inn, %n tile(s) once more</source>
        <translation>
            <numerusform>auberge, %n tuile en plus</numerusform>
            <numerusform>auberge, %n tuiles en plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>cathédrale, %n en plus</numerusform>
            <numerusform>cathédrale, %n en plus</numerusform>
        </translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>abbaye</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n voisine</numerusform>
            <numerusform>%n voisines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s)</source>
        <translation>
            <numerusform>%n ville complète</numerusform>
            <numerusform>%n villes complètes</numerusform>
        </translation>
    </message>
    <message>
        <source>inn, not completed</source>
        <translation>auberge, inachevée</translation>
    </message>
    <message>
        <source>cathedral, not completed</source>
        <translation>cathédrale, inachevée</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>inachevé</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <translation>Bonhomme en pain d’épice</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on.</source>
        <translation>Trop sombre : allumez une lampe.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or lower the exposure.</source>
        <translation>Trop clair : détournez la lampe ou baissez l’exposition.</translation>
    </message>
    <message>
        <source>Glare %1: move the lamp or tilt the camera.</source>
        <translation>Reflet %1 : déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Flou : essuyez l’objectif ou faites le point sur la table.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Les tuiles ne font que %1 pixels : rapprochez la caméra.</translation>
    </message>
    <message>
        <source>The board leaves the picture: move the camera back or turn it.</source>
        <translation>Le plateau sort de l’image : reculez la caméra ou tournez-la.</translation>
    </message>
    <message>
        <source>The exposure keeps changing: lock it.</source>
        <translation>L’exposition change sans cesse : verrouillez-la.</translation>
    </message>
    <message>
        <source>The picture is good.</source>
        <translation>L’image est bonne.</translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Les paysans marquent les champs à la fin</translation>
    </message>
    <message>
        <source>A city of two tiles gives 2 points</source>
        <translation>Une ville de deux tuiles rapporte 2 points</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Les zones inachevées sont marquées à la fin</translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation>Imprimé comme</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Édition maison</translation>
    </message>
    <message>
        <source>House edition in winter</source>
        <translation>Édition maison en hiver</translation>
    </message>
    <message>
        <source>Another folder of pictures…</source>
        <translation>Un autre dossier d’images…</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Images de vos tuiles</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Apprendre tes tuiles…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Show the printed sheet to the camera, lying flat.</source>
        <translation>Montre la feuille imprimée à la caméra, posée à plat.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Montre une plus grande partie de la feuille.</translation>
    </message>
    <message>
        <source>Bring the sheet nearer to the camera.</source>
        <translation>Approche la feuille de la caméra.</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>Ne la bouge plus.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the left of the picture.</source>
        <translation>Incline la feuille : lève le bord qui est à gauche de l&apos;image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is on the right of the picture.</source>
        <translation>Incline la feuille : lève le bord qui est à droite de l&apos;image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the top of the picture.</source>
        <translation>Incline la feuille : lève le bord qui est en haut de l&apos;image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge that is at the bottom of the picture.</source>
        <translation>Incline la feuille : lève le bord qui est en bas de l&apos;image.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top left corner of the picture.</source>
        <translation>Déplace la feuille vers le coin supérieur gauche de l&apos;image.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the top right corner of the picture.</source>
        <translation>Déplace la feuille vers le coin supérieur droit de l&apos;image.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom left corner of the picture.</source>
        <translation>Déplace la feuille vers le coin inférieur gauche de l&apos;image.</translation>
    </message>
    <message>
        <source>Move the sheet closer to the bottom right corner of the picture.</source>
        <translation>Déplace la feuille vers le coin inférieur droit de l&apos;image.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Déplace ou incline la feuille encore une fois.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Cela suffit.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Cela suffit</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Mesurer ta caméra</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Then hold it before the camera as it is said here; pictures are taken by themselves. Tiles are read without this too; it helps with wide-angle lenses.</source>
        <translation>Imprime la feuille et colle-la sur quelque chose de plat. Tiens-la ensuite devant la caméra comme indiqué ici ; les images sont prises toutes seules. Les tuiles sont lues même sans cela ; cela aide avec les objectifs grand angle.</translation>
    </message>
    <message>
        <source>Save the sheet to print…</source>
        <translation>Enregistrer la feuille à imprimer…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n view(s)</source>
        <translation>
            <numerusform>%1 vue sur %n</numerusform>
            <numerusform>%1 vues sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens is measured.</source>
        <translation>L&apos;objectif est mesuré.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: on average %4 pixels off. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3 : %4 pixels d&apos;écart en moyenne. Ses images sont redressées désormais.</translation>
    </message>
    <message>
        <source>Save the sheet to print</source>
        <translation>Enregistrer la feuille à imprimer</translation>
    </message>
    <message>
        <source>Print it at 100 %, not fitted to the page.</source>
        <translation>Imprime-la à 100 %, sans l&apos;ajuster à la page.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Keep exposure and focus as they are</source>
        <translation>Garder l’exposition et la mise au point</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Sans rotation</translation>
    </message>
    <message>
        <source>Turned by 90°</source>
        <translation>Tourné de 90°</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Tourné de 180°</translation>
    </message>
    <message>
        <source>Turned by 270°</source>
        <translation>Tourné de 270°</translation>
    </message>
    <message>
        <source>Camera in the network</source>
        <translation>Caméra du réseau</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Table de démonstration</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or watch the demo table.</source>
        <translation>Aucune caméra n’est branchée. Branchez-en une ou regardez la table de démonstration.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) seen.</source>
        <translation>
            <numerusform>%n tuile visible.</numerusform>
            <numerusform>%n tuiles visibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles seen yet: lay the first tile on the table.</source>
        <translation>Aucune tuile visible : posez la première sur la table.</translation>
    </message>
    <message>
        <source>Looking for tiles.</source>
        <translation>Recherche des tuiles.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraView</name>
    <message>
        <source>Camera picture</source>
        <translation>Image de la caméra</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>En attente de la caméra</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::EndPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nobody has points yet</source>
        <translation>Personne n’a encore de points</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>%1 gagnerait maintenant</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::MainWindow</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Report (*.pdf);;Picture of the board (*.png);;Table of all scorings (*.csv);;Record (*.json)</source>
        <translation>Rapport (*.pdf);;Image du plateau (*.png);;Tableau des décomptes (*.csv);;Partie (*.json)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::NewGamePage</name>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>PLAYERS IN THE ORDER OF PLAY</source>
        <translation>JOUEURS DANS L’ORDRE DU TOUR</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>TUILES ET RÈGLES</translation>
    </message>
    <message>
        <source>CAMERA</source>
        <translation>CAMÉRA</translation>
    </message>
    <message>
        <source>Choose the box of tiles that you play with.</source>
        <translation>Choisissez la boîte de tuiles avec laquelle vous jouez.</translation>
    </message>
    <message>
        <source>Show the meeples first</source>
        <translation>Montrer d’abord les meeples</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that any colour, and coins or stones, are told apart surely.</source>
        <translation>Chaque joueur pose un meeple à côté de la première tuile, pour que toutes les couleurs, même des pièces ou des pierres, soient bien distinguées.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PastGamesPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Retirer de l’étagère</translation>
    </message>
    <message>
        <source>No game lies on the shelf yet.</source>
        <translation>Aucune partie sur l’étagère pour l’instant.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 en moyenne</translation>
    </message>
    <message>
        <source>Take this game off the shelf? Its log stays.</source>
        <translation>Retirer cette partie de l’étagère ? Son journal reste.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Photo or board</source>
        <translation>Photo ou plateau</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Another player</source>
        <translation>Un autre joueur</translation>
    </message>
    <message>
        <source>At least two play.</source>
        <translation>Il faut au moins deux joueurs.</translation>
    </message>
    <message>
        <source>Two players have %1 meeples: choose another colour.</source>
        <translation>Deux joueurs ont la même couleur (%1) : choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one another name.</source>
        <translation>Deux joueurs s’appellent %1 : changez un des noms.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Earlier in the order of play</source>
        <translation>Plus tôt dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Ne joue pas</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message>
        <source>%1: %2 points, %3 if the game ended now</source>
        <translation>%1 : %2 points, %3 si la partie finissait</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1 si fin maintenant</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Counts from the next start</source>
        <translation>Au prochain démarrage</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Langue (au prochain démarrage)</translation>
    </message>
    <message>
        <source>A sound when a turn was taken</source>
        <translation>Un son après chaque tour</translation>
    </message>
    <message>
        <source>Tournament: no hints about tiles left and dead places</source>
        <translation>Tournoi : sans indication des tuiles restantes ni des places mortes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learnt while you play.</source>
        <translation>Passe au joueur suivant ; ces meeples seront appris pendant la partie.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take this picture</source>
        <translation>Prendre cette image</translation>
    </message>
    <message>
        <source>Close the camera</source>
        <translation>Fermer la caméra</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareEditor</name>
    <message>
        <source>That&apos;s right</source>
        <translation>C&apos;est juste</translation>
    </message>
    <message>
        <source>Not a tile</source>
        <translation>Pas une tuile</translation>
    </message>
    <message>
        <source>YOUR TILE</source>
        <translation>TA TUILE</translation>
    </message>
    <message>
        <source>TAKEN FOR</source>
        <translation>PRISE POUR</translation>
    </message>
    <message>
        <source>Click or use the wheel to turn it</source>
        <translation>Clique ou utilise la molette pour la tourner</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Enter, in the list of tiles</source>
        <translation>Entrée, dans la liste des tuiles</translation>
    </message>
    <message>
        <source>LOOKS LIKE</source>
        <translation>RESSEMBLE À</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>TOUTES LES AUTRES TUILES</translation>
    </message>
    <message>
        <source>%1: left out, not a tile</source>
        <translation>%1 : laissée de côté, pas une tuile</translation>
    </message>
    <message>
        <source>%1: perhaps tile %2. Is that right?</source>
        <translation>%1 : peut-être la tuile %2. Est-ce juste ?</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1 : tuile %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareList</name>
    <message>
        <source>Tiles that were found</source>
        <translation>Tuiles trouvées</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareListModel</name>
    <message>
        <source>Square %1: tile %2</source>
        <translation>Carré %1 : tuile %2</translation>
    </message>
    <message>
        <source>Square %1: perhaps tile %2</source>
        <translation>Carré %1 : peut-être la tuile %2</translation>
    </message>
    <message>
        <source>Square %1: tile %2, confirmed</source>
        <translation>Carré %1 : tuile %2, confirmée</translation>
    </message>
    <message>
        <source>Square %1: not a tile</source>
        <translation>Carré %1 : pas une tuile</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::StartPage</name>
    <message>
        <source>Play on your table. The camera keeps the score.</source>
        <translation>Jouez sur votre table. La caméra compte les points.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players, tiles, camera, and off you go</source>
        <translation>Joueurs, tuiles, caméra, et c’est parti</translation>
    </message>
    <message>
        <source>Demo table</source>
        <translation>Table de démonstration</translation>
    </message>
    <message>
        <source>Watch a game that plays by itself</source>
        <translation>Regarder une partie qui se joue seule</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation>Ouvrir une photo</translation>
    </message>
    <message>
        <source>Read and score one picture of a table</source>
        <translation>Lire et compter une image de table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n turn(s) · %2</source>
        <translation>
            <numerusform>%1 · %n tour · %2</numerusform>
            <numerusform>%1 · %n tours · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png)</source>
        <translation>Photos (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>Films (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Films (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>A film of a game</source>
        <translation>Le film d’une partie</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Apprendre tes tuiles</translation>
    </message>
    <message>
        <source>Measure your camera</source>
        <translation>Mesurer ta caméra</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TablePage</name>
    <message>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Undo the correction</source>
        <translation>Annuler la correction</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Rétablir la correction</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Afficher tout le plateau</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner le plateau</translation>
    </message>
    <message>
        <source>Shade fields, or everything</source>
        <translation>Colorer les champs, ou tout</translation>
    </message>
    <message>
        <source>Exchange board and camera</source>
        <translation>Échanger plateau et caméra</translation>
    </message>
    <message>
        <source>Score board on the whole screen</source>
        <translation>Scores en plein écran</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The table can&apos;t be followed</source>
        <translation>La table ne peut pas être suivie</translation>
    </message>
    <message>
        <source>The pictures have come to their end. You can still correct the game.</source>
        <translation>Les images sont terminées. La partie peut encore être corrigée.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n tour joué</numerusform>
            <numerusform>%n tours joués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tuile restante</numerusform>
            <numerusform>%n tuiles restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3 points, %4 → %5 if it ended now</source>
        <translation>%1 : %2 → %3 points, %4 → %5 si fin maintenant</translation>
    </message>
    <message>
        <source>Changed; the scores stay as they were.</source>
        <translation>Modifié ; les scores restent les mêmes.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Apprendre tes tuiles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Add pictures of tiles</source>
        <translation>Ajouter des images de tuiles</translation>
    </message>
    <message>
        <source>Take pictures with the camera</source>
        <translation>Prendre des images avec la caméra</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lay your tiles out with gaps on a plain table and take pictures from above, scan them, or take a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Pose tes tuiles espacées sur une table unie et prends des images d&apos;en haut, scanne-les, ou prends un plateau fini. Plusieurs images conviennent, une partie de la boîte aussi.</translation>
    </message>
    <message>
        <source>Choose pictures…</source>
        <translation>Choisir des images…</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v sur %m</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Nom de l&apos;édition</translation>
    </message>
    <message>
        <source>Saved. &quot;%1&quot; can be chosen for new games from now on.</source>
        <translation>Enregistré. « %1 » peut être choisie pour les nouvelles parties désormais.</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nouvelle édition</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Images de tes tuiles</translation>
    </message>
    <message>
        <source>Pictures and scans (*.jpg *.jpeg *.png *.pdf)</source>
        <translation>Images et scans (*.jpg *.jpeg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Give the edition a name.</source>
        <translation>Donne un nom à l&apos;édition.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still need a look: confirm them, or save without them.</source>
        <translation>
            <numerusform>%n tuile reste à vérifier : confirme-la, ou enregistre sans elle.</numerusform>
            <numerusform>%n tuiles restent à vérifier : confirme-les, ou enregistre sans elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Enregistrer sans elles</translation>
    </message>
    <message>
        <source>What you taught is not saved. Leave it all the same?</source>
        <translation>Ce que tu as appris au programme n&apos;est pas enregistré. Quitter quand même ?</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>La première tuile</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>This tile was never laid</source>
        <translation>Cette tuile n’a jamais été posée</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Une autre tuile</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Toutes les tuiles</translation>
    </message>
    <message>
        <source>Turned differently</source>
        <translation>Tournée autrement</translation>
    </message>
    <message>
        <source>By %1°</source>
        <translation>De %1°</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>On the %1</source>
        <translation>Sur : %1</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Pas de meeple</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Une tuile est posée ici</translation>
    </message>
    <message>
        <source>Point at an entry to see what it changes.</source>
        <translation>Pointez une entrée pour voir ce qu’elle change.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
</context>
</TS>
