import { ApiError } from '@shop/api-client';
import { renderHook } from '@testing-library/react';
import { forgetRequestKeys, useRequestKey, type Once } from './use-request-key';

const LOST = new ApiError('Could not connect.', 0, 'network');
const REUSED = new ApiError('Saved before.', 409, 'key_reused');

/** A form that was just opened; the returned function sends a content, and returns the key that was sent with it. */
const open = (form = 'brand') => {
  const { result } = renderHook(() => useRequestKey(form || undefined));
  return async (content: unknown, failure?: ApiError): Promise<string> => {
    let key = '';
    const send = (once: Once): Promise<void> => {
      key = once.headers['Idempotency-Key'];
      return failure ? Promise.reject(failure) : Promise.resolve();
    };
    await result.current(content, send).catch(() => undefined);
    return key;
  };
};
beforeEach(forgetRequestKeys);
afterEach(() => jest.restoreAllMocks());

it('EDIT-07 a form that was reopened sends the key of a lost request with the same content', async () => {
  const lost = await open()({ name: 'Rimah' }, LOST);
  expect(await open()({ name: 'Falaj' }, LOST)).not.toBe(lost);
  expect(await open('offer')({ name: 'Rimah' }, LOST)).not.toBe(lost);
  expect(await open()({ name: 'Rimah' })).toBe(lost);
  expect(await open()({ name: 'Rimah' })).not.toBe(lost);
});

it.each([
  ['succeeds', undefined],
  ['is refused as reused', REUSED],
])('EDIT-10 no content has the key of a request that %s', async (_, result) => {
  const form = open();
  const key = await form({ name: 'Rimah' }, LOST);
  expect(await form({ name: 'Falaj' }, LOST)).toBe(key);
  expect(await form({ name: 'Falaj' }, result)).toBe(key);
  expect(await open()({ name: 'Rimah' })).not.toBe(key);
  expect(await form({ name: 'Rimah' })).not.toBe(key);
});

it('EDIT-10 a lost request is forgotten after five minutes and at sign-out', async () => {
  const lost = await open()({ name: 'Rimah' }, LOST);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 4 * 60_000);
  expect(await open()({ name: 'Rimah' }, LOST)).toBe(lost);
  clock.mockReturnValue(now + 10 * 60_000);
  const later = await open()({ name: 'Rimah' }, LOST);
  expect(later).not.toBe(lost);
  forgetRequestKeys();
  expect(await open()({ name: 'Rimah' }, LOST)).not.toBe(later);
});

it('EDIT-10 stores no password, and nothing of a form without a name', async () => {
  const stored = jest.spyOn(Map.prototype, 'set');
  await open('vendor')({ name: 'Rimah', password: 'Plum-harbour-93' }, LOST);
  await open('')({ email: 'salma@example.com' }, LOST);
  const texts = JSON.stringify(stored.mock.calls.map(([key]) => String(key)));
  expect(texts).toContain('Rimah');
  expect(texts).not.toMatch(/Plum|salma/);
});
