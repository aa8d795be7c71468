/* global window, document, location, localStorage, Element */
// Runs before the first paint: sets language and direction from the address, the stored theme, and whether a
// shopper is signed in; then records early taps. A separate file, because the content security policy forbids inline scripts.
(function () {
  var root = document.documentElement;
  var arabic = /^\/ar(\/|$)/.test(location.pathname);
  // The card page always returns to the address without a language.
  if (/^\/payment-(success|failure)(\/|$)/.test(location.pathname)) {
    try {
      if (localStorage.getItem('language') === 'ar')
        location.replace('/ar' + location.pathname + location.search);
    } catch {
      // Storage is not available: the page stays in English.
    }
  }
  root.lang = arabic ? 'ar' : 'en';
  root.dir = arabic ? 'rtl' : 'ltr';
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    root.dataset.auth = localStorage.getItem('token') ? 'in' : 'out';
  } catch {
    root.dataset.auth = 'out';
  }
  var showLoading = function () {
    root.dataset.late = '';
  };
  // A page that is still not ready then shows that it is loading.
  setTimeout(showLoading, 2000);
  // Taps before React handles them: the last choice of each group of radio buttons, then the last button.
  var taps = [];
  var isRecording = true;
  // `data-tap` replaces a name that hydration changes; controls without a name are not repeated.
  var nameOf = function (control) {
    var tap = control.dataset.tap;
    if (tap !== undefined) return tap;
    return control.getAttribute('aria-label') || control.textContent || control.value;
  };
  /** The control that a tap means now; undefined if that is not certain. */
  var targetOf = function (tap) {
    var control = tap.control;
    var isOld = Date.now() - tap.time > 10000 || tap.path !== location.pathname;
    if (isOld || !tap.name) return;
    // React may have put another button in its place, or given it another meaning.
    var isHere = control.isConnected || control.name;
    var found = [...(isHere ? [control] : document.querySelectorAll('button'))].filter(
      function (each) {
        return each.isConnected && nameOf(each) === tap.name;
      },
    );
    return found.length === 1 ? found[0] : undefined;
  };
  document.addEventListener(
    'click',
    function (event) {
      if (!(event.target instanceof Element)) return;
      var control = event.target.closest('[type=button], [type=radio]');
      if (!control) return;
      // Also a tap that React handles replaces earlier ones; the `name` of buttons is empty.
      taps = taps.filter(function (tap) {
        return tap.control.name !== control.name;
      });
      if (!isRecording) return;
      showLoading();
      taps[control.name ? 'unshift' : 'push']({
        control: control,
        name: nameOf(control),
        path: location.pathname,
        time: Date.now(),
      });
    },
    true,
  );
  window.addEventListener('pagehide', function () {
    taps = [];
  });
  window.tapRecorder = {
    end: function () {
      isRecording = false;
    },
    repeat: function () {
      for (var tap of taps.splice(0)) {
        var target = targetOf(tap);
        if (!target) return;
        // React compares a choice with what it set last.
        if (target.name) target.checked = false;
        target.click();
      }
    },
  };
})();
