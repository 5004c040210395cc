// Before the first paint: the theme that this browser has chosen, so that a dark page never flashes white.
(function () {
  var chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("oriflamme.settings") || "{}").theme;
  } catch {
    // a browser that remembers nothing follows its device
  }
  var dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
