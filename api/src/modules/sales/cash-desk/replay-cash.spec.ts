import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const TOOL = resolve(ROOT, 'tools/cash/replay-cash.mjs');

interface Replayed {
  orders: number;
  sent: number;
  returned: number;
  delivered: number;
  share: number;
  waited: Record<'orders' | 'confirmed' | 'cancelled' | 'unanswered' | 'lost', number>;
}

interface Result {
  before: Replayed;
  after: Replayed;
  amounts: { median: number; above: number };
}

/** What it prints; of two years unless the options say otherwise. */
const printed = (...options: string[]): string =>
  execFileSync(process.execPath, [TOOL, ...options], { encoding: 'utf8' });
const replayed = (...options: string[]): Result => JSON.parse(printed('--json', ...options));

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

const YEARS = 2 * 365;
const A_DAY = 40;

it('CASHDESK-20 two years of orders of the demo are what docs/features/cash-desk.md says', () => {
  const page = readFileSync(resolve(ROOT, 'docs/features/cash-desk.md'), 'utf8');
  // A name and three columns.
  const rows = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 6 && /^[A-Z]/.test(cells[1] ?? ''));
  expect(rows(page)).toHaveLength(3);
  expect(rows(page)).toEqual(rows(printed('--table')));
  const { before, amounts } = replayed();
  expect(before.orders).toBe(YEARS * A_DAY);
  expect(page.replaceAll('\n', ' ')).toContain(
    `these orders are below ${Math.round(amounts.median)} AED, ${Math.round(amounts.above * 100)} % above 1,000`,
  );
});

it('CASHDESK-20 the orders are made of products of the demo', () => {
  const products: { offerPrice: number; price: number; stock: number }[] = JSON.parse(
    readFileSync(resolve(ROOT, 'api/src/app/commands/seeds/catalogue/products.json'), 'utf8'),
  );
  const prices = products
    .filter(({ stock }) => stock >= 12)
    .map(({ offerPrice, price }) => offerPrice || price);
  const { amounts } = replayed('--above', String(6 * Math.max(...prices) + 30));
  expect(amounts.median).toBeGreaterThan(Math.min(...prices));
  // Three products twice, and the delivery, are the most.
  expect(amounts.above).toBe(0);
});
