import { bySize, colorOfKey, formatPercent, type ListFilter } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/text';
import { catalogueQueries } from './catalogue.queries';
import type { ListAddress } from './use-list-address';

/** Filters with a number beside each value; of rating and discount one value is chosen. */
export const GROUPS = ['size', 'color', 'brand', 'rating', 'discount'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface FilterValue {
  value: string;
  label: string;
  /** Undefined while unknown. */
  count?: number | undefined;
  /** Of a color. */
  hex?: string | undefined;
}

export interface FilterGroup {
  name: GroupName;
  title: string;
  isSingle: boolean;
  values: FilterValue[];
}

export const chosenOf = (filter: ListFilter, name: GroupName): string[] =>
  [filter[name] ?? []].flat().map(String);

/** The texts of filters and their values; a brand has none until the brands are loaded. */
export const useFilterTexts = (list: ListAddress) => {
  const { t, pick, locale } = useText();
  const { data: brands = [] } = useQuery({
    ...catalogueQueries.brands(),
    enabled: list.filter.brand !== undefined,
  });
  const titles: Record<GroupName, string> = {
    size: t('option.size'),
    color: t('option.color'),
    brand: t('brand.title'),
    rating: t('filter.rating'),
    discount: t('filter.discount'),
  };
  const labelOf = (name: GroupName, value: string): string => {
    const color = name === 'color' && colorOfKey(value);
    if (color) return pick(color.name, color.nameAr);
    if (name === 'brand') return brands.find(({ id }) => String(id) === value)?.name ?? '';
    if (name === 'rating') return t('filter.stars', { stars: value });
    if (name === 'discount')
      return value === '1'
        ? t('filter.onSale')
        : t('filter.percent', { percent: formatPercent(Number(value) / 100, locale) });
    return value;
  };
  return { titles, labelOf };
};

/** The filters of a list with the numbers beside their values; chosen values stay, whatever their number. */
export const useFilterGroups = (list: ListAddress) => {
  const { titles, labelOf } = useFilterTexts(list);
  const found = useQuery(catalogueQueries.facets({ ...list.filter, ...list.owner }));
  const { sizes, colors, brands, ratings, discounts } = found.data ?? {};
  const counted: Record<GroupName, FilterValue[] | undefined> = {
    size: sizes?.map((one) => ({ ...one, label: one.value })),
    color: colors?.map((one) => ({ ...one, label: labelOf('color', one.value) })),
    brand: brands?.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
    rating: ratings?.map((one) => ({ ...one, label: labelOf('rating', one.value) })),
    discount: discounts?.map((one) => ({ ...one, label: labelOf('discount', one.value) })),
  };
  const groupOf = (name: GroupName): FilterGroup => {
    const known = counted[name] ?? [];
    const others = chosenOf(list.filter, name)
      .filter((value) => !known.some((one) => one.value === value))
      .map((value) => ({ value, label: labelOf(name, value), count: found.data && 0 }));
    const values = [...known, ...others];
    if (name === 'size') values.sort((a, b) => bySize(a.value, b.value));
    return {
      name,
      title: titles[name],
      isSingle: name === 'rating' || name === 'discount',
      values:
        name === 'color'
          ? values.map((one) => ({ ...one, hex: colorOfKey(one.value)?.hex }))
          : values,
    };
  };
  return {
    groups: GROUPS.filter((name) => name !== 'brand' || !list.owner.brand).map(groupOf),
    total: found.data?.total,
    inStock: found.data?.inStock,
    loading: found.isPending,
    /** The numbers still belong to the previous filters. */
    isOutdated: found.isPlaceholderData,
    failed: found.isError,
    retry: () => void found.refetch(),
  };
};
