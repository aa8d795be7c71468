import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network of one client: an IPv4 address, or an IPv6 prefix of 64 bits, which providers assign to a subscriber as a whole. */
export const clientAddress = (ip: string | undefined): string => {
  if (!ip || !isIPv6(ip)) return ip ?? '';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};

/** Counter key of callers without a session. */
export const callerAt = (ip: string | undefined): string => `ip:${clientAddress(ip)}`;
