import { checkProcessors } from './job-processor.js';
import { QUEUE_NAMES } from './jobs.js';

const all = QUEUE_NAMES.map((queue) => ({ queue }));

it('boots when each queue has one processor', () => {
  expect(() => checkProcessors(QUEUE_NAMES, all)).not.toThrow();
});

it('refuses to boot when a queue has no processor', () => {
  expect(() => checkProcessors(QUEUE_NAMES, all.slice(1))).toThrow(/look at: mail/);
});

it('refuses to boot when a queue has two processors', () => {
  expect(() => checkProcessors(QUEUE_NAMES, [...all, { queue: 'mail' }])).toThrow(/look at: mail/);
});
