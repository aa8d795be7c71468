import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Longest user agent that is stored. */
const LONGEST_AGENT = 300;

/** Where a login comes from. */
export interface SessionOrigin {
  ip: string;
  userAgent: string | null;
}

/** The origin of the request. */
export const Origin = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionOrigin => {
    const request = context.switchToHttp().getRequest<Request>();
    const userAgent = request.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null;
    return { ip: request.ip ?? '', userAgent };
  },
);

/** The network of an address, which names a place but no single line: 24 bits of IPv4, 48 of IPv6. */
export const networkOf = (ip: string): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  const groups = address.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
};
