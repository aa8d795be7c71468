import type { ReactNode } from 'react';
import type { Product } from '@/shared/api/types';

/** Buttons of a card. */
export interface CardButtons {
  /** Adds the product to the wishlist. */
  heart: ReactNode;
  /** Adds the product to the cart; then its quantity, in the whole width. */
  cart: ReactNode;
}

/** Makes the buttons of a card; the one for the cart is an icon, except on cards with space for its text. */
export type ButtonsOf = (product: Product, hasText?: boolean) => CardButtons;
