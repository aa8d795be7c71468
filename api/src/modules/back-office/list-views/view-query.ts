import type { FilterRule } from '@shop/shop-rules';
import type { FilteredRecord } from './list-views.queries.js';

type Filters = Record<string, FilterRule>;

const ID = /^[1-9]\d{0,8}$/;

const kindOf = (rule: FilterRule | undefined): FilteredRecord['kind'] | undefined =>
  typeof rule === 'string' && rule !== 'text' ? rule : undefined;

/** The rows that the filters of a query name. */
export const recordsIn = (filters: Filters, query: string): FilteredRecord[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const kind = kindOf(Object.hasOwn(filters, name) ? filters[name] : undefined);
    return kind && ID.test(value) ? [{ kind, id: Number(value) }] : [];
  });

/** Splits a query into the filters that exist, as a query, and the names of the others. */
export const readQuery = (
  filters: Filters,
  query: string,
  exists: (record: FilteredRecord) => boolean = () => true,
): { query: string; missing: string[] } => {
  const kept = new URLSearchParams();
  const missing = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const rule = Object.hasOwn(filters, name) ? filters[name] : undefined;
    const kind = kindOf(rule);
    const isKnown =
      kind === undefined
        ? rule === 'text' || (Array.isArray(rule) && rule.includes(value))
        : ID.test(value) && exists({ kind, id: Number(value) });
    if (isKnown) kept.set(name, value);
    else missing.add(name);
  }
  return { query: kept.toString(), missing: [...missing] };
};
