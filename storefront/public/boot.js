/* global window, document, location, localStorage */
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
  // Controls that are tapped before React handles them; the application repeats the taps (early-taps.ts).
  window.earlyTaps = [];
  document.addEventListener(
    'click',
    function (event) {
      var control = event.target.closest('#root :is(button, [type=radio])');
      if (!control || !window.earlyTaps) return;
      // Each control once, as impatient shoppers tap twice, and the last choice of a group.
      window.earlyTaps = window.earlyTaps.filter(function (tap) {
        return tap.control !== control && (!control.name || tap.control.name !== control.name);
      });
      var name = control.getAttribute('aria-label') || control.textContent;
      window.earlyTaps.push({ control: control, name: name });
      showLoading();
    },
    true,
  );
})();
