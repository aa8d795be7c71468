import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Where in the traces something belongs. */
export interface Place {
  traceId: string;
  spanId: string;
}

/** Looks on while the shop works, and tells a receiver of traces. */
interface Tracing {
  request(id: string, response: ServerResponse, work: () => void): void;
  /** Work of the outbox, which a request has asked for or the shop itself. */
  work<T>(id: string, isRequested: boolean, topic: string, work: () => Promise<T>): Promise<T>;
  call<T>(provider: string, work: () => Promise<T>): Promise<T>;
}

let tracing: Tracing | undefined;

export const traceBy = (by: Tracing): void => {
  tracing = by;
};

const TRACE_ID = /^[\da-f]{32}$/;

/** Every process finds the place of a request by its id, which the outbox keeps; that of the proxy is a trace's already. */
export const placeOf = (requestId: string): Place => {
  const hash = createHash('sha256').update(requestId).digest('hex');
  const plain = requestId.replaceAll('-', '').toLowerCase();
  return {
    traceId: TRACE_ID.test(plain) ? plain : hash.slice(0, 32),
    spanId: hash.slice(32, 48),
  };
};

/** The trace in which a line of the log belongs, where there are traces. */
export const traceIdOf = (requestId: unknown): string | undefined =>
  tracing && typeof requestId === 'string' ? placeOf(requestId).traceId : undefined;

export const traceRequest: Tracing['request'] = (id, response, work) =>
  tracing ? tracing.request(id, response, work) : work();

export const traceWork: Tracing['work'] = (id, isRequested, topic, work) =>
  tracing ? tracing.work(id, isRequested, topic, work) : work();

export const traceCall: Tracing['call'] = (provider, work) =>
  tracing ? tracing.call(provider, work) : work();
