import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Name and value of each header Helmet sets; they are the same in every answer, so they are worked out once. */
type FixedHeaders = readonly (readonly [name: string, value: string])[];

export const fixedHeadersOf = (options: HelmetOptions): FixedHeaders => {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => undefined);
  return Object.entries(sample.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
};

export const setHeaders =
  (headers: FixedHeaders): RequestHandler =>
  (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
