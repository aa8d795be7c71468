import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Position in a trace. */
export interface Place {
  traceId: string;
  spanId: string;
}

/** Records traces of requests and work. */
interface Tracing {
  request(id: string, response: ServerResponse, work: () => void): void;
  /** Work of the outbox, caused by a request or by the shop itself. */
  work<T>(id: string, isRequested: boolean, topic: string, work: () => Promise<T>): Promise<T>;
  call<T>(provider: string, work: () => Promise<T>): Promise<T>;
}

let tracing: Tracing | undefined;

export const traceBy = (by: Tracing): void => {
  tracing = by;
};

const TRACE_ID = /^[\da-f]{32}$/;

/** The trace of a request is derived from its id, which the outbox stores; the proxy's id is a trace id already. */
export const placeOf = (requestId: string): Place => {
  const hash = createHash('sha256').update(requestId).digest('hex');
  const plain = requestId.replaceAll('-', '').toLowerCase();
  return {
    traceId: TRACE_ID.test(plain) ? plain : hash.slice(0, 32),
    spanId: hash.slice(32, 48),
  };
};

/** The trace of a log line, if tracing is on. */
export const traceIdOf = (requestId: unknown): string | undefined =>
  tracing && typeof requestId === 'string' ? placeOf(requestId).traceId : undefined;

export const traceRequest: Tracing['request'] = (id, response, work) =>
  tracing ? tracing.request(id, response, work) : work();

export const traceWork: Tracing['work'] = (id, isRequested, topic, work) =>
  tracing ? tracing.work(id, isRequested, topic, work) : work();

export const traceCall: Tracing['call'] = (provider, work) =>
  tracing ? tracing.call(provider, work) : work();
