import { Env } from '../../config/env.js';
import { entryOf, outboundHosts } from '../../config/outbound-hosts.js';
import { isLabelAddress } from './label-address.js';

const settings = (more: Partial<Env> = {}): Env =>
  Object.assign(new Env(), { CARRIER_BASE_URL: 'https://ws.carrier.example' }, more);

it.each([
  ['https://ws.carrier.example/labels/1.pdf', true],
  ['https://WS.CARRIER.EXAMPLE:443/1.pdf', true],
  ['https://ws.carrier.example:8443/1.pdf', false],
  ['http://ws.carrier.example/1.pdf', false],
  ['https://carrier.example/1.pdf', false],
  ['https://ws.carrier.example.evil.example/1.pdf', false],
  ['https://ws.carrier.example@evil.example/1.pdf', false],
  ['https://127.0.0.1/1.pdf', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['1.pdf', false],
])('TRANSPORT-20 by default a label is on the host of the carrier: %s', (address, isAllowed) => {
  expect(isLabelAddress(address, settings())).toBe(isAllowed);
});

it.each([
  ['https://labels.example/1.pdf', true],
  ['https://eu.labels.example/1.pdf', true],
  ['https://files.example/1.pdf', true],
  ['https://notlabels.example/1.pdf', false],
])('TRANSPORT-20 other hosts are those of the setting and their subdomains: %s', (address, is) => {
  const env = settings({ CARRIER_LABEL_HOSTS: 'Labels.example, files.example' });
  expect(isLabelAddress(address, env)).toBe(is);
});

it.each([
  ['http://ws.carrier.example:8080/1.pdf', true],
  ['https://ws.carrier.example/1.pdf', true],
  ['http://labels.example/1.pdf', true],
  ['https://labels.example/1.pdf', true],
  ['http://labels.example:8080/1.pdf', false],
  ['http://ws.carrier.example/1.pdf', false],
])(
  'TRANSPORT-20 a carrier on http, as in a local run, may send labels over http: %s',
  (address, is) => {
    const http = 'http://ws.carrier.example:8080';
    const env = settings({ CARRIER_BASE_URL: http, CARRIER_LABEL_HOSTS: 'labels.example' });
    expect(isLabelAddress(address, env)).toBe(is);
  },
);

it('TRANSPORT-20 TRUST-53 labels may be exactly where connections of the settings may go', () => {
  for (const carrier of ['https://ws.carrier.example:8443', 'http://ws.carrier.example:8080']) {
    const env = settings({ CARRIER_BASE_URL: carrier, CARRIER_LABEL_HOSTS: 'labels.example' });
    for (const host of ['ws.carrier.example', 'labels.example', 'eu.labels.example'])
      for (const port of [80, 443, 8080, 8443]) {
        const schemes = ['http', 'https'].map((each) => `${each}://${host}:${port}/1.pdf`);
        const isLabel = schemes.some((address) => isLabelAddress(address, env));
        const isAllowed = entryOf(outboundHosts(env), host, port) !== undefined;
        expect([carrier, host, port, isLabel]).toEqual([carrier, host, port, isAllowed]);
      }
  }
});
