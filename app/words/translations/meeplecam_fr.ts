<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Addresses</name>
    <message>
        <source>Type the address that the phone or camera shows, such as %1.</source>
        <translation>Saisissez l’adresse que le téléphone ou la caméra affiche, par exemple %1.</translation>
    </message>
    <message>
        <source>An address begins with http://, https:// or rtsp://.</source>
        <translation>Une adresse commence par http://, https:// ou rtsp://.</translation>
    </message>
    <message>
        <source>“%1” is not supported: an address begins with http://, https:// or rtsp://.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;: une adresse commence par http://, https:// ou rtsp://.</translation>
    </message>
    <message>
        <source>This address is not complete: after “//” it needs the name or the number of the phone or camera, such as %1.</source>
        <translation>Cette adresse est incomplète&#xa0;: après «&#xa0;//&#xa0;», il faut le nom ou l’adresse IP du téléphone ou de la caméra, par exemple %1.</translation>
    </message>
    <message>
        <source>%1 sends no pictures; check the address, and that phone and computer are in the same network</source>
        <translation>%1 n’envoie pas d’images&#x202f;; vérifiez l’adresse, et que le téléphone et l’ordinateur sont sur le même réseau</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Rien n’a été manqué, oublié ni mal décompté.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>Incertain&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 claims %2, but the board alone gives %3.</source>
        <translation>%1 annonce un score de %2, mais le plateau donne déjà %3 à lui seul.</translation>
    </message>
    <message>
        <source>%1 claims %2. The board gives %3, so %4 must have been scored before.</source>
        <translation>%1 annonce un score de %2. Le plateau donne %3&#x202f;; le reste, soit %4, a dû être marqué avant.</translation>
    </message>
    <message>
        <source>%1 claims %2, and that is right.</source>
        <translation>%1 annonce un score de %2, et c’est correct.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too many.</source>
        <translation>%1 annonce un score de %2. Le score correct est %3&#xa0;: %4 de trop.</translation>
    </message>
    <message>
        <source>%1 claims %2, but it should be %3: %4 too few.</source>
        <translation>%1 annonce un score de %2. Le score correct est %3&#xa0;: il manque %4.</translation>
    </message>
    <message>
        <source>Possible reason: %1</source>
        <comment>what explains a claim</comment>
        <translation>Raison possible&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Or %n other explanation(s) as likely</source>
        <translation>
            <numerusform>Ou %n autre explication tout aussi probable</numerusform>
            <numerusform>Ou %n autres explications tout aussi probables</numerusform>
        </translation>
    </message>
    <message>
        <source>No simple mistake explains it</source>
        <translation>Aucune erreur simple ne l’explique</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1&#xa0;: %2 sur le plateau</translation>
    </message>
    <message>
        <source>%1: %3 in the end, %2 of them during the game</source>
        <translation>%1&#xa0;: %3 à la fin, dont %2 pendant la partie</translation>
    </message>
    <message>
        <source>%1: %3, %2 of them so far</source>
        <translation>%1&#xa0;: %3, dont %2 jusqu’ici</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>road, %1</source>
        <translation>route, %1</translation>
    </message>
    <message>
        <source>city, %1</source>
        <translation>ville, %1</translation>
    </message>
    <message>
        <source>cloister, %1</source>
        <translation>abbaye, %1</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>champ, %1</translation>
    </message>
    <message>
        <source>gingerbread man in a city, %1</source>
        <translation>bonhomme en pain d’épice dans une ville, %1</translation>
    </message>
    <message>
        <source>unfinished road, %1</source>
        <translation>route inachevée, %1</translation>
    </message>
    <message>
        <source>unfinished city, %1</source>
        <translation>ville inachevée, %1</translation>
    </message>
    <message>
        <source>unfinished cloister, %1</source>
        <translation>abbaye inachevée, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for roads at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les routes, et non %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cities at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les villes, et non %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for cloisters at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les abbayes, et non %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for fields at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les champs, et non %3.</translation>
    </message>
    <message>
        <source>A road was scored although none was due: %1.</source>
        <translation>Une route a été décomptée alors qu’aucune ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A city was scored although none was due: %1.</source>
        <translation>Une ville a été décomptée alors qu’aucune ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A cloister was scored although none was due: %1.</source>
        <translation>Une abbaye a été décomptée alors qu’aucune ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A field was scored although none was due: %1.</source>
        <translation>Un champ a été décompté alors qu’aucun ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The gingerbread man was scored although he was not due: %1.</source>
        <translation>Le bonhomme en pain d’épice a été décompté alors qu’il ne devait pas l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken back although nothing that it stood on was scored.</source>
        <translation>%1 a repris un meeple alors que la zone qu’il occupait n’a pas été décomptée.</translation>
    </message>
    <message>
        <source>Forgotten in the final scoring: %1 (%2).</source>
        <translation>Oubli au décompte final&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Probably forgotten in the final scoring: %1 (%2).</source>
        <translation>Oubli probable au décompte final&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Scored only in turn %1: %2 (%3).</source>
        <translation>Décompte tardif, au tour %1 seulement&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>Not scored: %1 (%2).</source>
        <translation>Décompte manquant&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Wrong points: %1. Right: %2; written down: %3.</source>
        <translation>Points incorrects&#xa0;: %1. Correct&#xa0;: %2&#x202f;; noté&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored, but only in turn %2.</source>
        <translation>%1 n’a pas repris son meeple juste après le décompte, mais seulement au tour %2.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was not taken back after it scored.</source>
        <translation>%1 n’a pas repris son meeple après le décompte.</translation>
    </message>
    <message>
        <source>Complete, but with meeples of %2 still on it: %1. If it was not scored yet: %3.</source>
        <translation>Zone complète encore occupée par des meeples (%2)&#xa0;: %1. Si elle n’a pas encore été décomptée&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too high after this turn.</source>
        <translation>Après ce tour, %1 a %2 de trop.</translation>
    </message>
    <message>
        <source>The score of %1 is %2 too low after this turn.</source>
        <translation>Après ce tour, il manque %2 à %1.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3.</source>
        <translation>%1 a %2 à la fin, et non %3.</translation>
    </message>
    <message>
        <source>%1 has %2 in the end, not %3. Possible reason: %4.</source>
        <translation>%1 a %2 à la fin, et non %3. Raison possible&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too many in the supply.</source>
        <translation>%1 a un grand meeple de trop dans sa réserve.</translation>
    </message>
    <message>
        <source>%1 has a large meeple too few in the supply.</source>
        <translation>%1 a un grand meeple de moins que prévu dans sa réserve.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too many in the supply.</source>
        <translation>
            <numerusform>%1 a %n meeple de trop dans sa réserve.</numerusform>
            <numerusform>%1 a %n meeples de trop dans sa réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n meeple(s) too few in the supply.</source>
        <translation>
            <numerusform>%1 a %n meeple de moins que prévu dans sa réserve.</numerusform>
            <numerusform>%1 a %n meeples de moins que prévu dans sa réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was won by %1.</source>
        <translation>La partie a été gagnée par %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>possible answers, and why it is not certain</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no completed city beside it</source>
        <translation>aucune ville complète à côté</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (%3; fewer meeples there: %4)</source>
        <comment>points, feature, reasons</comment>
        <translation>%1&#xa0;: %2 (%3&#x202f;; moins de meeples à cet endroit&#xa0;: %4)</translation>
    </message>
    <message>
        <source>garden, %1</source>
        <translation>jardin, %1</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>marchandises</translation>
    </message>
    <message>
        <source>unfinished garden, %1</source>
        <translation>jardin inachevé, %1</translation>
    </message>
    <message>
        <source>%1 gets %2 for gardens at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les jardins, et non %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 for goods at the end, not %3.</source>
        <translation>À la fin, %1 reçoit %2 pour les marchandises, et non %3.</translation>
    </message>
    <message>
        <source>A garden was scored although none was due: %1.</source>
        <translation>Un jardin a été décompté alors qu’aucun ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Goods were scored although none were due: %1.</source>
        <translation>Des marchandises ont été décomptées alors qu’aucune ne devait l’être&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has an abbot too many in the supply.</source>
        <translation>%1 a un abbé de trop dans sa réserve.</translation>
    </message>
    <message>
        <source>%1 has an abbot too few in the supply.</source>
        <translation>Il manque un abbé dans la réserve de %1.</translation>
    </message>
    <message>
        <source>%1 has a builder too many in the supply.</source>
        <translation>%1 a un bâtisseur de trop dans sa réserve.</translation>
    </message>
    <message>
        <source>%1 has a builder too few in the supply.</source>
        <translation>Il manque un bâtisseur dans la réserve de %1.</translation>
    </message>
    <message>
        <source>%1 has a pig too many in the supply.</source>
        <translation>%1 a un cochon de trop dans sa réserve.</translation>
    </message>
    <message>
        <source>%1 has a pig too few in the supply.</source>
        <translation>Il manque un cochon dans la réserve de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too many.</source>
        <translation>
            <numerusform>%1 a %n jeton de trop (%2).</numerusform>
            <numerusform>%1 a %n jetons de trop (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) of %2 too few.</source>
        <translation>
            <numerusform>Il manque %n jeton à %1 (%2).</numerusform>
            <numerusform>Il manque %n jetons à %1 (%2).</numerusform>
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
        <translation>%1&#x202f;; avec un cochon, 1 de plus par ville&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Winter Edition, the twelve animal tiles</source>
        <translation>Édition d’hiver, les douze tuiles d’animaux</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <translation>Édition d’hiver</translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <translation>Le Bonhomme de pain d’épices</translation>
    </message>
    <message>
        <source>The Gingerbread Man, misprinted sheet</source>
        <translation>Le Bonhomme de pain d’épices, planche mal imprimée</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Auberges et Cathédrales</translation>
    </message>
    <message>
        <source>Print-and-play demo</source>
        <translation>Démo à imprimer</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, 2014 and later (with gardens)</source>
        <translation>Auberges &amp; Cathédrales, 2014 et plus récent (avec jardins)</translation>
    </message>
    <message>
        <source>Carcassonne, 2014 and later (with gardens)</source>
        <translation>Carcassonne, 2014 et plus récent (avec jardins)</translation>
    </message>
    <message>
        <source>The River, 2001</source>
        <translation>La Rivière, 2001</translation>
    </message>
    <message>
        <source>The River, 2014</source>
        <translation>La Rivière, 2014</translation>
    </message>
    <message>
        <source>The River, 2021</source>
        <translation>La Rivière, 2021</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>L’Abbé</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Marchands &amp; Bâtisseurs</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, 2015 and later (with gardens)</source>
        <translation>Marchands &amp; Bâtisseurs, 2015 et plus récent (avec jardins)</translation>
    </message>
    <message>
        <source>Waysides</source>
        <translation>Au bord du chemin</translation>
    </message>
</context>
<context>
    <name>Breaches</name>
    <message>
        <source>This tile does not fit: a road meets a field.</source>
        <translation>Cette tuile ne convient pas&#xa0;: une route touche un champ.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a field.</source>
        <translation>Cette tuile ne convient pas&#xa0;: une ville touche un champ.</translation>
    </message>
    <message>
        <source>This tile does not fit: a city meets a road.</source>
        <translation>Cette tuile ne convient pas&#xa0;: une ville touche une route.</translation>
    </message>
    <message>
        <source>This tile does not fit.</source>
        <translation>Cette tuile ne convient pas.</translation>
    </message>
    <message>
        <source>There is already a meeple on this road.</source>
        <translation>Il y a déjà un meeple sur cette route.</translation>
    </message>
    <message>
        <source>There is already a meeple in this city.</source>
        <translation>Il y a déjà un meeple dans cette ville.</translation>
    </message>
    <message>
        <source>There is already a meeple on this cloister.</source>
        <translation>Il y a déjà un meeple dans cette abbaye.</translation>
    </message>
    <message>
        <source>There is already a meeple on this field.</source>
        <translation>Il y a déjà un meeple dans ce champ.</translation>
    </message>
    <message>
        <source>This road is complete: meeples go only on unfinished ones.</source>
        <translation>Cette route est complète&#xa0;: on ne place un meeple que sur une route inachevée.</translation>
    </message>
    <message>
        <source>This city is complete: meeples go only into unfinished ones.</source>
        <translation>Cette ville est complète&#xa0;: on ne place un meeple que dans une ville inachevée.</translation>
    </message>
    <message>
        <source>This cloister is complete: meeples go only on unfinished ones.</source>
        <translation>Cette abbaye est complète&#xa0;: on ne place un meeple que dans une abbaye inachevée.</translation>
    </message>
    <message>
        <source>This player does not take part.</source>
        <translation>Ce joueur ne participe pas à la partie.</translation>
    </message>
    <message>
        <source>This tile is not part of the game.</source>
        <translation>Cette tuile ne fait pas partie du jeu.</translation>
    </message>
    <message>
        <source>Only players of this game can give points to each other.</source>
        <translation>Seuls les joueurs de cette partie peuvent se donner des points.</translation>
    </message>
    <message>
        <source>Points go from one player to another.</source>
        <translation>Les points doivent passer d’un joueur à un autre.</translation>
    </message>
    <message>
        <source>A tile already lies here: %1.</source>
        <translation>Une tuile est déjà posée ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This place is beyond the edge of the table.</source>
        <translation>Cet emplacement est au-delà du bord de la table.</translation>
    </message>
    <message>
        <source>No more tiles fit on the board.</source>
        <translation>Il n’y a plus de place pour une tuile sur le plateau.</translation>
    </message>
    <message>
        <source>The game is over: the last tile was already placed.</source>
        <translation>La partie est terminée&#xa0;: la dernière tuile a déjà été posée.</translation>
    </message>
    <message>
        <source>%1 played, but it was %2&apos;s turn.</source>
        <translation>%1 a joué, mais c’était à %2 de jouer.</translation>
    </message>
    <message>
        <source>A tile was put aside that is not in the box any more: %1.</source>
        <translation>Une tuile a été écartée alors qu’elle n’est plus dans la boîte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A tile was put aside although it could be placed: %1.</source>
        <translation>Une tuile a été écartée alors qu’elle pouvait être posée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Cette tuile n’est dans aucune des boîtes en jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The boxes hold fewer tiles of this kind: %1.</source>
        <translation>Les boîtes contiennent moins de tuiles de ce type&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This tile touches no other tile.</source>
        <translation>Cette tuile ne touche aucune autre tuile.</translation>
    </message>
    <message>
        <source>The meeple stands where nothing can be claimed.</source>
        <translation>Le meeple se trouve à un endroit où rien ne peut être occupé.</translation>
    </message>
    <message>
        <source>A meeple may only be placed on the tile that was just laid.</source>
        <translation>Un meeple ne peut être placé que sur la tuile qui vient d’être posée.</translation>
    </message>
    <message>
        <source>There are two meeples on this tile, but a turn places only one.</source>
        <translation>Il y a deux meeples sur cette tuile, mais on n’en place qu’un par tour.</translation>
    </message>
    <message>
        <source>%1 has no large meeple left.</source>
        <translation>%1 n’a plus de grand meeple.</translation>
    </message>
    <message>
        <source>%1 has no meeple left.</source>
        <translation>%1 n’a plus de meeple.</translation>
    </message>
    <message>
        <source>No meeple may be placed on this part of the tile.</source>
        <translation>Aucun meeple ne peut être placé sur cette partie de la tuile.</translation>
    </message>
    <message>
        <source>This game is played without farmers.</source>
        <translation>Cette partie se joue sans paysans.</translation>
    </message>
    <message>
        <source>The gingerbread man has to move to another unfinished city.</source>
        <translation>Le bonhomme en pain d’épice doit aller dans une autre ville inachevée.</translation>
    </message>
    <message>
        <source>The gingerbread man does not move in this turn.</source>
        <translation>Le bonhomme en pain d’épice ne se déplace pas pendant ce tour.</translation>
    </message>
    <message>
        <source>The gingerbread man can only move to another unfinished city.</source>
        <translation>Le bonhomme en pain d’épice ne peut aller que dans une autre ville inachevée.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>There is already an abbot in this garden.</source>
        <translation>Il y a déjà un abbé dans ce jardin.</translation>
    </message>
    <message>
        <source>The river comes first: some of its tiles are still to be laid.</source>
        <translation>La rivière vient d’abord&#xa0;: il en reste des tuiles à poser.</translation>
    </message>
    <message>
        <source>The lake is the last tile of the river: others are still to be laid.</source>
        <translation>Le lac est la dernière tuile de la rivière&#xa0;: il en reste d’autres à poser.</translation>
    </message>
    <message>
        <source>After the river comes the usual start tile.</source>
        <translation>Après la rivière vient la tuile de départ habituelle.</translation>
    </message>
    <message>
        <source>A river tile must continue the river.</source>
        <translation>Une tuile de rivière doit prolonger la rivière.</translation>
    </message>
    <message>
        <source>The river may not turn back.</source>
        <translation>La rivière ne peut pas faire demi-tour.</translation>
    </message>
    <message>
        <source>%1 has no abbot left.</source>
        <translation>%1 n’a plus d’abbé.</translation>
    </message>
    <message>
        <source>%1 has no builder left.</source>
        <translation>%1 n’a plus de bâtisseur.</translation>
    </message>
    <message>
        <source>%1 has no pig left.</source>
        <translation>%1 n’a plus de cochon.</translation>
    </message>
    <message>
        <source>Only an abbot may stand in a garden.</source>
        <translation>Seul un abbé peut se tenir dans un jardin.</translation>
    </message>
    <message>
        <source>An abbot stands only in a cloister or a garden.</source>
        <translation>Un abbé ne se place que dans une abbaye ou un jardin.</translation>
    </message>
    <message>
        <source>A builder stands only on a road or in a city.</source>
        <translation>Un bâtisseur ne se place que sur une route ou dans une ville.</translation>
    </message>
    <message>
        <source>A pig stands only in a field.</source>
        <translation>Un cochon ne se place que dans un champ.</translation>
    </message>
    <message>
        <source>A pig goes only to one&apos;s own farmer.</source>
        <translation>Un cochon ne rejoint que son propre paysan.</translation>
    </message>
    <message>
        <source>A builder goes only where one&apos;s own meeple stands.</source>
        <translation>Un bâtisseur ne rejoint que son propre meeple.</translation>
    </message>
    <message>
        <source>%1 already has a pig in this field.</source>
        <translation>%1 a déjà un cochon dans ce champ.</translation>
    </message>
    <message>
        <source>%1 already has a builder there.</source>
        <translation>%1 y a déjà un bâtisseur.</translation>
    </message>
    <message>
        <source>A builder can&apos;t be placed on what is complete.</source>
        <translation>Un bâtisseur ne peut pas être placé sur ce qui est achevé.</translation>
    </message>
    <message>
        <source>This abbot is scored anyway: what it stands on is complete.</source>
        <translation>Cet abbé est décompté de toute façon&#xa0;: son lieu est achevé.</translation>
    </message>
    <message>
        <source>An abbot may be taken back only instead of placing a meeple.</source>
        <translation>Un abbé ne peut être repris qu’au lieu de placer un meeple.</translation>
    </message>
    <message>
        <source>%1 has no abbot there to take back.</source>
        <translation>%1 n’a pas d’abbé à reprendre à cet endroit.</translation>
    </message>
    <message>
        <source>Meeples don&apos;t stand on the river.</source>
        <translation>Aucun meeple ne se place sur la rivière.</translation>
    </message>
</context>
<context>
    <name>BrokerWords</name>
    <message>
        <source>%1 is no address of a broker; write it like mqtt://broker/club/table-7</source>
        <translation>%1 n&apos;est pas l&apos;adresse d&apos;un broker&#x202f;; écrivez-la comme mqtt://broker/club/table-7</translation>
    </message>
</context>
<context>
    <name>Calibrate</name>
    <message>
        <source>%1 of %2 views: %3</source>
        <comment>what to do next</comment>
        <translation>Vues&#xa0;: %1 sur %2. %3</translation>
    </message>
    <message>
        <source>%1, %2 × %3: focal length %4 pixels, axis at %5; %6, distortion %7 and %8</source>
        <translation>%1, %2 × %3&#xa0;: distance focale %4 pixels, axe en %5&#x202f;; %6, distorsion %7 et %8</translation>
    </message>
    <message numerus="yes">
        <source>On average %1 pixels off in %n picture(s)</source>
        <translation>
            <numerusform>En moyenne %1 pixels d’écart sur %n image</numerusform>
            <numerusform>En moyenne %1 pixels d’écart sur %n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calibration</name>
    <message>
        <source>all pictures show the calibration sheet from the same angle; tilt the sheet or the camera in some of them</source>
        <translation>toutes les images montrent la feuille de calibrage sous le même angle&#x202f;; inclinez la feuille ou la caméra sur certaines d’entre elles</translation>
    </message>
    <message>
        <source>no lens makes the calibration sheet look like this (%1 pixels off); glue the sheet onto something flat and take sharp pictures</source>
        <translation>aucun objectif ne montre ainsi la feuille de calibrage (%1 pixels d’écart)&#x202f;; collez la feuille sur un support plat et prenez des images nettes</translation>
    </message>
    <message>
        <source>%1 of %2 pictures show enough of the calibration sheet, and %3 are needed%4; take more, from different angles and with the sheet in the picture&apos;s corners too</source>
        <translation>%1 images sur %2 montrent assez de la feuille de calibrage, et il en faut %3%4&#x202f;; prenez-en d’autres, sous différents angles et avec la feuille aussi dans les coins de l’image</translation>
    </message>
    <message>
        <source>%1 has another size than %2; take all pictures with the same camera and resolution</source>
        <translation>%1 n’a pas la même taille que %2&#x202f;; prenez toutes les images avec la même caméra et la même résolution</translation>
    </message>
    <message>
        <source>%1: no calibration sheet visible</source>
        <translation>%1&#xa0;: aucune feuille de calibrage visible</translation>
    </message>
    <message>
        <source>%1: too little of the calibration sheet is clearly visible</source>
        <translation>%1&#xa0;: la feuille de calibrage n’est pas assez nettement visible</translation>
    </message>
    <message>
        <source>the pictures of the calibration sheet contradict each other; retake them with the same zoom</source>
        <translation>les images de la feuille de calibrage se contredisent&#x202f;; reprenez-les avec le même zoom</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Open a recording</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Vidéos (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Choose another camera</source>
        <translation>Choisir une autre caméra</translation>
    </message>
    <message>
        <source>Go on with this camera</source>
        <translation>Continuer avec cette caméra</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
