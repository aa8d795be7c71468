import { useQuery } from '@tanstack/react-query';

/** How far words may be from what they mean, as in the shop's own search. */
const THRESHOLD = 0.4;

/** The rows whose `key` is like the words, best first; all of them without words. */
export const useFuzzy = <Row extends object>(
  rows: Row[] | undefined,
  key: keyof Row & string,
  words: string,
): Row[] | undefined => {
  const { data: Fuse } = useQuery({
    queryKey: ['program', 'fuse'],
    queryFn: async () => (await import('fuse.js')).default,
    enabled: words !== '',
    staleTime: Infinity,
  });
  if (!words || !rows || !Fuse) return rows;
  return new Fuse(rows, { keys: [key], threshold: THRESHOLD, ignoreLocation: true })
    .search(words)
    .map(({ item }) => item);
};
