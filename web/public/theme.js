// Before the first paint: the theme that this browser has chosen, so that a dark page never flashes white.
(function () {
  var chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("oriflamme.settings") || "{}").theme || "auto";
  } catch {
    chosen = "auto";
  }
  var dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
