import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import { IsNull, Not, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { needsSecondFactor } from '../../../../platform/auth/actor.queries.js';
import { Env } from '../../../../platform/config/env.js';
import { staffCodesOf } from '../../../../platform/auth/login-counters.js';
import { LoginThrottle, type LoginPlace } from '../../../../platform/auth/login-throttle.js';
import { SealedTexts } from '../../../../platform/auth/sealed-texts.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { SettingsService } from '../../../content/settings/settings.service.js';
import { Passkey } from '../../passkeys/passkey.entity.js';
import { StaffAccount } from '../staff-account.entity.js';
import { staffRecord } from '../staff-audit.js';
import { StaffMails } from '../staff-mails.service.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';
import {
  SecondFactorQueries,
  type ActiveFactor,
  type SecondStep,
} from './second-factor.queries.js';
import { base32, otpauthUri, stepOf } from './totp.js';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const ownerOf = (staffId: number): string => `second-factor:${staffId}`;
/** The second factor of an account while it is on, or not yet. */
type FactorOf = FindOptionsWhere<SecondFactor> & { staffId: number };
const wrongCode = (): InvalidInput => {
  const detail = msg('secondFactor.wrongCode');
  return new InvalidInput(detail, [{ pointer: '#/code', detail }], 'wrong_code');
};

/** Second factors of staff accounts: codes of an authenticator app (TOTP), and recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>,
    private readonly queries: SecondFactorQueries,
    private readonly sealed: SealedTexts,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** The active second factor of an account; undefined without one. */
  state(staffId: number): Promise<ActiveFactor | undefined> {
    return this.queries.state(staffId);
  }

  /** How an account completes a login after its password; empty without a second factor. */
  steps(staffId: number): Promise<SecondStep[]> {
    return this.queries.steps(staffId);
  }

  /** The language in which the owner has set up a second factor; undefined without one. */
  async localeOf(staffId: number): Promise<'en' | 'ar' | undefined> {
    const factor = await this.state(staffId);
    return (factor ?? (await this.factors.manager.findOneBy(Passkey, { staffId })))?.locale;
  }

  /** Whether an account must have a second factor. */
  isRequired({ staffType }: Pick<Principal, 'staffType'>): boolean {
    return needsSecondFactor(this.env, staffType);
  }

  /** Makes a secret for the authenticator app, which counts once a code has proved that the app has it. */
  async start(by: Principal, locale: 'en' | 'ar'): Promise<{ secret: string; uri: string }> {
    const secret = randomBytes(SECRET_BYTES);
    const sealed = this.sealed.seal(secret.toString('base64'), ownerOf(by.id));
    if (!(await this.queries.begin(by.id, sealed, locale))) throw alreadyOn();
    const { name } = await this.settings.current();
    return { secret: base32(secret), uri: otpauthUri(secret, name[locale], by.username) };
  }

  /** Turns the second factor on with a first code, and ends the other sessions; returns the recovery codes, which are not shown again. */
  async activate(by: Principal, code: string, origin: LoginPlace): Promise<string[]> {
    if (await this.state(by.id)) throw alreadyOn();
    const off = { staffId: by.id, activeSince: IsNull() };
    const secret = await this.prove(by.id, origin, () => this.secretOf(off, code));
    const { codes, ...hashes } = await newRecoveryCodes();
    await this.change(by.id, 'second_factor_on', async (manager, account) => {
      const change = { ...hashes, activeSince: new Date() };
      // Another secret may have been made meanwhile.
      const { affected } = await manager.update(SecondFactor, { ...off, secret }, change);
      if (affected === 0) throw wrongCode();
      await this.sessions.closeAll(manager, 'staff', by.id, by.sessionId);
      const { locale } = await manager.findOneByOrFail(SecondFactor, { staffId: by.id });
      await this.mails.send(manager, 'staff-second-factor-on', account, locale);
    });
    this.note('second_factor_on', by);
    return codes;
  }

  /** Replaces the recovery codes. */
  async renewCodes(by: Principal): Promise<string[]> {
    const { codes, ...hashes } = await newRecoveryCodes();
    await this.change(by.id, 'recovery_codes_made', async (manager) => {
      const on = { staffId: by.id, activeSince: Not(IsNull()) };
      const { affected } = await manager.update(SecondFactor, on, hashes);
      if (affected === 0) throw isOff();
    });
    this.note('recovery_codes_made', by);
    return codes;
  }

  /** Removes the second factor of the own account with one of its codes; a password alone is not enough. */
  async turnOff(by: Principal, code: string, origin: LoginPlace): Promise<void> {
    if (!(await this.state(by.id))) throw isOff();
    await this.use(by.id, code, origin);
    await this.remove(by.id, by, async () => undefined);
  }

  /** Removes app, recovery codes and passkeys of another account and ends its sessions; the owner gets a mail. */
  removeAll(staffId: number, by: Principal): Promise<void> {
    return this.remove(staffId, by, async (manager) => {
      const passkey = await manager.findOneBy(Passkey, { staffId });
      await manager.delete(Passkey, { staffId });
      return passkey?.locale;
    });
  }

  /** `also` removes more, and returns the language of the owner if it did. */
  private async remove(
    staffId: number,
    by: Principal,
    also: (manager: EntityManager) => Promise<'en' | 'ar' | undefined>,
  ): Promise<void> {
    await this.change(staffId, 'second_factor_off', async (manager, account) => {
      const factor = await manager.findOneBy(SecondFactor, { staffId, activeSince: Not(IsNull()) });
      const locale = (await also(manager)) ?? factor?.locale;
      if (!locale) throw isOff();
      await manager.delete(SecondFactor, { staffId });
      await this.sessions.closeAll(manager, 'staff', staffId, by.sessionId);
      const passkeysStay = await manager.existsBy(Passkey, { staffId });
      const template = passkeysStay ? 'staff-app-off' : 'staff-second-factor-off';
      await this.mails.send(manager, template, account, locale);
    });
    this.note('second_factor_off', by, staffId);
  }

  /**
   * Accepts a code of the app or a recovery code, each once; otherwise 400, and the next attempt waits, from
   * whatever address it comes.
   */
  async use(staffId: number, code: string, origin: LoginPlace): Promise<void> {
    const active = { staffId, activeSince: Not(IsNull()) };
    const isApp = /^\s*\d[\d\s]*$/.test(code);
    await this.prove<string | true>(staffId, origin, () =>
      isApp ? this.secretOf(active, code) : this.isRecoveryCode(active, code),
    );
  }

  /** The result of the check; without one, the code is wrong. */
  private async prove<Result>(
    staffId: number,
    origin: LoginPlace,
    check: () => Promise<Result | undefined>,
  ): Promise<Result> {
    const attempt = await this.throttle.admit(staffCodesOf(staffId), origin);
    const result = await check();
    if (result) {
      await this.throttle.succeeded(attempt);
      return result;
    }
    this.events.note({ event: 'code_refused', kind: 'staff', account: staffId });
    throw wrongCode();
  }

  /** The stored secret whose code this is; the code is used now. */
  private async secretOf(where: FactorOf, code: string): Promise<string | undefined> {
    const { staffId } = where;
    const row = await this.factors.findOne({ select: { staffId: true, secret: true }, where });
    const text = row && this.sealed.open(row.secret, ownerOf(staffId));
    if (!text) return undefined;
    const step = stepOf(Buffer.from(text, 'base64'), code.replace(/\s/g, ''));
    if (step === undefined || !(await this.queries.useStep(staffId, step))) return undefined;
    if (!this.sealed.isOld(row.secret)) return row.secret;
    const secret = this.sealed.seal(text, ownerOf(staffId));
    await this.factors.update({ staffId, secret: row.secret }, { secret });
    return secret;
  }

  private async isRecoveryCode(where: FactorOf, code: string): Promise<true | undefined> {
    const { staffId } = where;
    const factor = await this.factors.findOneBy(where);
    if (!factor) return undefined;
    const hash = await hashOfCode(code, factor.recoverySalt);
    if (!(await this.queries.useRecoveryCode(staffId, hash))) return undefined;
    this.events.note({ event: 'recovery_code_used', kind: 'staff', account: staffId });
    return true;
  }

  /** Changes the second factor of an account, with an audit record. */
  private change(
    staffId: number,
    action: AuditAction,
    work: (manager: EntityManager, account: StaffAccount) => Promise<void>,
  ): Promise<void> {
    return this.factors.manager.transaction(async (manager) => {
      const account = await manager.findOneBy(StaffAccount, { id: staffId, deletedAt: IsNull() });
      if (!account) throw new NotFound(msg('account.notFound'));
      await work(manager, account);
      await writeAudit(manager, staffRecord(action, account));
    });
  }

  private note(
    event: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_made',
    by: Principal,
    account = by.id,
  ): void {
    this.events.note({ event, kind: 'staff', account, ...(account !== by.id && { by: by.id }) });
  }
}

const alreadyOn = (): Conflict => new Conflict('second_factor_on', msg('secondFactor.isOn'));
const isOff = (): Conflict => new Conflict('second_factor_off', msg('secondFactor.isOff'));
