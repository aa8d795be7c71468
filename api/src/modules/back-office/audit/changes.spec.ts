import { changesOf } from './changes.js';

it('ADM-AUD-02 records only the differences', () => {
  const before = { name: 'Ring', price: 100, tags: ['a'], about: 'x', version: 1 };
  const after = { name: 'Ring', price: 90, tags: ['a', 'b'], about: undefined, version: 2 };
  expect(changesOf(before, after)).toEqual({
    price: { from: 100, to: 90 },
    tags: { from: ['a'], to: ['a', 'b'] },
    about: { from: 'x', to: null },
  });
});

it('ADM-AUD-02 S-07 records changes of secrets and personal data without values', () => {
  const before = { passwordHash: 'old', email: 'a@example.com', username: 'a', phone: '1' };
  const after = { passwordHash: 'new', email: 'b@example.com', username: 'b', phone: '2' };
  expect(changesOf(before, after)).toEqual({
    passwordHash: {},
    email: {},
    username: {},
    phone: {},
  });
});

it('ADM-AUD-02 truncates long values', () => {
  const [from, to] = ['a'.repeat(300), Array.from({ length: 200 }, () => 'b')];
  const { text, list } = changesOf({ text: from, list: [''] }, { text: 'short', list: to });
  expect(text).toEqual({ from: `${'a'.repeat(200)}…`, to: 'short' });
  expect(String(list?.to)).toHaveLength(201);
});
