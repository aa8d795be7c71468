import { checkOptions, type ChosenOptions, type OptionLists } from '@shop/shop-rules';
import { useState } from 'react';

/** What is chosen of a product's sizes and colors; the only one there is needs no choosing. */
export const useOptions = ({ sizes, colors }: OptionLists, first: Partial<ChosenOptions> = {}) => {
  const known = (name: keyof ChosenOptions): string => {
    const checked = checkOptions({ [name]: first[name] }, { sizes, colors });
    return (name === 'size' ? sizes : colors).includes(checked[name]) ? checked[name] : '';
  };
  const [size, setSize] = useState(() => known('size'));
  const [color, setColor] = useState(() => known('color'));
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = { size: sizes.length > 0 && !size, color: colors.length > 0 && !color };
  return {
    size,
    color,
    setSize,
    setColor,
    missing,
    /** Whether everything is chosen; says what is missing from now on. */
    check: (): boolean => {
      setSubmitted(true);
      return !missing.size && !missing.color;
    },
    says: { size: isSubmitted && missing.size, color: isSubmitted && missing.color },
  };
};

export type Options = ReturnType<typeof useOptions>;
