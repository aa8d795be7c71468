import { makeProduct } from '@shop/testing';
import { decodeProduct } from '@shop/api-client';
import { countOf } from './cart-line';
import { imagesOf, lineTotal, subtotal, toLine } from './line-rules';
import { cart } from './cart-store';

const product = decodeProduct(makeProduct({ price: 300, offerPrice: 149.5 }));
const line = (size: string, color: string, quantity = 1) =>
  toLine(product, { size, color }, quantity);
const saved = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  cart.reload();
});

it('CART-14 CART-13 stores id, name, price to pay, size, colour, quantity and images as JSON text', () => {
  expect(line('50 ml', 'Gold')).toEqual({
    id: 1,
    name: 'Amber Oud',
    nameAr: 'عود العنبر',
    price: 149.5,
    size: '50 ml',
    color: 'Gold',
    quantity: 1,
    images: '["oud.webp"]',
  });
  expect(imagesOf({ ...line('', ''), images: 'broken' })).toEqual([]);
});

it('CART-11 adds the same product in another size or colour as a separate line', () => {
  cart.add(line('S', 'Black'));
  cart.add(line('M', 'Black'));
  cart.add(line('S', 'White'));
  expect(cart.lines()).toHaveLength(3);
});

it('CART-09 increases the quantity of an existing line', () => {
  cart.add(line('S', 'Black'));
  cart.add(line('S', 'Black', 4));
  expect(cart.lines().map(({ quantity }) => quantity)).toEqual([5]);
});

it('CART-06 never takes a quantity below 1', () => {
  cart.add(line('S', 'Black'));
  cart.setQuantity(line('S', 'Black'), 0);
  expect(cart.lines()[0]?.quantity).toBe(1);
});

it('CART-07 CART-15 saves every change, also a removal', () => {
  cart.add(line('S', 'Black'));
  cart.add(line('M', 'Black'));
  expect(saved()).toHaveLength(2);
  cart.remove(line('S', 'Black'));
  expect(saved()).toEqual(cart.lines());
  cart.restore(line('S', 'Black'), 0);
  expect(saved().map(({ size }: { size: string }) => size)).toEqual(['S', 'M']);
  cart.clear();
  expect(saved()).toEqual([]);
});

it('CART-16 sums without floating-point errors', () => {
  cart.add({ ...line('S', 'Black', 3), price: 0.1 });
  expect(subtotal(cart.lines())).toBe(0.3);
  expect(lineTotal({ ...line('', '', 3), price: 19.99 })).toBe(59.97);
  expect(countOf(cart.lines())).toBe(3);
});

it.each(['not json', '{}', '[1,null,{"id":"x"}]', '[{"id":1,"name":"A","price":1,"quantity":0}]'])(
  'takes a saved cart of %s for an empty one',
  (text) => {
    localStorage.setItem('cart', text);
    cart.reload();
    expect(cart.lines()).toEqual([]);
  },
);

it('follows the other tabs of the browser', () => {
  localStorage.setItem('cart', JSON.stringify([line('S', 'Black')]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(cart.lines()).toHaveLength(1);
});

it('limits a line to 99 items, as an order does', () => {
  cart.add(line('S', 'Black', 60));
  cart.add(line('S', 'Black', 60));
  expect(cart.lines()[0]?.quantity).toBe(99);
});

it('is emptied once by an order, not again when the order is viewed later', () => {
  cart.add(line('S', 'Black'));
  cart.spend('K7M2Q9');
  expect(cart.lines()).toEqual([]);
  cart.add(line('M', 'Black'));
  cart.spend('K7M2Q9');
  expect(cart.lines()).toHaveLength(1);
});
