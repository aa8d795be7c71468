import type { DataSource } from 'typeorm';
import { PreparingClient } from './preparing-client.js';
import { sentTogether, transactionSentTogether } from './sent-together.js';

const later = async <T>(statement: Promise<T>): Promise<T> => await statement;

/** Two statements whose errors arrive at once; the first is awaited by more functions than the second. */
const failing = () => {
  let fail = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (fail = resolve));
  const refuse = (text: string) => arrived.then(() => Promise.reject(new Error(text)));
  return { fail, statements: [later(later(later(refuse('cause')))), refuse('aborted')] };
};

it('FAST-11 the error of statements sent together is that of the first one', async () => {
  const { fail, statements } = failing();
  const both = sentTogether(statements);
  fail();
  await expect(both).rejects.toThrow('cause');
});

it('FAST-11 results keep the sequence of the statements', async () => {
  const results = await sentTogether([later(Promise.resolve(1)), Promise.resolve('two'), false]);
  expect(results).toEqual([1, 'two', false]);
});

it('FAST-12 a transaction that did not begin leaves nothing to the next one of its connection', async () => {
  const client = new PreparingClient();
  const calls: boolean[] = [];
  client.pipelineBegin = (isPipelined) => calls.push(isPipelined);
  const runner = {
    connect: () => Promise.resolve(client),
    manager: { transaction: () => Promise.reject(new Error('not begun')) },
    release: () => Promise.resolve(),
  };
  const db = { createQueryRunner: () => runner } as unknown as DataSource;
  await expect(transactionSentTogether(db, () => Promise.resolve())).rejects.toThrow('not begun');
  expect(calls).toEqual([true, false]);
});
