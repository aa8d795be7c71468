import { discountPercent, shownPrice, unitPrice, variantPrice, variantPrices } from './price.js';

const product = { price: 200, offerPrice: 150 };

it.each([
  [200, 200],
  [200, 199],
  [200, 250],
  [200, -1],
  [200, undefined],
])('MUT-01 the offer of a price of %d counts only if it is lower: %p', (price, offerPrice) => {
  const offer = offerPrice === undefined ? {} : { offerPrice };
  expect(unitPrice({ price, ...offer })).toBe(offerPrice === 199 ? 199 : 200);
});

it('MUT-01 the offer of the product does not lower the own price of a variant', () => {
  expect(variantPrice(product, { price: 180 })).toBe(180);
  expect(variantPrice(product, { price: 180, offerPrice: null })).toBe(180);
  expect(variantPrice(product, { price: null, offerPrice: 10 })).toBe(150);
});

it('MUT-01 variants without an own price have no range, one with it has', () => {
  const plain = { stock: 1, price: null };
  expect(variantPrices(product, [plain, plain])).toBeNull();
  expect(variantPrices(product, [plain, { stock: 1, price: 300 }])).toEqual({
    low: 150,
    high: 300,
    before: 200,
    struckAllowed: true,
    lowestPrice: null,
  });
});

it('MUT-01 of several variants with the lowest price the lowest list price is shown', () => {
  const variants = [
    { stock: 1, price: 170, offerPrice: 100 },
    { stock: 1, price: 160, offerPrice: 100 },
    { stock: 1, price: 110 },
  ];
  expect(variantPrices(product, variants)).toEqual({
    ...{ low: 100, high: 110, before: 160 },
    ...{ struckAllowed: true, lowestPrice: null },
  });
});

it('MUT-01 a range without a list price shows no discount', () => {
  const priceRange = { low: 90, high: 120 };
  expect(shownPrice({ ...product, priceRange })).toEqual({
    amount: 90,
    before: 90,
    isLowest: true,
  });
  expect(shownPrice({ ...product, priceRange: null })).toEqual({
    amount: 150,
    before: 200,
    isLowest: false,
  });
});

it('MUT-01 a price below 1 AED has a discount in percent too', () => {
  expect(discountPercent({ price: 0.5, offerPrice: 0.25 })).toBe(50);
});

it.each([
  [true, 200],
  [false, 150],
  [undefined, 200],
])('HONEST-09 the list price is struck through if that is allowed: %p', (struckAllowed, before) => {
  const rule = struckAllowed === undefined ? {} : { struckAllowed };
  expect(shownPrice({ ...product, ...rule })).toMatchObject({ amount: 150, before });
  const priceRange = { low: 90, high: 120, before: 140, ...rule };
  expect(shownPrice({ ...product, priceRange }).before).toBe(struckAllowed === false ? 90 : 140);
});

it('HONEST-09 of variants with the same prices all must be allowed, and the lowest price before counts', () => {
  const sale = { stock: 1, price: 160, offerPrice: 100 };
  const allowed = { ...sale, struckAllowed: true, lowestPrice: 130 };
  const other = { ...sale, struckAllowed: true, lowestPrice: 120 };
  const refused = { ...sale, struckAllowed: false, lowestPrice: null };
  expect(variantPrices(product, [allowed, other])).toMatchObject({
    struckAllowed: true,
    lowestPrice: 120,
  });
  expect(variantPrices(product, [allowed, refused])).toMatchObject({ struckAllowed: false });
  // A variant without an own price follows the product.
  const plain = { stock: 1, price: null };
  const rule = { ...product, struckAllowed: false, lowestPrice: null };
  expect(variantPrices(rule, [plain, { stock: 1, price: 300 }])).toMatchObject({
    low: 150,
    struckAllowed: false,
  });
});
