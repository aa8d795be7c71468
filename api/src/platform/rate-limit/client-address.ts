import { isIPv6 } from 'node:net';

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What counts as one client: an IPv4 address, or an IPv6 network of 64 bits, which every customer of a provider has whole. */
export const clientAddress = (ip: string | undefined): string => {
  if (!ip || !isIPv6(ip)) return ip ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const [start, end] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** Under which name calls of nobody known are counted. */
export const callerAt = (ip: string | undefined): string => `ip:${clientAddress(ip)}`;
