import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or an IPv6 network of 64 bits, which every customer of a provider has whole. */
export const clientAddress = (ip: string | undefined): string => {
  if (!ip || !isIPv6(ip)) return ip ?? '';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};

/** Under which name calls of nobody known are counted. */
export const callerAt = (ip: string | undefined): string => `ip:${clientAddress(ip)}`;