</context>
<context>
    <name>Cameras</name>
    <message>
        <source>%1: the lens can&apos;t be kept there; check that the folder may be written to</source>
        <translation>%1&#xa0;: l’objectif ne peut pas y être enregistré&#x202f;; vérifiez que l’écriture dans le dossier est permise</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is not calibrated; calibrate it with: meeplecam calibrate camera PICTURE… --camera NAME</source>
        <translation>la caméra «&#xa0;%1&#xa0;» n’est pas calibrée&#x202f;; calibrez-la avec&#xa0;: meeplecam calibrate camera IMAGE… --camera NOM</translation>
    </message>
    <message>
        <source>the camera &quot;%1&quot; is calibrated for pictures of %2, not of %3; calibrate it at that resolution</source>
        <translation>la caméra «&#xa0;%1&#xa0;» est calibrée pour des images de %2, pas de %3&#x202f;; calibrez-la à cette résolution</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game, at the right of the chart</comment>
        <translation>fin</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>the claim &apos;%1&apos; names no player; write PLAYER=POINTS, the players are %2</source>
        <translation>l’indication «&#xa0;%1&#xa0;» ne nomme aucun joueur&#x202f;; écrivez JOUEUR=POINTS, les joueurs sont %2</translation>
    </message>
    <message>
        <source>the claim &apos;%1&apos; has no number of points behind the =; write PLAYER=POINTS</source>
        <translation>l’indication «&#xa0;%1&#xa0;» n’a pas de nombre de points après le =&#x202f;; écrivez JOUEUR=POINTS</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rouge foncé</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>rouge pâle</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>dark orange</source>
        <translation>orange foncé</translation>
    </message>
    <message>
        <source>pale orange</source>
        <translation>orange pâle</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>jaune foncé</translation>
    </message>
    <message>
        <source>pale yellow</source>
        <translation>jaune pâle</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>vert foncé</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>vert pâle</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>dark turquoise</source>
        <translation>turquoise foncé</translation>
    </message>
    <message>
        <source>pale turquoise</source>
        <translation>turquoise pâle</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>bleu foncé</translation>
    </message>
    <message>
        <source>pale blue</source>
        <translation>bleu pâle</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>dark purple</source>
        <translation>violet foncé</translation>
    </message>
    <message>
        <source>pale purple</source>
        <translation>violet pâle</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>dark pink</source>
        <translation>rose foncé</translation>
    </message>
    <message>
        <source>pale pink</source>
        <translation>rose pâle</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>gris foncé</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>gris clair</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>marron clair</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>marron foncé</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>meeples: %1; other things: %2</source>
        <translation>meeples&#xa0;: %1&#x202f;; autres objets&#xa0;: %2</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>tuiles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, picture</source>
        <translation>%1, image</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>image %1</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>non utilisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kept as %1; the pictures of that camera are straightened from now on.</source>
        <translation>Enregistré sous %1&#x202f;; les images de cette caméra seront désormais redressées.</translation>
    </message>
    <message>
        <source>Kept as %1; use it with --camera &quot;%2&quot;.</source>
        <translation>Enregistré sous %1&#x202f;; utilisez-le avec --camera &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>no past games</source>
        <translation>aucune partie passée</translation>
    </message>
    <message>
        <source>added to the past games as number %1</source>
        <translation>ajoutée aux parties passées sous le numéro %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>Meeplecam house edition: %1</source>
        <translation>Édition maison de Meeplecam&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 might be overwritten; choose a folder without other pictures</source>
        <translation>%1 risque d’être écrasé&#x202f;; choisissez un dossier sans autres images</translation>
    </message>
    <message>
        <source>who plays? Name the colours in the order of play: --players red,blue</source>
        <translation>qui joue&#x202f;? Nommez les couleurs dans l’ordre du jeu&#xa0;: --players red,blue</translation>
    </message>
    <message>
        <source>no camera is connected that this user may use</source>
        <translation>aucune caméra que cet utilisateur puisse utiliser n’est connectée</translation>
    </message>
    <message>
        <source>no tile was seen by which to tell the edition; lay the first tile so that the camera sees it, or name the edition with --catalogue</source>
        <translation>aucune tuile ne permet de reconnaître l’édition&#x202f;; posez la première tuile là où la caméra la voit, ou indiquez l’édition avec --catalogue</translation>
    </message>
    <message>
        <source>the tiles are those of %1 already: nothing was written into %2</source>
        <translation>les tuiles sont déjà celles de %1&#xa0;: rien n’a été écrit dans %2</translation>
    </message>
    <message>
        <source>%1 is there already; choose another name, or write over it by --force</source>
        <translation>%1 existe déjà&#x202f;; choisissez un autre nom ou écrasez-le avec --force</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten; choose another name</source>
        <translation>%1 est lu et serait écrasé&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>%1 is to be written by %2, too; choose another name</source>
        <translation>%1 doit aussi être écrit par %2&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>%1 lies in %2 and might be overwritten; choose another folder</source>
        <translation>%1 se trouve dans %2 et risque d’être écrasé&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 n’est pas un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 is no size like 1920x1080</source>
        <translation>%1 n’est pas une taille comme 1920x1080</translation>
    </message>
    <message>
        <source>standard output cannot be written to; make room where it goes</source>
        <translation>impossible d’écrire sur la sortie standard&#x202f;; libérez de la place là où elle va</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose a name that ends in .png or .jpg, in a folder that exists and has room</source>
        <translation>%1 ne peut pas être écrit&#x202f;; choisissez un nom qui se termine par .png ou .jpg, dans un dossier qui existe et a de la place</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>il manque une commande</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 est nécessaire</translation>
    </message>
    <message>
        <source>%1 does not take &apos;%2&apos;</source>
        <translation>%1 n’accepte pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 a besoin d’une valeur</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is none of %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» ne fait pas partie de %3</translation>
    </message>
    <message>
        <source>%1 needs %2, too</source>
        <translation>%1 a aussi besoin de %2</translation>
    </message>
    <message>
        <source>%1; %2 --help shows how</source>
        <translation>%1&#x202f;; voir %2 --help</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no command or option of %2; %2 --help shows how</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une commande ni une option de %2&#x202f;; voir %2 --help</translation>
    </message>
    <message>
        <source>type the number of a question and of its answer; %1 shows all words</source>
        <translation>tapez le numéro d’une question et celui de sa réponse&#x202f;; %1 montre toutes les commandes</translation>
    </message>
    <message>
        <source>no tile is called %1; type it as in base.U</source>
        <translation>aucune tuile ne s’appelle %1&#x202f;; écrivez-la comme base.U</translation>
    </message>
    <message>
        <source>this tile has the features 0 to %1</source>
        <translation>cette tuile a les zones 0 à %1</translation>
    </message>
    <message>
        <source>no player is called %1</source>
        <translation>aucun joueur ne s’appelle %1</translation>
    </message>
    <message>
        <source>question %1 has no answer %2</source>
        <translation>la question %1 n’a pas de réponse %2</translation>
    </message>
    <message>
        <source>there is no question %1</source>
        <translation>il n’y a pas de question %1</translation>
    </message>
    <message>
        <source>there is no turn %1; the last is turn %2</source>
        <translation>il n’y a pas de tour %1&#x202f;; le dernier est le tour %2</translation>
    </message>
    <message>
        <source>%1: the file for the events can&apos;t be written; choose another place</source>
        <translation>%1&#xa0;: le fichier des événements ne peut pas être écrit&#x202f;; choisissez un autre endroit</translation>
    </message>
    <message>
        <source>%1: the folder for pictures can&apos;t be made; choose another place</source>
        <translation>%1&#xa0;: le dossier des images ne peut pas être créé&#x202f;; choisissez un autre endroit</translation>
    </message>
    <message>
        <source>%1 holds the pictures of another game; choose another folder</source>
        <translation>%1 contient les images d’une autre partie&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>no figure of this game is called %1</source>
        <translation>aucune figurine de cette partie ne s’appelle %1</translation>
    </message>
    <message>
        <source>no abbot can come home in this turn</source>
        <translation>aucun abbé ne peut rentrer à ce tour</translation>
    </message>
    <message>
        <source>%1 names no space; write its points and where its middle is on the photo, in pixels: --space 0=120,860</source>
        <translation>%1 n&apos;indique aucune case ; écrivez ses points et la place de son milieu sur la photo, en pixels : --space 0=120,860</translation>
    </message>
