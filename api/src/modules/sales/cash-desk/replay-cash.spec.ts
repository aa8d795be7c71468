import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const TOOL = resolve(import.meta.dirname, '../../../../../tools/cash/replay-cash.mjs');

interface Replayed {
  orders: number;
  sent: number;
  returned: number;
  delivered: number;
  share: number;
  waited: Record<'orders' | 'confirmed' | 'cancelled' | 'unanswered' | 'lost', number>;
}

const replayed = (...options: string[]): { before: Replayed; after: Replayed } =>
  JSON.parse(
    execFileSync(process.execPath, [TOOL, '--json', '--days', '90', ...options], {
      encoding: 'utf8',
    }),
  );

it('CASHDESK-14 the same seed replays the same orders, and no rule changes nothing', () => {
  const first = replayed();
  expect(replayed()).toEqual(first);
  expect(replayed('--seed', '8').before).not.toEqual(first.before);
  const { before, after } = replayed('--off', 'new_phone,amount,returned');
  expect(after).toEqual(before);
});

it('CASHDESK-14 every order is delivered, comes back or is cancelled, and fewer come back with the rules', () => {
  const { before, after } = replayed();
  for (const { orders, sent, delivered, returned, waited } of [before, after]) {
    expect(delivered + returned).toBe(sent);
    expect(waited.confirmed + waited.cancelled + waited.unanswered).toBe(waited.orders);
    expect(sent + waited.cancelled + waited.unanswered).toBe(orders);
  }
  expect(before.waited.orders).toBe(0);
  expect(after.share).toBeLessThan(before.share);
  expect(
    after.returned + after.waited.cancelled + after.waited.unanswered - after.waited.lost,
  ).toBe(before.returned);
});
