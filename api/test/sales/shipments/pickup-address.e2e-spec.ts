import {
  orderInCash,
  requestShipment,
  shop,
  shopper,
  useOrderShop,
} from '../../support/order-shop.js';

const PICKUP = {
  PICKUP_NAME: 'Souq Storage LLC',
  PICKUP_LINE1: 'Street 8, Al Quoz 3',
  PICKUP_LINE2: 'Unit 14',
  PICKUP_CITY: 'Sharjah',
};
useOrderShop({ env: PICKUP });

it('SHOPID-01 the carrier picks up each parcel at the address of the settings', async () => {
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  await requestShipment(shop, shopper, opid).expect(200);
  const sent = shop.carrier.control.shipments().find(({ reference1 }) => reference1 === opid);
  expect(sent?.shipper).toMatchObject({
    name: PICKUP.PICKUP_NAME,
    company: PICKUP.PICKUP_NAME,
    line1: PICKUP.PICKUP_LINE1,
    line2: PICKUP.PICKUP_LINE2,
    city: PICKUP.PICKUP_CITY,
  });
});