</context>
<context>
    <name>Discard</name>
    <message>
        <source>Discard changes?</source>
        <translation>Abandonner les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer les modifications</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1 × %2, up to %3 pictures a second</source>
        <translation>%1 × %2, jusqu’à %3 images par seconde</translation>
    </message>
    <message>
        <source>%1, packed as JPEG</source>
        <translation>%1, compressées en JPEG</translation>
    </message>
    <message>
        <source>%1: it does not say which pictures it can send.</source>
        <translation>%1&#xa0;: elle ne dit pas quelles images elle peut envoyer.</translation>
    </message>
    <message>
        <source>Games use it at %1 × %2.</source>
        <translation>Les parties l’utilisent en %1 × %2.</translation>
    </message>
    <message>
        <source>%1 sees little: tiles should be 45 pixels wide or more, so put it close to the table.</source>
        <translation>%1 voit peu de détails&#xa0;: les tuiles devraient faire au moins 45 pixels de large, placez-la donc près de la table.</translation>
    </message>
    <message>
        <source>Cameras are taken from the system directly: one program at a time can use a camera.</source>
        <translation>Les caméras viennent directement du système&#xa0;: un seul programme à la fois peut utiliser une caméra.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is not running: one program at a time can use a camera.</source>
        <translation>Le serveur multimédia (PipeWire) ne tourne pas&#xa0;: un seul programme à la fois peut utiliser une caméra.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running, but can&apos;t lend its cameras: install gstreamer1.0-pipewire.</source>
        <translation>Le serveur multimédia (PipeWire) tourne, mais ne peut pas prêter ses caméras&#xa0;: installez gstreamer1.0-pipewire.</translation>
    </message>
    <message>
        <source>The media server (PipeWire) is running: several programs can share a camera.</source>
        <translation>Le serveur multimédia (PipeWire) tourne&#xa0;: plusieurs programmes peuvent partager une caméra.</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Caméras</translation>
    </message>
    <message>
        <source>You may not use %1: join the group that owns it (sudo adduser $USER video), then log in again.</source>
        <translation>Vous n’avez pas accès à %1&#xa0;: rejoignez le groupe auquel il appartient (sudo adduser $USER video), puis reconnectez-vous.</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or take the pictures of a phone: meeplecam watch http://ADDRESS. Photos and films need none.</source>
        <translation>Aucune caméra n’est branchée. Branchez-en une ou prenez les images d’un téléphone&#xa0;: meeplecam watch http://ADRESSE. Les photos et les films n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>Parts of GStreamer that cameras need are missing (%1): install gstreamer1.0-plugins-base and gstreamer1.0-plugins-good.</source>
        <translation>Il manque des parties de GStreamer dont les caméras ont besoin (%1)&#xa0;: installez gstreamer1.0-plugins-base et gstreamer1.0-plugins-good.</translation>
    </message>
    <message>
        <source>The program runs in a sandbox, and the desktop&apos;s portal, which lends it cameras, is not installed: install xdg-desktop-portal.</source>
        <translation>Le programme tourne dans un bac à sable, et le portail du bureau, qui lui prête les caméras, n’est pas installé&#xa0;: installez xdg-desktop-portal.</translation>
    </message>
    <message>
        <source>Qt can&apos;t use cameras here: install libqt6multimedia6 anew.</source>
        <translation>Qt ne peut pas utiliser de caméras ici&#xa0;: réinstallez libqt6multimedia6.</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Films</translation>
    </message>
    <message>
        <source>These can be written and read: %1.</source>
        <translation>Peuvent être écrits et lus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These can&apos;t be written and read: %1. Install OpenCV&apos;s libopencv-videoio with FFmpeg, or make room for temporary files.</source>
        <translation>Ne peuvent pas être écrits et lus&#xa0;: %1. Installez libopencv-videoio d’OpenCV avec FFmpeg, ou faites de la place pour les fichiers temporaires.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>No screen is to be found, so the window can&apos;t open. All commands work without one.</source>
        <translation>Aucun écran n’est trouvé, la fenêtre ne peut donc pas s’ouvrir. Toutes les commandes s’en passent.</translation>
    </message>
    <message>
        <source>The window opens on a screen of X11.</source>
        <translation>La fenêtre s’ouvre sur un écran X11.</translation>
    </message>
    <message>
        <source>The window opens on a screen of Wayland.</source>
        <translation>La fenêtre s’ouvre sur un écran Wayland.</translation>
    </message>
    <message>
        <source>The window opens where QT_QPA_PLATFORM says.</source>
        <translation>La fenêtre s’ouvre là où le dit QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>A graphics card is there; the program needs none.</source>
        <translation>Une carte graphique est présente&#xa0;; le programme n’en a pas besoin.</translation>
    </message>
    <message>
        <source>There is no graphics card; the program needs none.</source>
        <translation>Il n’y a pas de carte graphique&#xa0;; le programme n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) (%1).</source>
        <translation>
            <numerusform>%n cœur (%1).</numerusform>
            <numerusform>%n cœurs (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of memory.</source>
        <translation>%1 de mémoire.</translation>
    </message>
    <message>
        <source>Memory is short for very large photos: one of 60 megapixels takes 1 GB.</source>
        <translation>La mémoire est juste pour de très grandes photos&#xa0;: une de 60 mégapixels prend 1 Go.</translation>
    </message>
    <message>
        <source>The table that comes with the program could not be read: install the program anew.</source>
        <translation>La table fournie avec le programme n’a pas pu être lue&#xa0;: réinstallez le programme.</translation>
    </message>
    <message>
        <source>A table of %1 is read in %2 s: %3 looks a second.</source>
        <translation>Une table (%1) est lue en %2 s&#xa0;: %3 regards par seconde.</translation>
    </message>
    <message>
        <source>That is slow: during a game, news arrive a few seconds late, and pictures in between are skipped.</source>
        <translation>C’est lent&#xa0;: pendant une partie, les nouvelles arrivent quelques secondes plus tard et les images intermédiaires sont ignorées.</translation>
    </message>
    <message>
        <source>Letters and languages</source>
        <translation>Caractères et langues</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is there.</source>
        <translation>La police des images et des rapports (DejaVu Sans) est présente.</translation>
    </message>
    <message>
        <source>The font for pictures and reports (DejaVu Sans) is missing: install fonts-dejavu-core.</source>
        <translation>La police des images et des rapports (DejaVu Sans) manque&#xa0;: installez fonts-dejavu-core.</translation>
    </message>
    <message>
        <source>The program&apos;s languages are missing: install the program anew.</source>
        <translation>Les langues du programme manquent&#xa0;: réinstallez le programme.</translation>
    </message>
    <message>
        <source>The program speaks %1; with you it is %2.</source>
        <translation>Le programme parle %1&#xa0;; avec vous, c’est %2.</translation>
    </message>
    <message>
        <source>Past games and taught editions</source>
        <translation>Parties passées et éditions apprises</translation>
    </message>
    <message>
        <source>Settings and lenses</source>
        <translation>Réglages et objectifs</translation>
    </message>
    <message>
        <source>Prepared catalogues</source>
        <translation>Catalogues préparés</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>%1: nowhere, because you have no home folder: set HOME.</source>
        <translation>%1&#xa0;: nulle part, car vous n’avez pas de dossier personnel&#xa0;: définissez HOME.</translation>
    </message>
    <message>
        <source>%1: %2 can&apos;t be written: see to whom it belongs, and whether the disk is full.</source>
        <translation>%1&#xa0;: impossible d’écrire dans %2&#xa0;: voyez à qui le dossier appartient et si le disque est plein.</translation>
    </message>
    <message>
        <source>%1: %2, with %3 free.</source>
        <translation>%1&#xa0;: %2, avec %3 libres.</translation>
    </message>
    <message>
        <source>There is little room in %1.</source>
        <translation>Il y a peu de place dans %1.</translation>
    </message>
    <message>
        <source>The tiles and networks that come with the program are missing: install the program anew.</source>
        <translation>Les tuiles et les réseaux fournis avec le programme manquent&#xa0;: réinstallez le programme.</translation>
    </message>
</context>
<context>
    <name>DoctorCommand</name>
    <message>
        <source>Meeplecam %1 on %2</source>
        <translation>Meeplecam %1 sur %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Something is missing; see above what to do.</source>
        <translation>Il manque quelque chose&#xa0;; voyez ci-dessus que faire.</translation>
    </message>
    <message>
        <source>All that the program needs is there.</source>
        <translation>Tout ce qu’il faut au programme est là.</translation>
    </message>
</context>
<context>
    <name>EditionHints</name>
    <message>
        <source>The tiles match the edition now: the game is followed.</source>
        <translation>Les tuiles correspondent maintenant à l’édition&#xa0;: la partie est suivie.</translation>
    </message>
    <message>
        <source>Press Ctrl-C, and start again with: %1</source>
        <translation>Appuyez sur Ctrl-C, puis relancez avec&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>House edition</source>
        <translation>Édition maison</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Édition maison, hiver</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition. They match “%1”.</source>
        <translation>Les tuiles de la table ne correspondent à aucune image de cette édition. Elles correspondent à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The tiles match no known edition. They are read by what they show.</source>
        <translation>Les tuiles ne correspondent à aucune édition connue. Elles sont lues d’après ce qu’elles montrent.</translation>
    </message>
    <message>
        <source>The tiles match “%1”, and nearly as well “%2”. They are read as those of “%1”; choose the right edition if that is wrong.</source>
        <translation>Les tuiles correspondent à «&#xa0;%1&#xa0;» et presque aussi bien à «&#xa0;%2&#xa0;». Elles sont lues comme celles de «&#xa0;%1&#xa0;»&#xa0;; choisissez la bonne édition si c’est faux.</translation>
    </message>
    <message>
        <source>The tiles match “%1”.</source>
        <translation>Les tuiles correspondent à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The tiles on the table match no picture of this edition, nor of any other known one. Choose their edition, teach these tiles, or play with any tiles.</source>
        <translation>Les tuiles sur la table ne correspondent à aucune image de cette édition, ni d’aucune autre édition connue. Choisissez leur édition, enseignez ces tuiles, ou jouez avec des tuiles quelconques.</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json</source>
        <translation>il n’y a pas de catalogue %1&#x202f;; indiquez un dossier avec un catalogue.json</translation>
    </message>
    <message>
        <source>there is no catalogue %1; give a folder with a catalogue.json, or one of these names: %2</source>
        <translation>il n’y a pas de catalogue %1&#x202f;; indiquez un dossier avec un catalogue.json ou l’un de ces noms&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; mend the line, or take the folder away to forget what was learned</source>
        <translation>%1&#x202f;; corrigez la ligne, ou supprimez le dossier pour oublier ce qui a été appris</translation>
    </message>
    <message>
        <source>%1 is missing or damaged; forget it by: meeplecam learn undo %2</source>
        <translation>%1 manque ou est endommagé&#x202f;; oubliez-le avec&#xa0;: meeplecam learn undo %2</translation>
    </message>
    <message>
        <source>the picture was not written</source>
        <translation>l’image n’a pas été écrite</translation>
    </message>
    <message>
        <source>no picture with the number %1 counts; meeplecam learn list shows those that do</source>
        <translation>aucune image numéro %1 ne compte&#x202f;; meeplecam learn list montre celles qui comptent</translation>
    </message>
    <message>
        <source>%1 page %2</source>
        <translation>%1 page %2</translation>
    </message>
    <message>
        <source>no meeples are called %1; the colours are %2</source>
        <translation>aucun meeple ne s’appelle %1&#x202f;; les couleurs sont %2</translation>
    </message>
    <message>
        <source>only read, audit and watch find out which edition it is; name a catalogue</source>
        <translation>seuls read, audit et watch trouvent de quelle édition il s’agit&#x202f;; indiquez un catalogue</translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table: %1.</source>
        <translation>Des tuiles de boîtes non choisies sont sur la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The picture is mirrored. Turn mirroring off in the settings of the camera, or of the program that passes its picture on.</source>
        <translation>L’image est inversée comme dans un miroir. Désactivez l’effet miroir dans les réglages de la caméra, ou du programme qui transmet son image.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Contre les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points then: %1</source>
        <translation>Points ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>If it ended now: %1</source>
        <translation>Si la partie s’arrêtait maintenant&#xa0;: %1</translation>
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
            <numerusform>%n d’entre eux enfreindrait une règle</numerusform>
            <numerusform>%n d’entre eux enfreindraient une règle</numerusform>
        </translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Aucun point ne change.</translation>
    </message>
    <message>
        <source>This turn is no longer in the game. Choose one from the list.</source>
        <translation>Ce tour n’existe plus dans la partie. Choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>This tile is not part of this game. Choose one from its boxes.</source>
        <translation>Cette tuile ne fait pas partie du jeu. Choisissez-en une dans les boîtes utilisées.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Ce joueur ne participe pas à la partie.</translation>
    </message>
    <message>
        <source>There is no tile on the table yet.</source>
        <translation>Il n’y a pas encore de tuile sur la table.</translation>
    </message>
    <message>
        <source>No meeple can stand there. Choose a road, city, field or cloister.</source>
        <translation>Aucun meeple ne peut se trouver là. Choisissez une route, une ville, un champ ou une abbaye.</translation>
    </message>
    <message>
        <source>This meeple is no longer there. Look at the board again.</source>
        <translation>Ce meeple n’est plus là. Regardez de nouveau le plateau.</translation>
    </message>
    <message>
        <source>A tile already lies there. Correct that one instead.</source>
        <translation>Une tuile est déjà posée là. Corrigez plutôt celle-ci.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>Cette question n’attend plus de réponse.</translation>
    </message>
    <message>
        <source>This question has changed. Read it again.</source>
        <translation>Cette question a changé. Relisez-la.</translation>
    </message>
    <message>
        <source>The game could not go on after this change, so nothing was changed.</source>
        <translation>La partie ne pourrait pas continuer après cette modification&#x202f;; rien n’a donc été modifié.</translation>
    </message>
    <message>
        <source>No abbot of this player can come home in this turn. Correct where it was placed.</source>
        <translation>Aucun abbé de ce joueur ne peut rentrer à ce tour. Corrigez l’endroit où il a été placé.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 puts a meeple on the road</source>
        <translation>%1 place un meeple sur la route</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the city</source>
        <translation>%1 place un meeple dans la ville</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the cloister</source>
        <translation>%1 place un meeple dans l’abbaye</translation>
    </message>
    <message>
        <source>%1 puts a meeple in the field</source>
        <translation>%1 place un meeple dans le champ</translation>
    </message>
    <message>
        <source>%1 puts a meeple on the board</source>
        <translation>%1 place un meeple sur le plateau</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the road</source>
        <translation>%1 place le grand meeple sur la route</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the city</source>
        <translation>%1 place le grand meeple dans la ville</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the cloister</source>
        <translation>%1 place le grand meeple dans l’abbaye</translation>
    </message>
    <message>
        <source>%1 puts the large meeple in the field</source>
        <translation>%1 place le grand meeple dans le champ</translation>
    </message>
    <message>
        <source>%1 puts the large meeple on the board</source>
        <translation>%1 place le grand meeple sur le plateau</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the road</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» et place un meeple sur la route</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the city</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» et place un meeple dans la ville</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the cloister</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» et place un meeple dans l’abbaye</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple in the field</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» et place un meeple dans le champ</translation>
    </message>
    <message>
        <source>%1 lays “%2” and puts a meeple on the board</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» et place un meeple sur le plateau</translation>
    </message>
    <message>
        <source>%1 scores %2 for a road (%3)</source>
        <translation>%1 marque %2 pour une route (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a city (%3)</source>
        <translation>%1 marque %2 pour une ville (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a cloister (%3)</source>
        <translation>%1 marque %2 pour une abbaye (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for a field (%3)</source>
        <translation>%1 marque %2 pour un champ (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for the gingerbread man (%3)</source>
        <translation>%1 marque %2 pour le bonhomme en pain d’épice (%3)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>A note is resolved</source>
        <translation>Une remarque est réglée</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question&#xa0;: %1</translation>
    </message>
    <message>
        <source>A question is resolved</source>
        <translation>Une question est réglée</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>La partie ne peut pas être suivie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is followed again</source>
        <translation>La partie est de nouveau suivie</translation>
    </message>
    <message>
        <source>The meeples of %1 are known now: %2</source>
        <translation>Couleur des meeples désormais connue pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 sets “%2” aside, since it fits nowhere</source>
        <translation>%1 écarte la tuile «&#xa0;%2&#xa0;», qui ne peut être posée nulle part</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3</source>
        <translation>%1 donne %2 à %3</translation>
    </message>
    <message>
        <source>The first tile is “%1”</source>
        <translation>La première tuile est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 lays “%2”</source>
        <translation>%1 pose «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 takes the large meeple back</source>
        <translation>%1 reprend le grand meeple</translation>
    </message>
    <message>
        <source>%1 takes a meeple back</source>
        <translation>%1 reprend un meeple</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The game is over and %1 wins: %2</source>
        <translation>La partie est terminée et %1 gagne&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game is over and %1 share the victory: %2</source>
        <translation>La partie est terminée et %1 se partagent la victoire&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not part of this game</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie du jeu</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 (not: %2)</source>
        <translation>Corrigé&#xa0;: %1 (et non&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Confirmed: %1</source>
        <translation>Confirmé&#xa0;: %1</translation>
    </message>
    <message>
        <source>In another order: %1</source>
        <translation>Dans un autre ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3 if the game ended now)</source>
        <translation>%1 %2 (%3 si la partie s’arrêtait maintenant)</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Scores&#xa0;: %1</translation>
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
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 puts the abbot on the board</source>
        <translation>%1 place l’abbé</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the cloister</source>
        <translation>%1 place l’abbé dans l’abbaye</translation>
    </message>
    <message>
        <source>%1 puts the abbot in the garden</source>
        <translation>%1 place l’abbé dans le jardin</translation>
    </message>
    <message>
        <source>%1 puts the builder on the road</source>
        <translation>%1 place le bâtisseur sur la route</translation>
    </message>
    <message>
        <source>%1 puts the builder in the city</source>
        <translation>%1 place le bâtisseur dans la ville</translation>
    </message>
    <message>
        <source>%1 puts the builder on the board</source>
        <translation>%1 place le bâtisseur</translation>
    </message>
    <message>
        <source>%1 puts the pig in the field</source>
        <translation>%1 place le cochon dans le champ</translation>
    </message>
    <message>
        <source>%1 takes the abbot back</source>
        <translation>%1 reprend l’abbé</translation>
    </message>
    <message>
        <source>%1 takes the builder back</source>
        <translation>%1 reprend le bâtisseur</translation>
    </message>
    <message>
        <source>%1 takes the pig back</source>
        <translation>%1 reprend le cochon</translation>
    </message>
    <message>
        <source>%1 scores %2 for a garden (%3)</source>
        <translation>%1 marque %2 pour un jardin (%3)</translation>
    </message>
    <message>
        <source>%1 scores %2 for goods (%3)</source>
        <translation>%1 marque %2 pour des marchandises (%3)</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Rapport (*.pdf)</translation>
    </message>
    <message>
        <source>Picture of the board (*.png)</source>
        <translation>Image du plateau (*.png)</translation>
    </message>
    <message>
        <source>Table of all scorings (*.csv)</source>
        <translation>Tableau des décomptes (*.csv)</translation>
    </message>
    <message>
        <source>Record (*.json)</source>
        <translation>Partie (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Remplacer ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 is the recording of a game. Choose another name.</source>
        <translation>%1 est l’enregistrement d’une partie. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .csv or .json.</source>
        <translation>Le type de %1 est inconnu. Choisissez un nom qui se termine par .pdf, .png, .csv ou .json.</translation>
    </message>
    <message>
        <source>Final scoring of a photo</source>
        <translation>Décompte final d’une photo</translation>
    </message>
    <message>
        <source>What was read (*.json)</source>
        <translation>Données lues (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose a folder that exists and has room.</source>
        <translation>%1 ne peut pas être écrit. Choisissez un dossier existant qui a de la place.</translation>
    </message>
    <message>
        <source>Picture to share (*.jpg)</source>
        <translation>Image à partager (*.jpg)</translation>
    </message>
    <message>
        <source>Film of the game (*.mp4)</source>
        <translation>Film de la partie (*.mp4)</translation>
    </message>
    <message>
        <source>The file is written…</source>
        <translation>Écriture du fichier…</translation>
    </message>
    <message>
        <source>The type of %1 is not known. Choose a name that ends in .pdf, .png, .jpg, .mp4, .csv, .json, .jcz or .bgg.</source>
        <translation>Le type de %1 n&apos;est pas connu. Choisissez un nom qui finit par .pdf, .png, .jpg, .mp4, .csv, .json, .jcz ou .bgg.</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>JCloisterZone does not know the house rules of this game</source>
        <translation>JCloisterZone ne connaît pas les règles maison de cette partie</translation>
    </message>
    <message>
        <source>it breaks a rule, and JCloisterZone would stop there</source>
        <translation>il enfreint une règle, et JCloisterZone s’arrêterait là</translation>
    </message>
    <message>
        <source>points pass between players, which JCloisterZone does not know</source>
        <translation>des points passent d’un joueur à l’autre, ce que JCloisterZone ne connaît pas</translation>
    </message>
    <message>
        <source>turn %1 cannot be written for JCloisterZone: %2</source>
        <translation>le tour %1 ne peut pas être écrit pour JCloisterZone&#xa0;: %2</translation>
    </message>
    <message>
        <source>JCloisterZone does not have the tiles of the box “%1”</source>
        <translation>JCloisterZone n’a pas les tuiles de la boîte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>JCloisterZone lays the river by another rule, which does not allow it</source>
        <translation>JCloisterZone pose la rivière selon une autre règle, qui ne le permet pas</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file and no camera “%1”: no camera is connected that this user may use; plug one in</source>
        <translation>Il n’y a ni fichier ni caméra «&#xa0;%1&#xa0;»&#xa0;: aucune caméra utilisable par cet utilisateur n’est branchée&#x202f;; branchez-en une</translation>
    </message>
    <message>
        <source>There is no file and no camera “%1”; the cameras are: %2</source>
        <translation>Il n’y a ni fichier ni caméra «&#xa0;%1&#xa0;»&#x202f;; les caméras sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>The camera %1 was just unplugged; plug it in again</source>
        <translation>La caméra %1 vient d’être débranchée&#x202f;; rebranchez-la</translation>
    </message>
    <message>
        <source>%1 is the log of another game (%2 differ); use the same settings as before, or choose another log</source>
        <translation>%1 est le journal d’une autre partie (différences&#xa0;: %2)&#x202f;; reprenez les mêmes réglages ou choisissez un autre journal</translation>
    </message>
    <message>
        <source>%1 cannot be resumed (%2); make sure that no other program uses it and that it is writable, or choose another log</source>
        <translation>%1 ne peut pas être repris (%2)&#x202f;; assurez-vous qu’aucun autre programme ne l’utilise et qu’il est modifiable, ou choisissez un autre journal</translation>
    </message>
    <message>
        <source>%1 was moved away or deleted; it was written anew, and nothing is lost</source>
        <translation>%1 a été déplacé ou supprimé&#x202f;; il a été réécrit et rien n’est perdu</translation>
    </message>
    <message>
        <source>%1 was changed by another program; it was written anew, and nothing is lost</source>
        <translation>%1 a été modifié par un autre programme&#x202f;; il a été réécrit et rien n’est perdu</translation>
    </message>
    <message>
        <source>%1 is there already; add --resume to continue, or choose another name</source>
        <translation>%1 existe déjà&#x202f;; ajoutez --resume pour continuer, ou choisissez un autre nom</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); the game goes on in memory until it can</source>
        <translation>%1 ne peut pas être écrit (%2)&#x202f;; en attendant, la partie continue en mémoire</translation>
    </message>
    <message>
        <source>%1 is a log without a first line; nothing was written to it</source>
        <translation>%1 est un journal sans première ligne&#x202f;; rien n’y a été écrit</translation>
    </message>
    <message>
        <source>%1 is not a film that can be read; choose a film (mp4, avi, mkv, webm …) or convert it</source>
        <translation>%1 n’est pas un film lisible&#x202f;; choisissez un film (mp4, avi, mkv, webm…) ou convertissez-le</translation>
    </message>
    <message>
        <source>%1: what was learned cannot be saved there (%2); check that the folder may be written to and has room</source>
        <translation>%1&#xa0;: ce qui a été appris ne peut pas y être enregistré (%2)&#x202f;; vérifiez que le dossier est modifiable et qu’il a de la place</translation>
    </message>
    <message>
        <source>What was learned cannot be saved: this user has no home folder</source>
        <translation>Ce qui a été appris ne peut pas être enregistré&#xa0;: cet utilisateur n’a pas de dossier personnel</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>un autre programme y écrit</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>There is no game to export: %1</source>
        <translation>Il n’y a pas de partie à exporter&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no game to export: no tile was laid yet</source>
        <translation>Il n’y a pas de partie à exporter&#xa0;: aucune tuile n’a été posée</translation>
    </message>
    <message>
        <source>%1 is no address of pictures; it begins with http://, https:// or rtsp://</source>
        <translation>%1 n’est pas une adresse d’images&#x202f;; elle commence par http://, https:// ou rtsp://</translation>
    </message>
    <message>
        <source>“%1” does not exist; choose a film, a folder of pictures, a camera or an address</source>
        <translation>«&#xa0;%1&#xa0;» n’existe pas&#x202f;; choisissez un film, un dossier d’images, une caméra ou une adresse</translation>
    </message>
    <message>
        <source>%1 does not exist; choose the PDF with the tiles</source>
        <translation>%1 n’existe pas&#x202f;; choisissez le PDF avec les tuiles</translation>
    </message>
    <message>
        <source>%1 cannot be read without the program pdftoppm; install poppler-utils</source>
        <translation>%1 ne peut pas être lu sans le programme pdftoppm&#x202f;; installez poppler-utils</translation>
    </message>
    <message>
        <source>%1 is damaged or not a PDF; save its pages as pictures</source>
        <translation>%1 est endommagé ou n’est pas un PDF&#x202f;; enregistrez ses pages comme images</translation>
    </message>
    <message>
        <source>%1 cannot be read as a folder of pictures: %2</source>
        <translation>%1 ne peut pas être lu comme un dossier d’images&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds no picture; choose a folder with pictures (jpg, png) of the table</source>
        <translation>%1 ne contient aucune image&#x202f;; choisissez un dossier d’images (jpg, png) de la table</translation>
    </message>
    <message>
        <source>Every square is left out; give at least one of them a tile</source>
        <translation>Tous les carrés sont écartés&#x202f;; attribuez une tuile à au moins l’un d’eux</translation>
    </message>
    <message>
        <source>The tiles cannot be saved as %1 (%2); check that the folder may be written to</source>
        <translation>Les tuiles ne peuvent pas être enregistrées sous %1 (%2)&#x202f;; vérifiez que le dossier est modifiable</translation>
    </message>
    <message>
        <source>There is no home folder to save the tiles in; set HOME</source>
        <translation>Il n’y a pas de dossier personnel où enregistrer les tuiles&#x202f;; définissez HOME</translation>
    </message>
    <message>
        <source>Give the edition a name</source>
        <translation>Donnez un nom à l’édition</translation>
    </message>
    <message>
        <source>There is an edition called %1 already; choose another name, or open it to continue</source>
        <translation>Il existe déjà une édition nommée %1&#x202f;; choisissez un autre nom, ou ouvrez-la pour continuer</translation>
    </message>
    <message>
        <source>the labels of tiles</source>
        <translation>les étiquettes des tuiles</translation>
    </message>
    <message>
        <source>a photo</source>
        <translation>une photo</translation>
    </message>
    <message>
        <source>a lens</source>
        <translation>un objectif</translation>
    </message>
    <message>
        <source>a learned picture</source>
        <translation>une image apprise</translation>
    </message>
    <message>
        <source>a journal of learned tiles</source>
        <translation>un journal de tuiles apprises</translation>
    </message>
    <message>
        <source>a log</source>
        <translation>un journal de partie</translation>
    </message>
    <message>
        <source>can&apos;t write &apos;%1&apos;: check that the folder exists and has room</source>
        <translation>impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: vérifiez que le dossier existe et qu’il reste de la place</translation>
    </message>
    <message>
        <source>has the key &quot;%1&quot; twice in one place; remove one of them</source>
        <translation>contient deux fois la clé «&#xa0;%1&#xa0;» au même endroit&#x202f;; supprimez-en une</translation>
    </message>
    <message>
        <source>has more than %1 keys in one place</source>
        <translation>contient plus de %1 clés au même endroit</translation>
    </message>
    <message>
        <source>is not valid JSON; copy the file again from where it comes from</source>
        <translation>n’est pas du JSON valide&#x202f;; copiez de nouveau le fichier depuis son origine</translation>
    </message>
    <message>
        <source>is not valid JSON at line %1, column %2; mend it there, or copy the file again from where it comes from</source>
        <translation>n’est pas du JSON valide à la ligne %1, colonne %2&#x202f;; corrigez-le à cet endroit ou copiez de nouveau le fichier depuis son origine</translation>
    </message>
    <message>
        <source>has more than %1 values</source>
        <translation>contient plus de %1 valeurs</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>est imbriqué sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>%1 does not exist; name the file of %2</source>
        <translation>%1 n’existe pas&#x202f;; indiquez le bon fichier (attendu&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 is not a file; name the file of %2</source>
        <translation>%1 n’est pas un fichier&#x202f;; indiquez le bon fichier (attendu&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 has at most %4</source>
        <translation>%1 fait %2 octets&#x202f;; le maximum est %4 (attendu&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 cannot be read; check its permissions</source>
        <translation>%1 est illisible&#x202f;; vérifiez ses droits d’accès</translation>
    </message>
    <message>
        <source>is not an object with keys in {}</source>
        <translation>n’est pas un objet avec des clés entre {}</translation>
    </message>
    <message>
        <source>is missing; it is a list in []</source>
        <translation>manque&#x202f;; une liste entre [] est attendue</translation>
    </message>
    <message>
        <source>is not a list in []</source>
        <translation>n’est pas une liste entre []</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are the most</source>
        <translation>compte %1 éléments&#x202f;; le maximum est %2</translation>
    </message>
    <message>
        <source>is not a list of %1 values</source>
        <translation>n’est pas une liste de %1 valeurs</translation>
    </message>
    <message>
        <source>is missing; it is a whole number from %1 to %2</source>
        <translation>manque&#x202f;; un nombre entier de %1 à %2 est attendu</translation>
    </message>
    <message>
        <source>is not a whole number from %1 to %2</source>
        <translation>n’est pas un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>is missing; it is a number from %1 to %2</source>
        <translation>manque&#x202f;; un nombre de %1 à %2 est attendu</translation>
    </message>
    <message>
        <source>is not a number from %1 to %2</source>
        <translation>n’est pas un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>n’est ni true ni false</translation>
    </message>
    <message>
        <source>is missing; it is a text in &quot;&quot;</source>
        <translation>manque&#x202f;; un texte entre &quot;&quot; est attendu</translation>
    </message>
    <message>
        <source>is not a text in &quot;&quot;</source>
        <translation>n’est pas un texte entre &quot;&quot;</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>ne fait pas partie de&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>is a whole picture</source>
        <translation>est une image complète</translation>
    </message>
    <message>
        <source>is damaged or not a picture (JPEG, PNG, WebP, TIFF, BMP)</source>
        <translation>est endommagé ou n’est pas une image (JPEG, PNG, WebP, TIFF, BMP)</translation>
    </message>
    <message>
        <source>was cut off or damaged, so that a part of the picture is missing; copy it anew from where it comes from</source>
        <translation>a été tronqué ou endommagé&#xa0;: il manque une partie de l’image&#x202f;; copiez de nouveau le fichier depuis son origine</translation>
    </message>
    <message>
        <source>is longer than any picture that is read here; save it smaller</source>
        <translation>est plus gros que toute image lue ici&#x202f;; enregistrez-la en plus petit</translation>
    </message>
    <message>
        <source>has %1x%2 pixels; save it with at most %3 million</source>
        <translation>fait %1 × %2 pixels&#x202f;; enregistrez l’image avec au plus %3 millions</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>n’est pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: the pictures of this catalogue are too large to be read all together; save them smaller: 500x500 pixels are enough for a tile</source>
        <translation>%1&#xa0;: les images de ce catalogue sont trop grandes pour être lues toutes ensemble&#x202f;; enregistrez-les en plus petit&#xa0;: 500 × 500 pixels suffisent pour une tuile</translation>
    </message>
    <message>
        <source>%1 is not a folder; name the folder of a tile catalogue</source>
        <translation>%1 n’est pas un dossier&#x202f;; indiquez le dossier d’un catalogue de tuiles</translation>
    </message>
    <message>
        <source>a tile catalogue</source>
        <translation>un catalogue de tuiles</translation>
    </message>
    <message>
        <source>is not &quot;features&quot;; leave it out where regions are kinds</source>
        <translation>n’est pas «&#xa0;features&#xa0;»&#x202f;; omettez-le lorsque les zones indiquent seulement des types</translation>
    </message>
    <message>
        <source>names no picture</source>
        <translation>ne cite aucune image</translation>
    </message>
    <message>
        <source>a tile&apos;s picture</source>
        <translation>l’image d’une tuile</translation>
    </message>
    <message>
        <source>%1 is empty; put the tile&apos;s picture there again</source>
        <translation>%1 est vide&#x202f;; remettez-y l’image de la tuile</translation>
    </message>
    <message>
        <source>%1 is damaged or not a picture; put the tile&apos;s picture there again</source>
        <translation>%1 est endommagé ou n’est pas une image&#x202f;; remettez-y l’image de la tuile</translation>
    </message>
    <message>
        <source>%1 has %2x%3 pixels; a tile&apos;s picture is square and at least %4 pixels wide</source>
        <translation>%1 fait %2 × %3 pixels&#x202f;; l’image d’une tuile est carrée et large d’au moins %4 pixels</translation>
    </message>
    <message>
        <source>%1 names a tile &quot;%2&quot; that no tile set has; correct the name</source>
        <translation>%1 cite une tuile «&#xa0;%2&#xa0;» qu’aucune boîte ne contient&#x202f;; corrigez le nom</translation>
    </message>
    <message>
        <source>%1 does not exist; name a picture of the table</source>
        <translation>%1 n’existe pas&#x202f;; indiquez une photo de la table</translation>
    </message>
    <message>
        <source>%1 is not a file; name a picture of the table</source>
        <translation>%1 n’est pas un fichier&#x202f;; indiquez une photo de la table</translation>
    </message>
    <message>
        <source>%1 is empty; take the picture again</source>
        <translation>%1 est vide&#x202f;; reprenez la photo</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read (JPEG, PNG, WebP, TIFF, BMP); convert it</source>
        <translation>%1 n’est pas une image lisible (JPEG, PNG, WebP, TIFF, BMP)&#x202f;; convertissez-la</translation>
    </message>
    <message>
        <source>%1 has only %2x%3 pixels; take a larger picture of the table</source>
        <translation>%1 ne fait que %2 × %3 pixels&#x202f;; prenez une photo plus grande de la table</translation>
    </message>
    <message>
        <source>%1 is not one of the program&apos;s networks; install the program again</source>
        <translation>%1 n’est pas un des réseaux du programme&#x202f;; réinstallez le programme</translation>
    </message>
    <message>
        <source>the pictures of the stages cannot be written to &apos;%1&apos;; choose a folder that may be written to and has room</source>
        <translation>les images des étapes ne peuvent pas être écrites dans «&#xa0;%1&#xa0;»&#x202f;; choisissez un dossier accessible en écriture où il reste de la place</translation>
    </message>
    <message>
        <source>a choice where past games are kept</source>
        <translation>le choix de l’endroit des parties passées</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>un relevé de partie</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after the last turn: %1</source>
        <translation>après le dernier tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not known: %1</source>
        <translation>n’est pas connu&#xa0;: %1</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;</source>
        <translation>ne nomme aucune tuile connue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>does not agree with the features, which make %1</source>
        <translation>ne correspond pas aux zones, qui donnent %1</translation>
    </message>
    <message>
        <source>names a tile type that the file does not describe</source>
        <translation>nomme une tuile que le fichier ne décrit pas</translation>
    </message>
    <message>
        <source>is none of the names that are known here</source>
        <translation>n’est aucun des noms connus ici</translation>
    </message>
    <message>
        <source>counts a tile type that the file does not describe</source>
        <translation>compte une tuile que le fichier ne décrit pas</translation>
    </message>
    <message>
        <source>is a river; name its first tile as &quot;start&quot; and its last as &quot;last&quot;</source>
        <translation>est une rivière&#x202f;; indiquez sa première tuile sous &quot;start&quot; et sa dernière sous &quot;last&quot;</translation>
    </message>
    <message>
        <source>there is no box &quot;%1&quot;; choose from %2</source>
        <translation>il n’y a pas de boîte «&#xa0;%1&#xa0;»&#x202f;; choisissez parmi %2</translation>
    </message>
    <message>
        <source>tile sets</source>
        <translation>des jeux de tuiles</translation>
    </message>
    <message>
        <source>%1 shows none of the tiles in play; choose the catalogue of the box that you play with</source>
        <translation>%1 ne montre aucune des tuiles en jeu&#x202f;; choisissez le catalogue de la boîte avec laquelle vous jouez</translation>
    </message>
    <message>
        <source>names no picture that was learned before</source>
        <translation>ne nomme aucune image apprise auparavant</translation>
    </message>
    <message>
        <source>names no tile type that is known</source>
        <translation>ne nomme aucune tuile connue</translation>
    </message>
    <message>
        <source>names no file of this folder</source>
        <translation>ne nomme aucun fichier de ce dossier</translation>
    </message>
    <message>
        <source>is no colour such as &quot;#b4885a&quot;</source>
        <translation>n’est pas une couleur comme &quot;#b4885a&quot;</translation>
    </message>
    <message>
        <source>is no colour of meeples</source>
        <translation>n’est pas une couleur de meeples</translation>
    </message>
    <message>
        <source>is none of the players of this game</source>
        <translation>n’est aucun des joueurs de cette partie</translation>
    </message>
    <message>
        <source>following is %1 where %2 is expected</source>
        <translation>following vaut %1 alors que %2 est attendu</translation>
    </message>
    <message>
        <source>%1 is no log, or damaged; line %2: %3</source>
        <translation>%1 n’est pas un journal, ou est endommagé&#x202f;; ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is no log; it does not start with %2</source>
        <translation>%1 n’est pas un journal&#x202f;; il ne commence pas par %2</translation>
    </message>
    <message>
        <source>event %1 comes where event %2 is expected</source>
        <translation>l’événement %1 se trouve là où l’événement %2 est attendu</translation>
    </message>
    <message>
        <source>turn %1 is told twice</source>
        <translation>le tour %1 figure deux fois</translation>
    </message>
    <message>
        <source>turn %1 comes before turn %2, which was not told</source>
        <translation>le tour %1 vient avant le tour %2, qui manque</translation>
    </message>
    <message>
        <source>event %1 corrects what was not told</source>
        <translation>l’événement %1 corrige ce qui n’a pas été rapporté</translation>
    </message>
    <message>
        <source>event %1 closes a finding that is not open</source>
        <translation>l’événement %1 clôt une remarque qui n’est pas ouverte</translation>
    </message>
    <message>
        <source>event %1 closes a question that is not open</source>
        <translation>l’événement %1 clôt une question qui n’est pas ouverte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no rule; choose one as in river_turns=free, the keys are: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne nomme aucune règle&#xa0;; choisissez-en une comme dans river_turns=free, les clés sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» manque</translation>
    </message>
    <message>
        <source>%1: %2 exists already; choose another name</source>
        <translation>%1&#xa0;: %2 existe déjà&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>There is no home folder to save the scoring track in; set HOME</source>
        <translation>Il n’y a pas de dossier personnel où enregistrer la piste de score&#x202f;; définissez HOME</translation>
    </message>
    <message>
        <source>Give the scoring track a name</source>
        <translation>Donnez un nom à la piste de score</translation>
    </message>
    <message>
        <source>There is a scoring track called %1 already; choose another name</source>
        <translation>Il existe déjà une piste de score nommée %1&#x202f;; choisissez un autre nom</translation>
    </message>
</context>
<context>
    <name>FinalLines</name>
    <message>
        <source>%1 win together.</source>
        <translation>%1 gagnent ensemble.</translation>
    </message>
    <message>
        <source>%1 are level in the lead.</source>
        <translation>%1 sont à égalité en tête.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1 is in the lead.</source>
        <translation>%1 est en tête.</translation>
    </message>
    <message>
        <source>Final score:</source>
        <translation>Score final&#xa0;:</translation>
    </message>
    <message>
        <source>Score if the game ended now:</source>
        <translation>Score si la partie s’arrêtait maintenant&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>This turn is impossible and does not count.</source>
        <translation>Ce tour est impossible et ne compte pas.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple on this tile does not belong to any turn.</source>
        <translation>Sur cette tuile, %1 a un meeple qui n’appartient à aucun tour.</translation>
    </message>
    <message>
        <source>%1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Sous cet éclairage, %1 et %2 ont des meeples qui se ressemblent. Allumez une autre lampe, ou donnez une autre couleur à l’un des deux.</translation>
    </message>
    <message>
        <source>The first tile, “%1”, is in none of the chosen boxes.</source>
        <translation>La première tuile, «&#xa0;%1&#xa0;», n’est dans aucune des boîtes choisies.</translation>
    </message>
    <message>
        <source>A game with these boxes starts with “%1”, not with “%2”.</source>
        <translation>Une partie avec ces boîtes commence par «&#xa0;%1&#xa0;», et non par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The game can&apos;t start with “%1” here.</source>
        <translation>La partie ne peut pas commencer ici par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1&apos;s meeple has scored and is still on the board. Return it to the supply.</source>
        <translation>%1 a encore sur le plateau un meeple déjà décompté. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still on the road that scored %2. Return it to the supply.</source>
        <translation>%1 a encore un meeple sur la route qui a rapporté %2. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the cloister that scored %2. Return it to the supply.</source>
        <translation>%1 a encore un meeple dans l’abbaye qui a rapporté %2. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the field that scored %2. Return it to the supply.</source>
        <translation>%1 a encore un meeple dans le champ qui a rapporté %2. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple is still in the city that scored %2. Return it to the supply.</source>
        <translation>%1 a encore un meeple dans la ville qui a rapporté %2. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off the board, but it has not scored. Put it back.</source>
        <translation>%1&#xa0;: un meeple a été retiré du plateau sans avoir été décompté. Remettez-le en place.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its road, but the road has not scored. Put it back.</source>
        <translation>%1&#xa0;: un meeple a été retiré de sa route, mais celle-ci n’a pas été décomptée. Remettez-le en place.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its city, but the city has not scored. Put it back.</source>
        <translation>%1&#xa0;: un meeple a été retiré de sa ville, mais celle-ci n’a pas été décomptée. Remettez-le en place.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken off its cloister, but the cloister has not scored. Put it back.</source>
        <translation>%1&#xa0;: un meeple a été retiré de son abbaye, mais celle-ci n’a pas été décomptée. Remettez-le en place.</translation>
    </message>
    <message>
        <source>%1&apos;s meeple was taken out of its field, but fields score at the end only. Put it back.</source>
        <translation>%1&#xa0;: un meeple a été retiré de son champ, mais les champs ne sont décomptés qu’à la fin. Remettez-le en place.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot is still in the garden that scored %2. Return it to the supply.</source>
        <translation>%1 a encore son abbé dans le jardin qui a rapporté %2. Remettez-le dans la réserve.</translation>
    </message>
    <message>
        <source>%1&apos;s abbot was taken out of its garden, but the garden has not scored. Put it back.</source>
        <translation>%1&#xa0;: l’abbé a été retiré de son jardin, mais celui-ci n’a pas été décompté. Remettez-le en place.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) behind.</source>
        <translation>
            <numerusform>La figurine de %1 sur la piste de score est en retard de %n case.</numerusform>
            <numerusform>La figurine de %1 sur la piste de score est en retard de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s figure on the scoring track is %n space(s) too far.</source>
        <translation>
            <numerusform>La figurine de %1 sur la piste de score est en avance de %n case.</numerusform>
            <numerusform>La figurine de %1 sur la piste de score est en avance de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Probably left out: the inn (%1 of turn %2).</source>
        <translation>Oubli probable : l&apos;auberge (%1, tour %2).</translation>
    </message>
    <message>
        <source>Probably left out: the cathedral (%1 of turn %2).</source>
        <translation>Oubli probable : la cathédrale (%1, tour %2).</translation>
    </message>
    <message>
        <source>Probably left out: the tiles around it (%1 of turn %2).</source>
        <translation>Oubli probable : les tuiles autour (%1, tour %2).</translation>
    </message>
    <message>
        <source>Probably left out: the pennants (%1 of turn %2).</source>
        <translation>Oubli probable : les blasons (%1, tour %2).</translation>
    </message>
    <message>
        <source>Probably not moved yet: %1 of turn %2.</source>
        <translation>Pas encore avancée, probablement : %1, tour %2.</translation>
    </message>
    <message>
        <source>Probably moved twice: %1 of turn %2.</source>
        <translation>Avancée deux fois, probablement : %1, tour %2.</translation>
    </message>
    <message>
        <source>Probably %3&apos;s figure was moved instead: %1 of turn %2.</source>
        <translation>La figurine de %3 a probablement été avancée à la place : %1, tour %2.</translation>
    </message>
    <message>
        <source>Probably counted wrongly by one: %1 of turn %2.</source>
        <translation>Erreur probable d&apos;une case : %1, tour %2.</translation>
    </message>
</context>
<context>
    <name>GameKeeping</name>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>La partie reste sur cet ordinateur jusqu’à ce que la base de données soit de nouveau utilisable.</translation>
    </message>
    <message>
        <source>The recording of the game is kept: %1</source>
        <translation>L’enregistrement de la partie est conservé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Show the printed sheet to the camera, glued onto something flat.</source>
        <translation>Collez la feuille imprimée sur un support plat et montrez-la à la caméra.</translation>
    </message>
    <message>
        <source>Show more of the sheet.</source>
        <translation>Montrez une plus grande partie de la feuille.</translation>
    </message>
    <message>
        <source>Bring the sheet closer to the camera.</source>
        <translation>Rapprochez la feuille de la caméra.</translation>
    </message>
    <message>
        <source>Hold the sheet still.</source>
        <translation>Tenez la feuille immobile.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the left of the picture.</source>
        <translation>Inclinez la feuille&#xa0;: levez le bord situé à gauche de l’image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge on the right of the picture.</source>
        <translation>Inclinez la feuille&#xa0;: levez le bord situé à droite de l’image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the top of the picture.</source>
        <translation>Inclinez la feuille&#xa0;: levez le bord situé en haut de l’image.</translation>
    </message>
    <message>
        <source>Tilt the sheet: lift the edge at the bottom of the picture.</source>
        <translation>Inclinez la feuille&#xa0;: levez le bord situé en bas de l’image.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top left corner of the picture.</source>
        <translation>Déplacez la feuille vers le coin supérieur gauche de l’image.</translation>
    </message>
    <message>
        <source>Move the sheet towards the top right corner of the picture.</source>
        <translation>Déplacez la feuille vers le coin supérieur droit de l’image.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom left corner of the picture.</source>
        <translation>Déplacez la feuille vers le coin inférieur gauche de l’image.</translation>
    </message>
    <message>
        <source>Move the sheet towards the bottom right corner of the picture.</source>
        <translation>Déplacez la feuille vers le coin inférieur droit de l’image.</translation>
    </message>
    <message>
        <source>Move or tilt the sheet once more.</source>
        <translation>Déplacez ou inclinez la feuille encore une fois.</translation>
    </message>
    <message>
        <source>There are enough views.</source>
        <translation>Il y a assez de vues.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are cut off by the edge. Take the picture from further away.</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile est coupée par le bord. Prenez la photo de plus loin.</numerusform>
            <numerusform>%1&#xa0;: %n tuiles sont coupées par le bord. Prenez la photo de plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are too small. Take the picture from closer.</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile est trop petite. Prenez la photo de plus près.</numerusform>
            <numerusform>%1&#xa0;: %n tuiles sont trop petites. Prenez la photo de plus près.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are covered or face down. Lay them free and face up.</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile est couverte ou face cachée. Dégagez-la et posez-la face visible.</numerusform>
            <numerusform>%1&#xa0;: %n tuiles sont couvertes ou face cachée. Dégagez-les et posez-les face visible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are blurred. Hold the camera still and focus on the tiles.</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile est floue. Tenez la caméra immobile et faites la mise au point sur les tuiles.</numerusform>
            <numerusform>%1&#xa0;: %n tuiles sont floues. Tenez la caméra immobile et faites la mise au point sur les tuiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallCommand</name>
    <message>
        <source>%1 can&apos;t be written; choose another place</source>
        <translation>%1 ne peut pas être écrit&#x202f;; choisissez un autre endroit</translation>
    </message>
    <message>
        <source>All tables for devices in the local network: %1</source>
        <translation>Toutes les tables, pour les appareils du réseau local&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>HallText</name>
    <message>
        <source>en</source>
        <comment>the code of the language of these texts</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>This table can&apos;t be heard</source>
        <translation>Cette table ne répond pas</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) waiting</source>
        <translation>
            <numerusform>%n question en attente</numerusform>
            <numerusform>%n questions en attente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Says what was missed, forgotten or scored wrongly in a game or on a picture of a table</source>
        <translation>Dit ce qui a été manqué, oublié ou mal compté dans une partie ou sur l’image d’une table</translation>
    </message>
    <message>
        <source>A game record, the log of a followed game, or a picture of a table</source>
        <translation>Un relevé de partie, le journal d’une partie suivie ou l’image d’une table</translation>
    </message>
    <message>
        <source>What the players counted, e.g. red=56,blue=61; the difference is explained</source>
        <translation>Ce que les joueurs ont compté, par ex. red=56,blue=61&#x202f;; la différence est expliquée</translation>
    </message>
    <message>
        <source>Write the audit to this file; - for standard output</source>
        <translation>Écrire la vérification dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>Pictures with their truths, in this folder and below</source>
        <translation>Images avec leurs vérités, dans ce dossier et en dessous</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each picture&apos;s truth names one</source>
        <translation>Un catalogue, ou un dossier de catalogues dont la vérité de chaque image en nomme un</translation>
    </message>
    <message>
        <source>What is done to the pictures first, or all</source>
        <translation>Ce que l’on fait d’abord subir aux images, ou all</translation>
    </message>
    <message>
        <source>Take every n-th picture only</source>
        <translation>Ne prendre qu’une image sur n</translation>
    </message>
    <message>
        <source>Write the figures to this file; - for standard output</source>
        <translation>Écrire les chiffres dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>Print the sums as a table in Markdown</source>
        <translation>Afficher les sommes sous forme de tableau Markdown</translation>
    </message>
    <message>
        <source>List what is not right on each picture</source>
        <translation>Lister ce qui n’est pas juste sur chaque image</translation>
    </message>
    <message>
        <source>Write FILE.npy and FILE.jsonl</source>
        <translation>Écrire FICHIER.npy et FICHIER.jsonl</translation>
    </message>
    <message>
        <source>Measures how well and how fast the program works</source>
        <translation>Mesure la qualité et la vitesse du programme</translation>
    </message>
    <message>
        <source>Reads pictures of tables and compares with what really lies there</source>
        <translation>Lit des images de tables et compare avec ce qui s’y trouve vraiment</translation>
    </message>
    <message>
        <source>Writes what the network learns from that tells meeples from other things</source>
        <translation>Écrit de quoi apprend le réseau qui distingue les meeples du reste</translation>
    </message>
    <message>
        <source>Writes what the network learns from that compares tiles with pictures</source>
        <translation>Écrit de quoi apprend le réseau qui compare les tuiles aux images</translation>
    </message>
    <message>
        <source>Follows games in films and compares what is told with what really happens</source>
        <translation>Suit des parties dans des films et compare ce qui est dit avec ce qui se passe vraiment</translation>
    </message>
    <message>
        <source>Films with their truths beside them (NAME.events.jsonl), or folders of such films</source>
        <translation>Films avec leurs vérités à côté (NAME.events.jsonl), ou dossiers de tels films</translation>
    </message>
    <message>
        <source>A catalogue, or a folder of catalogues of which each film&apos;s truth names one</source>
        <translation>Un catalogue, ou un dossier de catalogues dont la vérité de chaque film en nomme un</translation>
    </message>
    <message>
        <source>Boxes in play, instead of those of the truth</source>
        <translation>Boîtes en jeu, au lieu de celles de la vérité</translation>
    </message>
    <message>
        <source>Colours in play, instead of those of the truth</source>
        <translation>Couleurs en jeu, au lieu de celles de la vérité</translation>
    </message>
    <message>
        <source>Learn the colours from what the players show before the game</source>
        <translation>Apprendre les couleurs d’après ce que les joueurs montrent avant la partie</translation>
    </message>
    <message>
        <source>Seconds that a look takes on a slower machine: pictures that come meanwhile are lost</source>
        <translation>Secondes que prend un regard sur une machine plus lente&#xa0;: les images qui arrivent entre-temps sont perdues</translation>
    </message>
    <message>
        <source>List what is not right in each film</source>
        <translation>Lister ce qui n’est pas juste dans chaque film</translation>
    </message>
    <message>
        <source>Measures what a camera does to its pictures</source>
        <translation>Mesure ce qu’une caméra fait à ses images</translation>
    </message>
    <message>
        <source>The lens, by pictures of the printed sheet (print target)</source>
        <translation>L’objectif, d’après des images de la feuille imprimée (print target)</translation>
    </message>
    <message>
        <source>At least five pictures of the sheet from different angles; or a camera by number or name, a film or an address, before which the sheet is held as it is told</source>
        <translation>Au moins cinq images de la feuille sous différents angles&#x202f;; ou une caméra par son numéro ou son nom, un film ou une adresse, devant laquelle on tient la feuille comme indiqué</translation>
    </message>
    <message>
        <source>What the camera is called from now on (default: its own name)</source>
        <translation>Comment s’appellera désormais la caméra (par défaut&#xa0;: son propre nom)</translation>
    </message>
    <message>
        <source>Pixels that a camera is to give, e.g. 1920x1080</source>
        <translation>Pixels que la caméra doit donner, par ex. 1920x1080</translation>
    </message>
    <message>
        <source>Side of a square as it was printed</source>
        <translation>Côté d’un carré tel qu’il a été imprimé</translation>
    </message>
    <message>
        <source>Write the lens to this file instead; - for standard output</source>
        <translation>Écrire plutôt l’objectif dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>Says what this machine has for the program, and what is missing</source>
        <translation>Dit ce que cette machine offre au programme et ce qui manque</translation>
    </message>
    <message>
        <source>Makes a record, a table, a picture or a report of a game</source>
        <translation>Fait d’une partie un relevé, un tableau, une image ou un rapport</translation>
    </message>
    <message>
        <source>A game record (carcassonne-game 1) or the log of a followed game (meeplecam-log 1)</source>
        <translation>Un relevé de partie (carcassonne-game 1) ou le journal d’une partie suivie (meeplecam-log 1)</translation>
    </message>
    <message>
        <source>The game record with all that follows, to this file (- = output)</source>
        <translation>Le relevé de partie avec tout ce qui en découle, dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>A table of all scorings, to this file (- = output)</source>
        <translation>Un tableau de tous les décomptes, dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>A picture of the board with the scores, to this file</source>
        <translation>Une image du plateau avec les scores, dans ce fichier</translation>
    </message>
    <message>
        <source>A report of two pages, to this file</source>
        <translation>Un rapport de deux pages, dans ce fichier</translation>
    </message>
    <message>
        <source>A picture to share, 1080 by 1350 pixels: board, scores and the best turn</source>
        <translation>Une image à partager, 1080 sur 1350 pixels&#xa0;: plateau, scores et meilleur tour</translation>
    </message>
    <message>
        <source>A film of the game growing turn by turn, to this .mp4 file</source>
        <translation>Un film de la partie qui grandit tour par tour, dans ce fichier .mp4</translation>
    </message>
    <message>
        <source>Print the address, with a code to scan, by which the app Board Game Stats takes the game in</source>
        <translation>Afficher l’adresse, avec un code à scanner, par laquelle l’application Board Game Stats reprend la partie</translation>
    </message>
    <message>
        <source>The play as BoardGameGeek takes it, to this file (- = output)</source>
        <translation>La partie telle que BoardGameGeek la reprend, dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>drawn tiles</source>
        <translation>tuiles dessinées</translation>
    </message>
    <message>
        <source>The title of picture and report</source>
        <translation>Le titre de l’image et du rapport</translation>
    </message>
    <message>
        <source>A line below the title of the report, e.g. when and where</source>
        <translation>Une ligne sous le titre du rapport, par ex. quand et où</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation too</source>
        <translation>Afficher aussi toute la partie tour par tour en notation abrégée</translation>
    </message>
    <message>
        <source>Only games of a player whose name has this in it</source>
        <translation>Seulement les parties d’un joueur dont le nom contient ceci</translation>
    </message>
    <message>
        <source>Only games with such a box</source>
        <translation>Seulement les parties avec une telle boîte</translation>
    </message>
    <message>
        <source>Only games since this day, e.g. 2026-11-01</source>
        <translation>Seulement les parties depuis ce jour, par ex. 2026-11-01</translation>
    </message>
    <message>
        <source>Only games up to this day</source>
        <translation>Seulement les parties jusqu’à ce jour</translation>
    </message>
    <message>
        <source>Past games: list, show, stats, import, delete</source>
        <translation>Parties passées&#xa0;: list, show, stats, import, delete</translation>
    </message>
    <message>
        <source>Where past games are kept: a file, or postgresql://anna@server/games (default: as chosen in the window&apos;s settings)</source>
        <translation>Où sont les parties passées&#xa0;: un fichier ou postgresql://anna@server/games (par défaut&#xa0;: comme choisi dans les réglages de la fenêtre)</translation>
    </message>
    <message>
        <source>Lists past games, the latest first</source>
        <translation>Liste les parties passées, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Shows a past game</source>
        <translation>Montre une partie passée</translation>
    </message>
    <message>
        <source>Its number in the list</source>
        <translation>Son numéro dans la liste</translation>
    </message>
    <message>
        <source>Turn by turn in short notation</source>
        <translation>Tour par tour en notation abrégée</translation>
    </message>
    <message>
        <source>Write its record to this file (- = output)</source>
        <translation>Écrire son relevé dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>Games, wins and points of each player</source>
        <translation>Parties, victoires et points de chaque joueur</translation>
    </message>
    <message>
        <source>Puts a game record or a log on the shelf</source>
        <translation>Ajoute un relevé de partie ou un journal aux parties passées</translation>
    </message>
    <message>
        <source>The record or the log</source>
        <translation>Le relevé ou le journal</translation>
    </message>
    <message>
        <source>When it was played (default: when the file was written)</source>
        <translation>Quand elle a été jouée (par défaut&#xa0;: quand le fichier a été écrit)</translation>
    </message>
    <message>
        <source>Takes a game off the shelf for good</source>
        <translation>Supprime définitivement une partie passée</translation>
    </message>
    <message>
        <source>Shows all tables of a club that publish their games on an MQTT broker</source>
        <translation>Montre toutes les tables d’un club qui publient leurs parties sur un broker MQTT</translation>
    </message>
    <message>
        <source>The club&apos;s topic, mqtt://[user@]broker[:port]/club; its tables lie below it. MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Le sujet du club, mqtt://[user@]broker[:port]/club&#x202f;; ses tables sont en dessous. MEEPLECAM_MQTT_PASSWORD peut contenir le mot de passe</translation>
    </message>
    <message>
        <source>Show the tables to browsers in the local network that know the address</source>
        <translation>Montrer les tables aux navigateurs du réseau local qui connaissent l’adresse</translation>
    </message>
    <message>
        <source>Write what happens at all tables to this file, a line of JSON each</source>
        <translation>Écrire ce qui se passe à toutes les tables dans ce fichier, une ligne de JSON chacun</translation>
    </message>
    <message>
        <source>Pictures that were learned at tables for a catalogue: list, undo, clear</source>
        <translation>Images apprises à la table pour un catalogue&#xa0;: list, undo, clear</translation>
    </message>
    <message>
        <source>the house edition</source>
        <translation>l’édition maison</translation>
    </message>
    <message>
        <source>Lists all that was learned, and what counts</source>
        <translation>Liste tout ce qui a été appris et ce qui compte</translation>
    </message>
    <message>
        <source>Lets a learned picture count no more</source>
        <translation>Ne compte plus une image apprise</translation>
    </message>
    <message>
        <source>Lets all learned pictures count no more</source>
        <translation>Ne compte plus aucune image apprise</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>Le fichier PDF à écrire</translation>
    </message>
    <message>
        <source>Makes sheets to print: tiles, a scoring track, a calibration target</source>
        <translation>Fait des feuilles à imprimer&#xa0;: tuiles, piste de score, feuille de calibrage</translation>
    </message>
    <message>
        <source>The tiles of a game, in true size with cut marks and backs</source>
        <translation>Les tuiles d’un jeu, en taille réelle avec repères de coupe et dos</translation>
    </message>
    <message>
        <source>Boxes to print: base, demo, winter, inns_cathedrals …</source>
        <translation>Boîtes à imprimer&#xa0;: base, demo, winter, inns_cathedrals …</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes) or house_winter</source>
        <translation>house (en habit d’hiver pour les boîtes d’hiver) ou house_winter</translation>
    </message>
    <message>
        <source>Side of a tile in millimetres</source>
        <translation>Côté d’une tuile en millimètres</translation>
    </message>
    <message>
        <source>Print the fronts only</source>
        <translation>N’imprimer que les faces</translation>
    </message>
    <message>
        <source>A scoring track of 50 spaces</source>
        <translation>Une piste de score de 50 cases</translation>
    </message>
    <message>
        <source>A ChArUco sheet for calibrating the camera</source>
        <translation>Une feuille ChArUco pour calibrer la caméra</translation>
    </message>
    <message>
        <source>Reads the board, the meeples and the score from one picture of a table</source>
        <translation>Lit le plateau, les meeples et le score sur une image de la table</translation>
    </message>
    <message>
        <source>A photo of the table</source>
        <translation>Une photo de la table</translation>
    </message>
    <message>
        <source>The camera that took it, known from calibrate camera</source>
        <translation>La caméra qui l’a prise, connue par calibrate camera</translation>
    </message>
    <message>
        <source>Write the report to this file; - for standard output</source>
        <translation>Écrire le rapport dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>Write the picture with what was seen on it to this file</source>
        <translation>Écrire dans ce fichier l’image avec ce qui y a été vu</translation>
    </message>
    <message>
        <source>Write a drawing of the board as it was read to this file</source>
        <translation>Écrire dans ce fichier un dessin du plateau tel qu’il a été lu</translation>
    </message>
    <message>
        <source>Write a picture of every stage into this folder</source>
        <translation>Écrire une image de chaque étape dans ce dossier</translation>
    </message>
    <message>
        <source>Plays a game record through the rules and scores it</source>
        <translation>Rejoue un relevé de partie selon les règles et compte les points</translation>
    </message>
    <message>
        <source>The game record (carcassonne-game 1)</source>
        <translation>Le relevé de partie (carcassonne-game 1)</translation>
    </message>
    <message>
        <source>Write the record with all that follows to this file (- = output)</source>
        <translation>Écrire le relevé avec tout ce qui en découle dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>Print the whole game turn by turn in short notation</source>
        <translation>Afficher toute la partie tour par tour en notation abrégée</translation>
    </message>
    <message>
        <source>List legal placements and meeple options of each turn too</source>
        <translation>Lister aussi les poses permises et les choix de meeple de chaque tour</translation>
    </message>
    <message>
        <source>Game records to show (default: random games)</source>
        <translation>Relevés de parties à montrer (par défaut&#xa0;: parties au hasard)</translation>
    </message>
    <message>
        <source>house (in winter dress for winter boxes), house_winter, or the folder of a catalogue</source>
        <translation>house (en habit d’hiver pour les boîtes d’hiver), house_winter ou le dossier d’un catalogue</translation>
    </message>
    <message>
        <source>Another number gives other pictures</source>
        <translation>Un autre nombre donne d’autres images</translation>
    </message>
    <message>
        <source>Writes pictures of tables, each with its truth beside it</source>
        <translation>Écrit des images de tables, chacune avec sa vérité à côté</translation>
    </message>
    <message>
        <source>How the pictures come about (meeplecam-recipe 1)</source>
        <translation>Comment naissent les images (meeplecam-recipe 1)</translation>
    </message>
    <message>
        <source>How many, instead of what the recipe says</source>
        <translation>Combien, au lieu de ce que dit la recette</translation>
    </message>
    <message>
        <source>The folder to write into</source>
        <translation>Le dossier où écrire</translation>
    </message>
    <message>
        <source>Films a game that hands play, and writes what happens when</source>
        <translation>Filme une partie jouée par des mains et écrit ce qui se passe et quand</translation>
    </message>
    <message>
        <source>Boxes of a random game</source>
        <translation>Boîtes d’une partie au hasard</translation>
    </message>
    <message>
        <source>Players of a random game</source>
        <translation>Joueurs d’une partie au hasard</translation>
    </message>
    <message>
        <source>Stop after so many turns</source>
        <translation>S’arrêter après ce nombre de tours</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>En pixels</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Dessus de table</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Share by which red light grows and blue light falls in a minute</source>
        <translation>Part dont la lumière rouge augmente et la bleue diminue en une minute</translation>
    </message>
    <message>
        <source>Turns before which somebody bumps into the camera</source>
        <translation>Tours avant lesquels quelqu’un heurte la caméra</translation>
    </message>
    <message>
        <source>What the players of a random game are called</source>
        <translation>Comment s’appellent les joueurs d’une partie au hasard</translation>
    </message>
    <message>
        <source>What the players play with, such as meeple:#b4885a or disc:22x2:#b87333:metal</source>
        <translation>Ce avec quoi l’on joue, par ex. meeple:#b4885a ou disc:22x2:#b87333:metal</translation>
    </message>
    <message>
        <source>Before the game each player puts a meeple beside the first tile</source>
        <translation>Avant la partie, chaque joueur pose un meeple à côté de la première tuile</translation>
    </message>
    <message>
        <source>The film to write: .avi or .mp4</source>
        <translation>Le film à écrire&#xa0;: .avi ou .mp4</translation>
    </message>
    <message>
        <source>Makes pictures or films of a virtual table, with truth</source>
        <translation>Fait des images ou des films d’une table virtuelle, avec leur vérité</translation>
    </message>
    <message>
        <source>Makes a catalogue from pictures of your own tiles</source>
        <translation>Fait un catalogue à partir d’images de vos propres tuiles</translation>
    </message>
    <message>
        <source>Tiles laid out with gaps, scanned sheets, PDF files, or photos of boards</source>
        <translation>Tuiles étalées avec des espaces, planches numérisées, fichiers PDF ou photos de plateaux</translation>
    </message>
    <message>
        <source>The folder for the catalogue</source>
        <translation>Le dossier du catalogue</translation>
    </message>
    <message>
        <source>Boxes that the tiles belong to</source>
        <translation>Boîtes auxquelles appartiennent les tuiles</translation>
    </message>
    <message>
        <source>What the squares are, as mended in a labels.txt</source>
        <translation>Ce que sont les carrés, tel que corrigé dans un labels.txt</translation>
    </message>
    <message>
        <source>What the edition is called (default: the folder&apos;s name)</source>
        <translation>Comment s’appelle l’édition (par défaut&#xa0;: comme le dossier)</translation>
    </message>
    <message>
        <source>Write the squares and what they are taken for to this file; - for standard output</source>
        <translation>Écrire les carrés et ce pour quoi on les prend dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>A camera by number or name, a film, a folder of pictures, an http or rtsp address, phone, or demo</source>
        <translation>Une caméra par son numéro ou son nom, un film, un dossier d’images, une adresse http ou rtsp, phone ou demo</translation>
    </message>
    <message>
        <source>Print the cameras with their numbers and leave</source>
        <translation>Afficher les caméras avec leurs numéros et quitter</translation>
    </message>
    <message>
        <source>Pictures a second of a camera or the demo</source>
        <translation>Images par seconde d’une caméra ou de la démo</translation>
    </message>
    <message>
        <source>Mirror the pictures (before they are turned)</source>
        <translation>Retourner les images en miroir (avant de les tourner)</translation>
    </message>
    <message>
        <source>Quarter turns clockwise for the pictures</source>
        <translation>Quarts de tour des images dans le sens horaire</translation>
    </message>
    <message>
        <source>Keep exposure, focus and white balance of the camera as they are</source>
        <translation>Garder l’exposition, la mise au point et la balance des blancs de la caméra</translation>
    </message>
    <message>
        <source>Another number gives another game of the demo</source>
        <translation>Un autre nombre donne une autre partie de démo</translation>
    </message>
    <message>
        <source>The demo stops after so many turns</source>
        <translation>La démo s’arrête après ce nombre de tours</translation>
    </message>
    <message>
        <source>Follows a game on a table, turn by turn, and keeps its score</source>
        <translation>Suit une partie sur une table, tour par tour, et compte les points</translation>
    </message>
    <message>
        <source>The camera as it is known from calibrate camera (default: by its own name)</source>
        <translation>La caméra telle que calibrate camera la connaît (par défaut&#xa0;: sous son propre nom)</translation>
    </message>
    <message>
        <source>Write what happens into this file as it happens</source>
        <translation>Écrire dans ce fichier ce qui se passe, au fur et à mesure</translation>
    </message>
    <message>
        <source>Go on with the game in the log</source>
        <translation>Reprendre la partie du journal</translation>
    </message>
    <message>
        <source>Before the game each player shows a meeple beside the first tile; Enter skips one</source>
        <translation>Avant la partie, chaque joueur montre un meeple à côté de la première tuile&#x202f;; Entrée en saute un</translation>
    </message>
    <message>
        <source>Write the events to this file; - for standard output</source>
        <translation>Écrire les événements dans ce fichier&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>Keep a picture of each turn in this folder</source>
        <translation>Garder une image de chaque tour dans ce dossier</translation>
    </message>
    <message>
        <source>With --catalogue any: make a catalogue of the tiles in this folder at the end</source>
        <translation>Avec --catalogue any&#xa0;: faire à la fin un catalogue des tuiles dans ce dossier</translation>
    </message>
    <message>
        <source>Show board and scores to browsers in the local network that know the address</source>
        <translation>Montrer plateau et scores aux navigateurs du réseau local qui connaissent l’adresse</translation>
    </message>
    <message>
        <source>The same at another address, where players may answer questions, too</source>
        <translation>La même chose à une autre adresse, où l’on peut aussi répondre aux questions</translation>
    </message>
    <message>
        <source>Publish the game on an MQTT broker, mqtt://[user@]broker[:port]/club/table-7, for hall; MEEPLECAM_MQTT_PASSWORD may hold the password</source>
        <translation>Publier la partie sur un broker MQTT, mqtt://[user@]broker[:port]/club/table-7, pour hall&#x202f;; MEEPLECAM_MQTT_PASSWORD peut contenir le mot de passe</translation>
    </message>
    <message>
        <source>Write over files that are there already</source>
        <translation>Écraser les fichiers qui existent déjà</translation>
    </message>
    <message>
        <source>The folder with pictures of the printed tiles, or the name of an edition that was taught in the window (default: %1)</source>
        <translation>Le dossier avec les images des tuiles imprimées, ou le nom d’une édition apprise dans la fenêtre (par défaut&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the house edition; &quot;auto&quot; finds out which edition it is, and &quot;any&quot; reads tiles that nobody has shown</source>
        <translation>l’édition maison&#x202f;; &quot;auto&quot; trouve de quelle édition il s’agit, et &quot;any&quot; lit des tuiles que personne n’a montrées</translation>
    </message>
    <message>
        <source>Boxes in play</source>
        <translation>Boîtes en jeu</translation>
    </message>
    <message>
        <source>Colours in play, where known</source>
        <translation>Couleurs en jeu, si elles sont connues</translation>
    </message>
    <message>
        <source>Leave out the pictures that were learned at tables (see: learn)</source>
        <translation>Laisser de côté les images apprises à la table (voir&#xa0;: learn)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options&#xa0;</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>ENTIER</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Print this help and leave</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes&#xa0;</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation&#xa0;</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>NÉCESSAIRE</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Avec&#xa0;</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments&#xa0;</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Meeplecam reads and scores Carcassonne on a real table.</source>
        <translation>Meeplecam lit et compte Carcassonne sur une vraie table.</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>Open the window on the demo table</source>
        <translation>Ouvrir la fenêtre sur la table de démo</translation>
    </message>
    <message>
        <source>Open the window, and publish its games on an MQTT broker, mqtt://broker/club/table-7</source>
        <translation>Ouvrir la fenêtre et publier ses parties sur un broker MQTT, mqtt://broker/club/table-7</translation>
    </message>
    <message>
        <source>Open the window, and keep past games there: a file, or postgresql://anna@server/games</source>
        <translation>Ouvrir la fenêtre et garder là les parties passées&#xa0;: un fichier ou postgresql://anna@server/games</translation>
    </message>
    <message>
        <source>What is made; choose at least one</source>
        <translation>Ce qui est produit&#x202f;; choisissez-en au moins un</translation>
    </message>
    <message>
        <source>House rule in the keys of a game record, e.g. river_turns=free; may be said several times (default: those of the boxes)</source>
        <translation>Règle maison avec les clés d’un compte rendu de partie, p. ex. river_turns=free&#xa0;; peut être répétée (par défaut&#xa0;: celles des boîtes)</translation>
    </message>
    <message>
        <source>A saved game of JCloisterZone 5, to this file (- = output)</source>
        <translation>Une partie enregistrée pour JCloisterZone 5, dans ce fichier (- = sortie)</translation>
    </message>
    <message>
        <source>Put the game among the past games when it ends</source>
        <translation>Ranger la partie parmi les parties passées quand elle se termine</translation>
    </message>
    <message>
        <source>The same, into this file or postgresql://anna@server/games instead of the chosen place</source>
        <translation>De même, dans ce fichier ou postgresql://anna@server/games au lieu de l’endroit choisi</translation>
    </message>
    <message>
        <source>Reads the scoring track in pictures and compares with where its figures stand</source>
        <translation>Lit la piste de score sur des images et compare avec la place de ses figurines</translation>
    </message>
    <message>
        <source>A taught scoring track (default: the one of the house edition)</source>
        <translation>Une piste de score apprise (par défaut celle de l&apos;édition maison)</translation>
    </message>
    <message>
        <source>Figures that are less probable don&apos;t count as read</source>
        <translation>Les figurines moins probables ne comptent pas comme lues</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file, or house</source>
        <translation>Lire aussi cette piste de score : un fichier, ou house</translation>
    </message>
    <message>
        <source>The scoring track lies beside the board in any case</source>
        <translation>La piste de score se trouve toujours à côté du plateau</translation>
    </message>
    <message>
        <source>Share of scorings after which a figure is moved wrongly on the scoring track</source>
        <translation>Part des décomptes après lesquels une figurine est mal avancée sur la piste de score</translation>
    </message>
    <message>
        <source>The scoring track, by one photo of it, for watch --track</source>
        <translation>La piste de score, d&apos;après une photo, pour watch --track</translation>
    </message>
    <message>
        <source>A photo of the track without figures</source>
        <translation>Une photo de la piste sans figurines</translation>
    </message>
    <message>
        <source>Points of a space and where its middle is on the photo, e.g. 0=120,860; for the spaces at all corners</source>
        <translation>Points d&apos;une case et place de son milieu sur la photo, p. ex. 0=120,860 ; pour les cases à tous les coins</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Cases d&apos;un tour de piste</translation>
    </message>
    <message>
        <source>Write the track to this file, and its picture beside it</source>
        <translation>Écrire la piste dans ce fichier, et son image à côté</translation>
    </message>
    <message>
        <source>Read this scoring track, too, and say where a figure on it stands wrong: a file of calibrate track, or house for that of the house edition</source>
        <translation>Lire aussi cette piste de score et dire où une figurine y est mal placée : un fichier de calibrate track, ou house pour celle de l&apos;édition maison</translation>
    </message>
    <message>
        <source>Read this scoring track, too: a file of calibrate track, or house</source>
        <translation>Lire aussi cette piste de score&#xa0;: un fichier de calibrate track, ou house</translation>
    </message>
</context>
<context>
    <name>KeepTiles</name>
    <message>
        <source>Keep these tiles</source>
        <translation>Garder ces tuiles</translation>
    </message>
    <message>
        <source>What is this box called?</source>
        <translation>Comment s’appelle cette boîte ?</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>begins with &quot;%1&quot;, which is not the number of a square</source>
        <translation>commence par «&#xa0;%1&#xa0;», qui n’est pas le numéro d’un carré</translation>
    </message>
    <message>
        <source>names square %1; there are %2</source>
        <translation>cite le carré %1&#x202f;; il y en a %2</translation>
    </message>
    <message>
        <source>names square %1 a second time; keep one of the lines</source>
        <translation>cite le carré %1 une deuxième fois&#x202f;; gardez une seule des lignes</translation>
    </message>
    <message>
        <source>means square %1 of %2, but square %1 lies on %3; give the same pictures in the order in which the labels have them</source>
        <translation>désigne le carré %1 de %2, mais le carré %1 se trouve sur %3&#x202f;; donnez les mêmes images dans l’ordre des étiquettes</translation>
    </message>
    <message>
        <source>names no tile type that is known: &quot;%1&quot;; write one such as base.U, or none</source>
        <translation>ne cite aucun type de tuile connu&#xa0;: «&#xa0;%1&#xa0;»&#x202f;; écrivez par exemple base.U, ou none</translation>
    </message>
    <message>
        <source>needs 0, 1, 2 or 3 quarter turns after the type</source>
        <translation>doit indiquer 0, 1, 2 ou 3 quarts de tour après le type</translation>
    </message>
    <message>
        <source>%1: line %2 %3</source>
        <translation>%1&#xa0;: la ligne %2 %3</translation>
    </message>
</context>
<context>
    <name>LearnCommand</name>
    <message numerus="yes">
        <source>%n learned picture(s) count</source>
        <translation>
            <numerusform>%n image apprise compte</numerusform>
            <numerusform>%n images apprises comptent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>The broker %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>Le broker %1 est injoignable&#x202f;; vérifiez l&apos;adresse, et qu&apos;il fonctionne</translation>
    </message>
    <message>
        <source>The broker %1 refuses; check user and password</source>
        <translation>Le broker %1 refuse&#x202f;; vérifiez l&apos;utilisateur et le mot de passe</translation>
    </message>
    <message>
        <source>The broker %1 isn&apos;t trusted; check its certificate, and who signed it (?cafile=FILE)</source>
        <translation>Le broker %1 n’est pas digne de confiance&#x202f;; vérifiez son certificat et qui l’a signé (?cafile=FICHIER)</translation>
    </message>
</context>
<context>
    <name>LiveHelp</name>
    <message>
        <source>Type at any time, and press Enter:</source>
        <translation>Tapez à tout moment, puis appuyez sur Entrée&#xa0;:</translation>
    </message>
    <message>
        <source>the second question: its first answer is right</source>
        <translation>la deuxième question&#xa0;: sa première réponse est correcte</translation>
    </message>
    <message>
        <source>turn 7: tile U was laid, turned by 1 quarter clockwise</source>
        <translation>tour 7&#xa0;: la tuile U a été posée, tournée d’un quart de tour dans le sens horaire</translation>
    </message>
    <message>
        <source>the first tile on the table</source>
        <translation>la première tuile sur la table</translation>
    </message>
    <message>
        <source>turn 7: the meeple stands on feature 0; “none” for no meeple</source>
        <translation>tour 7&#xa0;: le meeple occupe la zone 0&#x202f;; «&#xa0;none&#xa0;» s’il n’y a pas de meeple</translation>
    </message>
    <message>
        <source>turn 7 was taken by red</source>
        <translation>le tour 7 a été joué par le joueur rouge</translation>
    </message>
    <message>
        <source>turn 7 was never taken</source>
        <translation>le tour 7 n’a pas été joué</translation>
    </message>
    <message>
        <source>show these words again</source>
        <translation>afficher de nouveau cette aide</translation>
    </message>
    <message>
        <source>stop, and show the score</source>
        <translation>arrêter et afficher le score</translation>
    </message>
    <message>
        <source>the same with another figure: small, large, abbot, builder, pig</source>
        <translation>de même avec une autre figurine&#xa0;: small, large, abbot, builder, pig</translation>
    </message>
    <message>
        <source>the abbot came home in turn 7</source>
        <translation>l’abbé est rentré au tour 7</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>the work could not be finished</source>
        <translation>le travail n’a pas pu être terminé</translation>
    </message>
    <message>
        <source>the game can no longer be followed</source>
        <translation>la partie ne peut plus être suivie</translation>
    </message>
    <message>
        <source>the camera could not be calibrated</source>
        <translation>la caméra n’a pas pu être calibrée</translation>
    </message>
    <message>
        <source>the tiles could not be learned</source>
        <translation>les tuiles n’ont pas pu être apprises</translation>
    </message>
    <message>
        <source>%1, because there is not enough memory; close other programs, or take smaller pictures</source>
        <translation>%1&#xa0;: la mémoire ne suffit pas&#x202f;; fermez d’autres programmes ou prenez des images plus petites</translation>
    </message>
    <message>
        <source>%1, because something in it is not as it should be; try it with another file or picture</source>
        <translation>%1&#xa0;: quelque chose n’y est pas comme il faut&#x202f;; essayez avec un autre fichier ou une autre image</translation>
    </message>
    <message>
        <source>it stopped</source>
        <translation>elle s’est arrêtée</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>a tile type before this</source>
        <translation>une tuile avant cela</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>one of the letters %1 before *</source>
        <translation>l’une des lettres %1 avant *</translation>
    </message>
    <message>
        <source>four reasons at most</source>
        <translation>quatre raisons au plus</translation>
    </message>
    <message>
        <source>the sum %1</source>
        <translation>la somme %1</translation>
    </message>
    <message>
        <source>a half edge such as NL before this</source>
        <translation>un demi-côté comme NL avant cela</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>expected %1 at character %2</source>
        <translation>attendu au caractère %2&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PhoneHelp</name>
    <message>
        <source>Scan the code with a phone that is in the same network, or open %1 there. The browser warns once that it doesn&apos;t know this computer: continue.</source>
        <translation>Scannez le code avec un téléphone du même réseau ou ouvrez-y %1. Le navigateur avertit une fois qu’il ne connaît pas cet ordinateur&#xa0;: continuez.</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>No points yet</source>
        <translation>Aucun point pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>A tie with %n point(s): %1</source>
        <translation>
            <numerusform>Égalité à %n point&#xa0;: %1</numerusform>
            <numerusform>Égalité à %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, a tie with %n point(s): %1</source>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant, égalité à %n point&#xa0;: %1</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant, égalité à %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point</numerusform>
            <numerusform>%1 gagne avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, %1 would win with %n point(s)</source>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant, %1 gagnerait avec %n point</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant, %1 gagnerait avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Which tile is this?</source>
        <translation>Quelle est cette tuile&#x202f;?</translation>
    </message>
    <message>
        <source>Whose meeple is this?</source>
        <translation>À qui est ce meeple&#x202f;?</translation>
    </message>
    <message>
        <source>What does this meeple claim?</source>
        <translation>Qu’occupe ce meeple&#x202f;?</translation>
    </message>
    <message>
        <source>Is this a meeple?</source>
        <translation>Est-ce un meeple&#x202f;?</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Pas de tuile</translation>
    </message>
    <message>
        <source>No meeple</source>
        <translation>Pas de meeple</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is claimed: Anna: road</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Sur la route</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>Dans la ville</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>Dans l’abbaye</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Dans le champ</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>Dans le jardin</translation>
    </message>
</context>
<context>
    <name>PhotoTrack</name>
    <message>
        <source>The scoring track wasn&apos;t found in this picture.</source>
        <translation>La piste de score n’a pas été trouvée sur cette image.</translation>
    </message>
    <message>
        <source>The points are those of the spaces: add %1 for each full lap.</source>
        <translation>Les points sont ceux des cases&#xa0;: ajoutez %1 par tour complet.</translation>
    </message>
    <message>
        <source>No figure was found on the track for %1.</source>
        <translation>Aucune figurine n’a été trouvée sur la piste pour&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Sur la route</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>Dans la ville</translation>
    </message>
    <message>
        <source>In the cloister</source>
        <translation>Dans l’abbaye</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Dans le champ</translation>
    </message>
    <message>
        <source>On the road (%1)</source>
        <translation>Sur la route (%1)</translation>
    </message>
    <message>
        <source>In the city (%1)</source>
        <translation>Dans la ville (%1)</translation>
    </message>
    <message>
        <source>In the field (%1)</source>
        <translation>Dans le champ (%1)</translation>
    </message>
    <message>
        <source>In the garden</source>
        <translation>Dans le jardin</translation>
    </message>
    <message>
        <source>On the river</source>
        <translation>Sur la rivière</translation>
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
        <translation>Scannez le code avec le téléphone sur lequel se trouve l&apos;application Board Game Stats&#xa0;: elle reprend les noms, les points et le vainqueur.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Turn %1: which tile is this?</source>
        <translation>Tour %1&#xa0;: quelle est cette tuile&#x202f;?</translation>
    </message>
    <message>
        <source>The first tile: which tile is this?</source>
        <translation>La première tuile&#xa0;: laquelle est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Turn %1: what does the meeple claim?</source>
        <translation>Tour %1&#xa0;: qu’occupe le meeple&#x202f;?</translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <translation>%1 sur la route</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <translation>%1 dans la ville</translation>
    </message>
    <message>
        <source>%1 in the cloister</source>
        <translation>%1 dans l’abbaye</translation>
    </message>
    <message>
        <source>%1 in the field</source>
        <translation>%1 dans le champ</translation>
    </message>
    <message>
        <source>%1 on the road (%2)</source>
        <translation>%1 sur la route (%2)</translation>
    </message>
    <message>
        <source>%1 in the city (%2)</source>
        <translation>%1 dans la ville (%2)</translation>
    </message>
    <message>
        <source>%1 in the field (%2)</source>
        <translation>%1 dans le champ (%2)</translation>
    </message>
    <message>
        <source>no meeple</source>
        <translation>pas de meeple</translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <translation>%1 dans le jardin</translation>
    </message>
</context>
<context>
    <name>ReadCommand</name>
    <message>
        <source>Add: --catalogue %1</source>
        <translation>Ajoutez&#xa0;: --catalogue %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Scoring track: no figure was found on it.</source>
        <translation>Piste de score&#xa0;: aucune figurine n’y a été trouvée.</translation>
    </message>
    <message>
        <source>Scoring track: %1</source>
        <translation>Piste de score&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ReadText</name>
    <message>
        <source>%1: %2 if the game ended now</source>
        <comment>a colour, its points</comment>
        <translation>%1&#xa0;: %2 si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Not certain:</source>
        <translation>Incertain&#xa0;:</translation>
    </message>
    <message>
        <source>Please check:</source>
        <translation>À vérifier&#xa0;:</translation>
    </message>
    <message>
        <source>May be looked at:</source>
        <translation>À vérifier si vous le souhaitez :</translation>
    </message>
</context>
<context>
    <name>ReplayCommand</name>
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
    <message>
        <source>%1: %2 during the game, %3 at the end</source>
        <comment>a player and points</comment>
        <translation>%1&#xa0;: %2 pendant la partie, %3 à la fin</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A game of Carcassonne</source>
        <translation>Une partie de Carcassonne</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>%1 would share the victory if it ended now</source>
        <translation>%1 se partageraient la victoire si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 would win if it ended now</source>
        <translation>%1 gagnerait si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>routes</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>abbayes</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
    <message>
        <source>gingerbread</source>
        <translation>pain d’épice</translation>
    </message>
    <message>
        <source>agreed</source>
        <comment>points that players passed to each other</comment>
        <translation>convenus</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Scores over the game</source>
        <translation>Scores au fil de la partie</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; “meeplecam audit” lists them all</source>
        <translation>
            <numerusform>et %n autre&#x202f;; «&#xa0;meeplecam audit&#xa0;» donne la liste complète</numerusform>
            <numerusform>et %n autres&#x202f;; «&#xa0;meeplecam audit&#xa0;» donne la liste complète</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missed, forgotten or scored wrongly.</source>
        <translation>Rien n’a été manqué, oublié ni mal décompté.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>What the final scoring would be now</source>
        <translation>Ce que donnerait le décompte final maintenant</translation>
    </message>
    <message>
        <source>No meeple was left on the board.</source>
        <translation>Il ne restait aucun meeple sur le plateau.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>jardins</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>marchandises</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 on a road</source>
        <translation>%1 sur une route</translation>
    </message>
    <message>
        <source>%1 in a city</source>
        <translation>%1 dans une ville</translation>
    </message>
    <message>
        <source>%1 on a cloister</source>
        <translation>%1 dans une abbaye</translation>
    </message>
    <message>
        <source>%1 on a field</source>
        <translation>%1 dans un champ</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back.</source>
        <translation>Cette route est complète, mais ses meeples n’ont pas été repris.</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back.</source>
        <translation>Cette ville est complète, mais ses meeples n’ont pas été repris.</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back.</source>
        <translation>Cette abbaye est complète, mais son meeple n’a pas été repris.</translation>
    </message>
    <message>
        <source>No tiles of this edition were found in the picture. Photograph the board from closer, or choose the edition of your tiles.</source>
        <translation>Aucune tuile de cette édition n’a été trouvée sur l’image. Photographiez le plateau de plus près, ou choisissez l’édition de vos tuiles.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile on its right.</source>
        <translation>Cette tuile ne s’accorde pas avec celle qui est à sa droite.</translation>
    </message>
    <message>
        <source>This tile does not fit the tile below it.</source>
        <translation>Cette tuile ne s’accorde pas avec celle qui est en dessous.</translation>
    </message>
    <message>
        <source>This tile is in none of the boxes in play: %1.</source>
        <translation>Cette tuile n’est dans aucune des boîtes en jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are more of this tile on the table (%1) than in the boxes (%2): %3.</source>
        <translation>Cette tuile est plus nombreuse sur la table (%1) que dans les boîtes (%2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>no picture of this edition shows this tile</source>
        <translation>aucune image de cette édition ne montre cette tuile</translation>
    </message>
    <message>
        <source>the tiles look like another edition</source>
        <translation>les tuiles semblent appartenir à une autre édition</translation>
    </message>
    <message>
        <source>several tiles match what is visible</source>
        <translation>plusieurs tuiles correspondent à ce qui est visible</translation>
    </message>
    <message>
        <source>it is not clear which way round this tile lies</source>
        <translation>l’orientation de cette tuile n’est pas claire</translation>
    </message>
    <message>
        <source>no picture of this edition matches this tile</source>
        <translation>aucune image de cette édition ne correspond à cette tuile</translation>
    </message>
    <message>
        <source>something lies here, or covers a tile</source>
        <translation>quelque chose est posé ici ou couvre une tuile</translation>
    </message>
    <message>
        <source>this may be a meeple</source>
        <translation>c’est peut-être un meeple</translation>
    </message>
    <message>
        <source>a meeple may have stood here shortly</source>
        <translation>un meeple a peut-être été posé ici un court instant</translation>
    </message>
    <message>
        <source>the colour of this meeple is not clear</source>
        <translation>la couleur de ce meeple n’est pas claire</translation>
    </message>
    <message>
        <source>it is not clear what this meeple claims</source>
        <translation>on ne voit pas clairement ce qu’occupe ce meeple</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
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
    <message>
        <source>%1, %2</source>
        <comment>how many tiles and meeples</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meeples</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>lies or stands there</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2 – %3?</source>
        <comment>a place, why something is asked there, and what it may be</comment>
        <translation>%1&#xa0;: %2 – %3&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what is said of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No board was found</source>
        <translation>Aucun plateau n’a été trouvé</translation>
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
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Incertain</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>This road is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>Cette route est complète, mais ses meeples n’ont pas été repris&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <source>This city is complete, but its meeples were not taken back: %1 for %2.</source>
        <translation>Cette ville est complète, mais ses meeples n’ont pas été repris&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <source>This cloister is complete, but its meeple was not taken back: %1 for %2.</source>
        <translation>Cette abbaye est complète, mais son meeple n’a pas été repris&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <source>%1 in a garden</source>
        <translation>%1 dans un jardin</translation>
    </message>
    <message numerus="yes">
        <source>A hand or another object covers %n space(s) where tiles may lie. Remove it and photograph the board again.</source>
        <translation>
            <numerusform>Une main ou un autre objet cache %n emplacement où une tuile peut se trouver. Retirez-le et photographiez le plateau à nouveau.</numerusform>
            <numerusform>Une main ou un autre objet cache %n emplacements où des tuiles peuvent se trouver. Retirez-le et photographiez le plateau à nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>a hand or another object covers this space</source>
        <translation>une main ou un autre objet cache cet emplacement</translation>
    </message>
    <message>
        <source>this tile looks like none of the boxes in play</source>
        <translation>cette tuile ne ressemble à aucune des boîtes en jeu</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more tile(s) on the table than in the boxes in play. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>Il y a sur la table %n tuile de plus que dans les boîtes en jeu. Si une autre boîte est sur la table, choisissez-la aussi.</numerusform>
            <numerusform>Il y a sur la table %n tuiles de plus que dans les boîtes en jeu. Si une autre boîte est sur la table, choisissez-la aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) look like none of the boxes in play, so they are not counted. If another box is on the table, choose it as well.</source>
        <translation>
            <numerusform>%n tuile ne ressemble à aucune des boîtes en jeu et n’est donc pas comptée. Si une autre boîte est sur la table, choisissez-la aussi.</numerusform>
            <numerusform>%n tuiles ne ressemblent à aucune des boîtes en jeu et ne sont donc pas comptées. Si une autre boîte est sur la table, choisissez-la aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of boxes that were not chosen are on the table. These boxes were added: %1.</source>
        <translation>Des tuiles de boîtes non choisies sont sur la table. Ces boîtes ont été ajoutées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The tiles in the picture do not look like this edition. If they are small in the picture, photograph the board from closer; else choose the edition of your tiles, or teach them.</source>
        <translation>Les tuiles de l’image ne ressemblent pas à cette édition. Si elles sont petites sur l’image, photographiez le plateau de plus près ; sinon, choisissez l’édition de vos tuiles, ou enseignez-les.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>two tiles lie in one place: %1</source>
        <translation>deux tuiles se trouvent au même endroit&#xa0;: %1</translation>
    </message>
    <message>
        <source>a tile lies beyond the board: %1</source>
        <translation>une tuile se trouve hors du plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>the start tile %1 is in none of the chosen boxes; choose its box, too</source>
        <translation>la tuile de départ %1 n’est dans aucune des boîtes choisies&#x202f;; choisissez aussi sa boîte</translation>
    </message>
    <message>
        <source>the game starts with %1, but the start tile of %2 is %3</source>
        <translation>la partie commence par %1, mais la tuile de départ de %2 est %3</translation>
    </message>
    <message>
        <source>the start tile lies beyond the edge of the table; make the table larger</source>
        <translation>la tuile de départ se trouve au-delà du bord de la table&#x202f;; agrandissez la table</translation>
    </message>
    <message>
        <source>there are %1 players; this game is for %2 to %3</source>
        <translation>il y a %1 joueurs&#x202f;; ce jeu est pour %2 à %3</translation>
    </message>
    <message>
        <source>the first player is number %1; players are numbered from 0 to %2</source>
        <translation>le premier joueur a le numéro %1&#x202f;; les numéros vont de 0 à %2</translation>
    </message>
    <message>
        <source>the gingerbread man starts on a city of the start tile</source>
        <translation>le bonhomme en pain d’épice commence dans une ville de la tuile de départ</translation>
    </message>
    <message>
        <source>none of the chosen boxes has a start tile; add a complete game such as base or winter</source>
        <translation>aucune des boîtes choisies n’a de tuile de départ&#x202f;; ajoutez un jeu complet comme base ou winter</translation>
    </message>
    <message>
        <source>two rivers are chosen; choose one of them</source>
        <translation>deux rivières sont choisies&#x202f;; choisissez-en une</translation>
    </message>
    <message>
        <source>a two-tile city is worth 4 points, or 2 in older printings, not %1</source>
        <translation>une ville de deux tuiles vaut 4 points, ou 2 dans les anciennes éditions, pas %1</translation>
    </message>
    <message>
        <source>the rules ask for %1 meeples for each player; choose %2 to %3</source>
        <translation>les règles demandent %1 meeples par joueur&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 large meeples for each player; choose %2 to %3</source>
        <translation>les règles demandent %1 grands meeples par joueur&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 abbots for each player; choose %2 to %3</source>
        <translation>les règles demandent %1 abbés par joueur&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 builders for each player; choose %2 to %3</source>
        <translation>les règles demandent %1 bâtisseurs par joueur&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 pigs for each player; choose %2 to %3</source>
        <translation>les règles demandent %1 cochons par joueur&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 points for a city beside a field; choose %2 to %3</source>
        <translation>les règles demandent %1 points pour une ville au bord d’un champ&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the rules ask for %1 tiles in a hand; choose %2 to %3</source>
        <translation>les règles demandent %1 tuiles en main&#x202f;; choisissez de %2 à %3</translation>
    </message>
    <message>
        <source>the table runs from its north-west to its south-east cell, within 1000 cells each way</source>
        <translation>la table va de sa case nord-ouest à sa case sud-est, à 1000 cases au plus dans chaque direction</translation>
    </message>
    <message>
        <source>there are %1 kinds of tiles; at most 255 are possible</source>
        <translation>il y a %1 sortes de tuiles&#x202f;; 255 au plus sont possibles</translation>
    </message>
    <message>
        <source>tile type %1 appears twice; give each type its own name</source>
        <translation>la tuile %1 figure deux fois&#x202f;; donnez à chacune son nom</translation>
    </message>
    <message>
        <source>is a city that reaches no side</source>
        <translation>est une ville qui n’atteint aucun côté</translation>
    </message>
    <message>
        <source>is a road that reaches %1 sides</source>
        <translation>est une route qui atteint %1 côtés</translation>
    </message>
    <message>
        <source>is a river that reaches %1 sides</source>
        <translation>est une rivière qui atteint %1 côtés</translation>
    </message>
    <message>
        <source>is a river that takes meeples</source>
        <translation>est une rivière qui accepte des meeples</translation>
    </message>
    <message>
        <source>is joined with a feature of another kind</source>
        <translation>est reliée à une zone d’une autre sorte</translation>
    </message>
    <message>
        <source>touches feature %1, which is no city</source>
        <translation>touche la zone %1, qui n’est pas une ville</translation>
    </message>
    <message>
        <source>tile type %1 has %2 features; give it 1 to %3</source>
        <translation>la tuile %1 a %2 zones&#x202f;; donnez-lui-en de 1 à %3</translation>
    </message>
    <message>
        <source>tile type %1: feature %2 %3</source>
        <translation>tuile %1&#xa0;: la zone %2 %3</translation>
    </message>
    <message>
        <source>tile type %1: two features share a side or half edge; every one belongs to one feature</source>
        <translation>tuile %1&#xa0;: deux zones partagent un côté ou un demi-côté&#x202f;; chacun appartient à une seule zone</translation>
    </message>
    <message>
        <source>tile type %1: a half edge belongs to no feature; fields or cities have to cover all eight</source>
        <translation>tuile %1&#xa0;: un demi-côté n’appartient à aucune zone&#x202f;; champs ou villes doivent couvrir les huit</translation>
    </message>
    <message>
        <source>tile type %1 has two cloisters or gardens; a tile holds one at most</source>
        <translation>la tuile %1 a deux abbayes ou jardins&#x202f;; une tuile en a un au plus</translation>
    </message>
    <message>
        <source>tile type %1 has two rivers; a tile holds one at most</source>
        <translation>la tuile %1 a deux rivières&#x202f;; une tuile en a une au plus</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Waiting for the first tile</source>
        <translation>En attente de la première tuile</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point</numerusform>
            <numerusform>%1 gagne avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each</source>
        <translation>
            <numerusform>%1 se partagent la victoire avec %n point chacun</numerusform>
            <numerusform>%1 se partagent la victoire avec %n points chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>N’importe qui peut commencer</translation>
    </message>
    <message>
        <source>%1 in play + %2 at the end</source>
        <translation>%1 en jeu + %2 à la fin</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <translation>%1 si l’on s’arrêtait là</translation>
    </message>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1&#xa0;: %2 → %3 points</translation>
    </message>
    <message>
        <source>%1: %2 → %3 if it ended now</source>
        <translation>%1&#xa0;: %2 → %3 si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Changed. The scores stay the same.</source>
        <translation>Modifié. Les scores restent les mêmes.</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores on other screens</source>
        <translation>Scores sur d’autres écrans</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or open this address on a television. Whoever knows it sees the board and the scores, and can&apos;t change them.</source>
        <translation>Scannez le code avec un téléphone du même réseau ou ouvrez cette adresse sur un téléviseur. Qui la connaît voit le plateau et les scores, sans pouvoir rien changer.</translation>
    </message>
    <message>
        <source>For a film, such as in OBS, add ?overlay=scores or ?overlay=board before the # sign; &amp;size=24 sets the size of the letters.</source>
        <translation>Pour un film, par exemple dans OBS, ajoutez ?overlay=scores ou ?overlay=board avant le signe #&#x202f;; &amp;size=24 règle la taille des lettres.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Nothing is shown in the network any more, and no phone is the camera.</source>
        <translation>Plus rien n’est montré sur le réseau, et aucun téléphone ne sert de caméra.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Whoever knows the address sees the board and the scores, and may answer what the camera can&apos;t tell, as in this window.</source>
        <translation>Scannez le code avec un téléphone du même réseau. Qui connaît l&apos;adresse voit le plateau et les scores, et peut dire, comme dans cette fenêtre, ce que la caméra ne distingue pas.</translation>
    </message>
    <message>
        <source>Players may answer questions on their phones</source>
        <translation>Les joueurs peuvent répondre aux questions sur leur téléphone</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>no certificate for phones can be made: this computer&apos;s OpenSSL refuses to; install it again</source>
        <translation>impossible de créer un certificat pour les téléphones&#xa0;: OpenSSL de cet ordinateur le refuse&#x202f;; réinstallez-le</translation>
    </message>
    <message>
        <source>%1: the certificate for phones can&apos;t be written; make room, or let this user write there</source>
        <translation>%1&#xa0;: le certificat pour les téléphones ne peut pas être écrit&#x202f;; libérez de la place ou permettez à cet utilisateur d’y écrire</translation>
    </message>
</context>
<context>
    <name>ServerShelf</name>
    <message>
        <source>The database %1 can&apos;t be reached; check the address, and that it runs</source>
        <translation>La base de données %1 est injoignable&#x202f;; vérifiez l’adresse et qu’elle fonctionne</translation>
    </message>
    <message>
        <source>The database %1 isn&apos;t trusted; check its certificate, and sslmode and sslrootcert in the address</source>
        <translation>La base de données %1 n’est pas digne de confiance&#x202f;; vérifiez son certificat, ainsi que sslmode et sslrootcert dans l’adresse</translation>
    </message>
    <message>
        <source>The database %1 refuses; check user, password and the name of the database</source>
        <translation>La base de données %1 refuse&#x202f;; vérifiez l’utilisateur, le mot de passe et le nom de la base</translation>
    </message>
    <message>
        <source>The connection to the database %1 is lost; nothing in it was changed: try again</source>
        <translation>La connexion à la base de données %1 est perdue&#x202f;; rien n’y a été modifié&#xa0;: réessayez</translation>
    </message>
    <message>
        <source>The database %1 is in use by others for too long; try again later</source>
        <translation>La base de données %1 est utilisée trop longtemps par d’autres&#x202f;; réessayez plus tard</translation>
    </message>
    <message>
        <source>The database %1 has no room; nothing in it was changed: make room there</source>
        <translation>La base de données %1 n’a plus de place&#x202f;; rien n’y a été modifié&#xa0;: libérez de la place</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be used (error %2); nothing in it was changed: let its owner grant you to read, write and create tables</source>
        <translation>La base de données %1 est inutilisable (erreur %2)&#x202f;; rien n’y a été modifié&#xa0;: demandez à son propriétaire le droit de lire, d’écrire et de créer des tables</translation>
    </message>
    <message>
        <source>Past games on a server need PostgreSQL for Qt; install the package libqt6sql6-psql</source>
        <translation>Les parties passées sur un serveur demandent PostgreSQL pour Qt&#x202f;; installez le paquet libqt6sql6-psql</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>Nothing can be shown in the network: this computer has no address there, or may not listen on it</source>
        <translation>Rien ne peut être montré sur le réseau&#xa0;: cet ordinateur n’y a pas d’adresse, ou n’a pas le droit de l’utiliser</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message numerus="yes">
        <source>Carcassonne, %n turn(s)</source>
        <translation>
            <numerusform>Carcassonne, %n tour</numerusform>
            <numerusform>Carcassonne, %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best turn: %1, turn %2, %n point(s)</source>
        <translation>
            <numerusform>Meilleur tour&#xa0;: %1, tour %2, %n point</numerusform>
            <numerusform>Meilleur tour&#xa0;: %1, tour %2, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Past games need SQLite for Qt; install the package libqt6sql6-sqlite</source>
        <translation>Les parties jouées nécessitent SQLite pour Qt&#x202f;; installez le paquet libqt6sql6-sqlite</translation>
    </message>
    <message>
        <source>There is no room for %1, where past games are kept; nothing in it was changed: make room on the disk</source>
        <translation>Il n’y a plus de place pour %1, où sont les parties passées&#x202f;; rien n’y a été modifié&#xa0;: libérez de la place sur le disque</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used: it is damaged, or no such file; nothing in it was changed: choose another file</source>
        <translation>%1, où sont les parties passées, est inutilisable&#xa0;: abîmé, ou pas un tel fichier&#x202f;; rien n’y a été modifié&#xa0;: choisissez un autre fichier</translation>
    </message>
    <message>
        <source>%1, where past games are kept, is in use by another program for too long; try again</source>
        <translation>%1, où sont les parties passées, est utilisé trop longtemps par un autre programme&#x202f;; réessayez</translation>
    </message>
    <message>
        <source>%1, where past games are kept, cannot be used; nothing in it was changed: see that it may be read and written, or choose another file</source>
        <translation>%1, où sont les parties passées, est inutilisable&#x202f;; rien n’y a été modifié&#xa0;: vérifiez qu’on peut y lire et écrire, ou choisissez un autre fichier</translation>
    </message>
    <message>
        <source>there is no past game %1; list them to see which there are</source>
        <translation>il n’y a pas de partie passée %1&#x202f;; meeplecam games list montre celles qui existent</translation>
    </message>
    <message>
        <source>the past game %1</source>
        <translation>la partie passée %1</translation>
    </message>
</context>
<context>
    <name>ShelfPlaces</name>
    <message>
        <source>%1 is no address of a database; write it like postgresql://anna@server/games</source>
        <translation>%1 n’est pas l’adresse d’une base de données&#x202f;; écrivez-la comme postgresql://anna@server/games</translation>
    </message>
</context>
<context>
    <name>ShelfSchema</name>
    <message>
        <source>%1 is a database of another program; choose another place for past games</source>
        <translation>%1 est la base de données d’un autre programme&#x202f;; choisissez un autre endroit pour les parties passées</translation>
    </message>
    <message>
        <source>%1 was written by a newer Meeplecam (version %2 of its schema, this one knows %3); use that one, or choose another place for past games</source>
        <translation>%1 a été écrit par un Meeplecam plus récent (version %2 du schéma, celui-ci connaît la %3)&#x202f;; utilisez-le, ou choisissez un autre endroit pour les parties passées</translation>
    </message>
</context>
<context>
    <name>ShelfText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <translation>(interrompue)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>best</source>
        <translation>record</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>routes</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>abbayes</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>That lies on a tile. Put it on the bare table beside the tile.</source>
        <translation>L’objet se trouve sur une tuile. Posez-le sur la table nue, à côté de la tuile.</translation>
    </message>
    <message>
        <source>That is too large for a meeple. It may stay if a meeple fits beside it, or on it.</source>
        <translation>L’objet est trop grand pour un meeple. Il peut rester si un meeple tient à côté, ou dessus.</translation>
    </message>
    <message>
        <source>The camera was moved. If a meeple lies there already, take it away and put it down again.</source>
        <translation>La caméra a été déplacée. Si un meeple est déjà là, retirez-le et reposez-le.</translation>
    </message>
    <message>
        <source>%1: put one of your meeples on the table beside the first tile.</source>
        <translation>%1&#xa0;: posez un de vos meeples sur la table, à côté de la première tuile.</translation>
    </message>
    <message>
        <source>Put the first tile on the table.</source>
        <translation>Posez la première tuile sur la table.</translation>
    </message>
    <message>
        <source>The game can begin.</source>
        <translation>La partie peut commencer.</translation>
    </message>
    <message>
        <source>That looks like a meeple of %1. Take it away; it is not their turn.</source>
        <translation>Cela ressemble à un meeple de %1. Retirez-le&#x202f;; ce n’est pas son tour.</translation>
    </message>
    <message>
        <source>More than one thing was put there. Take all but one away.</source>
        <translation>Plusieurs objets ont été posés là. Retirez-les tous sauf un.</translation>
    </message>
    <message>
        <source>Too little of that is visible. Put it where the table has another colour, or on a sheet of paper.</source>
        <translation>L’objet n’est pas assez visible. Posez-le là où la table est d’une autre couleur, ou sur une feuille de papier.</translation>
    </message>
    <message>
        <source>Learned: the meeples of %1 are %2.</source>
        <comment>%2 is a colour</comment>
        <translation>Couleur des meeples apprise pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The meeples of %1 and %2 look alike in this light. Turn on another lamp, or let one of them play another colour.</source>
        <translation>Sous cet éclairage, %1 et %2 ont des meeples qui se ressemblent. Allumez une autre lampe, ou donnez une autre couleur à l’un des deux.</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>all roads forgotten at the end</source>
        <translation>toutes les routes oubliées à la fin</translation>
    </message>
    <message>
        <source>all cities forgotten at the end</source>
        <translation>toutes les villes oubliées à la fin</translation>
    </message>
    <message>
        <source>all cloisters forgotten at the end</source>
        <translation>toutes les abbayes oubliées à la fin</translation>
    </message>
    <message>
        <source>all fields forgotten at the end</source>
        <translation>tous les champs oubliés à la fin</translation>
    </message>
    <message>
        <source>%1: all roads forgotten at the end</source>
        <translation>toutes les routes oubliées à la fin pour %1</translation>
    </message>
    <message>
        <source>%1: all cities forgotten at the end</source>
        <translation>toutes les villes oubliées à la fin pour %1</translation>
    </message>
    <message>
        <source>%1: all cloisters forgotten at the end</source>
        <translation>toutes les abbayes oubliées à la fin pour %1</translation>
    </message>
    <message>
        <source>%1: all fields forgotten at the end</source>
        <translation>tous les champs oubliés à la fin pour %1</translation>
    </message>
    <message>
        <source>inn left out: %1</source>
        <translation>auberge non prise en compte (%1)</translation>
    </message>
    <message>
        <source>cathedral left out: %1</source>
        <translation>cathédrale non prise en compte (%1)</translation>
    </message>
    <message>
        <source>tiles around it left out: %1</source>
        <translation>tuiles voisines non prises en compte (%1)</translation>
    </message>
    <message>
        <source>pennants left out: %1</source>
        <translation>blasons non pris en compte (%1)</translation>
    </message>
    <message>
        <source>forgotten: %1</source>
        <translation>oubli (%1)</translation>
    </message>
    <message>
        <source>counted twice: %1</source>
        <translation>double décompte (%1)</translation>
    </message>
    <message>
        <source>shared, but forgotten for %2: %1</source>
        <translation>points partagés, mais oubliés pour %2 (%1)</translation>
    </message>
    <message>
        <source>given to %2 instead of %3: %1</source>
        <translation>points donnés à %2 au lieu de %3 (%1)</translation>
    </message>
    <message>
        <source>%1: final scoring forgotten</source>
        <translation>décompte final oublié pour %1</translation>
    </message>
    <message>
        <source>final scoring forgotten</source>
        <translation>décompte final oublié</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track lost</source>
        <translation>un tour de piste de score en moins pour %1</translation>
    </message>
    <message>
        <source>%1: a lap of the scoring track too many</source>
        <translation>un tour de piste de score en trop pour %1</translation>
    </message>
    <message>
        <source>all gardens forgotten at the end</source>
        <translation>tous les jardins oubliés à la fin</translation>
    </message>
    <message>
        <source>all goods forgotten at the end</source>
        <translation>toutes les marchandises oubliées à la fin</translation>
    </message>
    <message>
        <source>%1: all gardens forgotten at the end</source>
        <translation>tous les jardins oubliés à la fin pour %1</translation>
    </message>
    <message>
        <source>%1: all goods forgotten at the end</source>
        <translation>toutes les marchandises oubliées à la fin pour %1</translation>
    </message>
    <message>
        <source>pig left out: %1</source>
        <translation>cochon non pris en compte (%1)</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>%1 is no source of pictures; name a camera, a film, a folder or an address</source>
        <translation>%1 n’est pas une source d’images&#x202f;; indiquez une caméra, un film, un dossier ou une adresse</translation>
    </message>
    <message>
        <source>%1 has %2 pictures of %3x%4, but its truth is about %5 of %6x%7; bring together what belongs together</source>
        <translation>%1 a %2 images de %3x%4, mais sa vérité parle de %5 de %6x%7&#x202f;; réunissez ce qui va ensemble</translation>
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
        <translation>Laissées de côté, mais sur la planche&#xa0;: %1. Nommez celles qui sont des tuiles entières.</translation>
    </message>
    <message>
        <source>Please check these numbers: %1</source>
        <translation>Vérifiez ces numéros&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Plus que la boîte n’en contient&#xa0;: %1</translation>
    </message>
    <message>
        <source>The edition is in %1. Look at %2: where it is wrong, correct %3 and run this again with --labels %3.</source>
        <translation>L’édition se trouve dans %1. Vérifiez %2&#xa0;: en cas d’erreur, corrigez %3 et relancez la commande avec --labels %3.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1&#xa0;: aucune tuile entière n’a été trouvée. Étalez les tuiles, bien espacées, sur une table unie et photographiez-les d’en haut.</translation>
    </message>
    <message>
        <source>%1: no whole tile was found.</source>
        <translation>%1&#xa0;: aucune tuile entière n’a été trouvée.</translation>
    </message>
</context>
<context>
    <name>TeachWords</name>
    <message>
        <source>%1: no whole tile was found. Lay the tiles out with gaps on a plain table and photograph them from above.</source>
        <translation>%1&#xa0;: aucune tuile entière n’a été trouvée. Étalez les tuiles, bien espacées, sur une table unie et photographiez-les d’en haut.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) found.</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile trouvée.</numerusform>
            <numerusform>%1&#xa0;: %n tuiles trouvées.</numerusform>
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
        <translation>Il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>More than the box holds: %1</source>
        <translation>Plus que la boîte n’en contient&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The last tile was laid</source>
        <translation>La dernière tuile a été posée</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Anyone may go first</source>
        <translation>N’importe qui peut commencer</translation>
    </message>
    <message>
        <source>Waiting for the first tile</source>
        <translation>En attente de la première tuile</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>whose turn, turns played, tiles left</comment>
        <translation>%1 · %2 · %3</translation>
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
    <message>
        <source>%1, %2 if the game ended now</source>
        <comment>points, points</comment>
        <translation>%1, %2 si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Dernière action&#xa0;: %1</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <translation>Question %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game can&apos;t be followed: %1</source>
        <translation>La partie ne peut pas être suivie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TileNames</name>
    <message>
        <source>city on one side</source>
        <translation>ville sur un côté</translation>
    </message>
    <message>
        <source>city on two opposite sides</source>
        <translation>ville sur deux côtés opposés</translation>
    </message>
    <message>
        <source>city on two neighbouring sides</source>
        <translation>ville sur deux côtés adjacents</translation>
    </message>
    <message>
        <source>city on three sides</source>
        <translation>ville sur trois côtés</translation>
    </message>
    <message>
        <source>city on all sides</source>
        <translation>ville sur tous les côtés</translation>
    </message>
    <message>
        <source>%1 with a pennant</source>
        <comment>city</comment>
        <translation>%1 avec un blason</translation>
    </message>
    <message>
        <source>%1 with two pennants</source>
        <comment>city</comment>
        <translation>%1 avec deux blasons</translation>
    </message>
    <message>
        <source>%1 with a cathedral</source>
        <comment>city</comment>
        <translation>%1 avec une cathédrale</translation>
    </message>
    <message>
        <source>two cities on opposite sides</source>
        <translation>deux villes sur des côtés opposés</translation>
    </message>
    <message>
        <source>two cities on neighbouring sides</source>
        <translation>deux villes sur des côtés adjacents</translation>
    </message>
    <message>
        <source>three cities</source>
        <translation>trois villes</translation>
    </message>
    <message>
        <source>four cities</source>
        <translation>quatre villes</translation>
    </message>
    <message>
        <source>road to the city</source>
        <translation>route menant à la ville</translation>
    </message>
    <message>
        <source>dead-end road</source>
        <translation>route sans issue</translation>
    </message>
    <message>
        <source>two roads to the city</source>
        <translation>deux routes menant à la ville</translation>
    </message>
    <message>
        <source>two dead-end roads</source>
        <translation>deux routes sans issue</translation>
    </message>
    <message>
        <source>three roads to the city</source>
        <translation>trois routes menant à la ville</translation>
    </message>
    <message>
        <source>three-way junction</source>
        <translation>carrefour à trois routes</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>carrefour à quatre routes</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>route droite</translation>
    </message>
    <message>
        <source>two straight roads</source>
        <translation>deux routes droites</translation>
    </message>
    <message>
        <source>curved road</source>
        <translation>route courbe</translation>
    </message>
    <message>
        <source>two curved roads</source>
        <translation>deux routes courbes</translation>
    </message>
    <message>
        <source>%1 with an inn</source>
        <comment>road</comment>
        <translation>%1 avec une auberge</translation>
    </message>
    <message>
        <source>road from the right to the bottom</source>
        <translation>route de la droite vers le bas</translation>
    </message>
    <message>
        <source>road from the left to the bottom</source>
        <translation>route de la gauche vers le bas</translation>
    </message>
    <message>
        <source>road on the right</source>
        <translation>route à droite</translation>
    </message>
    <message>
        <source>road on the left</source>
        <translation>route à gauche</translation>
    </message>
    <message>
        <source>road at the bottom</source>
        <translation>route en bas</translation>
    </message>
    <message>
        <source>city at the top</source>
        <translation>ville en haut</translation>
    </message>
    <message>
        <source>city at the top and right</source>
        <translation>ville en haut et à droite</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>abbaye</translation>
    </message>
    <message>
        <source>cloister with a road</source>
        <translation>abbaye avec une route</translation>
    </message>
    <message>
        <source>cloister with two roads</source>
        <translation>abbaye avec deux routes</translation>
    </message>
    <message>
        <source>cloister with three roads</source>
        <translation>abbaye avec trois routes</translation>
    </message>
    <message>
        <source>cloister with four roads</source>
        <translation>abbaye avec quatre routes</translation>
    </message>
    <message>
        <source>divided field</source>
        <translation>champ divisé</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>cerf</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>sanglier</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>loup</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>corneille</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>wolpertinger</source>
        <translation>wolpertinger</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation>bonhomme en pain d’épice</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
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
        <translation>%1 avec du vin</translation>
    </message>
    <message>
        <source>%1 with grain</source>
        <comment>city</comment>
        <translation>%1 avec du blé</translation>
    </message>
    <message>
        <source>%1 with cloth</source>
        <comment>city</comment>
        <translation>%1 avec du tissu</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>source</translation>
    </message>
    <message>
        <source>straight river</source>
        <translation>rivière droite</translation>
    </message>
    <message>
        <source>bend of the river</source>
        <translation>coude de la rivière</translation>
    </message>
    <message>
        <source>the city reaches a corner</source>
        <translation>ville jusqu’à un coin</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>has too few spaces; name all of them</source>
        <translation>a trop peu de cases ; il faut les indiquer toutes</translation>
    </message>
    <message>
        <source>a scoring track</source>
        <translation>une piste de score</translation>
    </message>
    <message>
        <source>the picture of a scoring track</source>
        <translation>l&apos;image d&apos;une piste de score</translation>
    </message>
    <message>
        <source>%1: a space lies beyond the picture; name its place in pixels of %2</source>
        <translation>%1 : une case est hors de l&apos;image ; indiquez sa place en pixels de %2</translation>
    </message>
    <message>
        <source>a track has %1 to %2 spaces, not %3</source>
        <translation>une piste a de %1 à %2 cases, pas %3</translation>
    </message>
    <message>
        <source>name the spaces at all corners of the track, with the points that they stand for</source>
        <translation>indiquez les cases à tous les coins de la piste, avec les points qu&apos;elles représentent</translation>
    </message>
    <message>
        <source>the track has spaces 0 to %1, but %2 was named</source>
        <translation>la piste a les cases 0 à %1, mais %2 a été indiquée</translation>
    </message>
    <message>
        <source>space %1 lies beyond the photo; name its place in pixels</source>
        <translation>la case %1 est hors de la photo ; indiquez sa place en pixels</translation>
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
        <source>The game so far is safe.</source>
        <translation>La partie jusqu’ici est conservée.</translation>
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
        <translation>complète&#xa0;: %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>, complete %1</source>
        <translation>, %1 une fois complète</translation>
    </message>
    <message>
        <source>The picture is too dark to see the tiles. Turn on a light.</source>
        <translation>L’image est trop sombre pour voir les tuiles. Allumez une lampe.</translation>
    </message>
    <message>
        <source>The board is not visible. Check that the camera shows the whole table and that nothing is in front of it.</source>
        <translation>Le plateau n’est pas visible. Vérifiez que la caméra montre toute la table et que rien ne la masque.</translation>
    </message>
    <message>
        <source>The camera %1 is unplugged. Plug it in again.</source>
        <translation>La caméra %1 est débranchée. Rebranchez-la.</translation>
    </message>
    <message>
        <source>The camera %1 sends no pictures. Check that no other program uses it, or plug it in again.</source>
        <translation>La caméra %1 n’envoie aucune image. Vérifiez qu’aucun autre programme ne l’utilise, ou rebranchez-la.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check the phone and the network; Meeplecam keeps trying.</source>
        <translation>Aucune image n’arrive plus de la source %1. Vérifiez le téléphone et le réseau&#x202f;; Meeplecam continue d’essayer.</translation>
    </message>
    <message>
        <source>The recording %1 ends too early: it is damaged. Copy it or record it again.</source>
        <translation>L’enregistrement %1 se termine trop tôt&#xa0;: il est endommagé. Copiez-le de nouveau ou refaites-le.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read as a picture. It is skipped.</source>
        <translation>Le fichier %1 ne peut pas être lu comme image. Il est ignoré.</translation>
    </message>
    <message>
        <source>The camera %1 is not calibrated for pictures of this size. Calibrate it at this resolution.</source>
        <translation>La caméra %1 n’est pas calibrée pour des images de cette taille. Calibrez-la à cette résolution.</translation>
    </message>
    <message>
        <source>The phone sends no pictures. Unlock it and show its Meeplecam page; the game goes on by itself.</source>
        <translation>Le téléphone n’envoie pas d’images. Déverrouillez-le et affichez sa page Meeplecam&#x202f;; la partie reprend d’elle-même.</translation>
    </message>
    <message>
        <source>No more pictures come from %1. Check its connection, and start again.</source>
        <translation>Il n’arrive plus d’images de %1. Vérifiez la connexion et relancez.</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>no meeple</source>
        <translation>pas de meeple</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a feature, and what gives its points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>abbot comes home</source>
        <translation>l’abbé rentre</translation>
    </message>
    <message>
        <source>%1 takes goods: %2</source>
        <comment>a player, &quot;2 × wine&quot;</comment>
        <translation>%1 prend des marchandises&#xa0;: %2</translation>
    </message>
    <message>
        <source>Most %1</source>
        <comment>a kind of goods</comment>
        <translation>Le plus de %1</translation>
    </message>
</context>
<context>
    <name>WatchCommand</name>
    <message>
        <source>Press Enter to skip.</source>
        <translation>Appuyez sur Entrée pour passer.</translation>
    </message>
    <message>
        <source>Scoreboard for devices in the local network: %1</source>
        <translation>Tableau des scores pour les appareils du réseau local&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scoreboard on which players may answer questions: %1</source>
        <translation>Tableau des scores où les joueurs peuvent répondre aux questions&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) saved as %1.</source>
        <translation>
            <numerusform>%n tuile enregistrée sous %1.</numerusform>
            <numerusform>%n tuiles enregistrées sous %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n d’entre elles n’a été confirmée par personne&#xa0;: la prochaine partie posera la question.</numerusform>
            <numerusform>%n d’entre elles n’ont été confirmées par personne&#xa0;: la prochaine partie posera la question.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is kept on this computer until the database can be used again.</source>
        <translation>La partie reste sur cet ordinateur jusqu’à ce que la base de données soit de nouveau utilisable.</translation>
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
            <numerusform>auberge, %n tuile une fois de plus</numerusform>
            <numerusform>auberge, %n tuiles une fois de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cathedral, %n once more</source>
        <translation>
            <numerusform>cathédrale, encore %n</numerusform>
            <numerusform>cathédrale, encore %n</numerusform>
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
        <translation>inachevée</translation>
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
        <source>Blurred: wipe the lens, or let the camera focus on the table.</source>
        <translation>Flou&#xa0;: essuyez l’objectif ou faites le point sur la table.</translation>
    </message>
    <message>
        <source>Tiles are only %1 pixels wide: move the camera closer.</source>
        <translation>Les tuiles ne font que %1 pixels de large&#xa0;: rapprochez la caméra.</translation>
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
    <message>
        <source>Glare on the left: move the lamp or tilt the camera.</source>
        <translation>Reflet à gauche&#xa0;: déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>Glare on the right: move the lamp or tilt the camera.</source>
        <translation>Reflet à droite&#xa0;: déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>Glare at the top: move the lamp or tilt the camera.</source>
        <translation>Reflet en haut&#xa0;: déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>Glare at the bottom: move the lamp or tilt the camera.</source>
        <translation>Reflet en bas&#xa0;: déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>Glare in the middle: move the lamp or tilt the camera.</source>
        <translation>Reflet au milieu&#xa0;: déplacez la lampe ou inclinez la caméra.</translation>
    </message>
    <message>
        <source>The board is cut off on the left: move the camera back or turn it.</source>
        <translation>Le plateau est coupé à gauche&#xa0;: reculez la caméra ou tournez-la.</translation>
    </message>
    <message>
        <source>The board is cut off on the right: move the camera back or turn it.</source>
        <translation>Le plateau est coupé à droite&#xa0;: reculez la caméra ou tournez-la.</translation>
    </message>
    <message>
        <source>The board is cut off at the top: move the camera back or turn it.</source>
        <translation>Le plateau est coupé en haut&#xa0;: reculez la caméra ou tournez-la.</translation>
    </message>
    <message>
        <source>The board is cut off at the bottom: move the camera back or turn it.</source>
        <translation>Le plateau est coupé en bas&#xa0;: reculez la caméra ou tournez-la.</translation>
    </message>
    <message>
        <source>The board does not fit the picture: move the camera back.</source>
        <translation>Le plateau ne tient pas dans l’image&#xa0;: reculez la caméra.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Too dark: turn on a light.</source>
        <translation>Trop sombre&#xa0;: allumez une lampe.</translation>
    </message>
    <message>
        <source>Too bright: dim the light or lower the camera&apos;s exposure.</source>
        <translation>Trop clair&#xa0;: baissez la lumière ou réduisez l’exposition de la caméra.</translation>
    </message>
    <message>
        <source>The brightness keeps changing: lock the camera&apos;s exposure.</source>
        <translation>La luminosité change sans cesse&#xa0;: verrouillez l’exposition de la caméra.</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
    <message numerus="yes">
        <source>pig, %n city(s) once more</source>
        <translation>
            <numerusform>cochon, encore %n ville</numerusform>
            <numerusform>cochon, encore %n villes</numerusform>
        </translation>
    </message>
    <message>
        <source>most of it</source>
        <translation>le plus grand nombre</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vin</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blé</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tissu</translation>
    </message>
    <message>
        <source>Large meeple</source>
        <translation>Grand meeple</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Abbé</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Cochon</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>grand meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>abbé</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>cochon</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>meeple</translation>
    </message>
    <message>
        <source>Goods don&apos;t lie on the board: for each kind, add 10 points to the track of everyone who has most of it.</source>
        <translation>Les marchandises ne sont pas sur le plateau&#xa0;: pour chaque sorte, ajoutez 10 points à la piste de ceux qui en ont le plus.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::AddressCard</name>
    <message>
        <source>Code to scan with a phone</source>
        <translation>Code à scanner avec un téléphone</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Point at a tile of the board</source>
        <translation>Pointez une tuile du plateau</translation>
    </message>
    <message>
        <source>Correct this tile</source>
        <translation>Corriger cette tuile</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::BoxesEditor</name>
    <message>
        <source>Farmers score fields at the end</source>
        <translation>Les paysans rapportent les points des champs à la fin</translation>
    </message>
    <message>
        <source>Unfinished features score at the end</source>
        <translation>Les zones inachevées rapportent des points à la fin</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Édition maison</translation>
    </message>
    <message>
        <source>Pictures of your tiles</source>
        <translation>Images de vos tuiles</translation>
    </message>
    <message>
        <source>Teach your tiles…</source>
        <translation>Enseigner vos tuiles…</translation>
    </message>
    <message>
        <source>Two-tile cities score 2 points</source>
        <translation>Les villes de deux tuiles rapportent 2 points</translation>
    </message>
    <message>
        <source>Tile edition</source>
        <translation>Édition des tuiles</translation>
    </message>
    <message>
        <source>House edition, winter</source>
        <translation>Édition maison, hiver</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Choisissez les boîtes avec lesquelles vous jouez.</translation>
    </message>
    <message>
        <source>Expansions need a base game: choose a complete game, too.</source>
        <translation>Les extensions nécessitent un jeu de base&#xa0;: choisissez aussi un jeu complet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is for %2–%3 players: remove %n player(s).</source>
        <translation>
            <numerusform>%1 se joue de %2 à %3 joueurs&#xa0;: retirez %n joueur.</numerusform>
            <numerusform>%1 se joue de %2 à %3 joueurs&#xa0;: retirez %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any tiles</source>
        <translation>Tuiles quelconques</translation>
    </message>
    <message>
        <source>For tiles that nobody has shown yet: they are told by what is drawn on them.</source>
        <translation>Pour des tuiles que personne n’a encore montrées&#xa0;: elles sont reconnues à ce qui y est dessiné.</translation>
    </message>
    <message>
        <source>No two bends the same way in a row</source>
        <translation>Jamais deux virages de suite du même côté</translation>
    </message>
    <message>
        <source>The same, and never against the spring</source>
        <translation>De même, et jamais à contre-sens de la source</translation>
    </message>
    <message>
        <source>Bends alternate, however far apart</source>
        <translation>Virages alternés, même éloignés</translation>
    </message>
    <message>
        <source>Free cells must lie ahead</source>
        <translation>Des cases libres doivent se trouver devant</translation>
    </message>
    <message>
        <source>The river bends as it likes</source>
        <translation>La rivière tourne librement</translation>
    </message>
    <message>
        <source>Stays in the box</source>
        <translation>Reste dans la boîte</translation>
    </message>
    <message>
        <source>Shuffled into the river</source>
        <translation>Mélangée à la rivière</translation>
    </message>
    <message>
        <source>Laid first after the lake</source>
        <translation>Posée la première après le lac</translation>
    </message>
    <message>
        <source>Shuffled into the other tiles</source>
        <translation>Mélangée aux autres tuiles</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>La rivière</translation>
    </message>
    <message>
        <source>Usual start tile</source>
        <translation>Tuile de départ habituelle</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CalibratePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Calibrer la caméra</translation>
    </message>
    <message>
        <source>Print the sheet and glue it onto something flat. Hold it in front of the camera and follow the hints; pictures are taken automatically. Calibration is optional: it helps with wide-angle lenses.</source>
        <translation>Imprimez la feuille et collez-la sur un support plat. Tenez-la devant la caméra et suivez les indications&#x202f;; les images sont prises automatiquement. Le calibrage est facultatif&#xa0;: il est utile avec les objectifs grand angle.</translation>
    </message>
    <message>
        <source>Save the sheet for printing…</source>
        <translation>Enregistrer la feuille à imprimer…</translation>
    </message>
    <message>
        <source>The camera is calibrated.</source>
        <translation>La caméra est calibrée.</translation>
    </message>
    <message>
        <source>%1, %2 × %3: %4 pixels off on average. Its pictures are straightened from now on.</source>
        <translation>%1, %2 × %3&#xa0;: écart moyen de %4 pixels. Les images de cette caméra seront désormais redressées.</translation>
    </message>
    <message>
        <source>Save the sheet for printing</source>
        <translation>Enregistrer la feuille à imprimer</translation>
    </message>
    <message>
        <source>Saved. Print it at 100 %, not fitted to the page.</source>
        <translation>Enregistré. Imprimez la feuille à 100&#xa0;%, sans l’ajuster à la page.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::CameraEditor</name>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
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
        <source>Demo table</source>
        <translation>Table de démonstration</translation>
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
        <translation>Aucune tuile visible&#xa0;: posez la première sur la table.</translation>
    </message>
    <message>
        <source>Lock exposure and focus</source>
        <translation>Verrouiller l’exposition et la mise au point</translation>
    </message>
    <message>
        <source>Not rotated</source>
        <translation>Sans rotation</translation>
    </message>
    <message>
        <source>Rotated 90° clockwise</source>
        <translation>Rotation de 90° dans le sens horaire</translation>
    </message>
    <message>
        <source>Rotated 180°</source>
        <translation>Rotation de 180°</translation>
    </message>
    <message>
        <source>Rotated 90° anticlockwise</source>
        <translation>Rotation de 90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Recording: %1</source>
        <translation>Enregistrement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking for tiles…</source>
        <translation>Recherche de tuiles…</translation>
    </message>
    <message>
        <source>Phone (scan a code)</source>
        <translation>Téléphone (scanner un code)</translation>
    </message>
    <message>
        <source>Camera with a network address</source>
        <translation>Caméra avec adresse réseau</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network. Its browser warns once that it doesn&apos;t know this computer: continue, and allow the camera.</source>
        <translation>Scannez le code avec un téléphone du même réseau. Son navigateur avertit une fois qu’il ne connaît pas cet ordinateur&#xa0;: continuez et autorisez la caméra.</translation>
    </message>
    <message>
        <source>No camera is connected: this is the demo table. Plug in a camera, or choose your phone.</source>
        <translation>Aucune caméra n’est branchée&#xa0;: ceci est la table de démonstration. Branchez une caméra, ou choisissez votre téléphone.</translation>
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
        <source>%1 would win now</source>
        <translation>%1 gagnerait maintenant</translation>
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
    <message>
        <source>%1 at the end</source>
        <translation>%1 à la fin</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Count the next feature</source>
        <translation>Compter la zone suivante</translation>
    </message>
    <message>
        <source>Go back one feature</source>
        <translation>Revenir d’une zone en arrière</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Afficher le résultat</translation>
    </message>
    <message>
        <source>%1 would share the victory now</source>
        <translation>%1 se partageraient la victoire maintenant</translation>
    </message>
    <message>
        <source>Board Game Stats…</source>
        <translation>Board Game Stats…</translation>
    </message>
    <message>
        <source>Keep these tiles as my box…</source>
        <translation>Garder ces tuiles comme ma boîte…</translation>
    </message>
    <message>
        <source>Add these tiles to my box</source>
        <translation>Ajouter ces tuiles à ma boîte</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::FinalTable</name>
    <message>
        <source>Track</source>
        <comment>points on the scoring track</comment>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>points on the board</comment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Points on the scoring track before the final scoring</source>
        <translation>Points sur la piste de score avant le décompte final</translation>
    </message>
    <message>
        <source>%1: points on the scoring track</source>
        <translation>%1&#xa0;: points sur la piste de score</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallCard</name>
    <message>
        <source>%1 since the last turn</source>
        <translation>%1 depuis le dernier tour</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::HallWindow</name>
    <message>
        <source>No table has said anything yet.</source>
        <translation>Aucune table ne s&apos;est encore manifestée.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Choisir une autre caméra…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Scores on other screens…</source>
        <translation>Scores sur d’autres écrans…</translation>
    </message>
    <message>
        <source>The tiles are saved. The next game can be played with them.</source>
        <translation>Les tuiles sont enregistrées. La prochaine partie peut se jouer avec elles.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them nobody has confirmed: the next game will ask about them.</source>
        <translation>
            <numerusform>%n d’entre elles n’a été confirmée par personne&#xa0;: la prochaine partie posera la question.</numerusform>
            <numerusform>%n d’entre elles n’ont été confirmées par personne&#xa0;: la prochaine partie posera la question.</numerusform>
        </translation>
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
        <source>TILES AND RULES</source>
        <translation>TUILES ET RÈGLES</translation>
    </message>
    <message>
        <source>CAMERA</source>
        <translation>CAMÉRA</translation>
    </message>
    <message>
        <source>Introduce meeple colours first</source>
        <translation>Présenter d’abord les couleurs des meeples</translation>
    </message>
    <message>
        <source>PLAYERS IN TURN ORDER</source>
        <translation>JOUEURS DANS L’ORDRE DE JEU</translation>
    </message>
    <message>
        <source>Each player puts one meeple beside the first tile, so that all colours, even coins or stones, can be told apart reliably.</source>
        <translation>Chaque joueur pose un meeple à côté de la première tuile, afin que toutes les couleurs puissent être distinguées à coup sûr, même si vous jouez avec des pièces ou des cailloux.</translation>
    </message>
    <message>
        <source>Game from a recording</source>
        <translation>Partie à partir d’un enregistrement</translation>
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
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Delete from list</source>
        <translation>Supprimer de la liste</translation>
    </message>
    <message>
        <source>%1 (not finished)</source>
        <translation>%1 (non terminée)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>No game with this player</source>
        <translation>Aucune partie avec ce joueur</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <translation>Tour %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Delete this game from the list? The recording is kept.</source>
        <translation>Supprimer cette partie de la liste&#x202f;? L’enregistrement est conservé.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>⌀ %1</source>
        <comment>points on average</comment>
        <translation>⌀ %1</translation>
    </message>
    <message>
        <source>Asking the database for past games…</source>
        <translation>Recherche des parties passées dans la base de données…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of this computer wait for it; they are shown here.</source>
        <translation>
            <numerusform>%n partie de cet ordinateur l’attend&#x202f;; elle est affichée ici.</numerusform>
            <numerusform>%n parties de cet ordinateur l’attendent&#x202f;; elles sont affichées ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoMenu</name>
    <message>
        <source>There is no tile here</source>
        <translation>Il n’y a pas de tuile ici</translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Une tuile est posée ici</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Une autre tuile</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° dans le sens horaire</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>%1&apos;s meeple</source>
        <translation>Meeple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>There is no meeple here</source>
        <translation>Il n’y a pas de meeple ici</translation>
    </message>
    <message>
        <source>Add a meeple</source>
        <translation>Ajouter un meeple</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Toutes les tuiles…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose another photo</source>
        <translation>Choisir une autre photo</translation>
    </message>
    <message>
        <source>Change tiles, rules or players</source>
        <translation>Modifier les tuiles, les règles ou les joueurs</translation>
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
        <source>Highlight fields or all features</source>
        <translation>Mettre en évidence les champs ou toutes les zones</translation>
    </message>
    <message>
        <source>Show or hide the markings on the photo</source>
        <translation>Afficher ou masquer les repères sur la photo</translation>
    </message>
    <message>
        <source>Board, photo, or both</source>
        <translation>Plateau, photo ou les deux</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose the edition…</source>
        <translation>Choisir l’édition…</translation>
    </message>
    <message>
        <source>Choose another photo…</source>
        <translation>Choisir une autre photo…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Prendre une photo…</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Ouverture de la photo…</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Évaluer une photo</translation>
    </message>
    <message>
        <source>Photo of the board</source>
        <translation>Photo du plateau</translation>
    </message>
    <message>
        <source>There is no board to export yet.</source>
        <translation>Il n’y a pas encore de plateau à exporter.</translation>
    </message>
    <message>
        <source>This is the photo itself. Choose another name.</source>
        <translation>C’est la photo elle-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Reading a photo anew loses your answers and corrections.</source>
        <translation>Relire une photo efface vos réponses et vos corrections.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoReader</name>
    <message>
        <source>This photo can&apos;t be read. Save it as a JPEG of at most 24 megapixels, or take another one.</source>
        <translation>Cette photo ne peut pas être lue. Enregistrez-la au format JPEG, avec 24 mégapixels au plus, ou prenez-en une autre.</translation>
    </message>
    <message>
        <source>Opening the photo…</source>
        <translation>Ouverture de la photo…</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Lecture de la photo…</translation>
    </message>
    <message>
        <source>No tiles of this edition were found. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Aucune tuile de cette édition n’a été trouvée. Choisissez l’édition avec laquelle vous jouez, ou photographiez tout le plateau de plus près.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a photo. Choose a JPEG or PNG picture of the table.</source>
        <translation>%1 n’est pas lisible comme photo. Choisissez une image JPEG ou PNG de la table.</translation>
    </message>
    <message>
        <source>%1 is no longer there. Choose another photo.</source>
        <translation>%1 n’existe plus. Choisissez une autre photo.</translation>
    </message>
    <message>
        <source>Preparing the tiles…</source>
        <translation>Préparation des tuiles…</translation>
    </message>
    <message>
        <source>These tiles do not look like the chosen edition. Choose the edition you play with, or photograph the whole board from closer.</source>
        <translation>Ces tuiles ne ressemblent pas à l’édition choisie. Choisissez l’édition avec laquelle vous jouez, ou photographiez tout le plateau de plus près.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoResult</name>
    <message>
        <source>%1: %2 → %3 points</source>
        <translation>%1&#xa0;: %2 → %3 points</translation>
    </message>
    <message>
        <source>The scores stay the same.</source>
        <translation>Les scores restent les mêmes.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Répondre à la première question</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSetup</name>
    <message>
        <source>Score this photo</source>
        <translation>Compter les points de cette photo</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>PHOTO OF THE BOARD</source>
        <translation>PHOTO DU PLATEAU</translation>
    </message>
    <message>
        <source>Photograph the whole board from above. Leave all meeples where they are.</source>
        <translation>Photographiez tout le plateau d’en haut. Laissez tous les meeples où ils sont.</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Choisir une photo…</translation>
    </message>
    <message>
        <source>Take a photo…</source>
        <translation>Prendre une photo…</translation>
    </message>
    <message>
        <source>TILES AND RULES</source>
        <translation>TUILES ET RÈGLES</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>JOUEURS</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Choisir une photo</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>Choose the boxes you play with.</source>
        <translation>Choisissez les boîtes avec lesquelles vous jouez.</translation>
    </message>
    <message>
        <source>Choose or take a photo of the board.</source>
        <translation>Choisissez ou prenez une photo du plateau.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoSide</name>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Everything on the photo is clear.</source>
        <translation>Tout est clair sur la photo.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation>Questions (%1)</translation>
    </message>
    <message>
        <source>Nothing was forgotten, and nothing contradicts the rules.</source>
        <translation>Rien n’a été oublié et rien n’est contraire aux règles.</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>À vérifier (%1)</translation>
    </message>
    <message>
        <source>No meeple on the board scores.</source>
        <translation>Aucun meeple du plateau ne rapporte de points.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::PlayersEditor</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add at least two players.</source>
        <translation>Ajoutez au moins deux joueurs.</translation>
    </message>
    <message>
        <source>Two players have the same colour (%1): choose another for one of them.</source>
        <translation>Deux joueurs ont la même couleur (%1)&#xa0;: choisissez-en une autre pour l’un d’eux.</translation>
    </message>
    <message>
        <source>Two players are called %1: give one of them another name.</source>
        <translation>Deux joueurs s’appellent %1&#xa0;: donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Move up in the turn order</source>
        <translation>Monter dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreCard</name>
    <message numerus="yes">
        <source>%1: %n point(s), %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point, %2</numerusform>
            <numerusform>%1&#xa0;: %n points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s turn: %n point(s), %2</source>
        <translation>
            <numerusform>À %1 de jouer&#xa0;: %n point, %2</numerusform>
            <numerusform>À %1 de jouer&#xa0;: %n points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s), %2</source>
        <translation>
            <numerusform>%1 gagne&#xa0;: %n point, %2</numerusform>
            <numerusform>%1 gagne&#xa0;: %n points, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ScoreboardWindow</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Close the scoreboard</source>
        <translation>Fermer le tableau des scores</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
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
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Prend effet après un redémarrage</translation>
    </message>
    <message>
        <source>Play a sound after each turn</source>
        <translation>Émettre un son après chaque tour</translation>
    </message>
    <message>
        <source>Tournament mode: hide the tiles left and spaces nothing fits</source>
        <translation>Mode tournoi&#xa0;: masquer les tuiles restantes et les emplacements où rien ne convient</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShelfEditor</name>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>In a database of several tables</source>
        <translation>Dans une base de données de plusieurs tables</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
    <message>
        <source>Address of the database</source>
        <translation>Adresse de la base de données</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Asking the database…</source>
        <translation>Interrogation de la base de données…</translation>
    </message>
    <message>
        <source>The database can be used.</source>
        <translation>La base de données est utilisable.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::ShowPanel</name>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Goes on with the next player; these meeples are learned while you play.</source>
        <translation>Passe au joueur suivant&#x202f;; ces meeples seront appris pendant la partie.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SnapshotPanel</name>
    <message>
        <source>Take picture</source>
        <translation>Prendre une photo</translation>
    </message>
    <message>
        <source>Close camera</source>
        <translation>Fermer la caméra</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::SquareEditor</name>
    <message>
        <source>That&apos;s right</source>
        <translation>C’est correct</translation>
    </message>
    <message>
        <source>Not a tile</source>
        <translation>Pas une tuile</translation>
    </message>
    <message>
        <source>YOUR TILE</source>
        <translation>VOTRE TUILE</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>TOUTES LES AUTRES TUILES</translation>
    </message>
    <message>
        <source>%1: perhaps tile %2. Is that right?</source>
        <translation>%1&#xa0;: peut-être la tuile %2. Est-ce correct&#x202f;?</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1&#xa0;: tuile %2</translation>
    </message>
    <message>
        <source>RECOGNISED AS</source>
        <translation>RECONNUE COMME</translation>
    </message>
    <message>
        <source>Click or scroll to rotate</source>
        <translation>Cliquez ou utilisez la molette pour tourner la tuile</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Tourner vers la gauche</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Tourner vers la droite</translation>
    </message>
    <message>
        <source>Press Enter in the list of tiles</source>
        <translation>Appuyez sur Entrée dans la liste des tuiles</translation>
    </message>
    <message>
        <source>SIMILAR TILES</source>
        <translation>TUILES SEMBLABLES</translation>
    </message>
    <message>
        <source>%1: not a tile</source>
        <translation>%1&#xa0;: pas une tuile</translation>
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
        <translation>Carré %1&#xa0;: tuile %2</translation>
    </message>
    <message>
        <source>Square %1: perhaps tile %2</source>
        <translation>Carré %1&#xa0;: peut-être la tuile %2</translation>
    </message>
    <message>
        <source>Square %1: tile %2, confirmed</source>
        <translation>Carré %1&#xa0;: tuile %2, confirmée</translation>
    </message>
    <message>
        <source>Square %1: not a tile</source>
        <translation>Carré %1&#xa0;: pas une tuile</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::StartPage</name>
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
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm)</source>
        <translation>Vidéos (*.mp4 *.mkv *.avi *.mov *.webm)</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties passées</translation>
    </message>
    <message>
        <source>Teach your tiles</source>
        <translation>Enseigner vos tuiles</translation>
    </message>
    <message>
        <source>Play at your table. The camera keeps score.</source>
        <translation>Jouez à votre table. La caméra compte les points.</translation>
    </message>
    <message>
        <source>Follow a game on video</source>
        <translation>Suivre une partie à partir d’une vidéo</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <translation>Évaluer une photo</translation>
    </message>
    <message>
        <source>The final result from one photo of the board</source>
        <translation>Le résultat final à partir d’une seule photo du plateau</translation>
    </message>
    <message>
        <source>Calibrate camera</source>
        <translation>Calibrer la caméra</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n autre partie</numerusform>
            <numerusform>%n autres parties</numerusform>
        </translation>
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
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <source>Highlight fields or all features</source>
        <translation>Mettre en évidence les champs ou toutes les zones</translation>
    </message>
    <message>
        <source>Swap board and camera</source>
        <translation>Intervertir le plateau et la caméra</translation>
    </message>
    <message>
        <source>Full-screen scoreboard</source>
        <translation>Scores en plein écran</translation>
    </message>
    <message>
        <source>Choose another camera…</source>
        <translation>Choisir une autre caméra…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Turn the board back</source>
        <translation>Tourner le plateau dans l’autre sens</translation>
    </message>
    <message>
        <source>Show or hide tiles left and spaces nothing fits</source>
        <translation>Afficher ou masquer les tuiles restantes et les emplacements où rien ne convient</translation>
    </message>
    <message>
        <source>Answer the first question</source>
        <translation>Répondre à la première question</translation>
    </message>
    <message>
        <source>This game can&apos;t be followed</source>
        <translation>Cette partie ne peut pas être suivie</translation>
    </message>
    <message>
        <source>The recording has ended. You can still correct the game.</source>
        <translation>L’enregistrement est terminé. Vous pouvez encore corriger la partie.</translation>
    </message>
    <message>
        <source>Follow the game with “%1”</source>
        <translation>Suivre la partie avec «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Play with any tiles</source>
        <translation>Jouer avec des tuiles quelconques</translation>
    </message>
    <message>
        <source>Follow the game with these boxes</source>
        <translation>Suivre la partie avec ces boîtes</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TeachPage</name>
    <message>
        <source>Teach your tiles</source>
        <translation>Enseigner vos tuiles</translation>
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
        <translation>Prendre des photos avec la caméra</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>Nom de l’édition</translation>
    </message>
    <message>
        <source>Saved. &quot;%1&quot; can be chosen for new games from now on.</source>
        <translation>Enregistré. «&#xa0;%1&#xa0;» peut désormais être choisie pour les nouvelles parties.</translation>
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
        <translation>Images de vos tuiles</translation>
    </message>
    <message>
        <source>Pictures and scans (*.jpg *.jpeg *.png *.pdf)</source>
        <translation>Images et scans (*.jpg *.jpeg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Give the edition a name.</source>
        <translation>Donnez un nom à l’édition.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still need a look: confirm them, or save without them.</source>
        <translation>
            <numerusform>%n tuile reste à vérifier&#xa0;: confirmez-la, ou enregistrez sans elle.</numerusform>
            <numerusform>%n tuiles restent à vérifier&#xa0;: confirmez-les, ou enregistrez sans elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Enregistrer sans elles</translation>
    </message>
    <message>
        <source>Lay your tiles out with gaps on a plain table and photograph them from above, scan them, or photograph a finished board. Several pictures are fine, and so is a part of the box.</source>
        <translation>Étalez vos tuiles, bien espacées, sur une table unie et photographiez-les d’en haut, numérisez-les ou photographiez un plateau terminé. Vous pouvez utiliser plusieurs images, ou une partie seulement de la boîte.</translation>
    </message>
    <message>
        <source>What you taught is not saved yet.</source>
        <translation>Les tuiles que vous avez enseignées ne sont pas encore enregistrées.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileChooser</name>
    <message>
        <source>Which tile lies here?</source>
        <translation>Quelle tuile se trouve ici&#x202f;?</translation>
    </message>
    <message>
        <source>TILES THAT FIT</source>
        <translation>TUILES QUI CONVIENNENT</translation>
    </message>
    <message>
        <source>ALL OTHER TILES</source>
        <translation>TOUTES LES AUTRES TUILES</translation>
    </message>
    <message>
        <source>Point at a tile to see what it changes.</source>
        <translation>Pointez une tuile pour voir ce qu’elle change.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <comment>a tile of this letter</comment>
        <translation>
            <numerusform>%1 · %n restante</numerusform>
            <numerusform>%1 · %n restantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TileMenu</name>
    <message>
        <source>The first tile</source>
        <translation>La première tuile</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Another tile</source>
        <translation>Une autre tuile</translation>
    </message>
    <message>
        <source>Meeple</source>
        <translation>Meeple</translation>
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
    <message>
        <source>Remove this tile</source>
        <translation>Retirer cette tuile</translation>
    </message>
    <message>
        <source>All tiles…</source>
        <translation>Toutes les tuiles…</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° dans le sens horaire</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>The abbot comes home</source>
        <translation>L’abbé rentre</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackDialog</name>
    <message>
        <source>My scoring track</source>
        <translation>Ma piste de score</translation>
    </message>
    <message>
        <source>Teach a scoring track</source>
        <translation>Montrer une piste de score</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Take a picture of the whole track, without figures on it.</source>
        <translation>Photographiez toute la piste, sans figurines dessus.</translation>
    </message>
    <message>
        <source>Open a photo…</source>
        <translation>Ouvrir une photo…</translation>
    </message>
    <message>
        <source>Take picture</source>
        <translation>Prendre une photo</translation>
    </message>
    <message>
        <source>Click the middle of the space at each corner of the track, one after the other as the figures walk, and check the numbers.</source>
        <translation>Cliquez au milieu de la case à chaque coin de la piste, l’une après l’autre dans le sens de la marche, et vérifiez les nombres.</translation>
    </message>
    <message>
        <source>Spaces of a lap</source>
        <translation>Cases d’un tour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Another picture</source>
        <translation>Autre photo</translation>
    </message>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Photo de la piste de score</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</source>
        <translation>Images (*.jpg *.jpeg *.png *.webp *.tif *.bmp)</translation>
    </message>
    <message>
        <source>Number of the space</source>
        <translation>Numéro de la case</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Two spaces have the number %1; change one.</source>
        <translation>Deux cases ont le numéro %1&#x202f;; changez-en un.</translation>
    </message>
    <message>
        <source>So the track is understood. If a number isn&apos;t on its space, change it.</source>
        <translation>Voici comment la piste est comprise. Si un nombre n’est pas sur sa case, changez-le.</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackEditor</name>
    <message>
        <source>Scoring track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>If the camera sees the scoring track, the program says when a figure on it was not moved, or to the wrong space.</source>
        <translation>Si la caméra voit la piste de score, le programme dit quand une figurine n’y a pas été avancée, ou l’a été sur une mauvaise case.</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>Non suivie</translation>
    </message>
    <message>
        <source>The one to print</source>
        <translation>Celle à imprimer</translation>
    </message>
    <message>
        <source>Teach yours…</source>
        <translation>Montrer la vôtre…</translation>
    </message>
</context>
<context>
    <name>meeplecam::gui::TrackPhoto</name>
    <message>
        <source>Photo of the scoring track</source>
        <translation>Photo de la piste de score</translation>
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
