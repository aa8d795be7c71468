import {
  fieldAt,
  filledVariants,
  sumOfStock,
  unusedOptions,
  variantChanges,
  variantsBody,
  withCombinations,
  withVariantChanges,
  type VariantFields,
} from './variant-values';

const [BLACK, NAVY] = ['#000000', '#1F2A44'];
const text = (size: string, color: string, stock = '', more = {}) => ({
  ...{ size, color, stock, code: '', price: '', offerPrice: '' },
  ...more,
});
/** 42 comes in both colors, 43 only in navy. */
const shoe = (over: Partial<VariantFields> = {}): VariantFields => ({
  sizes: ['42', '43'],
  colors: [BLACK, NAVY],
  hasVariants: true,
  variants: [
    text('42', BLACK, '3'),
    text('42', NAVY, '0'),
    text('43', BLACK),
    text('43', NAVY, '5', { code: 'S-43' }),
  ],
  ...over,
});
const sentBy = (now: VariantFields, start = shoe()): unknown =>
  JSON.parse(variantsBody(start, now) ?? 'null');

it('VAR-10 an empty field is a combination that the product does not have', () => {
  const filled = filledVariants(shoe());
  expect(filled.map(({ size, color }) => [size, color])).toEqual([
    ['42', BLACK],
    ['42', NAVY],
    ['43', NAVY],
  ]);
  expect(sumOfStock(filled)).toBe(8);
});

it('VAR-10 a further size or color keeps the other numbers', () => {
  const { variants } = shoe();
  const more = withCombinations(variants, { sizes: ['41', '42', '43'], colors: [BLACK, NAVY] });
  expect(more).toEqual([...variants, text('41', BLACK), text('41', NAVY)]);
});

it('VAR-10 the first color of a product takes over the numbers of its sizes', () => {
  const variants = [text('42', '', '3'), text('43', '', '4')];
  const colored = shoe({ variants: withCombinations(variants, shoe()) });
  expect(filledVariants(colored).map(({ size, color, stock }) => [size, color, stock])).toEqual([
    ['42', BLACK, '3'],
    ['43', BLACK, '4'],
  ]);
});

it('VAR-10 finds sizes and colors that no variant has', () => {
  expect(unusedOptions(shoe())).toEqual([]);
  expect(unusedOptions(shoe({ sizes: ['42', '43', '44'] }))).toEqual([{ size: '44', color: '' }]);
  expect(unusedOptions(shoe({ variants: [text('42', NAVY, '1'), text('43', NAVY, '1')] }))).toEqual(
    [{ size: '', color: BLACK }],
  );
});

it('VAR-10 places the server’s errors at the fields of the form', () => {
  expect(fieldAt('#/variants/2/code', shoe())).toBe('variants.3.code');
  expect(fieldAt('#/variants/1/size', shoe())).toBe('variants.1.stock');
  expect(fieldAt('#/variants/1', shoe())).toBe('variants.1.stock');
  expect(fieldAt('#/variants', shoe())).toBe('hasVariants');
  expect(fieldAt('#/price', shoe())).toBe('price');
});

it('VAR-12 sends nothing without a change', () => {
  expect(variantsBody(shoe(), shoe())).toBeUndefined();
  expect(variantsBody(shoe({ hasVariants: false }), shoe({ hasVariants: false }))).toBeUndefined();
});

it('VAR-12 sends a stock only if it was changed', () => {
  const variants = withVariantChanges(shoe().variants, [
    { size: '42', color: BLACK, stock: '7' },
    { size: '43', color: NAVY, price: '99.5' },
    { size: '42', color: NAVY, stock: '' },
  ]);
  expect(sentBy(shoe({ variants }))).toEqual([
    { size: '42', color: BLACK, stock: 7, code: null, price: null, offerPrice: null },
    { size: '43', color: NAVY, code: 'S-43', price: 99.5, offerPrice: null },
  ]);
});

it('VAR-12 sends every stock of a product that had no variants, and none when they end', () => {
  const plain = shoe({ hasVariants: false, variants: [] });
  expect(sentBy(shoe(), plain)).toMatchObject([{ stock: 3 }, { stock: 0 }, { stock: 5 }]);
  expect(sentBy(shoe({ hasVariants: false }))).toEqual([]);
});

it('VAR-12 only changed texts stay when a newer version is loaded', () => {
  const mine = withVariantChanges(shoe().variants, [{ size: '42', color: BLACK, code: 'S-42' }]);
  const changes = variantChanges(shoe().variants, mine);
  expect(changes).toEqual([{ size: '42', color: BLACK, code: 'S-42' }]);
  const newer = [text('42', BLACK, '1'), text('42', NAVY, '0')];
  expect(withVariantChanges(newer, changes)[0]).toEqual(text('42', BLACK, '1', { code: 'S-42' }));
});
