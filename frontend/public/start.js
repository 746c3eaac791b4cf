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
  // What keeps recipes for times without a network comes after everything else. A browser may refuse it.
  if (navigator.serviceWorker)
    addEventListener("load", function () {
      navigator.serviceWorker.register("/sw.js").catch(function () {});
    });
})();
