import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { hashOfToken, newToken } from '../../../platform/auth/secret-token.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { Env } from '../../../platform/config/env.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type {
  PasskeyChallengeDto,
  PasskeyDescriptorDto,
  PasskeySignatureDto,
} from './passkey.dto.js';
import { handleOf, ownerOf, type PasskeyHolder, type Responder } from './passkey-holder.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysQueries, type ChallengePurpose, type Credential } from './passkeys.queries.js';

export const passkeyRefused = (): InvalidInput =>
  new InvalidInput(msg('passkey.refused'), undefined, 'passkey_refused');

/** Challenges for one browser each, and the signatures of passkeys over them. */
@Injectable()
export class PasskeyCheck {
  /** Where the passkeys of each kind of account are valid. */
  readonly sites: Record<PasskeyHolder['kind'], { rpId: string; origin: string }>;

  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly queries: PasskeysQueries,
    private readonly events: SecurityEvents,
    { ADMIN_URL, SHOP_URL }: Env,
  ) {
    this.sites = { staff: siteOf(ADMIN_URL), shopper: siteOf(SHOP_URL) };
  }

  /** A challenge for the passkeys of an account; without account for any, which then names its account. */
  async challenge(
    purpose: ChallengePurpose,
    browser: string,
    responder: Responder,
  ): Promise<PasskeyChallengeDto> {
    const { kind, id } = responder;
    const { token: challenge } = newToken();
    const browserHash = hashOfToken(browser);
    await this.queries.addChallenge(challenge, { purpose, responder, browserHash });
    return {
      challenge,
      rpId: this.sites[kind].rpId,
      allowCredentials: id === null ? [] : await this.known({ kind, id }),
      userVerification: 'required',
    };
  }

  /** The account's passkeys, as browsers take them. */
  private async known(holder: PasskeyHolder): Promise<PasskeyDescriptorDto[]> {
    const rows = await this.passkeys.findBy(ownerOf(holder));
    return rows.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    }));
  }

  /** Uses up a challenge of this browser. */
  take(
    challenge: string,
    purpose: ChallengePurpose,
    browser: string,
    responder: Responder,
  ): Promise<boolean> {
    const browserHash = hashOfToken(browser);
    return this.queries.takeChallenge(challenge, { purpose, browserHash, responder });
  }

  /** The account whose passkey has signed a challenge of this browser, with its user verified; otherwise 400. */
  async verify(
    purpose: ChallengePurpose,
    signature: PasskeySignatureDto,
    browser: string,
    responder: Responder,
  ): Promise<number> {
    const { kind, id } = responder;
    const challenge = await challengeOf(signature);
    // First: a wrong response uses it up as well, also one of an unknown passkey.
    const isOpen = await this.take(challenge, purpose, browser, responder);
    const credential = await this.queries.credential(kind, signature.credentialId);
    const counter =
      isOpen && credential && (await this.counterOf(kind, signature, credential, challenge));
    if (
      credential &&
      typeof counter === 'number' &&
      credential.ownerId === (id ?? credential.ownerId) &&
      // A passkey that was found without a name must name its account.
      (signature.userHandle ?? (id && handleOf({ kind, id }))) ===
        handleOf({ kind, id: credential.ownerId }) &&
      (await this.queries.used(credential.id, counter))
    )
      return credential.ownerId;
    this.events.note({ event: 'passkey_refused', kind, account: credential?.ownerId ?? id });
    throw passkeyRefused();
  }

  /** The counter of a valid signature; undefined for any other. */
  private async counterOf(
    kind: PasskeyHolder['kind'],
    { credentialId, clientDataJSON, authenticatorData, signature, userHandle }: PasskeySignatureDto,
    { publicKey, counter }: Credential,
    expectedChallenge: string,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          response: {
            ...{ clientDataJSON, authenticatorData, signature },
            ...(userHandle !== undefined && { userHandle }),
          },
          clientExtensionResults: {},
        },
        expectedChallenge,
        expectedOrigin: this.sites[kind].origin,
        expectedRPID: this.sites[kind].rpId,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch (error) {
      return unlessBroken(error);
    }
  }
}

const siteOf = (address: string): { rpId: string; origin: string } => {
  const { hostname, origin } = new URL(address);
  return { rpId: hostname, origin };
};

/**
 * The challenge that a browser claims to have signed; empty if there is none. The library takes memory, so that it is loaded
 * when the first passkey is used.
 */
const challengeOf = async ({ clientDataJSON }: PasskeySignatureDto): Promise<string> => {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

/** The library throws plain errors for what a browser sent; an error of the database is none of them. */
export const unlessBroken = (error: unknown): undefined => {
  if (error instanceof Error && !('driverError' in error)) return undefined;
  throw error;
};
