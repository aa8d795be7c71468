import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Id of the request that caused the current work, in this process or through the outbox. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs work in the context of the request. */
export const duringRequest = <T>(id: string, work: () => T): T => current.run(id, work);
