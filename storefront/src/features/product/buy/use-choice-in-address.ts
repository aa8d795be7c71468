import {
  optionQuery,
  optionsOfQuery,
  type ChosenOptions,
  type OptionLists,
} from '@shop/shop-rules';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Keeps size and color in the address, for a reload, for Back and to share. */
export const useChoiceInAddress = (product: OptionLists, { size, color }: ChosenOptions): void => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const write = useEffectEvent((chosen: ChosenOptions) => {
    const search = optionQuery(chosen, product);
    if (search !== optionQuery(optionsOfQuery(params, product), product))
      void navigate({ search }, { replace: true });
  });
  useEffect(() => write({ size, color }), [size, color]);
};
