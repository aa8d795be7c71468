import { QUEUE_NAMES } from '../queues/jobs.js';
import { idIn } from './payload.js';
import { retryDelay } from './retry-delay.js';
import { topicsOf } from './topics.js';

it.each([
  [0, 0.5, 1000],
  [1, 0.5, 2000],
  [3, 0, 6000],
  [3, 1, 10_000],
  [12, 0.5, 3_600_000],
  [35, 1, 4_500_000],
])(
  'MUT-07 after %d failures and with the chance %d work waits for %d ms',
  (failures, chance, ms) => {
    expect(retryDelay(failures, 1000, chance)).toBe(ms);
  },
);

it('MUT-07 the chance of a delay is random', () => {
  const delays = Array.from({ length: 20 }, () => retryDelay(0, 1000));
  expect(new Set(delays).size).toBeGreaterThan(1);
  expect(delays.every((delay) => delay >= 750 && delay <= 1250)).toBe(true);
});

it('MUT-07 each queue has its topics', () => {
  expect(QUEUE_NAMES.map((queue) => [queue, topicsOf(queue)])).toEqual([
    [
      'mail',
      expect.arrayContaining(['mail.send', 'password.reset', 'seller.invite', 'stock.alerts']),
    ],
    ['shipments', ['shipment.create', 'shipment.label']],
    ['payments', ['payment.enquire', 'payment.refund']],
    ['imports', ['products.import', 'lists.import']],
    ['media', []],
    ['exports', ['data.export']],
  ]);
  expect(topicsOf('payments', 'imports')).toEqual([
    'payment.enquire',
    'payment.refund',
    'products.import',
    'lists.import',
  ]);
  expect(topicsOf()).toEqual([]);
});

it('MUT-07 a payload without the id is an error', () => {
  expect(idIn({ mailId: 7, refundId: 8 }, 'mailId')).toBe(7);
  for (const payload of [{}, { mailId: '7' }, null, 'mailId', [7]])
    expect(() => idIn(payload, 'mailId')).toThrow('The outbox row has no mailId.');
});
