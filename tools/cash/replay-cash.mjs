/**
 * What the rules for cash orders would change, by two years of orders of the demo: `node tools/cash/replay-cash.mjs [--seed 7] [--days 730]
 * [--per-day 40] [--above 1000] [--off new_phone,amount,returned] [--json | --table]`.
 */
import { parseArgs } from 'node:util';
import { amountsOf, cellsOf, ordersOf, replay } from './replay.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    days: { type: 'string', default: '730' },
    'per-day': { type: 'string', default: '40' },
    above: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '3' },
    off: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
const off = values.off.split(',');
const days = Number(values.days);
const orders = ordersOf({
  seed: Number(values.seed),
  days,
  perDay: Number(values['per-day']),
  leastCalls: Number(values.calls),
});
const rules = {
  newPhone: !off.includes('new_phone'),
  aboveFils: off.includes('amount') ? null : Number(values.above) * 100,
  returned: !off.includes('returned'),
};
const before = replay(orders, { newPhone: false, aboveFils: null, returned: false });
const after = replay(orders, rules);
const amounts = amountsOf(orders, Number(values.above));
if (values.json) console.log(JSON.stringify({ before, after, amounts }));
else if (values.table) {
  const some = replay(orders, { ...rules, newPhone: false });
  const columns = [before, after, some].map((result) => cellsOf(result, { before, days }));
  for (const [at, name] of [
    'Parcels that came back',
    'Orders to call',
    'Deliveries lost by the calls',
  ].entries())
    console.log(`| ${[name, ...columns.map((cells) => cells[at])].join(' | ')} |`);
} else {
  console.log(
    `half of the orders are below ${amounts.median} AED, ${(amounts.above * 100).toFixed(0)} % above ${values.above}`,
  );
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const of = (part, whole) => `${part} (${percent(part / whole)})`;
  const { waited, reasons } = after;
  const rows = [
    ['cash orders', before.orders, after.orders],
    ['parcels sent', before.sent, after.sent],
    ['came back', of(before.returned, before.sent), of(after.returned, after.sent)],
    ['delivered', before.delivered, after.delivered],
    ['orders to call', 0, of(waited.orders, after.orders)],
    ['  a day', 0, (waited.orders / days).toFixed(1)],
    ['  calls', 0, waited.calls],
    ['  new phone number', 0, reasons.new_phone],
    ['  large amount', 0, reasons.amount],
    ['  a parcel came back', 0, reasons.returned],
    ['cancelled on the phone', 0, waited.cancelled],
    ['cancelled without an answer', 0, waited.unanswered],
    ['  of both, would have been delivered', 0, of(waited.lost, before.delivered)],
  ];
  console.log(`${''.padEnd(38)}${'before'.padStart(18)}${'with the rules'.padStart(18)}`);
  for (const [name, ...cells] of rows)
    console.log(name.padEnd(38) + cells.map((cell) => String(cell).padStart(18)).join(''));
}
