import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailContent, MailTemplate } from './mail-template.js';

/** A mail, sent once; the key identifies it. */
@Entity('mails')
@Index('mails_user_id', ['userId', 'createdAt'])
@Index('mails_guest', ['recipient'], { where: 'user_id is null' })
export class Mail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('mails_dedupe_key', { unique: true })
  @Column('text')
  dedupeKey: string;
  @Column('text') template: MailTemplate;
  @Column('text') recipient: string;
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @Index('mails_order_id')
  @Column('integer', { nullable: true })
  orderId: number | null;
  /** The account that caused it, for limits per account. */
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('jsonb', { default: {} }) content: MailContent;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Index('mails_created_at')
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
