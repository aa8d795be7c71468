import { newOperationId } from './operation-id.js';

it('ORD-04 cash orders have 13 digits, card orders never', () => {
  expect(newOperationId('cod')).toMatch(/^\d{13}$/);
  expect(newOperationId('card')).toMatch(/^[a-z2-7]{20}$/);
});

it('ten thousand ids are unique', () => {
  const ids = Array.from({ length: 10_000 }, () => newOperationId('card'));
  expect(new Set(ids).size).toBe(ids.length);
});
