import { listFilterOf, withoutMarks, type ListFilter } from '@shop/shop-rules';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProductListQueryDto } from '../../modules/catalogue/products/read/product-query.dto.js';
import type { PageAddress } from './page-address.js';

const LISTS: readonly PageAddress['kind'][] = ['category', 'group', 'brand', 'vendor', 'search'];
/** Longer queries are the browser's own affair. */
const LONGEST = 300;

/** What narrows a list, and the query that says so, as it was asked but for marks of advertisements. */
export interface NarrowedList {
  filter: ListFilter;
  query: string;
}

/**
 * What the address of a list narrows it to; undefined when to nothing, or to something that the API would not take:
 * such a page comes as the plain list.
 */
export const narrowedList = ({ kind }: PageAddress, asked: string): NarrowedList | undefined => {
  const query = withoutMarks(asked);
  if (!query || query.length > LONGEST || !LISTS.includes(kind)) return undefined;
  const filter = listFilterOf(new URLSearchParams(query));
  const isTaken = validateSync(plainToInstance(ProductListQueryDto, filter)).length === 0;
  const hasNul = Object.values(filter).some((value) => String(value).includes('\0'));
  return isTaken && !hasNul && Object.keys(filter).length > 0 ? { filter, query } : undefined;
};
