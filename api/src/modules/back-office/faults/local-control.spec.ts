import { resolve } from 'node:path';
import { loadEnv } from '../../../platform/config/env.js';
import { Timeouts } from '../../../platform/config/timeouts.js';

const TOOL = resolve(import.meta.dirname, '../../../../../tools/lib/fault-control.mjs');

interface Control {
  env: Record<'FAULT_CONTROL_URL' | 'FAULT_CONTROL_SECRET', string>;
  attach: (shop: { worker: object }) => void;
  stop: () => Promise<void>;
}

const calls: string[] = [];
let restarted: () => void;
const worker = {
  stop: () => Promise.resolve(calls.push('stop')),
  restart: () => {
    calls.push('restart');
    return new Promise<void>((resolve) => (restarted = resolve));
  },
};
/** A control of a shop that does not answer. */
const start = async () => {
  calls.length = 0;
  const { startFaultControl } = await import(TOOL);
  const control: Control = await startFaultControl({
    stack: { servers: {} },
    url: 'http://127.0.0.1:9',
    say: () => undefined,
  });
  control.attach({ worker });
  const { FAULT_CONTROL_URL: url, FAULT_CONTROL_SECRET: secret } = control.env;
  const send = (method: string, body: string | null = null) =>
    fetch(url, { method, body, headers: { authorization: `Bearer ${secret}` } });
  await send('POST', JSON.stringify({ fault: 'worker', seconds: 60 }));
  return { stop: control.stop, send };
};

it('BREAK-05 what is broken when the control stops is left to who stops the shop', async () => {
  const { stop } = await start();
  await stop();
  expect(calls).toEqual(['stop']);
});

it('BREAK-05 a repair that has begun is waited for', async () => {
  const { stop, send } = await start();
  const repair = send('DELETE').catch(() => undefined);
  while (!calls.includes('restart')) await new Promise(setImmediate);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  restarted();
  await Promise.all([stopping, repair]);
  expect(calls).toEqual(['stop', 'restart']);
});

it('BREAK-06 the demo waits 30 seconds for a response that does not come, longer than a call lasts, and only for the sandboxes', async () => {
  const { demoTimeouts } = await import(TOOL);
  const stack = { carrierSandboxUrl: 'http://127.0.0.1:1', cardSandboxUrl: 'http://127.0.0.1:2' };
  const timeouts = new Timeouts(loadEnv(demoTimeouts(stack, {})));
  expect(timeouts).toMatchObject({ enquireAfter: 30_000, shipmentConfirmTimeout: 30_000 });
  expect(timeouts.carrierTimeout).toBeLessThan(timeouts.shipmentConfirmTimeout);
  expect(timeouts.cardTimeout).toBeLessThan(timeouts.enquireAfter);
  expect(demoTimeouts({ ...stack, carrierSandboxUrl: '' }, {})).toEqual({});
  expect(demoTimeouts({ ...stack, cardSandboxUrl: '' }, {})).toEqual({});
  expect(demoTimeouts(stack, { TIMEOUTS: '{}' })).toEqual({});
});
