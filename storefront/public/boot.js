/* global document, location, localStorage */
// Runs before the first paint: language and direction of the address, the chosen theme, whether somebody is
// signed in. A file of its own because the page allows no inline script.
(function () {
  var root = document.documentElement;
  var arabic = /^\/ar(\/|$)/.test(location.pathname);
  // The bank sends everybody back to the address without a language.
  if (/^\/payment-(success|failure)(\/|$)/.test(location.pathname)) {
    try {
      if (localStorage.getItem('language') === 'ar')
        location.replace('/ar' + location.pathname + location.search);
    } catch {
      // Storage is closed: English it is.
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
  // From now on a page that is still not there says that it is loading.
  setTimeout(function () {
    root.dataset.late = '';
  }, 2000);
})();
