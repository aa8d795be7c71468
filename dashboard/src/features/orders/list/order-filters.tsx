import { CITIES } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { DayRange } from '@/shared/list/day-range';
import { FilterSelect } from '@/shared/list/filter-select';
import { SearchBox } from '@/shared/list/search-box';
import type { ListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { isOrderState, ORDER_STATES } from '../order-texts';

const METHODS = ['card', 'cod'] as const;
const TASKS = ['to_ship', 'cash_to_book', 'attention'] as const;

const dayOf = (text: string): string | undefined =>
  /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Parameters of the address that filter the orders. */
export const filtersOf = ({ q, sort, filter }: Pick<ListParams, 'q' | 'sort' | 'filter'>) => {
  const state = filter('state');
  return {
    q: q || undefined,
    state: isOrderState(state) ? state : undefined,
    paymentMethod: METHODS.find((method) => method === filter('paymentMethod')),
    city: CITIES.find(({ en }) => en === filter('city'))?.en,
    vendor: Number(filter('vendor')) || undefined,
    task: TASKS.find((task) => task === filter('task')),
    sort: sort === 'oldest' ? ('oldest' as const) : undefined,
    late: filter('late') === 'true' ? ('true' as const) : undefined,
    tag: filter('tag') || undefined,
    from: dayOf(filter('from')),
    to: dayOf(filter('to')),
  };
};

/** Search and filters of the orders; the vendor filter is for those who see all vendors. */
export const OrderFilters = ({
  params,
  views,
  vendors,
  tags,
}: {
  params: ListParams;
  /** Menu of the saved views. */
  views: ReactNode;
  vendors?: { id: number; name: string }[];
  /** Tags to choose from. */
  tags: string[];
}) => {
  const t = useText();
  const locale = useLocale();
  const { change } = params;
  const query = filtersOf(params);
  // A tag of a saved address may not be among those given last.
  const known = query.tag && !tags.includes(query.tag) ? [...tags, query.tag] : tags;
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <SearchBox label={t('orders.search')} value={params.q} onSearch={useSearch(change)} />
      {views}
      <FilterSelect
        label={t('orders.status')}
        all={t('orders.allStatuses')}
        value={query.state ?? ''}
        onChange={(value) => change({ state: value })}
        choices={Object.entries(ORDER_STATES).map(([value, known]) => ({
          value,
          text: t(known.text),
        }))}
      />
      <FilterSelect
        label={t('orders.task.title')}
        all={t('orders.task.all')}
        value={query.task ?? ''}
        onChange={(value) => change({ task: value })}
        choices={TASKS.map((task) => ({ value: task, text: t(`orders.task.${task}`) }))}
      />
      <FilterSelect
        label={t('orders.paidBy')}
        all={t('orders.allMethods')}
        value={query.paymentMethod ?? ''}
        onChange={(value) => change({ paymentMethod: value })}
        choices={[
          { value: 'card', text: t('orders.card') },
          { value: 'cod', text: t('orders.cash') },
        ]}
      />
      <FilterSelect
        label={t('orders.city')}
        all={t('orders.allCities')}
        value={query.city ?? ''}
        onChange={(value) => change({ city: value })}
        choices={CITIES.map((city) => ({ value: city.en, text: city[locale] }))}
      />
      <FilterSelect
        label={t('orders.delivery')}
        all={t('orders.allDeliveries')}
        value={query.late ?? ''}
        onChange={(value) => change({ late: value })}
        choices={[{ value: 'true', text: t('orders.late') }]}
      />
      {vendors && (
        <FilterSelect
          label={t('orders.vendor')}
          all={t('orders.allVendors')}
          value={query.vendor?.toString() ?? ''}
          onChange={(value) => change({ vendor: value })}
          choices={vendors.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
      )}
      {known.length > 0 && (
        <FilterSelect
          label={t('orders.tag')}
          all={t('orders.allTags')}
          value={query.tag ?? ''}
          onChange={(value) => change({ tag: value })}
          choices={known.map((tag) => ({ value: tag, text: tag }))}
        />
      )}
      <FilterSelect
        label={t('orders.sort')}
        all={t('orders.newestFirst')}
        value={query.sort ?? ''}
        onChange={(value) => change({ sort: value })}
        choices={[{ value: 'oldest', text: t('orders.oldestFirst') }]}
      />
      <DayRange
        texts={{ from: t('orders.from'), to: t('orders.to') }}
        days={query}
        onChange={change}
      />
    </div>
  );
};
