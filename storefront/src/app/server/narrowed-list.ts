import { listFilterOf, SEARCH_LENGTH, withoutMarks, type ListFilter } from '@shop/shop-rules';

/** Longer queries are left to the browser. */
const MAX_LENGTH = 300;

const isAccepted = (text = ''): boolean =>
  [...text].length <= SEARCH_LENGTH && !text.includes('\0');

/** The size and color in a product's query; undefined with anything else, which is left to the browser. */
export const chosenOptions = (search: string): { query: string } | undefined => {
  const query = withoutMarks(search);
  const names = [...new URLSearchParams(query).keys()];
  const isChoice = names.length > 0 && names.every((name) => name === 'size' || name === 'color');
  return isChoice && query.length <= MAX_LENGTH ? { query } : undefined;
};

/**
 * The filter in a list's query, and the query without tracking parameters. Undefined without a filter or with one
 * that the API would reject: the server then renders the unfiltered list.
 */
export const narrowedList = (search: string): { filter: ListFilter; query: string } | undefined => {
  const query = withoutMarks(search);
  if (!query || query.length > MAX_LENGTH) return undefined;
  const filter = listFilterOf(new URLSearchParams(query));
  const { q, tag } = filter;
  const isNarrowed = Object.keys(filter).length > 0;
  return isNarrowed && isAccepted(q) && isAccepted(tag?.trim().toLowerCase())
    ? { filter, query }
    : undefined;
};
