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
say("status", word("connecting"));

function showLog(lines) {
    const kMost = 60;
    const list = document.getElementById("log");
    list.parentElement.hidden = lines.length === 0;
    list.replaceChildren(...lines.slice(-kMost).reverse().map(line => {
        const item = document.createElement("li");
        item.textContent = line.turn ? `${line.turn} · ${line.text}` : line.text;
        return item;
    }));
}

/// The questions that may be answered here; drawn anew only when others are asked, so that who is about to press
/// finds the answer where it was.
let askedBefore = "";
function showAsked(asked) {
    say("who", word(asked ? "who_answers" : "who_sees_scores"));
    const section = document.getElementById("asked");
    if (JSON.stringify(asked ?? []) === askedBefore)
        return;
    askedBefore = JSON.stringify(asked ?? []);
    section.hidden = !asked?.length;
    section.replaceChildren(...(asked ?? []).flatMap(question => {
        const title = document.createElement("h2");
        title.textContent = question.title;
        return [title, ...question.answers.map((answer, choice) => answerButton(question, answer, choice))];
    }));
    section.setAttribute("aria-label", word("asked"));
}

function answerButton(question, answer, choice) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    if (answer.jpeg) {
        const picture = document.createElement("img");
        picture.src = `data:image/jpeg;base64,${answer.jpeg}`;
        picture.alt = ""; // its words stand beside it
        button.append(picture);
    }
    button.append(answer.text);
    button.onclick = () => {
        connection.send(JSON.stringify({answer: {question: question.id, choice}}));
        for (const other of document.querySelectorAll("#asked button"))
            other.disabled = true; // until the game says what became of it
        setTimeout(() => document.querySelectorAll("#asked button").forEach(other => other.disabled = false), 3000);
    };
    return button;
}

const connection = new Connection({board: overlay !== "scores"}, {
    opened: () => say("status", word("no_game")),
    lost: () => say("status", word("lost")),
    heard: news => {
        if (news.refused)
            say("status", word("wrong_secret"));
        if (!news.game)
            return;
        say("status", "");
        showGame(news.game);
        showLog(news.game.log);
        showAsked(news.game.asked);
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
