// The page before the secure one: says what the browser is going to warn of, and leads there with the secret.
import {speak} from "/table.js";

speak();
document.getElementById("go").href = `https://${location.host}/phone${location.search}${location.hash}`;
