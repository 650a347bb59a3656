// The scoreboard, for phones and televisions; with ?overlay=scores or ?overlay=board transparent, for a film.
// ?size=24 is the height of its letters in pixels, ?theme=dark or light is one of both for all.
import {Connection, query, say, showGame, speak, word} from "/table.js";

speak();
const overlay = query.get("overlay");
if (overlay === "scores" || overlay === "board")
    document.body.classList.add("overlay", `overlay-${overlay}`);
const size = Number(query.get("size"));
if (size >= 8 && size <= 200)
    document.documentElement.style.fontSize = `${size}px`;
if (["dark", "light"].includes(query.get("theme")))
    document.documentElement.dataset.theme = query.get("theme");

const board = document.getElementById("board");

function showLog(lines) {
    const kMost = 60;
    const list = document.getElementById("log");
    list.replaceChildren(...lines.slice(-kMost).reverse().map(line => {
        const item = document.createElement("li");
        item.textContent = line.turn ? `${line.turn} · ${line.text}` : line.text;
        return item;
    }));
}

new Connection({board: overlay !== "scores"}, {
    opened: () => say("status", ""),
    lost: () => say("status", word("lost")),
    heard: news => {
        if (news.refused)
            say("status", word("wrong_secret"));
        if (!news.game)
            return;
        showGame(news.game);
        showLog(news.game.log);
        board.alt = word("board", {headline: news.game.headline});
    },
    picture: png => {
        const before = board.src;
        board.src = URL.createObjectURL(png);
        board.hidden = false;
        if (before)
            URL.revokeObjectURL(before);
    },
});
