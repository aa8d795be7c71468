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
  });
});

it('MUT-01 of several variants with the lowest price the lowest list price is shown', () => {
  const variants = [
    { stock: 1, price: 170, offerPrice: 100 },
    { stock: 1, price: 160, offerPrice: 100 },
    { stock: 1, price: 110 },
  ];
  expect(variantPrices(product, variants)).toEqual({ low: 100, high: 110, before: 160 });
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
