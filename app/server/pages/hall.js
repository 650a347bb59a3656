// All tables of a club at once: their boards, scores, clocks, and what waits for somebody.
import {Connection, language, make, say, SIGNS, speak, word} from "/table.js";

speak();
const cards = new Map();
const boards = new Map();
let tables = [];

function makeCard(name) {
    const card = make("li", "table-card", "");
    const picture = make("img", "", "");
    picture.hidden = true;
    card.append(make("h2", "", name), picture, make("ol", "seats", ""), make("p", "last", ""), make("p", "trouble", ""), make("p", "subtle", ""));
    return card;
}

function seat(player, index) {
    const row = make("li", "player", "");
    row.dataset.colour = player.colour;
    row.classList.toggle("turn", player.turn);
    const points = make("span", "points", player.points);
    points.setAttribute("aria-label", `${player.points} ${word("points")}`);
    row.append(make("span", "sign", SIGNS[index % SIGNS.length]), make("span", "name", player.name), points);
    return row;
}

/// Minutes and seconds since then; nothing for a game that is over, or a moment that isn't known.
function clockOf(table, game) {
    const passed = Math.max(0, Math.round((Date.now() - Date.parse(table.since)) / 1000));
    if (game.ended || Number.isNaN(passed))
        return "";
    return word("clock", {t: `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, "0")}`});
}

function show(table) {
    const game = table.news?.[language] ?? table.news?.en;
    const card = cards.get(table.name);
    card.classList.toggle("gone", !table.here);
    const [, picture, seats, last, trouble, clock] = card.children;
    seats.replaceChildren(...(game?.players ?? []).map(seat));
    last.textContent = game?.ended ? game.headline : game?.last || word("no_game");
    const waits = game?.questions ? word("open_questions", {n: game.questions}) : "";
    trouble.textContent = [table.here ? game?.trouble : word("table_gone"), waits].filter(Boolean).join(" · ");
    trouble.hidden = trouble.textContent === "";
    clock.textContent = game ? clockOf(table, game) : "";
    const png = boards.get(table.name);
    picture.hidden = !png;
    if (png && picture.src !== png)
        picture.src = png;
    picture.alt = word("board", {headline: game?.headline ?? ""});
}

function showAll() {
    const list = document.getElementById("tables");
    for (const {name} of tables)
        if (!cards.has(name))
            cards.set(name, makeCard(name));
    const wanted = tables.map(({name}) => cards.get(name));
    if (wanted.length !== list.children.length || wanted.some((card, i) => card !== list.children[i]))
        list.replaceChildren(...wanted);
    tables.forEach(show);
}

setInterval(() => tables.forEach(show), 1000);

new Connection({}, {
    opened: () => say("status", ""),
    lost: () => say("status", word("lost")),
    heard: news => {
        if (news.refused)
            say("status", word("wrong_secret"));
        if (news.png)
            boards.set(news.table, `data:image/png;base64,${news.png}`);
        if (news.tables) {
            tables = news.tables;
            say("status", tables.length === 0 ? word("no_table") : "");
        }
        showAll();
    },
});
