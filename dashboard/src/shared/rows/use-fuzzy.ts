import { useQuery } from '@tanstack/react-query';

/** Tolerance of the search, the same as in the shop. */
const THRESHOLD = 0.4;

/** Rows of which one of the `keys` matches the text, best first; all rows without a text. */
export const useFuzzy = <Row extends object>(
  rows: Row[] | undefined,
  keys: (keyof Row & string)[],
  words: string,
): Row[] | undefined => {
  const { data: Fuse } = useQuery({
    queryKey: ['program', 'fuse'],
    queryFn: async () => (await import('fuse.js')).default,
    enabled: words !== '',
    staleTime: Infinity,
  });
  if (!words || !rows || !Fuse) return rows;
  return new Fuse(rows, { keys, threshold: THRESHOLD, ignoreLocation: true })
    .search(words)
    .map(({ item }) => item);
};
