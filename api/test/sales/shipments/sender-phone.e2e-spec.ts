import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import {
  orderInCash,
  requestShipment,
  shop,
  shopper,
  statusOf,
  useOrderShop,
} from '../../support/order-shop.js';

// A shop with a name of its own has no contact until one is entered.
useOrderShop({ env: { SHOP_NAME: 'Oasis Store', SHOP_NAME_AR: 'متجر الواحة' } });

const DETAILS = {
  legalName: '',
  invoiceAddress: 'Office 12, Deira, Dubai',
  taxNumber: '',
  pickupName: 'Oasis Storage',
  pickupLine1: 'Street 8, Al Quoz 3',
  pickupLine2: '',
  pickupCity: 'Dubai',
};

it('GOODS-57 without a phone of the sender a shipment fails before the carrier is called, and ships once there is one', async () => {
  await rowsOf(shop.test).staff('boss', 'admin');
  const { cookie, xsrf } = await staffSessionOf(shop.test, 'boss');
  const read = async (path: string) =>
    (await shop.test.http.get(`/api${path}`).set('Cookie', cookie).expect(200)).body;
  const save = (body: object) =>
    shop.test.http
      .put('/api/admin/business-details')
      .set('Cookie', cookie)
      .set('X-XSRF-TOKEN', xsrf)
      .send(body);
  // As the previous release sends them.
  await save({ ...DETAILS, version: 0 }).expect(200);
  expect(await read('/admin/business-details')).toMatchObject({ pickupPhone: '' });
  expect(await read('/admin/first-run')).toMatchObject({ business: false });

  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  await requestShipment(shop, shopper, opid).expect(422);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'shipment_failed' });
  const sent = () =>
    shop.carrier.control.shipments().find(({ reference1 }) => reference1.startsWith(opid));
  expect(sent()).toBeUndefined();
  expect(JSON.stringify(await read('/admin/stuck-orders'))).toContain(
    'Enter it in the business details, then create the shipment again.',
  );

  const phone = await save({ ...DETAILS, pickupPhone: ' ', version: 1 }).expect(400);
  expect(phone.body.errors).toMatchObject([{ pointer: '#/pickupPhone' }]);
  await save({ ...DETAILS, pickupPhone: '+971 4 555 0123', version: 1 }).expect(200);
  expect(await read('/admin/first-run')).toMatchObject({ business: true });
  await requestShipment(shop, shopper, opid).expect(200);
  expect(sent()?.shipper).toMatchObject({ phone: '+97145550123' });
});
