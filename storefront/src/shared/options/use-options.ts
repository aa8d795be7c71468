import { checkOptions, type ChosenOptions, type OptionLists } from '@shop/shop-rules';
import { useState } from 'react';

/** Selected size and color; a single option is selected automatically. */
export const useOptions = ({ sizes, colors }: OptionLists, first: Partial<ChosenOptions> = {}) => {
  const initial = (name: keyof ChosenOptions): string => {
    const checked = checkOptions({ [name]: first[name] }, { sizes, colors });
    return (name === 'size' ? sizes : colors).includes(checked[name]) ? checked[name] : '';
  };
  const [size, setSize] = useState(() => initial('size'));
  const [color, setColor] = useState(() => initial('color'));
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = { size: sizes.length > 0 && !size, color: colors.length > 0 && !color };
  return {
    size,
    color,
    setSize,
    setColor,
    missing,
    /** Whether all options are chosen; shows what is missing from now on. */
    check: (): boolean => {
      setSubmitted(true);
      return !missing.size && !missing.color;
    },
    says: { size: isSubmitted && missing.size, color: isSubmitted && missing.color },
  };
};

export type Options = ReturnType<typeof useOptions>;
