import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../platform/config/env.js';

/** Name and value of each header Helmet sets; they are the same in every response, so they are computed once. */
type FixedHeaders = readonly (readonly [name: string, value: string])[];

/** The security headers of every response. */
export const fixedHeadersOf = (env: Env): FixedHeaders => {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(env))(sample.req, sample, () => undefined);
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

/** The payment page posts to the card gateway and banks, so the policy has no `form-action`. */
const helmetOptions = (env: Env): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'https:', 'data:'],
      // blob: shows a video that staff have chosen but not uploaded yet.
      mediaSrc: ["'self'", 'https:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: env.SHOP_URL.startsWith('https:') && { maxAge: 31_536_000 },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
});
