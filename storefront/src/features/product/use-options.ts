import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';
import { useState } from 'react';
import type { Product } from '@/shared/types';

/** The only choice there is, or none yet. */
const single = (options: string[]): string => (options.length === 1 ? (options[0] ?? '') : '');

/** Size and colour of a product page; colour is chosen for watches only. */
export const useOptions = (product: Product) => {
  const colors = product.category_id === COLOR_AND_WARRANTY_CATEGORY ? product.colors : [];
  const [size, setSize] = useState(single(product.sizes));
  const [color, setColor] = useState(single(colors));
  const [asked, setAsked] = useState(false);
  const missing = {
    size: product.sizes.length > 0 && !size,
    color: colors.length > 0 && !color,
  };
  return {
    colors,
    size,
    color,
    setSize,
    setColor,
    missing,
    /** Whether everything is chosen; says what is missing from now on. */
    check: (): boolean => {
      setAsked(true);
      return !missing.size && !missing.color;
    },
    says: { size: asked && missing.size, color: asked && missing.color },
  };
};
