import { latinNumber, type PriceRange } from '@shop/shop-rules';
import { CheckboxField, controlClass, cx } from '@shop/ui';
import { useCallback } from 'react';
import { useText } from '@/shared/i18n/text';
import { Count } from './filter-count';
import { useFilterGroups } from './use-filter-groups';
import type { ListAddress } from './use-list-address';
import { isNoPrice, usePriceRange } from './use-price-range';

const PriceFields = ({ list }: { list: ListAddress }) => {
  const { t } = useText();
  const { change } = list;
  const { priceMin, priceMax } = list.filter;
  const write = useCallback(
    ([from, to]: PriceRange) => change({ priceMin: from?.toString(), priceMax: to?.toString() }),
    [change],
  );
  const { texts, setText, leave } = usePriceRange([priceMin, priceMax], write);
  const field = (at: 0 | 1, label: string) => (
    <input
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      dir="ltr"
      aria-label={label}
      placeholder={label}
      aria-invalid={isNoPrice(texts[at]) ? true : undefined}
      value={texts[at]}
      maxLength={10}
      onChange={(event) => setText(at, latinNumber(event.target.value))}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      className={cx(controlClass, 'min-w-0 flex-1 placeholder:text-small rtl:placeholder:text-end')}
    />
  );
  return (
    <div
      className="flex items-center gap-2"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}
    >
      {field(0, t('filter.priceMin'))}
      <span aria-hidden="true">–</span>
      {field(1, t('filter.priceMax'))}
    </div>
  );
};

/** Price range and stock filter; changes apply immediately. */
export const FilterFields = ({ list, inline }: { list: ListAddress; inline?: boolean }) => {
  const { t } = useText();
  const { inStock } = useFilterGroups(list);
  return (
    <div className={cx('flex', inline ? 'items-center gap-6' : 'flex-col gap-6')}>
      <fieldset className={cx(inline && 'w-72')}>
        <legend className={inline ? 'sr-only' : 'mb-2 text-small font-semibold'}>
          {t('filter.price')}
        </legend>
        <PriceFields list={list} />
      </fieldset>
      <CheckboxField
        label={
          <>
            {t('filter.inStock')} <Count count={inStock} />
          </>
        }
        checked={list.filter.inStock === true}
        onChange={({ target }) => list.change({ inStock: target.checked ? 'true' : undefined })}
        className="whitespace-nowrap"
      />
    </div>
  );
};
