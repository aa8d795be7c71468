import { duplicateVariants, incompleteVariants, variantOf } from './variants.js';

const variants = [
  { size: '41', color: '', stock: 0 },
  { size: '42', color: '', stock: 3 },
];

it('VAR-21 finds the variant of a size and color', () => {
  expect(variantOf(variants, { size: '42', color: '' })?.stock).toBe(3);
  expect(variantOf(variants, { size: '42', color: '#000000' })).toBeUndefined();
});

it('VAR-02 VAR-32 finds equal variants, and those without an option that others have', () => {
  const [small, large] = [
    { size: 's', color: '#1F2A44' },
    { size: 'L', color: '' },
  ];
  expect(duplicateVariants([small, large, { size: 'S', color: '#1f2a44' }])).toEqual([2]);
  expect(duplicateVariants([small, large])).toEqual([]);
  expect(incompleteVariants([small, large], 'color')).toEqual([1]);
  expect(incompleteVariants([small, large], 'size')).toEqual([]);
  expect(incompleteVariants([large], 'color')).toEqual([]);
});
