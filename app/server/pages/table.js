// What the pages share: their words, the connection to the program, and how players and scores are shown.

const WORDS = {
    en: {
        phone_title: "This phone as the camera",
        start_why: "Browsers give the camera to secure pages only. The next page is one; its certificate was made by the computer on your table.",
        start_warning: "Your browser doesn't know that computer and warns you once. Continue all the same:",
        start_chrome: "Chrome: “Advanced”, then “Proceed”.",
        start_safari: "Safari: “Show Details”, then “visit this website”.",
        start_firefox: "Firefox: “Advanced”, then “Accept the Risk and Continue”.",
        start_go: "Continue to the camera",
        who_sees_phone: "Pictures go to the computer that shows the code, and nowhere else.",
        who_sees_scores: "Whoever knows this address in the local network sees board and scores; nobody can change them here.",
        start_camera: "Start the camera",
        insist: "Use this phone instead",
        log: "What happened",
        connecting: "Connecting to the computer…",
        lost: "The computer can't be reached. The page keeps trying.",
        waiting: "Waiting for the program to take pictures…",
        sending: "The camera is on.",
        hidden: "The page was hidden; the game waits.",
        denied: "The camera is not allowed. Allow it for this page in the browser's settings, then reload.",
        no_camera: "No camera was found on this device.",
        insecure: "Open this page by the code on the computer: cameras need its secure address.",
        wrong_secret: "This address is from another evening. Scan the code on the computer again.",
        busy: "Another phone is the camera now.",
        replaced: "Another phone is the camera now.",
        good: "The picture is good.",
        asked: "What the camera can't tell",
        who_answers: "Whoever knows this address in the local network sees board and scores, and may answer what the camera can't tell.",
        no_game: "The game has not begun.",
        points: "points",
        now: "{n} if it ended now",
        turn: "plays next",
        pace: "{n} pictures a second, {w} × {h}.",
        board: "The board, {headline}",
        hall_title: "All tables",
        table_gone: "This table can't be heard",
        open_questions: "{n} waiting",
        clock: "{t} since the last turn",
        no_table: "No table has said anything yet.",
    },
    de: {
        phone_title: "Dieses Handy als Kamera",
        start_why: "Browser geben die Kamera nur sicheren Seiten. Die nächste Seite ist eine; ihr Zertifikat hat der Computer an deinem Tisch erzeugt.",
        start_warning: "Dein Browser kennt diesen Computer nicht und warnt einmal. Geh trotzdem weiter:",
        start_chrome: "Chrome: „Erweitert“, dann „Weiter zu …“.",
        start_safari: "Safari: „Details einblenden“, dann „diese Website öffnen“.",
        start_firefox: "Firefox: „Erweitert“, dann „Risiko akzeptieren und fortfahren“.",
        start_go: "Weiter zur Kamera",
        who_sees_phone: "Die Bilder gehen an den Computer, der den Code zeigt, und sonst nirgendwohin.",
        who_sees_scores: "Wer diese Adresse im lokalen Netz kennt, sieht Spielplan und Punkte; ändern kann hier niemand etwas.",
        start_camera: "Kamera starten",
        insist: "Stattdessen dieses Handy nehmen",
        log: "Was geschah",
        connecting: "Verbindung zum Computer wird hergestellt …",
        lost: "Der Computer ist nicht erreichbar. Die Seite versucht es weiter.",
        waiting: "Das Programm nimmt noch keine Bilder …",
        sending: "Die Kamera läuft.",
        hidden: "Die Seite war verdeckt; das Spiel wartet.",
        denied: "Die Kamera ist nicht erlaubt. Erlaube sie für diese Seite in den Einstellungen des Browsers und lade neu.",
        no_camera: "An diesem Gerät wurde keine Kamera gefunden.",
        insecure: "Öffne diese Seite über den Code am Computer: Kameras brauchen seine sichere Adresse.",
        wrong_secret: "Diese Adresse stammt von einem anderen Abend. Scanne den Code am Computer noch einmal.",
        busy: "Ein anderes Handy ist jetzt die Kamera.",
        replaced: "Ein anderes Handy ist jetzt die Kamera.",
        good: "Das Bild ist gut.",
        asked: "Was die Kamera nicht sicher erkennt",
        who_answers: "Wer diese Adresse im lokalen Netz kennt, sieht Spielplan und Punkte und kann beantworten, was die Kamera nicht sicher erkennt.",
        no_game: "Das Spiel hat noch nicht begonnen.",
        points: "Punkte",
        now: "{n}, wenn es jetzt endete",
        turn: "ist am Zug",
        pace: "{n} Bilder pro Sekunde, {w} × {h}.",
        board: "Der Spielplan, {headline}",
        hall_title: "Alle Tische",
        table_gone: "Von diesem Tisch ist nichts zu hören",
        open_questions: "{n} offen",
        clock: "{t} seit dem letzten Zug",
        no_table: "Noch hat sich kein Tisch gemeldet.",
    },
    fr: {
        phone_title: "Ce téléphone comme caméra",
        start_why: "Les navigateurs ne donnent la caméra qu'aux pages sécurisées. La page suivante en est une ; son certificat a été créé par l'ordinateur posé près de votre table.",
        start_warning: "Votre navigateur ne connaît pas cet ordinateur et vous avertit une fois. Continuez tout de même :",
        start_chrome: "Chrome : « Paramètres avancés », puis « Continuer ».",
        start_safari: "Safari : « Afficher les détails », puis « visiter ce site web ».",
        start_firefox: "Firefox : « Avancé », puis « Accepter le risque et poursuivre ».",
        start_go: "Continuer vers la caméra",
        who_sees_phone: "Les images vont à l'ordinateur qui affiche le code, et nulle part ailleurs.",
        who_sees_scores: "Qui connaît cette adresse dans le réseau local voit le plateau et les scores ; personne ne peut rien y changer ici.",
        start_camera: "Démarrer la caméra",
        insist: "Utiliser plutôt ce téléphone",
        log: "Déroulement",
        connecting: "Connexion à l'ordinateur…",
        lost: "L'ordinateur est injoignable. La page continue d'essayer.",
        waiting: "Le programme ne prend pas encore d'images…",
        sending: "La caméra est en marche.",
        hidden: "La page était masquée ; la partie attend.",
        denied: "La caméra n'est pas autorisée. Autorisez-la pour cette page dans les réglages du navigateur, puis rechargez.",
        no_camera: "Aucune caméra n'a été trouvée sur cet appareil.",
        insecure: "Ouvrez cette page avec le code affiché sur l'ordinateur : les caméras exigent son adresse sécurisée.",
        wrong_secret: "Cette adresse date d'une autre soirée. Scannez de nouveau le code affiché sur l'ordinateur.",
        busy: "Un autre téléphone sert de caméra en ce moment.",
        replaced: "Un autre téléphone sert de caméra en ce moment.",
        good: "L'image est bonne.",
        asked: "Ce que la caméra ne distingue pas",
        who_answers: "Qui connaît cette adresse dans le réseau local voit le plateau et les scores, et peut dire ce que la caméra ne distingue pas.",
        no_game: "La partie n'a pas commencé.",
        points: "points",
        now: "{n} si elle finissait maintenant",
        turn: "joue ensuite",
        pace: "{n} images par seconde, {w} × {h}.",
        board: "Le plateau, {headline}",
        hall_title: "Toutes les tables",
        table_gone: "Cette table ne répond pas",
        open_questions: "{n} en attente",
        clock: "{t} depuis le dernier tour",
        no_table: "Aucune table ne s'est encore manifestée.",
    },
    pl: {
        phone_title: "Ten telefon jako kamera",
        start_why: "Przeglądarki udostępniają kamerę tylko bezpiecznym stronom. Następna strona taka jest; jej certyfikat utworzył komputer przy stole.",
        start_warning: "Przeglądarka nie zna tego komputera i raz ostrzeże. Mimo to przejdź dalej:",
        start_chrome: "Chrome: „Zaawansowane”, potem „Otwórz stronę”.",
        start_safari: "Safari: „Pokaż szczegóły”, potem „odwiedź tę witrynę”.",
        start_firefox: "Firefox: „Zaawansowane”, potem „Akceptuję ryzyko, kontynuuj”.",
        start_go: "Przejdź do kamery",
        who_sees_phone: "Obrazy trafiają do komputera, który pokazuje kod, i nigdzie indziej.",
        who_sees_scores: "Kto zna ten adres w sieci lokalnej, widzi planszę i punkty; nikt nie może tu niczego zmienić.",
        start_camera: "Włącz kamerę",
        insist: "Użyj zamiast tego tego telefonu",
        log: "Przebieg gry",
        connecting: "Łączenie z komputerem…",
        lost: "Komputer jest nieosiągalny. Strona próbuje dalej.",
        waiting: "Program nie pobiera jeszcze obrazów…",
        sending: "Kamera działa.",
        hidden: "Strona była ukryta; gra czeka.",
        denied: "Kamera jest niedozwolona. Zezwól na nią tej stronie w ustawieniach przeglądarki i odśwież stronę.",
        no_camera: "Na tym urządzeniu nie znaleziono kamery.",
        insecure: "Otwórz tę stronę kodem z komputera: kamery wymagają jego bezpiecznego adresu.",
        wrong_secret: "Ten adres pochodzi z innego wieczoru. Zeskanuj kod na komputerze jeszcze raz.",
        busy: "Kamerą jest teraz inny telefon.",
        replaced: "Kamerą jest teraz inny telefon.",
        good: "Obraz jest dobry.",
        asked: "Czego kamera nie rozpoznaje",
        who_answers: "Kto zna ten adres w sieci lokalnej, widzi planszę i punkty i może odpowiedzieć, czego kamera nie rozpoznaje.",
        no_game: "Gra jeszcze się nie zaczęła.",
        points: "punkty",
        now: "{n}, gdyby gra skończyła się teraz",
        turn: "gra następny",
        pace: "Obrazów na sekundę: {n}, {w} × {h}.",
        board: "Plansza, {headline}",
        hall_title: "Wszystkie stoły",
        table_gone: "Ten stół się nie odzywa",
        open_questions: "oczekujące: {n}",
        clock: "{t} od ostatniej tury",
        no_table: "Żaden stół jeszcze się nie odezwał.",
    },
};

