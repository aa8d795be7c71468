import { FakeApi } from '@shop/testing';
import { api, fetchUpload } from './client';
import { SLOW_AFTER_MS, slowWrites } from './slow-writes';

const add = (options: { fetch?: typeof fetchUpload } = {}) =>
  api.POST('/reviews', { body: { productId: 1, stars: 5, comment: 'x' }, ...options });
const silent = () => {
  new FakeApi();
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
};

beforeEach(() => {
  jest.useFakeTimers();
  silent();
});
afterEach(() => jest.useRealTimers());

it.each([undefined, fetchUpload])(
  'NET-03 a write without a response is slow after 3 s, and Cancel aborts it',
  async (fetch) => {
    const listener = jest.fn();
    const stop = slowWrites.subscribe(listener);
    const call = add(fetch && { fetch });
    const refused = expect(call).rejects.toMatchObject({ message: 'Request aborted', status: 0 });
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    expect(slowWrites.any()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect([slowWrites.any(), listener.mock.calls.length]).toEqual([true, 1]);
    slowWrites.cancel();
    await refused;
    expect([slowWrites.any(), listener.mock.calls.length]).toEqual([false, 2]);
    stop();
  },
);

it('NET-03 a read is never a slow write', async () => {
  const stop = new AbortController();
  const call = api.GET('/brands/all', { signal: stop.signal });
  const refused = expect(call).rejects.toMatchObject({ message: 'Request aborted' });
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS + 1);
  expect(slowWrites.any()).toBe(false);
  stop.abort();
  await refused;
});
