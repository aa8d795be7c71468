import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Id of the request that set off what runs now, in its own process or by way of the outbox. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Whatever the work sets off belongs to the request. */
export const duringRequest = <T>(id: string, work: () => T): T => current.run(id, work);
