import { jest } from '@jest/globals';
import { postJson } from '../testing/browser.js';
import {
  ACCOUNT,
  createBody,
  replyOf,
  shipment,
  type ShipmentOptions,
} from '../testing/shipment.js';
import { until } from '../testing/until.js';
import { startCarrierSandbox, type CarrierSandbox } from './carrier-sandbox.js';

const CREATE = '/ShippingAPI.V2/Shipping/Service_1_0.svc/json/CreateShipments';
const JSON_PLEASE = { accept: 'application/json' };

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startCarrierSandbox({ port: 0, ...ACCOUNT });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  jest.useRealTimers();
});

const send = (body: unknown, headers: Record<string, string> = JSON_PLEASE) =>
  postJson(sandbox.url + CREATE, body, headers);
const create = async (...all: ShipmentOptions[]) => replyOf(await send(createBody(...all)));
const awbs = () => sandbox.control.shipments().map(({ awb }) => awb);
/** Error codes of a refused shipment; nothing may have been created. */
const codes = async (body: unknown) => {
  const response = await send(body);
  expect(response.status).toBe(200);
  const answer = await replyOf(response);
  expect(answer.HasErrors).toBe(true);
  expect(awbs()).toEqual([]);
  const own = answer.Shipments.flatMap((one) => one.Notifications);
  return [...answer.Notifications, ...own].map((one) => one.Code);
};

describe('CreateShipments', () => {
  it('returns an 11-digit waybill, the references and a label address', async () => {
    const answer = await create({ reference: 'OP7' });
    const [first] = answer.Shipments;
    expect(answer).toMatchObject({ HasErrors: false, Notifications: [] });
    expect(first).toMatchObject({ Reference1: 'OP7', HasErrors: false, Notifications: [] });
    expect(first?.ID).toMatch(/^\d{11}$/);
    expect(first?.ShipmentLabel.LabelURL).toBe(`${sandbox.url}/labels/${first?.ID}.pdf`);
  });

  it('creates two waybills for the same order sent twice', async () => {
    const [first, second] = [await create({}), await create({})];
    expect(first.Shipments[0]?.ID).not.toBe(second.Shipments[0]?.ID);
    expect(awbs()).toHaveLength(2);
  });

  it('accepts its path in any case', async () => {
    const response = await postJson(
      sandbox.url + CREATE.toLowerCase(),
      createBody({}),
      JSON_PLEASE,
    );
    expect(await response.json()).toMatchObject({ HasErrors: false });
  });

  it.each([undefined, '*/*'])('returns XML for Accept %s', async (accept) => {
    const response = await send(createBody({ personName: 'A & B' }), accept ? { accept } : {});
    expect(response.headers.get('content-type')).toContain('text/xml');
    const text = await response.text();
    expect(text).toContain('<ShipmentCreationResponse xmlns="http://ws.aramex.net/');
    expect(text).toMatch(/<ProcessedShipment>.*<ID>\d{11}<\/ID>/);
  });

  it('stores the amount to collect', async () => {
    await create({ services: 'CODS', cod: 175.5 });
    expect(sandbox.control.shipments()).toMatchObject([{ codAmount: 175.5, services: 'CODS' }]);
  });

  it('returns the label as bytes on request', async () => {
    const answer = await create({ reportType: 'RPT' });
    const bytes = Buffer.from(answer.Shipments[0]?.ShipmentLabel.LabelFileContents ?? []);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['an unknown city', { city: 'Atlantis' }, ['ERR52']],
    ['a missing email', { email: '' }, ['ERR20']],
    ['CODS without an amount', { services: 'CODS' }, ['ERR61']],
    ['an amount without CODS', { cod: 20 }, ['ERR61']],
    ['several faults at once', { city: 'Atlantis', cod: 20 }, ['ERR52', 'ERR61']],
  ])('refuses %s with HTTP 200', async (_case, options, expected) => {
    expect(await codes(createBody(options))).toEqual(expected);
  });

  it.each(['PersonName', 'CompanyName', 'PhoneNumber1', 'CellPhone', 'EmailAddress'])(
    'requires the contact field %s',
    async (name) => {
      const body = shipment({});
      const contact = { ...body.Consignee.Contact, [name]: ' ' };
      const Shipments = [{ ...body, Consignee: { ...body.Consignee, Contact: contact } }];
      expect(await codes({ ...createBody(), Shipments })).toEqual(['ERR20']);
    },
  );

  it.each([
    ['UserName', 'ERR01'],
    ['Password', 'ERR01'],
    ['AccountNumber', 'ERR02'],
    ['AccountPin', 'ERR02'],
    ['AccountEntity', 'ERR02'],
  ])('refuses a wrong %s at the top of the answer', async (name, code) => {
    const body = createBody({});
    const ClientInfo = { ...body.ClientInfo, [name]: 'wrong' };
    expect(await codes({ ...body, ClientInfo })).toEqual([code]);
    expect(await codes({ ...body, ClientInfo: undefined })).toEqual(['ERR01']);
  });

  it('refuses an empty batch', async () => {
    expect(await codes(createBody())).toEqual(['ERR71']);
  });

  it('accepts the valid shipments of a batch', async () => {
    const answer = await create({ reference: 'GOOD' }, { reference: 'BAD', city: 'Atlantis' });
    expect(answer.HasErrors).toBe(true);
    const results = answer.Shipments.map((one) => one.HasErrors);
    expect(results).toEqual([false, true]);
    expect(awbs()).toHaveLength(1);
  });

  it.each(['2025-03-05T12:00:00Z', '', '/Date(x)/', 'Date(1741437240000)'])(
    'answers an HTML page with status 400 to the date %j',
    async (dueDate) => {
      const response = await send(createBody({ dueDate }));
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Request Error');
      expect(awbs()).toEqual([]);
    },
  );

  it('returns the same page to a body that is not JSON', async () => {
    const response = await fetch(sandbox.url + CREATE, { method: 'POST', body: '{"Shipments":' });
    expect(response.status).toBe(400);
  });
});