export const SIGNS = ["●", "▲", "■", "◆", "★", "✚"];

export const query = new URLSearchParams(location.search);
const wanted = [query.get("lang"), ...(navigator.languages ?? [navigator.language])].filter(Boolean);
export const language = wanted.map(code => code.slice(0, 2).toLowerCase()).find(code => code in WORDS) ?? "en";

/// A text of the page; {n} and the like are filled in.
export function word(key, values = {}) {
    return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/// Fills in all texts of the page.
export function speak() {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]"))
        element.textContent = word(element.dataset.word);
}

export function say(id, text) {
    const element = document.getElementById(id);
    if (element && element.textContent !== text) // which screen readers would read again
        element.textContent = text;
    if (element && element.hasAttribute("role") && id !== "status")
        element.hidden = text === "";
}

export function make(kind, name, text) {
    const element = document.createElement(kind);
    element.className = name;
    element.textContent = text;
    return element;
}

const pointsBefore = new Map();

/// A row for each player, with a sign beside the colour; points that come are shown for a moment.
export function showPlayers(players) {
    const list = document.getElementById("players");
    if (!list)
        return;
    list.replaceChildren(...players.map((player, index) => {
        const row = make("li", "player", "");
        row.dataset.colour = player.colour;
        row.classList.toggle("turn", player.turn);
        row.append(make("span", "sign", SIGNS[index % SIGNS.length]), make("span", "name", player.name));
        if (player.turn)
            row.append(make("span", "hint", word("turn")));
        const gained = player.points - (pointsBefore.get(index) ?? player.points);
        pointsBefore.set(index, player.points);
        if (gained !== 0)
            row.append(make("span", "gained", (gained > 0 ? "+" : "−") + Math.abs(gained)));
        const points = make("span", "points", player.points);
        points.setAttribute("aria-label", `${player.points} ${word("points")}`);
        row.append(points);
        if (player.now !== player.points)
            row.append(make("span", "now", word("now", {n: player.now})));
        if (player.goods)
            row.append(make("span", "goods", player.goods));
        return row;
    }));
}

