import { call, optionsInStock, registered, sessionOf, type Options } from './demo';
import { shop } from './shop';
import type { Shopper } from './shopper';

/** Creates orders through the API. */
export interface SignedInShopper extends Shopper {
  token: string;
  userId: number;
}
interface OrderRequest {
  product: number;
  quantity?: number;
  city?: string;
}

export const newSignedInShopper = async (more: object = {}): Promise<SignedInShopper> => {
  const shopper = await registered(more);
  const { token, user } = await sessionOf(shopper);
  return { ...shopper, token, userId: user.id };
};

/** A line of the product with a size and color in stock. */
const lineOf = async ({ product: productId, quantity = 1 }: OrderRequest) => {
  const { product } = await call<{ product: Options }>(`products/one/${productId}`);
  return { productId, ...optionsInStock(product, quantity), quantity };
};

const addressOf = ({ name, phone }: SignedInShopper) => ({
  fullName: name,
  phone,
  area: 'Al Majaz',
  building: 'Pearl Tower',
  flat: '1204',
});

/** Sets the scenario of a sandbox's next call. */
const control = async (sandbox: string, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandbox}/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};

/** Places a cash-on-delivery order; returns its operation id. */
export const orderInCash = async (who: SignedInShopper, request: OrderRequest): Promise<string> => {
  const { city = 'Sharjah' } = request;
  const { operationId } = await call<{ operationId: string }>('checkout/cod', who.token, {
    lines: [await lineOf(request)],
    address: { ...addressOf(who), city },
  });
  return operationId;
};

/** Sandbox test cards: a full payment and an underpayment. */
export const CARDS = { good: '4111111111111111', underpaid: '4000000000000127' };

/** The gateway's order number of an order. */
const orderNos = new Map<string, string>();

/** Makes the bank refuse the next refund of an order. */
export const refuseRefund = (operationId: string): Promise<void> =>
  control(shop.cardSandbox, 'scenario', {
    name: 'refund-refused',
    orderNo: orderNos.get(operationId),
    times: 1,
  });

/** Places an order and pays it on the payment page. */
export const orderByCard = async (
  who: SignedInShopper,
  request: OrderRequest,
  card: string = CARDS.good,
): Promise<string> => {
  const { city = 'Sharjah' } = request;
  const placed = await fetch(`${shop.url}/api/sendData`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: new URLSearchParams({
      ...addressOf(who),
      lines: JSON.stringify([await lineOf(request)]),
      ship_city: city,
    }),
  });
  const form = await placed.text();
  const operationId = placed.headers.get('x-operation-id');
  if (!operationId) throw new Error(`sendData: ${placed.status} ${form}`);
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const page = await fetch(/action="([^"]+)"/.exec(form)?.[1] ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const orderNo = /Payment number<\/dt><dd>([^<]+)/.exec(await page.text())?.[1];
  await control(shop.cardSandbox, 'decide', { orderNo, card });
  if (orderNo) orderNos.set(operationId, orderNo);
  return operationId;
};

/** Sets the carrier's scenario for an order until changed. */
export const setCarrierScenario = (
  name: 'busy-429' | 'create-ok',
  operationId: string,
): Promise<void> => control(shop.carrierSandbox, 'scenario', { name, reference: operationId });

/** Makes the carrier refuse the order's next shipment. */
export const refuseShipment = (operationId: string): Promise<void> =>
  control(shop.carrierSandbox, 'scenario', {
    name: 'rejected',
    reference: operationId,
    times: 1,
  });

/** Sends the delivery details; returns the HTTP status. */
export const requestShipment = async (
  who: SignedInShopper,
  operationId: string,
): Promise<number> => {
  const { fullName, phone, area, building } = addressOf(who);
  const answer = await fetch(`${shop.url}/api/aramex/create-shipment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify({
      Shipments: [
        {
          Reference1: operationId,
          Consignee: {
            PartyAddress: { Line1: building, Line2: area, CountryCode: 'AE' },
            Contact: { PersonName: fullName, EmailAddress: who.email, PhoneNumber1: phone },
          },
        },
      ],
    }),
  });
  return answer.status;
};

/** Requests the return of one piece of the first line of a delivered order. */
export const requestReturn = async (who: SignedInShopper, operationId: string): Promise<void> => {
  const path = `users/orders/one/${operationId}`;
  const { order } = await call<{ order: { info: string } }>(path, who.token);
  const { cart } = JSON.parse(order.info) as { cart: { lineId: number }[] };
  const form = new FormData();
  form.append('lines', JSON.stringify([{ lineId: cart[0]?.lineId, quantity: 1 }]));
  form.append('reason', 'changed_mind');
  const answer = await fetch(`${shop.url}/api/${path}/returns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${path}/returns: ${answer.status} ${await answer.text()}`);
};