describe('CreateShipments on demand', () => {
  it.each([
    ['error-500', 500],
    ['busy-429', 429],
  ] as const)('%s creates nothing', async (name, status) => {
    sandbox.control.scenario({ name, times: 1 });
    expect((await send(createBody({}))).status).toBe(status);
    expect(awbs()).toEqual([]);
    expect(await create({})).toMatchObject({ HasErrors: false });
  });

  it('resets the connection before or after creating, or fails after it', async () => {
    sandbox.control.scenario({ reference: 'OP1', name: 'reset-before', times: 1 });
    await expect(send(createBody({}))).rejects.toThrow();
    expect(awbs()).toHaveLength(0);
    sandbox.control.scenario({ reference: 'OP1', name: 'reset-after', times: 1 });
    await expect(send(createBody({}))).rejects.toThrow();
    expect(awbs()).toHaveLength(1);
    sandbox.control.scenario({ reference: 'OP1', name: 'error-500-after', times: 1 });
    expect((await send(createBody({}))).status).toBe(500);
    expect(awbs()).toHaveLength(2);
  });

  it('is slow after creating, or creates late even though the caller has disconnected', async () => {
    jest.useFakeTimers();
    const disconnectOnce = async (isSo: () => boolean) => {
      const caller = new AbortController();
      const call = fetch(sandbox.url + CREATE, {
        method: 'POST',
        body: JSON.stringify(createBody({})),
        signal: caller.signal,
      });
      await until(isSo);
      caller.abort();
      await expect(call).rejects.toThrow();
    };
    sandbox.control.scenario({ name: 'slow', ms: 300 });
    await disconnectOnce(() => awbs().length > 0);
    expect(awbs()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300);
    sandbox.control.scenario({ name: 'slow-create', ms: 300 });
    await disconnectOnce(() => sandbox.control.misbehavedAt() === Date.now());
    expect(awbs()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300);
    expect(awbs()).toHaveLength(2);
  });

  it('hangs and creates nothing, also after the caller has disconnected', async () => {
    sandbox.control.scenario({ name: 'hang', ms: 50 });
    await expect(send(createBody({}))).rejects.toThrow();
    const signal = AbortSignal.timeout(20);
    const body = JSON.stringify(createBody({}));
    await expect(fetch(sandbox.url + CREATE, { method: 'POST', body, signal })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(awbs()).toEqual([]);
  });

  it('returns invalid JSON, a page, or no label', async () => {
    sandbox.control.scenario({ name: 'malformed-json' });
    await expect(create({})).rejects.toThrow();
    sandbox.control.scenario({ name: 'html' });
    expect((await send(createBody({}))).headers.get('content-type')).toContain('text/html');
    sandbox.control.scenario({ name: 'label-empty' });
    expect((await create({})).Shipments[0]?.ShipmentLabel.LabelURL).toBe('');
    sandbox.control.scenario({ name: 'rejected' });
    expect((await create({})).Shipments[0]?.Notifications[0]?.Code).toBe('ERR99');
  });

  it('takes a scenario from the consignee’s name, optionally once', async () => {
    const always = { personName: 'Sandbox error 500' };
    const once = { personName: 'Sandbox reset after once', reference: 'OP2' };
    expect((await send(createBody(always))).status).toBe(500);
    expect((await send(createBody(always))).status).toBe(500);
    await expect(send(createBody(once))).rejects.toThrow();
    expect(await create(once)).toMatchObject({ HasErrors: false });
    expect(awbs()).toHaveLength(2);
  });
});
