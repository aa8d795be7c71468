import { onOtherTab } from '@/shared/browser/browser';
import { createStore, useStore } from '@/shared/browser/store';

/** The device setting or the shopper's choice. */
export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'theme';
/** Colour of the browser's toolbar. */
const BACKGROUND = { light: '#fbf9f5', dark: '#12100d' };

const read = (): Theme => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

const store = createStore<Theme>(read(), 'system');
onOtherTab([KEY], () => store.set(read()));

export const chooseTheme = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice applies to this page only.
  }
  store.set(theme);
};

export const useTheme = (): Theme => useStore(store);

/** Applies the theme to page and toolbar. The boot script does the first before the first paint. */
export const paint = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = BACKGROUND[theme === 'system' ? device : theme];
  }
};
