import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../../platform/config/is-same-secret.js';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps by which the clock of the phone may be off. */
const DRIFT = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of a time: codes change every 30 seconds. */
export const stepAt = (ms = Date.now()): number => Math.floor(ms / STEP_MS);

/** The code of a step: HOTP (RFC 4226) with SHA-1, as in RFC 6238. */
export const codeOf = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The step whose code this is, within the drift; undefined if there is none. */
export const stepOf = (secret: Buffer, code: string, now = stepAt()): number | undefined => {
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => now - DRIFT + at);
  return steps.find((step) => isSameSecret(codeOf(secret, step), code));
};

/** Base32 (RFC 4648) without padding, as authenticator apps read secrets. */
export const base32 = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .match(/.{1,5}/g)
    ?.map((bits) => BASE32.charAt(Number.parseInt(bits.padEnd(5, '0'), 2)))
    .join('') ?? '';

/** Address that an authenticator app reads from a QR code. */
export const otpauthUri = (secret: Buffer, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
};
