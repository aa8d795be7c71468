import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import type { AddPasskeyDto, NewPasskeyDto } from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyCheck, passkeyRefused, unlessBroken } from './passkey-check.service.js';
import { handleOf, ownerOf, type PasskeyHolder } from './passkey-holder.js';
import { PasskeysQueries } from './passkeys.queries.js';

/** Most passkeys of an account. */
const MOST_PASSKEYS = 20;
/** COSE numbers of the accepted signatures: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** A credential that a browser has made. */
interface MadeCredential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
}

/** The passkeys of accounts. What their changes cause besides is up to the module of the account. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly check: PasskeyCheck,
    private readonly queries: PasskeysQueries,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  /** The oldest first. */
  list(holder: PasskeyHolder): Promise<Passkey[]> {
    return this.passkeys.find({
      where: ownerOf(holder),
      order: { createdAt: 'asc', id: 'asc' },
      take: MOST_PASSKEYS,
    });
  }

  /** What the browser needs to make a passkey. */
  async start(
    { kind, id, name, username }: Pick<Principal, 'kind' | 'id' | 'name' | 'username'>,
    browser: string,
    locale: 'en' | 'ar',
  ): Promise<NewPasskeyDto> {
    const holder = { kind, id };
    await refuseMore(this.passkeys.manager, holder);
    const { challenge, rpId, allowCredentials } = await this.check.challenge(
      'add',
      browser,
      holder,
    );
    return {
      challenge,
      rp: { id: rpId, name: (await this.settings.current()).name[locale] },
      user: { id: handleOf(holder), name: username, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: allowCredentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** The credential that the browser has made for its challenge, with its user verified; otherwise 400. */
  async verifyNew(
    { credentialId, clientDataJSON, attestationObject }: AddPasskeyDto,
    holder: PasskeyHolder,
    browser: string,
  ): Promise<MadeCredential> {
    const { origin, rpId } = this.check.sites[holder.kind];
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const made = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.check.take(challenge, 'add', browser, holder),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(unlessBroken);
    const credential = made?.registrationInfo?.credential;
    if (credential?.id === credentialId) return credential;
    this.events.note({ event: 'passkey_refused', kind: holder.kind, account: holder.id });
    throw passkeyRefused();
  }

  /** Stores a verified credential; the caller has locked the account. */
  async insert(
    manager: EntityManager,
    holder: PasskeyHolder,
    credential: MadeCredential,
    { name, transports, locale }: Pick<Passkey, 'name' | 'transports' | 'locale'>,
  ): Promise<Passkey> {
    await refuseMore(manager, holder);
    const id = randomUUID();
    await manager.insert(Passkey, {
      ...{ id, name, transports, locale, ...ownerOf(holder) },
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
    });
    return manager.findOneByOrFail(Passkey, { id });
  }

  async rename(
    manager: EntityManager,
    holder: PasskeyHolder,
    id: string,
    name: string,
  ): Promise<void> {
    const { affected } = await manager.update(Passkey, { id, ...ownerOf(holder) }, { name });
    if (affected === 0) throw notFound();
  }

  async remove(manager: EntityManager, holder: PasskeyHolder, id: string): Promise<void> {
    const { affected } = await manager.delete(Passkey, { id, ...ownerOf(holder) });
    if (affected === 0) throw notFound();
  }

  /** Removes the passkeys of an account and ends its challenges; false if it has no passkey. */
  async dropAll(manager: EntityManager, holder: PasskeyHolder): Promise<boolean> {
    await this.queries.dropChallenges(manager, holder);
    const { affected } = await manager.delete(Passkey, ownerOf(holder));
    return affected !== 0;
  }
}

const refuseMore = async (manager: EntityManager, holder: PasskeyHolder): Promise<void> => {
  if ((await manager.countBy(Passkey, ownerOf(holder))) >= MOST_PASSKEYS)
    throw new Conflict('too_many', msg('passkey.most', { most: MOST_PASSKEYS }));
};
const notFound = (): NotFound => new NotFound(msg('passkey.notFound'));
