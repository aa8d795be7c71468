import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SecurityTemplate } from '../../sales/mails/mail-template.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import type { StaffAccount } from './staff-account.entity.js';

/** Tells staff what has changed about the safety of their account. */
@Injectable()
export class StaffMails {
  constructor(private readonly mails: MailsService) {}

  /** Accounts without an email address get none. */
  async send(
    manager: EntityManager,
    template: SecurityTemplate,
    { email }: Pick<StaffAccount, 'email'>,
    locale: 'en' | 'ar',
  ): Promise<void> {
    if (email) await this.mails.security(manager, template, { email, locale });
  }
}
