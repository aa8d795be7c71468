import { call, registered, sessionOf } from './demo';
import { shop } from './shop';
import type { Shopper } from './shopper';

/** Somebody who orders without the pages. */
export interface Customer extends Shopper {
  token: string;
  userId: number;
}
interface OrderRequest {
  product: number;
  quantity?: number;
  city?: string;
}

export const newCustomer = async (more: object = {}): Promise<Customer> => {
  const shopper = await registered(more);
  const { token, user } = await sessionOf(shopper);
  return { ...shopper, token, userId: user.id };
};

/** A line of the product in its first size and color. */
const lineOf = async ({ product: productId, quantity = 1 }: OrderRequest) => {
  const { product } = await call<{ product: { sizes: string; colors: string } }>(
    `products/one/${productId}`,
  );
  const [size, color] = [product.sizes, product.colors].map((list) => JSON.parse(list)[0] ?? '');
  return { productId, size, color, quantity };
};

const addressOf = ({ name, phone }: Customer) => ({
  fullName: name,
  phone,
  area: 'Al Majaz',
  building: 'Pearl Tower',
  flat: '1204',
});

/** Steers a sandbox: what happens to the next call about something. */
const control = async (sandbox: string, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandbox}/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};

/** An order that is paid at the door; answers its operation id. */
export const orderInCash = async (who: Customer, request: OrderRequest): Promise<string> => {
  const { city = 'Sharjah' } = request;
  const { operationId } = await call<{ operationId: string }>('checkout/cod', who.token, {
    lines: [await lineOf(request)],
    address: { ...addressOf(who), city },
  });
  return operationId;
};

/** Cards of the sandbox: one whose bank pays, one whose bank pays too little. */
export const CARDS = { good: '4111111111111111', underpaid: '4000000000000127' };

/** The gateway's order number of an order paid here. */
const orderNos = new Map<string, string>();

/** The next refund of an order paid here is refused by the bank. */
export const refuseRefund = (operationId: string): Promise<void> =>
  control(shop.cardSandbox, 'scenario', {
    name: 'refund-refused',
    orderNo: orderNos.get(operationId),
    times: 1,
  });

/** An order whose payment page was answered with a card. */
export const orderByCard = async (
  who: Customer,
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
  const orderNo = /Order number<\/dt><dd>([^<]+)/.exec(await page.text())?.[1];
  await control(shop.cardSandbox, 'decide', { orderNo, card });
  if (orderNo) orderNos.set(operationId, orderNo);
  return operationId;
};

/** What becomes of an order's parcels at the carrier, until it is said anew. */
export const carrierAnswers = (
  name: 'busy-429' | 'create-ok',
  operationId: string,
): Promise<void> => control(shop.carrierSandbox, 'scenario', { name, reference: operationId });

/** The next parcel of the order is refused by the carrier. */
export const refuseParcel = (operationId: string): Promise<void> =>
  control(shop.carrierSandbox, 'scenario', {
    name: 'rejected',
    reference: operationId,
    times: 1,
  });

/** Sends the delivery details; answers the status of the shipment call. */
export const askForShipment = async (who: Customer, operationId: string): Promise<number> => {
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
