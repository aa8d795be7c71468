import type { Product } from '@/shared/api/types';
import { createStore, useStore } from '@/shared/browser/store';

/** A product of a card that is bought in a size or color. */
export interface QuickChoiceOf {
  product: Product;
  /** What was pressed; the choice opens beside it. */
  anchor: HTMLElement;
  /** Called once the chosen product is in the cart. */
  onAdded: () => void;
}

const store = createStore<QuickChoiceOf | null>(null);

/** The one choice that is open over a list. */
export const quickChoice = {
  open: (choice: QuickChoiceOf) => store.set(choice),
  close: () => store.set(null),
};

export const useQuickChoice = (): QuickChoiceOf | null => useStore(store);
