import { formatAed } from '@shop/shop-rules';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '@/shared/i18n/text';
import { chosenOf, GROUPS, useFilterTexts } from './use-filter-groups';
import type { ListAddress } from './use-list-address';

interface Chip {
  name: string;
  text: string | undefined;
  /** What remains of the filter without this value. */
  rest?: string[];
}

/** Active filters except the tag, each with a remove button. */
export const FilterChips = ({ list }: { list: ListAddress }) => {
  const { t, locale } = useText();
  const row = useRef<HTMLDivElement>(null);
  const { labelOf } = useFilterTexts(list);
  const { q, priceMin, priceMax, inStock } = list.filter;
  const groups = GROUPS.filter((name) => name !== 'brand' || !list.owner.brand);
  const chips: Chip[] = [
    { name: 'q', text: q && (locale === 'ar' ? `«${q}»` : `“${q}”`) },
    ...groups.flatMap((name) => {
      const chosen = chosenOf(list.filter, name);
      return chosen.map((value) => ({
        name,
        text: labelOf(name, value),
        rest: chosen.filter((one) => one !== value),
      }));
    }),
    {
      name: 'priceMin',
      text:
        priceMin === undefined
          ? undefined
          : t('filter.from', { amount: formatAed(priceMin, locale) }),
    },
    {
      name: 'priceMax',
      text:
        priceMax === undefined
          ? undefined
          : t('filter.upTo', { amount: formatAed(priceMax, locale) }),
    },
    { name: 'inStock', text: inStock && t('filter.inStock') },
  ];
  const shown = chips.filter(({ text }) => text);
  const take = (act: () => void) => () => {
    act();
    row.current?.focus();
  };
  return (
    <div ref={row} tabIndex={-1} className="outline-none empty:hidden">
      {shown.length > 0 && (
        <ul aria-label={t('filter.selected')} className="flex flex-wrap items-center gap-2">
          {shown.map(({ name, text, rest }) => (
            <li key={name + text}>
              <button
                type="button"
                onClick={take(() => list.change({ [name]: rest }))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 text-small hover:bg-line md:min-h-9"
              >
                <span className="sr-only">{t('filter.remove')}: </span>
                <bdi>{text}</bdi>
                <X className="size-4" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={take(list.clear)}
              className="min-h-11 px-2 text-small font-semibold underline-offset-4 hover:underline"
            >
              {t('list.clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
};
