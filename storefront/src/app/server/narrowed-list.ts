import { listFilterOf, SEARCH_LENGTH, withoutMarks, type ListFilter } from '@shop/shop-rules';

/** Longer queries are the browser's own affair. */
const LONGEST = 300;

const isTaken = (text = ''): boolean => [...text].length <= SEARCH_LENGTH && !text.includes('\0');

/**
 * What the query of a list narrows it to, and the query without marks of advertisements; undefined when it narrows
 * nothing, or to something that the API would not take: such a page comes as the plain list.
 */
export const narrowedList = (asked: string): { filter: ListFilter; query: string } | undefined => {
  const query = withoutMarks(asked);
  if (!query || query.length > LONGEST) return undefined;
  const filter = listFilterOf(new URLSearchParams(query));
  const { q, tag } = filter;
  const isNarrowed = Object.keys(filter).length > 0;
  return isNarrowed && isTaken(q) && isTaken(tag?.trim().toLowerCase())
    ? { filter, query }
    : undefined;
};
