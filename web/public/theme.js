// Before the first paint: the theme that this browser has chosen, so that a dark page never flashes white; and its texts
// are asked for, so that they come together with the script that shows them.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("oriflamme.settings") || "{}") || {};
  } catch {
    // a browser that remembers nothing uses the theme of its device
  }
  var dark = chosen.theme === "dark" || (chosen.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  var told = document.querySelector("meta[name=texts]");
  var addresses = {};
  (told ? told.content.split(" ") : []).forEach(function (pair) {
    addresses[pair.slice(0, 2)] = pair.slice(3);
  });
  var wishes = [chosen.language].concat(navigator.languages.map((tag) => tag.slice(0, 2)), "en");
  var spoken = wishes.find((wish) => wish in addresses);
  if (!spoken) return;
  var link = document.createElement("link");
  link.rel = "preload";
  link.as = "fetch";
  link.crossOrigin = "anonymous";
  link.href = new URL(addresses[spoken], document.currentScript.src).href; // the page may be at any address
  document.head.append(link);
})();
