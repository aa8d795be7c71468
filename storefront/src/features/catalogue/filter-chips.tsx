import { formatAed } from '@shop/shop-rules';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '@/shared/i18n/text';
import type { ListAddress } from './use-list-address';

/** Active filters except the tag, each with a remove button. */
export const FilterChips = ({ list }: { list: ListAddress }) => {
  const { t, locale } = useText();
  const row = useRef<HTMLDivElement>(null);
  const { q, priceMin, priceMax, inStock } = list.filter;
  const chips: [string, string | undefined][] = [
    ['q', q && `“${q}”`],
    [
      'priceMin',
      priceMin === undefined
        ? undefined
        : t('filter.from', { amount: formatAed(priceMin, locale) }),
    ],
    [
      'priceMax',
      priceMax === undefined
        ? undefined
        : t('filter.upTo', { amount: formatAed(priceMax, locale) }),
    ],
    ['inStock', inStock && t('filter.inStock')],
  ];
  const shown = chips.filter(([, text]) => text);
  const take = (act: () => void) => () => {
    act();
    row.current?.focus();
  };
  return (
    <div ref={row} tabIndex={-1} className="outline-none empty:hidden">
      {shown.length > 0 && (
        <ul aria-label={t('filter.selected')} className="flex flex-wrap items-center gap-2">
          {shown.map(([name, text]) => (
            <li key={name}>
              <button
                type="button"
                onClick={take(() => list.change({ [name]: undefined }))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 text-small hover:bg-line md:min-h-9"
              >
                <span className="sr-only">{t('filter.remove')}: </span>
                <bdi>{text}</bdi>
                <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
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
