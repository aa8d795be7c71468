import type { Product } from '@/shared/api/types';
import { createStore, useStore } from '@/shared/browser/store';

/** A product with options on a card. */
export interface QuickChoiceOf {
  product: Product;
  /** The pressed button; the dialog opens beside it. */
  anchor: HTMLElement;
  /** Called when the product is in the cart. */
  onAdded: () => void;
}

const store = createStore<QuickChoiceOf | null>(null);

/** The open quick choice; one at a time. */
export const quickChoice = {
  open: (choice: QuickChoiceOf) => store.set(choice),
  close: () => store.set(null),
};

export const useQuickChoice = (): QuickChoiceOf | null => useStore(store);
