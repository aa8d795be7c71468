import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { PasskeyCheck } from '../../src/modules/people/passkeys/passkey-check.service.js';
import { handleOf, type PasskeyHolder } from '../../src/modules/people/passkeys/passkey-holder.js';
import type { TestApp } from './test-app.js';

/** Where the authenticator is used. */
type Site = PasskeyHolder['kind'];
const RP_IDS: Record<Site, string> = { staff: 'admin.localhost', shopper: 'localhost' };
const originOf = (site: Site): string => `http://${RP_IDS[site]}:4000`;
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

/** A software authenticator with one passkey, for the dashboard or the shop. */
export const newAuthenticator = (site: Site = 'staff') => {
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

  const clientData = (challenge: string, type: string, origin = originOf(site)): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { rpId = RP_IDS[site], verified = true }: Deviation): Buffer =>
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

/** Stores a passkey of an account; returns its row and its answer to a challenge for signing in. */
export const aPasskey = async ({ app, db }: TestApp, holder: PasskeyHolder) => {
  const { kind, id } = holder;
  const key = newAuthenticator(kind);
  const owner = kind === 'staff' ? 'staff_id' : 'user_id';
  const [row]: { id: string }[] = await db.query(
    `insert into passkeys (id, ${owner}, credential_id, public_key, name)
     values (gen_random_uuid(), $1, $2, $3, 'Key') returning id`,
    [id, key.credentialId, key.publicKey],
  );
  const challenge = await app.get(PasskeyCheck).challenge('sign-in', BROWSER, { kind, id: null });
  return { id: row?.id ?? '', passkey: key.sign(challenge, { userHandle: handleOf(holder) }) };
};
