import {
  optionQuery,
  optionsOfQuery,
  type ChosenOptions,
  type OptionLists,
} from '@shop/shop-rules';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';

interface Choice extends ChosenOptions {
  setSize: (size: string) => void;
  setColor: (color: string) => void;
}

/** Keeps size and color in the address, for a reload, for Back and to share; a link to another choice changes it. */
export const useChoiceInAddress = (
  product: OptionLists,
  { size, color, setSize, setColor }: Choice,
): void => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const type = useNavigationType();
  const linked = optionsOfQuery(params, product);
  const write = useEffectEvent((chosen: ChosenOptions) => {
    const search = optionQuery(chosen, product);
    const wanted = new URLSearchParams(search);
    if (['size', 'color'].some((name) => params.get(name) !== wanted.get(name)))
      void navigate({ search }, { replace: true });
  });
  const read = useEffectEvent(() => {
    // Only `write` replaces an entry, and the choice may have changed since.
    if (type === NavigationType.Replace) return;
    if (linked.size) setSize(linked.size);
    if (linked.color) setColor(linked.color);
  });
  useEffect(() => read(), [linked.size, linked.color, type]);
  useEffect(() => write({ size, color }), [size, color]);
};
