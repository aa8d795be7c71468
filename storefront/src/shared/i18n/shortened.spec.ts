import { shortened } from './shortened';

it('takes the first whole words of a text, on one line', () => {
  expect(shortened('Wood\n and resin.')).toBe('Wood and resin.');
  expect(shortened('resin '.repeat(40))).toMatch(/^(resin ){25}resin…$/);
});
