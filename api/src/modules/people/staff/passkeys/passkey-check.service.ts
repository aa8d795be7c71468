import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Repository } from 'typeorm';
import { hashOfToken, newToken } from '../../../../platform/auth/secret-token.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import { Env } from '../../../../platform/config/env.js';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type {
  PasskeyChallengeDto,
  PasskeyDescriptorDto,
  PasskeySignatureDto,
} from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysQueries, type ChallengePurpose, type Credential } from './passkeys.queries.js';

export const passkeyRefused = (): InvalidInput =>
  new InvalidInput(msg('passkey.refused'), undefined, 'passkey_refused');

/** What a passkey stores as its account. */
export const handleOf = (staffId: number): string =>
  Buffer.from(`staff:${staffId}`).toString('base64url');

/** Challenges for one browser each, and the signatures of passkeys over them. */
@Injectable()
export class PasskeyCheck {
  /** Where passkeys are valid. */
  readonly site: { rpId: string; origin: string };

  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly queries: PasskeysQueries,
    private readonly events: SecurityEvents,
    { ADMIN_URL }: Env,
  ) {
    const { hostname, origin } = new URL(ADMIN_URL);
    this.site = { rpId: hostname, origin };
  }

  /** A challenge for the passkeys of an account; without account for any, which then names its account. */
  async challenge(
    purpose: ChallengePurpose,
    browser: string,
    staffId: number | null,
  ): Promise<PasskeyChallengeDto> {
    const { token: challenge } = newToken();
    await this.queries.addChallenge(challenge, {
      ...{ purpose, staffId },
      browserHash: hashOfToken(browser),
    });
    return {
      challenge,
      rpId: this.site.rpId,
      allowCredentials: staffId === null ? [] : await this.known(staffId),
      userVerification: 'required',
    };
  }

  /** The account's passkeys, as browsers take them. */
  async known(staffId: number): Promise<PasskeyDescriptorDto[]> {
    const rows = await this.passkeys.findBy({ staffId });
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
    staffId: number | null,
  ): Promise<boolean> {
    const browserHash = hashOfToken(browser);
    return this.queries.takeChallenge(challenge, { purpose, browserHash, staffId });
  }

  /** The account whose passkey has signed a challenge of this browser, with its user verified; otherwise 400. */
  async verify(
    purpose: ChallengePurpose,
    signature: PasskeySignatureDto,
    browser: string,
    staffId: number | null,
  ): Promise<number> {
    const challenge = challengeOf(signature);
    // First: a wrong response uses it up as well, also one of an unknown passkey.
    const isOpen = await this.take(challenge, purpose, browser, staffId);
    const credential = await this.queries.credential(signature.credentialId);
    const counter =
      isOpen && credential && (await this.counterOf(signature, credential, challenge));
    if (
      credential &&
      typeof counter === 'number' &&
      credential.staffId === (staffId ?? credential.staffId) &&
      // A passkey that was found without a name must name its account.
      (signature.userHandle ?? (staffId && handleOf(staffId))) === handleOf(credential.staffId) &&
      (await this.queries.used(credential.id, counter))
    )
      return credential.staffId;
    const account = credential?.staffId ?? staffId;
    this.events.note({ event: 'passkey_refused', kind: 'staff', account });
    throw passkeyRefused();
  }

  /** The counter of a valid signature; undefined for any other. */
  private async counterOf(
    { credentialId, clientDataJSON, authenticatorData, signature, userHandle }: PasskeySignatureDto,
    { publicKey, counter }: Credential,
    expectedChallenge: string,
  ): Promise<number | undefined> {
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
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.rpId,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch (error) {
      return unlessBroken(error);
    }
  }
}

/** The challenge that a browser claims to have signed; empty if there is none. */
const challengeOf = ({ clientDataJSON }: PasskeySignatureDto): string => {
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
