// Fetches the app once its screen, which the server has drawn, is seen: styles, fonts and the first picture have the
// line for themselves until then. The scripts stand in the page's <template id="scripts">.
(function () {
  function start() {
    var scripts = document.getElementById("scripts");
    document.head.append(document.importNode(scripts.content, true));
    scripts.remove();
  }
  // A hidden tab has no frames.
  if (document.hidden) start();
  else
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  // A button that is pressed before the app has come looks busy until then: src/app/early-press.ts presses the app's.
  var root = document.getElementById("root");
  root.addEventListener("click", function (event) {
    var button = event.target.closest("button");
    if (!root.dataset.screen || !button) return;
    if (window.pressed) window.pressed.ariaBusy = null;
    window.pressed = button;
    button.ariaBusy = true;
  });
  // What keeps recipes for times without a network comes after everything else: the app starts after the load event, and
  // the worker's first requests would slow it down. A browser may refuse it.
  if (navigator.serviceWorker)
    addEventListener("load", function () {
      setTimeout(function () {
        navigator.serviceWorker.register("/sw.js").catch(function () {});
      }, 3000);
    });
})();
