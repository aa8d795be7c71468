import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  handleOf,
  PasskeyCheck,
} from '../../src/modules/people/staff/passkeys/passkey-check.service.js';
import type { TestApp } from './test-app.js';

const RP_ID = 'admin.localhost';
const ORIGIN = 'http://admin.localhost:4000';
/** User present and verified. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const url = (bytes: Buffer): string => bytes.toString('base64url');
const uint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};
/** CBOR in its shortest form: a byte string of 24 to 65,535 bytes, and a short text. */
const cborBytes = (bytes: Buffer): Buffer => {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
};
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Deviation {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Without: the user was not verified. */
  verified?: boolean;
  userHandle?: string;
}

/** A software authenticator with one passkey. */
export const newAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  /** In COSE, as authenticators send it. */
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  let counter = 0;
  let userHandle = '';

  const clientData = (challenge: string, type: string, origin = ORIGIN): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { rpId = RP_ID, verified = true }: Deviation): Buffer =>
    Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]),
      uint32(counter),
    ]);

  return {
    credentialId: url(id),
    publicKey: key,
    /** As a copy of the authenticator that was used less often. */
    rewind: (to: number): void => void (counter = to),
    /** The answer to the options of a new passkey. */
    make: (
      { challenge, user }: { challenge: string; user: { id: string } },
      deviation: Deviation = {},
    ) => {
      userHandle = user.id;
      const authData = Buffer.concat([
        head(ATTESTED, deviation),
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 0xff]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      return {
        credentialId: url(id),
        clientDataJSON: url(
          clientData(challenge, deviation.type ?? 'webauthn.create', deviation.origin),
        ),
        attestationObject: url(attestation),
        transports: ['internal'],
      };
    },
    /** The answer to a challenge; each counts. */
    sign: ({ challenge }: { challenge: string }, deviation: Deviation = {}) => {
      counter += 1;
      const data = clientData(challenge, deviation.type ?? 'webauthn.get', deviation.origin);
      const authenticatorData = head(0, deviation);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        credentialId: url(id),
        clientDataJSON: url(data),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
        userHandle: deviation.userHandle ?? userHandle,
      };
    },
  };
};

/** Value of the browser cookie of `aPasskey`'s challenges. */
export const BROWSER = 'a-browser-of-the-tests';

/** Stores a passkey of a staff account; returns its row and its answer to a challenge for signing in. */
export const aPasskey = async ({ app, db }: TestApp, staffId: number) => {
  const key = newAuthenticator();
  const [row]: { id: string }[] = await db.query(
    `insert into passkeys (id, staff_id, credential_id, public_key, name)
     values (gen_random_uuid(), $1, $2, $3, 'Key') returning id`,
    [staffId, key.credentialId, key.publicKey],
  );
  const challenge = await app.get(PasskeyCheck).challenge('sign-in', BROWSER, null);
  return { id: row?.id ?? '', passkey: key.sign(challenge, { userHandle: handleOf(staffId) }) };
};
