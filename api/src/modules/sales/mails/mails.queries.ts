import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { InsertedIds } from '../../../platform/outbox/outbox.queries.js';
import type { Mail } from './mail.entity.js';

export type NewMail = Pick<
  Mail,
  'dedupeKey' | 'template' | 'recipient' | 'locale' | 'orderId' | 'userId' | 'content'
>;

const INSERT = `
  insert into mails (dedupe_key, template, recipient, locale, order_id, user_id, content)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (dedupe_key) do nothing returning id`;

/** Adds a mail once per key; returns no id if it exists already. */
export const insertOf = (mail: NewMail): InsertedIds => ({
  text: INSERT,
  values: [
    mail.dedupeKey,
    mail.template,
    mail.recipient,
    mail.locale,
    mail.orderId,
    mail.userId,
    JSON.stringify(mail.content),
  ],
});

@Injectable()
export class MailsQueries {
  /** Whether an address is the account's own verified address. */
  async isVerified(manager: EntityManager, userId: number, email: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select from users
       where id = $1 and email = lower($2) and email_verified_at is not null`,
      [userId, email],
    );
    return rows.length > 0;
  }

  /** Number of messages of an account within the last hour; locks the account until the transaction ends. */
  async messagesLastHour(manager: EntityManager, userId: number): Promise<number> {
    await manager.query('select 1 from users where id = $1 for no key update', [userId]);
    const rows: { count: number }[] = await manager.query(
      `select count(*)::int as count from mails
       where user_id = $1 and template = 'message' and created_at > now() - interval '1 hour'`,
      [userId],
    );
    return rows[0]?.count ?? 0;
  }
}
