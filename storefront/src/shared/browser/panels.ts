import { createStore, useStore } from './store';

export type Panel = 'cart' | 'user' | 'menu' | 'search' | 'checkout' | 'payment';

const store = createStore<Panel | null>(null);

/** The open panel; one at a time. */
export const panels = {
  open: (panel: Panel) => store.set(panel),
  close: () => store.set(null),
  current: store.get,
};

export const useOpenPanel = (): Panel | null => useStore(store);
