// Sets language, direction and theme before the first paint.
(() => {
  const root = globalThis.document.documentElement;
  try {
    const { localStorage, navigator } = globalThis;
    const stored = localStorage.getItem('locale');
    const locale = stored ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');
    root.lang = locale === 'ar' ? 'ar' : 'en';
    root.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is not available: English and the system theme remain.
  }
})();
