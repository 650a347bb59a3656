// The phone as camera: sends pictures one by one, the next when the last was taken, as large as network and
// program take them; and shows what was understood.
import {Connection, say, showGame, speak, word} from "/table.js";

const LONG_SIDES = [640, 960, 1280, 1600, 1920];
const FIRST_SIDE = 2;        // of those, until it is known what network and program take
const MOST_A_SECOND = 10;    // a table changes slowly
const SETTLE_MS = 30000;     // pictures grow only this long after a start: each new size is looked at anew
const QUICK_MS = 150;        // from sending a picture until it was taken
const SLOW_MS = 600;
const ANSWER_MS = 3000;      // without one, the picture was lost on its way
const QUALITY = 0.85;

const video = document.getElementById("camera");
const canvas = document.createElement("canvas");
let stream = null;
let starting = false;
let wakeLock = null;
let side = FIRST_SIDE;
let welcome = false;
let sentAt = 0;          // 0 = no picture is on its way
let encoding = false;
let next = 0;            // the timer of the next picture
let times = [];          // of the last pictures, how long each took
let settled = 0;         // when pictures grow no more
let takenAt = [];
let answered = false;

speak();
if (!window.isSecureContext || !navigator.mediaDevices)
    say("status", word("insecure"));
else
    startCamera();

const connection = new Connection({}, {
    opened: () => say("status", word("connecting")),
    lost: () => {
        welcome = false;
        sentAt = 0;
        say("status", word("lost"));
    },
    heard: news => {
        if (news.welcome) {
            welcome = true;
            settled = performance.now() + SETTLE_MS;
            sentAt = 0;
            showState();
            sendSoon(0);
        }
        if (news.taken)
            taken(news.taken);
        if (news.game) {
            showGame(news.game);
            say("advice", news.game.advice.join("\n"));
        }
        if (news.refused)
            refused(news.refused);
    },
});

function refused(why) {
    if (why === "same") // the page came back sooner than its old connection ended
        return;
    welcome = false;
    say("status", word(why === "secret" ? "wrong_secret" : why));
    document.getElementById("insist").hidden = why === "secret";
}

document.getElementById("insist").onclick = () => {
    connection.refused = null;
    connection.hello = {insists: true};
    document.getElementById("insist").hidden = true;
    connection.connect();
};
document.getElementById("start").onclick = startCamera;

function showState() {
    const on = stream && stream.getVideoTracks()[0]?.readyState === "live";
    document.getElementById("start").hidden = on || starting;
    if (welcome && on)
        say("status", word(answered ? "sending" : "waiting"));
}

async function startCamera() {
    if (starting)
        return;
    starting = true;
    try {
        stream?.getTracks().forEach(track => track.stop());
        stream = await navigator.mediaDevices.getUserMedia({
            audio: false,
            video: {facingMode: {ideal: "environment"}, width: {ideal: 1920}, height: {ideal: 1080}},
        });
        video.srcObject = stream;
        await video.play();
        stream.getVideoTracks()[0].onended = () => document.hidden || startCamera();
        keepAwake();
    } catch (problem) {
        stream = null;
        say("status", word(problem.name === "NotFoundError" ? "no_camera" : "denied"));
    }
    starting = false;
    showState();
    sendSoon(0);
}

async function keepAwake() {
    try {
        wakeLock = await navigator.wakeLock?.request("screen");
    } catch {
        wakeLock = null; // such as when the battery is low
    }
}

// A phone that was locked, called or elsewhere goes on where it was.
document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
        say("status", word("hidden"));
        return;
    }
    keepAwake();
    sentAt = 0;
    if (!stream || stream.getVideoTracks()[0]?.readyState !== "live")
        startCamera();
    showState();
    sendSoon(0);
});

function sendSoon(wait_ms) {
    clearTimeout(next);
    next = setTimeout(send, wait_ms);
}

function drawPicture() {
    const scale = Math.min(1, LONG_SIDES[side] / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
    }
    canvas.getContext("2d", {alpha: false}).drawImage(video, 0, 0, width, height);
}

async function send() {
    if (encoding || sentAt || !welcome || !stream || document.hidden || video.videoWidth === 0)
        return;
    encoding = true;
    drawPicture();
    const jpeg = await new Promise(done => canvas.toBlob(done, "image/jpeg", QUALITY));
    encoding = false;
    if (!welcome || !jpeg)
        return;
    sentAt = performance.now();
    connection.send(jpeg);
}

function taken({usable, wait}) {
    if (!sentAt)
        return;
    const now = performance.now();
    times.push(now - sentAt);
    const again = Math.max(wait, 1000 / MOST_A_SECOND - (now - sentAt));
    sentAt = 0;
    answered = usable;
    adapt(now);
    showPace(now);
    sendSoon(again);
}

/// Larger pictures while they go quickly, smaller ones when they don't.
function adapt(now) {
    if (times.length < 8)
        return;
    const middle = [...times].sort((a, b) => a - b)[4];
    times = [];
    if (middle > SLOW_MS && side > 0)
        --side;
    else if (middle < QUICK_MS && side + 1 < LONG_SIDES.length && now < settled)
        ++side;
}

function showPace(now) {
    takenAt.push(now);
    takenAt = takenAt.filter(time => time > now - 5000);
    const span_s = (now - takenAt[0]) / 1000;
    if (takenAt.length > 1 && span_s > 0.5)
        say("pace", word("pace", {n: ((takenAt.length - 1) / span_s).toFixed(1), w: canvas.width, h: canvas.height}));
    showState();
}

// What was lost on its way is not waited for; a connection that says nothing at all is made anew.
setInterval(() => {
    if (sentAt && performance.now() - sentAt > ANSWER_MS) {
        sentAt = 0;
        answered = false;
        times = [];
        showState();
    }
    sendSoon(0);
}, 1000);
