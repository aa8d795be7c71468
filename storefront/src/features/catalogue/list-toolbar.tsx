import { SORTS } from '@shop/shop-rules';
import { buttonClass, controlClass, cx, Select } from '@shop/ui';
import { ArrowDownUp, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useText } from '@/shared/i18n/text';
import { FromBreakpoint } from '@/shared/rendering/from-breakpoint';
import { FilterFields } from './filter-fields';
import { chosenOf, GROUPS } from './use-filter-groups';
import type { ListAddress } from './use-list-address';
import { useDraft } from './use-draft';

const FilterSheet = lazyPanel(async () => (await import('./filter-sheet')).FilterSheet);
const SEARCH_LENGTH = 80;
const inField = 'pointer-events-none absolute inset-y-0 my-auto text-muted';

const ListSearch = ({ list }: { list: ListAddress }) => {
  const { t } = useText();
  const { text, setText, send } = useDraft(list.filter.q ?? '', (q) => list.change({ q }));
  return (
    <div className="relative min-w-full flex-1 md:min-w-56 xl:max-w-80">
      <Search className={cx(inField, 'start-3 size-5')} />
      <input
        type="search"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && send()}
        className={cx(controlClass, 'ps-10')}
      />
    </div>
  );
};

const SortSelect = ({ list }: { list: ListAddress }) => {
  const { t } = useText();
  const id = useId();
  return (
    <div className="flex max-w-full min-w-40 flex-1 items-center gap-3 md:flex-none xl:ms-auto">
      <label htmlFor={id} className="text-small whitespace-nowrap text-muted max-md:sr-only">
        {t('list.sort')}
      </label>
      <div className="relative min-w-0 flex-1 md:w-60">
        <Select
          id={id}
          value={list.filter.sort ?? 'default'}
          onChange={({ target }) =>
            list.change({ sort: target.value === 'default' ? undefined : target.value })
          }
          frame="block"
          className="truncate max-md:ps-9"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
        <ArrowDownUp className={cx(inField, 'start-3 size-4 md:hidden')} />
      </div>
    </div>
  );
};

/** Search, filters and sort order; the filters are in a sheet on small screens. */
export const ListToolbar = ({ list, total }: { list: ListAddress; total: number }) => {
  const { t } = useText();
  const [open, setOpen] = useState<boolean>();
  const { priceMin, priceMax, inStock } = list.filter;
  const active =
    [priceMin, priceMax, inStock].filter((value) => value !== undefined).length +
    GROUPS.flatMap((name) => chosenOf(list.filter, name)).length;
  return (
    <div className="flex flex-wrap items-center gap-3 xl:gap-6">
      <ListSearch list={list} />
      <FromBreakpoint from="80rem">
        <div className="contents max-xl:hidden">
          <FilterFields list={list} inline />
        </div>
      </FromBreakpoint>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'secondary', className: 'xl:hidden' })}
      >
        <SlidersHorizontal className="size-4" />
        {active > 0 ? t('filter.active', { count: active }) : t('filter.title')}
      </button>
      <SortSelect list={list} />
      {open !== undefined && (
        <FilterSheet list={list} total={total} open={open} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};
