import { isRecord } from '../gateways/read.js';

/** The id a row carries under a name. */
export const idIn = (payload: unknown, name: string): number => {
  const id = isRecord(payload) ? payload[name] : undefined;
  if (typeof id !== 'number') throw new Error(`The outbox row carries no ${name}.`);
  return id;
};
