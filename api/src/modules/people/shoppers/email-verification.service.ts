import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { InvalidInput } from '../../../platform/http/problem.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { VerificationLink } from '../../sales/mails/verification-link.js';
import { User } from './user.entity.js';
import { msg } from '../../../platform/i18n/message.js';

/** Verification of email addresses. */
@Injectable()
export class EmailVerificationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly link: VerificationLink,
    private readonly mails: MailsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Mails the link, unless the address is verified. */
  async request(userId: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      if (!user.emailVerifiedAt) await this.mails.verifyAddress(manager, user);
    });
  }

  /** Verifies the address with the link's token; repeating it changes nothing. */
  async use(token: string): Promise<void> {
    const { manager } = this.db;
    const user = await manager.findOneBy(User, { id: this.link.accountOf(token) });
    if (!user || !this.link.isToken(token, user))
      throw new InvalidInput(msg('account.linkInvalid'), undefined, 'verification_link_invalid');
    await this.verified(manager, user.id);
  }

  /** Marks the address as verified; false if it was before. */
  async verified(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.update(
      User,
      { id, emailVerifiedAt: IsNull() },
      { emailVerifiedAt: new Date() },
    );
    if (affected) this.events.note({ event: 'email_verified', kind: 'shopper', account: id });
    return affected === 1;
  }
}
