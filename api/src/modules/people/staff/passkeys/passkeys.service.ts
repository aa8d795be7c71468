import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { SettingsService } from '../../../content/settings/settings.service.js';
import { SecondFactor } from '../second-factor/second-factor.entity.js';
import { StaffAccount } from '../staff-account.entity.js';
import { staffRecord } from '../staff-audit.js';
import { StaffMails } from '../staff-mails.service.js';
import type { AddPasskeyDto, NewPasskeyDto } from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { handleOf, PasskeyCheck, passkeyRefused, unlessBroken } from './passkey-check.service.js';

/** Most passkeys of an account. */
const MOST_PASSKEYS = 20;
/** COSE numbers of the accepted signatures: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** The passkeys of the signed-in staff account. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly check: PasskeyCheck,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
    private readonly settings: SettingsService,
  ) {}

  /** The oldest first. */
  list(staffId: number): Promise<Passkey[]> {
    return this.passkeys.find({
      where: { staffId },
      order: { createdAt: 'asc', id: 'asc' },
      take: MOST_PASSKEYS,
    });
  }

  /** What the browser needs to make a passkey. */
  async start(
    { id, name, username }: Principal,
    browser: string,
    locale: 'en' | 'ar',
  ): Promise<NewPasskeyDto> {
    await refuseMore(this.passkeys.manager, id);
    const { challenge, rpId, allowCredentials } = await this.check.challenge('add', browser, id);
    return {
      challenge,
      rp: { id: rpId, name: (await this.settings.current()).name[locale] },
      user: { id: handleOf(id), name: username, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: allowCredentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** Adds a passkey that the browser has made, and ends the other sessions; the owner gets a mail. */
  async add(
    { name, transports, ...made }: AddPasskeyDto,
    by: Principal,
    browser: string,
    locale: 'en' | 'ar',
  ): Promise<Passkey> {
    const credential = await this.credentialOf(made, by.id, browser);
    const passkey = await this.change(by, 'added', locale, async (manager) => {
      await refuseMore(manager, by.id);
      const id = randomUUID();
      await manager.insert(Passkey, {
        ...{ id, staffId: by.id, name, transports, locale },
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
      });
      return manager.findOneByOrFail(Passkey, { id });
    });
    this.events.note({ event: 'passkey_added', kind: 'staff', account: by.id });
    return passkey;
  }

  async rename(id: string, name: string, by: Principal): Promise<void> {
    await this.passkeys.manager.transaction(async (manager) => {
      const { affected } = await manager.update(Passkey, { id, staffId: by.id }, { name });
      if (affected === 0) throw notFound();
      await writeAudit(manager, staffRecord('passkey_renamed', by));
    });
  }

  /** Removes a passkey and ends the other sessions; the owner gets a mail. The last second factor is not removed without a code. */
  async remove(id: string, by: Principal, locale: 'en' | 'ar'): Promise<void> {
    await this.change(by, 'removed', locale, async (manager) => {
      const { affected } = await manager.delete(Passkey, { id, staffId: by.id });
      if (affected === 0) throw notFound();
      const hasOther =
        (await manager.existsBy(Passkey, { staffId: by.id })) ||
        (await manager.existsBy(SecondFactor, { staffId: by.id, activeSince: Not(IsNull()) }));
      if (!hasOther) throw new Conflict('last_second_factor', msg('passkey.last'));
    });
    this.events.note({ event: 'passkey_removed', kind: 'staff', account: by.id });
  }

  /** The credential that the browser has made for its challenge, with its user verified; otherwise 400. */
  private async credentialOf(
    { credentialId, clientDataJSON, attestationObject }: Omit<AddPasskeyDto, 'name' | 'transports'>,
    staffId: number,
    browser: string,
  ): Promise<{ id: string; publicKey: Uint8Array; counter: number }> {
    const made = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.check.take(challenge, 'add', browser, staffId),
      expectedOrigin: this.check.site.origin,
      expectedRPID: this.check.site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(unlessBroken);
    const credential = made?.registrationInfo?.credential;
    if (credential?.id === credentialId) return credential;
    this.events.note({ event: 'passkey_refused', kind: 'staff', account: staffId });
    throw passkeyRefused();
  }

  /** Changes the passkeys of an account one at a time, with audit record and mail. */
  private change<Result>(
    by: Principal,
    what: 'added' | 'removed',
    locale: 'en' | 'ar',
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.passkeys.manager.transaction(async (manager) => {
      const account = await manager.findOneOrFail(StaffAccount, {
        where: { id: by.id },
        lock: { mode: 'pessimistic_write' },
      });
      const result = await work(manager);
      await this.sessions.closeAll(manager, 'staff', by.id, by.sessionId);
      await writeAudit(manager, staffRecord(`passkey_${what}`, account));
      await this.mails.send(manager, `staff-passkey-${what}`, account, locale);
      return result;
    });
  }
}

const refuseMore = async (manager: EntityManager, staffId: number): Promise<void> => {
  if ((await manager.countBy(Passkey, { staffId })) >= MOST_PASSKEYS)
    throw new Conflict('too_many', msg('passkey.most', { most: MOST_PASSKEYS }));
};
const notFound = (): NotFound => new NotFound(msg('passkey.notFound'));
