import { PRODUCT_PROBLEMS } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { SearchBox } from '@/shared/list/search-box';
import type { ListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { TABLE_FROM } from '@/shared/table/data-list';
import { NeedsWorkFilter } from './checks/needs-work-filter';
import { useMedia } from '@/shared/browser/use-media';

const PROBLEMS = ['any', ...PRODUCT_PROBLEMS] as const;
const SORTS = ['name-asc', 'name-desc', 'price-low', 'price-high', 'newest'] as const;

export interface NamedCategory {
  id: number;
  name: string;
  nameAr: string;
}

/** Parameters of the list's address that the products query uses. */
export const queryOf = ({ page, limit, sort, q, filter }: ListParams) => ({
  page,
  limit,
  sort: SORTS.find((known) => known === sort),
  q: q || undefined,
  category: Number(filter('category')) || undefined,
  vendor: Number(filter('vendor')) || undefined,
  problem: PROBLEMS.find((known) => known === filter('problem')),
});

export const ProductFilters = ({
  params,
  categories,
  vendor,
  hasProblems,
  children,
}: {
  params: ListParams;
  categories: NamedCategory[];
  vendor: number | undefined;
  /** Whether the list can show products that need work. */
  hasProblems: boolean;
  /** Content beside the search. */
  children: ReactNode;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { change } = params;
  const hasHeadings = useMedia(TABLE_FROM);
  const { q = '', sort = '', category, problem } = queryOf(params);
  return (
    <>
      <SearchBox label={t('products.search')} value={q} onSearch={useSearch(change)} />
      {children}
      <FilterSelect
        label={t('products.category')}
        all={t('products.allCategories')}
        value={category?.toString() ?? ''}
        onChange={(value) => change({ category: value })}
        choices={categories.map((one) => ({ value: String(one.id), text: nameOf(one) }))}
      />
      {hasProblems && (
        <NeedsWorkFilter
          value={problem ?? ''}
          onChange={(value) => change({ problem: value })}
          q={q || undefined}
          {...{ category, vendor }}
        />
      )}
      {!hasHeadings && !problem && (
        <FilterSelect
          label={t('list.sort')}
          all={t('products.defaultOrder')}
          value={sort}
          onChange={(value) => change({ sort: value })}
          choices={SORTS.map((value) => ({ value, text: t(`products.sort.${value}`) }))}
        />
      )}
    </>
  );
};
