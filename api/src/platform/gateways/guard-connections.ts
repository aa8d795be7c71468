import { lookup as resolveName } from 'node:dns';
import { isIP, Socket, type LookupFunction, type SocketConnectOpts } from 'node:net';
import ipaddr from 'ipaddr.js';
import { entryOf, type OutboundHost } from '../config/outbound-hosts.js';

/** Why a connection is refused. */
type Reason = 'not_listed' | 'private_address';
const HINTS: Readonly<Record<Reason, string>> = {
  not_listed: 'is not a host of the settings: see OUTBOUND_HOSTS',
  private_address: 'resolves to an address that is not public: see PLAIN_CONNECTIONS',
};

/** The host is not among those that the shop may connect to, or its name resolves to an address that is not public. */
export class OutboundRefused extends Error {
  readonly code = 'OUTBOUND_REFUSED';

  constructor(
    readonly host: string,
    readonly port: number,
    readonly reason: Reason,
  ) {
    super(`No connection (${reason}): ${host}:${port} ${HINTS[reason]}.`);
  }
}

/** Addresses that are the host itself, a private network, or reserved; of a NAT64 prefix the address that it contains decides. */
const isPublic = (text: string): boolean => {
  const address = ipaddr.process(text);
  const range = address.range();
  if (range !== 'rfc6052') return range === 'unicast';
  return ipaddr.fromByteArray(address.toByteArray().slice(-4)).range() === 'unicast';
};

/** A lookup that fails if any address of the name is not public. */
const onlyPublic =
  (lookup: LookupFunction, refused: () => OutboundRefused): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, address, family) => {
      const found = typeof address === 'string' ? [{ address }] : (address ?? []);
      if (error || found.every((each) => isPublic(each.address))) callback(error, address, family);
      else callback(refused(), []);
    });

interface Target {
  host: string;
  port: number;
  lookup?: LookupFunction;
}

/** The options of the forms in which Socket.connect is called, the last being that of Node itself; undefined for a path of this machine. */
const optionsOf = (args: readonly unknown[]): Target | undefined => {
  const [first, second] = args;
  const given: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof given === 'object' && given !== null) {
    const { host, port, path } = given as { host?: string; port?: number | string; path?: string };
    return path ? undefined : { ...given, host: host || 'localhost', port: Number(port) };
  }
  // A text that is no number is a path.
  if (!Number.isInteger(Number(given))) return undefined;
  const host = typeof second === 'string' && second ? second : 'localhost';
  return { host, port: Number(given) };
};

/**
 * Makes every TCP connection of this process fail whose host, as the caller names it, is not one of `hosts`, or whose
 * name resolves to an address that is not public where that is not expected. It is the one method that all clients end
 * in: node:http, fetch, PostgreSQL, Redis, mail, S3. Returns how to remove the guard.
 */
export const guardConnections = (
  hosts: readonly OutboundHost[],
  onRefused: (refused: OutboundRefused) => void,
): (() => void) => {
  const { connect } = Socket.prototype;
  const guarded = function (this: Socket, ...args: unknown[]): Socket {
    const options = optionsOf(args);
    if (!options) return Reflect.apply(connect, this, args);
    const { host, port } = options;
    const refused = (reason: Reason): OutboundRefused => {
      const error = new OutboundRefused(host, port, reason);
      onRefused(error);
      return error;
    };
    const entry = entryOf(hosts, host, port);
    const { lookup = resolveName } = options;
    // Fails as an unknown name does, so that each client handles it.
    const next: SocketConnectOpts = !entry
      ? {
          ...options,
          host: 'refused.invalid',
          lookup: (_name, _how, done) => setImmediate(() => done(refused('not_listed'), [])),
        }
      : entry.mayBePrivate || isIP(host)
        ? options
        : { ...options, lookup: onlyPublic(lookup, () => refused('private_address')) };
    const done = args.findLast((each) => typeof each === 'function');
    if (!Array.isArray(args[0])) return Reflect.apply(connect, this, done ? [next, done] : [next]);
    // The list that Node has made of the arguments is marked: it stays the same list.
    args[0][0] = next;
    return Reflect.apply(connect, this, args);
  };
  Object.assign(Socket.prototype, { connect: guarded });
  return () => {
    Object.assign(Socket.prototype, { connect });
  };
};
