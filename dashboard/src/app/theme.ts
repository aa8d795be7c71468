import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';
const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const current = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

const subscribe = (listener: () => void) => {
  const system = matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};

/** The theme in use: the chosen one, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);

/** Stores the chosen theme; the system's own theme removes the choice. */
export const chooseTheme = (theme: Theme): void => {
  const system: Theme = matchMedia(DARK).matches ? 'dark' : 'light';
  if (theme === system) {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem(KEY, theme);
  }
  listeners.forEach((listener) => listener());
};
