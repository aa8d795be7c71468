import { QUEUES } from './jobs.js';

it('ADM-STUCK-12 the audit ids of queues never change, whatever their order', () => {
  const ids = Object.entries(QUEUES).map(([name, { id }]) => [name, id]);
  expect(Object.fromEntries(ids)).toEqual({
    mail: 1,
    shipments: 2,
    payments: 3,
    imports: 4,
    media: 5,
    exports: 6,
  });
});