/// Shows all of a game for which the page has a place.
export function showGame(game) {
    showPlayers(game.players);
    say("headline", game.headline);
    say("last", game.last || word("no_game"));
    say("trouble", game.trouble);
}

/// Looks like a WebSocket, and speaks by plain requests: iPhones refuse a WebSocket whose certificate they don't
/// know, also after the warning was accepted.
class RequestLine {
    constructor() {
        this.readyState = WebSocket.CONNECTING;
        this.begin();
    }

    async post(path, body) {
        const stop = new AbortController();
        const patience = setTimeout(() => stop.abort(), 15000);
        try {
            const headers = this.key ? {"X-Line": this.key} : {};
            const answer = await fetch(`/line${path}`, {method: "POST", body, headers, signal: stop.signal});
            if (!answer.ok)
                throw new Error(answer.statusText);
            return await answer.json();
        } finally {
            clearTimeout(patience);
        }
    }

    async begin() {
        try {
            this.key = (await this.post("", "")).line;
            if (this.key && this.readyState === WebSocket.CONNECTING) {
                this.readyState = WebSocket.OPEN;
                this.onopen();
            }
            while (this.readyState === WebSocket.OPEN)
                for (const message of (await this.post("/listen", "")).told)
                    this.onmessage({data: JSON.stringify(message)});
        } catch {
            // it is lost
        }
        this.close();
    }

