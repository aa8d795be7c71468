import { checkProcessors } from './job-processor.js';
import { QUEUE_NAMES } from './jobs.js';

const all = QUEUE_NAMES.map((queue) => ({ queue }));

it('starts when each queue has one processor', () => {
  expect(() => checkProcessors(QUEUE_NAMES, all)).not.toThrow();
});

it('refuses to start when a queue has no processor', () => {
  expect(() => checkProcessors(QUEUE_NAMES, all.slice(1))).toThrow(/exactly one processor: mail\./);
});

it('refuses to start when a queue has two processors', () => {
  expect(() => checkProcessors(QUEUE_NAMES, [...all, { queue: 'mail' }])).toThrow(
    /exactly one processor: mail\./,
  );
});
