import { isRecord } from '../gateways/read.js';

/** An id of the payload. */
export const idIn = (payload: unknown, name: string): number => {
  const id = isRecord(payload) ? payload[name] : undefined;
  if (typeof id !== 'number') throw new Error(`The outbox row has no ${name}.`);
  return id;
};