    send(message) {
        this.post(typeof message === "string" ? "/words" : "/picture", message).catch(() => this.close());
    }

    close() {
        if (this.readyState === WebSocket.CLOSED)
            return;
        this.readyState = WebSocket.CLOSED;
        this.onclose?.();
    }
}

/// Keeps a line to the program: says hello with the secret, hands on what comes, and comes back by itself when
/// it is lost. It is a WebSocket, or where none comes about, requests; with ?line=requests at once.
export class Connection {
    constructor(hello, {heard, picture, opened, lost}) {
        this.hello = hello;
        this.on = {heard, picture, opened, lost};
        this.pause = 500;
        this.byRequests = query.get("line") === "requests";
        this.self = sessionStorage.getItem("self") ?? crypto.getRandomValues(new Uint32Array(2)).join("-");
        sessionStorage.setItem("self", this.self);
        this.connect();
        setInterval(() => this.send(JSON.stringify({here: true})), 10000);
        addEventListener("online", () => this.hurry());
        document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
        addEventListener("hashchange", () => location.reload()); // another evening's code
    }

    get open() {
        return this.socket?.readyState === WebSocket.OPEN;
    }

    send(message) {
        if (this.open)
            this.socket.send(message);
    }

    hurry() {
        this.pause = 500;
        if (!this.open && this.timer) {
            clearTimeout(this.timer);
            this.connect();
        }
    }

    connect() {
        this.timer = null;
        const secure = location.protocol === "https:"; // requests are answered on secure pages alone
        const socket = secure && this.byRequests ? new RequestLine()
            : new WebSocket(`${secure ? "wss:" : "ws:"}//${location.host}/table`);
        this.socket = socket;
        socket.binaryType = "blob";
        let opened = false;
        socket.onopen = () => {
            opened = true;
            this.pause = 500;
            socket.send(JSON.stringify({secret: location.hash.slice(1), language, self: this.self, ...this.hello}));
            this.on.opened?.();
        };
        socket.onmessage = message => this.hear(socket, message.data);
        socket.onclose = () => {
            this.byRequests = this.byRequests === opened; // the other way where this one was not open at all
            this.fallen(socket);
        };
    }

    hear(socket, data) {
        if (socket !== this.socket)
            return;
        if (data instanceof Blob) {
            this.on.picture?.(data);
            return;
        }
        const news = JSON.parse(data);
        if (news.refused && news.refused !== "same")
            this.refused = news.refused;
        this.on.heard(news);
    }

    fallen(socket) {
        if (socket !== this.socket || this.timer)
            return;
        this.socket = null;
        if (this.refused) // and stays so until somebody does something
            return;
        this.on.lost?.();
        this.timer = setTimeout(() => this.connect(), this.pause);
        this.pause = Math.min(2 * this.pause, 5000);
    }
}
