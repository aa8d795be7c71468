import { orderFacts, type OrderMailData } from './order-mail-rows.js';

const factsWith = (contactPhone: string, contactEmail: string) => {
  const order = { id: 1, paymentMethod: 'card', deliverBy: null };
  const data = { order, shipment: null, contact: { contactPhone, contactEmail } };
  return orderFacts(
    'order-confirmed',
    'shopper',
    data as unknown as OrderMailData,
    'en',
    String,
  ).map(({ value }) => value);
};

it('FIRST-12 a mail names the contact details that the shop has', () => {
  expect(factsWith('+971 50 123 4567', 'shop@noura.example')).toEqual([
    'LW-10427',
    '+971 50 123 4567, shop@noura.example',
  ]);
  expect(factsWith('', 'shop@noura.example')).toEqual(['LW-10427', 'shop@noura.example']);
  expect(factsWith('', '')).toEqual(['LW-10427']);
});
