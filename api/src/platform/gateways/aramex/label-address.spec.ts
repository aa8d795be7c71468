import { Env } from '../../config/env.js';
import { isLabelAddress } from './label-address.js';

const settings = (more: Partial<Env> = {}): Env =>
  Object.assign(new Env(), { CARRIER_BASE_URL: 'https://ws.carrier.example' }, more);

it.each([
  ['https://ws.carrier.example/labels/1.pdf', true],
  ['https://WS.CARRIER.EXAMPLE:8443/1.pdf', true],
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

it('TRANSPORT-20 a carrier on http, as in a local run, may send labels over http', () => {
  const env = settings({ CARRIER_BASE_URL: 'http://127.0.0.1:4020' });
  expect(isLabelAddress('http://127.0.0.1:4020/labels/1.pdf', env)).toBe(true);
});
