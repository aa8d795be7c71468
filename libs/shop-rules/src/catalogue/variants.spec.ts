import { variantOf } from './variants.js';

const variants = [
  { size: '41', color: '', stock: 0 },
  { size: '42', color: '', stock: 3 },
];

it('VAR-21 finds the variant of a size and color', () => {
  expect(variantOf(variants, { size: '42', color: '' })?.stock).toBe(3);
  expect(variantOf(variants, { size: '42', color: '#000000' })).toBeUndefined();
});
