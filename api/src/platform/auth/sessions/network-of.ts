import ipaddr from 'ipaddr.js';

/** The network of an address, which names a place but no single line: 24 bits of IPv4, 48 of IPv6. */
export const networkOf = (ip: string): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  const groups = address.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
};
