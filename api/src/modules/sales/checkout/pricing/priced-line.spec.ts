import type { ProductForSale } from '../checkout.queries.js';
import { isTakenFrom, pricedOf, stockQuantitiesOf, subtotalOf } from './priced-line.js';

const shared: ProductForSale = {
  id: 1,
  name: 'Watch',
  name_ar: 'ساعة',
  image: 'watch.webp',
  price_fils: 10_000,
  offer_price_fils: 8000,
  standard_struck_allowed: true,
  standard_lowest_fils: null,
  struck_allowed: true,
  lowest_fils: null,
  pay_fils: 8000,
  highest_pay_fils: null,
  list_fils: null,
  stock: 5,
  vendor_id: 7,
  sizes: [],
  colors: [],
  variants: null,
};
const variant = {
  offer_price_fils: null,
  price_fils: null,
  struck_allowed: true,
  lowest_fils: null,
};
const sized: ProductForSale = {
  ...shared,
  id: 2,
  pay_fils: 8000,
  highest_pay_fils: 12_000,
  list_fils: 10_000,
  sizes: ['41', '42', '43'],
  variants: [
    { ...variant, id: 21, size: '41', color: '', stock: 2 },
    { ...variant, id: 22, size: '42', color: '', stock: 3, price_fils: 12_000 },
    {
      ...variant,
      id: 23,
      size: '43',
      color: '',
      stock: 0,
      price_fils: 9000,
      offer_price_fils: 7000,
    },
  ],
};
const line = (productId: number, quantity: number, more: object = {}) => ({
  productId,
  quantity,
  ...more,
});

it('MUT-02 a line has the price, seller and texts of its product', () => {
  expect(pricedOf([line(1, 2)], [shared, sized])).toEqual([
    {
      productId: 1,
      vendorId: 7,
      name: 'Watch',
      nameAr: 'ساعة',
      image: 'watch.webp',
      quantity: 2,
      unitFils: 8000,
      listFils: 10_000,
      struckAllowed: true,
      lowestFils: null,
      range: null,
      available: 5,
      problem: null,
      options: { size: '', color: '', problems: [] },
      hasVariant: false,
    },
  ]);
});

it('MUT-02 a product that is not for sale is unavailable and costs nothing', () => {
  expect(pricedOf([line(9, 1, { size: '' })], [shared])).toEqual([
    expect.objectContaining({
      vendorId: null,
      name: '',
      nameAr: '',
      image: null,
      unitFils: 0,
      listFils: 0,
      range: null,
      available: 0,
      problem: 'unavailable',
      options: { size: '', color: '', problems: [] },
      hasVariant: false,
    }),
  ]);
  const [named] = pricedOf([line(9, 1, { variantId: 21 })], [sized]);
  expect(named).toMatchObject({ problem: 'unavailable', hasVariant: false });
});

it.each([
  ['41', 8000, 10_000, 2],
  ['42', 12_000, 12_000, 3],
  ['43', 7000, 9000, 0],
])('MUT-02 size %s costs %d of %d fils and has its own stock of %d', (size, unit, list, stock) => {
  const byName = pricedOf([line(2, 1, { size })], [sized])[0];
  const byId = pricedOf([line(2, 1, { variantId: Number(size) - 20 })], [sized])[0];
  for (const each of [byName, byId])
    expect(each).toMatchObject({
      unitFils: unit,
      listFils: list,
      available: stock,
      range: null,
      hasVariant: true,
      options: { size, color: '', problems: [] },
      problem: stock === 0 ? 'insufficient_stock' : null,
    });
});

it('MUT-02 a combination that the product does not have has no stock', () => {
  const [one] = pricedOf([line(2, 1, { size: '44' })], [{ ...sized, sizes: ['41', '44'] }]);
  expect(one).toMatchObject({ hasVariant: true, available: 0, problem: 'insufficient_stock' });
});

it('MUT-02 until a size is chosen the line shows the range and the stock of the product', () => {
  const [one] = pricedOf([line(2, 1)], [sized]);
  expect(one).toMatchObject({
    range: { low: 8000, high: 12_000, before: 10_000, struckAllowed: true, lowestFils: null },
    available: 5,
    hasVariant: false,
    problem: null,
    options: { problems: [{ option: 'size', problem: 'option_required' }] },
  });
  const [before] = pricedOf([line(2, 1)], [{ ...sized, list_fils: null }]);
  expect(before?.range?.before).toBe(8000);
});

it.each([
  [['41'], 'size'],
  [[], 'color'],
])(
  'MUT-02 an unknown variant of a product with the sizes %p is a problem of %s',
  (sizes, option) => {
    const [one] = pricedOf([line(2, 1, { variantId: 99 })], [{ ...sized, sizes }]);
    expect(one).toMatchObject({
      hasVariant: false,
      options: { size: '', color: '', problems: [{ option, problem: 'option_unknown' }] },
    });
  },
);

it('MUT-02 a product without variants has no variant', () => {
  const [one] = pricedOf([line(1, 1, { variantId: 21 })], [shared]);
  expect(one).toMatchObject({ hasVariant: false, options: { problems: [{ option: 'color' }] } });
});

it('MUT-02 lines of one stock are compared with it together', () => {
  const problems = (...lines: Parameters<typeof pricedOf>[0]) =>
    pricedOf(lines, [shared, sized]).map(({ problem }) => problem);
  expect(problems(line(1, 5))).toEqual([null]);
  expect(problems(line(1, 6))).toEqual(['insufficient_stock']);
  expect(problems(line(1, 3), line(1, 2))).toEqual([null, null]);
  expect(problems(line(1, 3), line(1, 3))).toEqual(['insufficient_stock', 'insufficient_stock']);
  expect(problems(line(2, 2, { size: '41' }), line(2, 3, { size: '42' }))).toEqual([null, null]);
  expect(problems(line(2, 2, { size: '41' }), line(2, 1, { variantId: 21 }))).toEqual([
    'insufficient_stock',
    'insufficient_stock',
  ]);
  expect(problems(line(9, 100))).toEqual(['unavailable']);
});

it('MUT-02 an order takes the sum of its lines from each stock', () => {
  const lines = pricedOf(
    [line(1, 1), line(2, 1, { size: '41' }), line(1, 3), line(2, 1, { size: '42' })],
    [shared, sized],
  );
  expect(stockQuantitiesOf(lines)).toEqual([
    { productId: 1, size: null, color: null, quantity: 4 },
    { productId: 2, size: '41', color: '', quantity: 1 },
    { productId: 2, size: '42', color: '', quantity: 1 },
  ]);
  const taken = [
    { productId: 3, size: null, color: null, quantity: 1 },
    { productId: 2, size: '42', color: '', quantity: 1 },
  ];
  expect(lines.map((each) => isTakenFrom(each, taken))).toEqual([false, false, false, true]);
  expect(lines.map((each) => isTakenFrom(each, []))).toEqual([false, false, false, false]);
});

it('MUT-02 the subtotal is the sum of price times quantity', () => {
  expect(subtotalOf([])).toBe(0);
  expect(
    subtotalOf([
      { unitFils: 150, quantity: 2 },
      { unitFils: 1000, quantity: 3 },
    ]),
  ).toBe(3300);
});
