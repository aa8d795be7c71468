import { postJson } from '../testing/browser.js';
import {
  ACCOUNT,
  CLIENT_INFO,
  createBody,
  replyOf,
  type ShipmentOptions,
} from '../testing/shipment.js';
import { startCarrierSandbox, type CarrierSandbox } from './carrier-sandbox.js';

const SERVICE = (name: string) => `/ShippingAPI.V2/${name}/Service_1_0.svc/json`;

let sandbox: CarrierSandbox;
beforeAll(async () => {
  sandbox = await startCarrierSandbox({ port: 0, ...ACCOUNT });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const call = async (service: string, name: string, body: object) => {
  const url = `${sandbox.url}${SERVICE(service)}/${name}`;
  const value = { ClientInfo: CLIENT_INFO, Transaction: {}, ...body };
  return replyOf(await postJson(url, value, { accept: 'application/json' }));
};
const create = async (options: ShipmentOptions = {}) => {
  const answer = await call('Shipping', 'CreateShipments', createBody(options));
  const [first] = answer.Shipments;
  if (!first) throw new Error('No shipment was created.');
  return first;
};
const print = (ShipmentNumber: string, ReportType = 'URL') =>
  call('Shipping', 'PrintLabel', {
    ShipmentNumber,
    ProductGroup: 'DOM',
    OriginEntity: 'DXB',
    LabelInfo: { ReportID: 9201, ReportType },
  });
const track = (...Shipments: string[]) =>
  call('Tracking', 'TrackShipments', { Shipments, GetLastTrackingUpdateOnly: false });

describe('labels', () => {
  it.each(['Sara Ali', 'سارة علي ٧', '日本 — “quoted”', 'x'.repeat(300)])(
    'are PDF files, also for %s',
    async (personName) => {
      const { ShipmentLabel } = await create({ personName, services: 'CODS', cod: 99 });
      const response = await fetch(ShipmentLabel.LabelURL);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.toString('latin1')).toContain('%%EOF');
    },
  );

  it('can be missing until they are printed again', async () => {
    sandbox.control.scenario({ name: 'label-404', times: 1 });
    const { ID, ShipmentLabel } = await create();
    expect((await fetch(ShipmentLabel.LabelURL)).status).toBe(404);
    const printed = await print(ID);
    expect(printed).toMatchObject({ HasErrors: false, ShipmentNumber: ID });
    expect((await fetch(printed.ShipmentLabel.LabelURL)).status).toBe(200);
  });

  it('do not exist for an unknown waybill', async () => {
    expect((await fetch(`${sandbox.url}/labels/40000000001.pdf`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/labels/..%2f.pdf`)).status).toBe(404);
    expect(await print('40000000001')).toMatchObject({ HasErrors: true, ShipmentLabel: null });
  });
});

describe('tracking', () => {
  it('lists the updates, newest first, and unknown waybills separately', async () => {
    const { ID } = await create();
    sandbox.control.track(ID, 'picked_up');
    sandbox.control.track(ID, 'SH005', 'Left with Sara');
    const answer = await track(ID, '49999999999');
    expect(answer.NonExistingWaybills).toEqual(['49999999999']);
    expect(answer.TrackingResults).toHaveLength(1);
    expect(answer.TrackingResults[0]?.Key).toBe(ID);
    expect(answer.TrackingResults[0]?.Value).toMatchObject([
      { WaybillNumber: ID, UpdateCode: 'SH005', Comments: 'Left with Sara' },
      { UpdateDescription: 'Picked Up From Shipper' },
      { UpdateDescription: 'Record created' },
    ]);
    const at = answer.TrackingResults[0]?.Value[0]?.UpdateDateTime;
    expect(at).toMatch(/^\/Date\(\d{13}\+0400\)\/$/);
  });

  it('advances one step by default, and stays delivered', async () => {
    const { ID } = await create();
    const url = `${sandbox.url}/__control/track`;
    for (let step = 0; step < 5; step += 1) await postJson(url, { awb: ID });
    const codes = sandbox.control.shipments()[0]?.updates.map(({ code }) => code);
    expect(codes?.at(-2)).toBe('SH005');
    expect(codes?.at(-1)).toBe('SH005');
  });

  it('finds the waybills of a reference', async () => {
    const [first, second] = [
      await create({ reference: 'OP5' }),
      await create({ reference: 'OP5' }),
    ];
    await create({ reference: 'OP6' });
    const find = (Reference1: string) =>
      call('Tracking', 'TrackShipmentsByReference', { Reference1 });
    const ids = (await find('OP5')).Shipments.map((one) => one.ID);
    expect(ids).toEqual([first.ID, second.ID]);
    expect(await find('OP9')).toMatchObject({ HasErrors: false, Shipments: [] });
  });

  it('refuses wrong credentials', async () => {
    const answer = await call('Tracking', 'TrackShipments', { ClientInfo: {}, Shipments: ['1'] });
    expect(answer).toMatchObject({ HasErrors: true, TrackingResults: [] });
  });
});

describe('the overview page', () => {
  it('lists shipments with their labels and updates them', async () => {
    const { ID } = await create({ personName: 'Sara <Ali>' });
    const form = { method: 'POST', body: new URLSearchParams({ step: 'delivered' }) };
    const page = await (await fetch(`${sandbox.url}/shipments/${ID}`, form)).text();
    expect(page).toContain(`/labels/${ID}.pdf`);
    expect(page).toContain('Sara &lt;Ali&gt;');
    expect(page).toContain('<td>Delivered</td>');
    expect((await fetch(`${sandbox.url}/shipments/1`, form)).status).toBe(404);
  });
});

describe('places and rates', () => {
  it('lists the cities of the Emirates', async () => {
    const { Cities } = await call('Location', 'FetchCities', { CountryCode: 'AE' });
    expect(Cities).toEqual(expect.arrayContaining(['Dubai', 'Al Ain', 'Umm Al Quwain']));
    const starting = { CountryCode: 'AE', NameStartsWith: 'du' };
    expect((await call('Location', 'FetchCities', starting)).Cities).toEqual(['Dubai']);
  });

  it('validates an address by its city', async () => {
    const ask = (City: string) => call('Location', 'ValidateAddress', { Address: { City } });
    expect(await ask('dubai')).toMatchObject({ HasErrors: false });
    expect(await ask('Atlantis')).toMatchObject({
      HasErrors: true,
      Notifications: [{ Code: 'ERR52' }],
    });
  });

  it('prices a shipment by weight', async () => {
    const answer = await call('RateCalculator', 'CalculateRate', {
      DestinationAddress: { City: 'Dubai' },
      ShipmentDetails: { ActualWeight: { Unit: 'KG', Value: 0.5 } },
    });
    expect(answer.TotalAmount).toEqual({ CurrencyCode: 'AED', Value: 25 });
  });
});

describe('control over HTTP', () => {
  it('sets scenarios, lists and resets', async () => {
    const control = (path: string, value: unknown) =>
      postJson(`${sandbox.url}/__control/${path}`, value);
    expect((await control('scenario', { name: 'label-empty', reference: 'OP1' })).status).toBe(200);
    expect((await create()).ShipmentLabel.LabelURL).toBe('');
    const list: unknown = await (await fetch(`${sandbox.url}/__control/shipments`)).json();
    expect(list).toMatchObject({
      shipments: [{ reference1: 'OP1', consignee: { city: 'Sharjah' } }],
    });
    expect((await control('track', { awb: '1' })).status).toBe(400);
    expect((await control('scenario', { name: 'explode' })).status).toBe(400);
    expect((await control('reset', {})).status).toBe(200);
    expect(sandbox.control.shipments()).toEqual([]);
  });
});
