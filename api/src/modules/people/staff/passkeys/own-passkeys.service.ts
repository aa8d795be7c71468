import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import type { AddPasskeyDto } from '../../passkeys/passkey.dto.js';
import { Passkey } from '../../passkeys/passkey.entity.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { SecondFactor } from '../second-factor/second-factor.entity.js';
import { StaffAccount } from '../staff-account.entity.js';
import { staffRecord } from '../staff-audit.js';
import { StaffMails } from '../staff-mails.service.js';

/** Changes of the passkeys of the signed-in staff account. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
  ) {}

  /** Adds a passkey that the browser has made, and ends the other sessions; the owner gets a mail. */
  async add(
    input: AddPasskeyDto,
    by: Principal,
    browser: string,
    locale: 'en' | 'ar',
  ): Promise<Passkey> {
    const credential = await this.passkeys.verifyNew(input, by, browser);
    const passkey = await this.change(by, 'added', locale, (manager) =>
      this.passkeys.insert(manager, by, credential, { ...input, locale }),
    );
    this.events.note({ event: 'passkey_added', kind: 'staff', account: by.id });
    return passkey;
  }

  async rename(id: string, name: string, by: Principal): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.passkeys.rename(manager, by, id, name);
      await writeAudit(manager, staffRecord('passkey_renamed', by));
    });
  }

  /** Removes a passkey and ends the other sessions; the owner gets a mail. The last second factor is not removed without a code. */
  async remove(id: string, by: Principal, locale: 'en' | 'ar'): Promise<void> {
    await this.change(by, 'removed', locale, async (manager) => {
      await this.passkeys.remove(manager, by, id);
      const hasOther =
        (await manager.existsBy(Passkey, { staffId: by.id })) ||
        (await manager.existsBy(SecondFactor, { staffId: by.id, activeSince: Not(IsNull()) }));
      if (!hasOther) throw new Conflict('last_second_factor', msg('passkey.last'));
    });
    this.events.note({ event: 'passkey_removed', kind: 'staff', account: by.id });
  }

  /** Changes the passkeys of an account one at a time, with audit record and mail. */
  private change<Result>(
    by: Principal,
    what: 'added' | 'removed',
    locale: 'en' | 'ar',
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async (manager) => {
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
