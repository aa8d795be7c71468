import { moved, newMedia, orderText, savedMedia, sharesOf } from './media';

const file = (name: string, size: number) => new File(['x'.repeat(size)], name);

it('ADM-IMG-02 moves an entry to any position and keeps the order of the others', () => {
  const items = savedMedia(['a', 'b', 'c', 'd']);
  const after = (from: number, to: number) => moved(items, from, to).map(({ key }) => key);
  expect(after(0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(after(3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(after(1, 1)).toEqual(['a', 'b', 'c', 'd']);
});

it('ADM-IMG-01 names new files by the order in which they are sent', () => {
  const [first, second] = newMedia([file('1.webp', 1), file('2.webp', 1)]);
  const [a, b] = savedMedia(['a', 'b', 'a']);
  expect(savedMedia(['a', 'b', 'a'])).toHaveLength(2);
  if (!first || !second || !a || !b) throw new Error('Something is missing.');
  expect(orderText([second, a, first, b])).toBe('["new:0","a","new:1","b"]');
});

it('ADM-IMG-01 reports the upload progress of each file', () => {
  const items = [...savedMedia(['a']), ...newMedia([file('1.webp', 10), file('2.webp', 30)])];
  const after = (sent: number) => [...sharesOf(items, sent).values()];
  expect(after(0)).toEqual([1, 0, 0]);
  expect(after(5)).toEqual([1, 0.5, 0]);
  expect(after(25)).toEqual([1, 1, 0.5]);
  // Multipart headers count as sent bytes too.
  expect(after(1000)).toEqual([1, 1, 1]);
});
