// Runs before the first paint: a stored choice wins, "system" or nothing leaves it to the browser.
(function () {
  try {
    var theme = localStorage.getItem("sufra.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Storage may be blocked; the system's preference then applies.
  }
})();
