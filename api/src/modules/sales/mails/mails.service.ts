import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Forbidden, TooManyRequests } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { DraftOrder } from '../order-core/draft/draft-order.entity.js';
import type { Order } from '../order-core/order.entity.js';
import type { SendMailDto } from './mail.dto.js';
import type { Mail } from './mail.entity.js';
import type {
  MailContent,
  OrderTemplate,
  SecurityTemplate,
  StatementTemplate,
  StockAlertTemplate,
} from './mail-template.js';
import type { Receiver } from './mail-writer.js';
import { insertOf, MailsQueries, type NewMail } from './mails.queries.js';
import type { Unverified } from './verification-link.js';
import { msg } from '../../../platform/i18n/message.js';

const MESSAGES_AN_HOUR = 5;
const HOUR_SECONDS = 3600;

/** A request for a stock alert, with its product as the mail names it. */
export interface StockAlertMail {
  id: number;
  email: string;
  locale: 'en' | 'ar';
  userId: number | null;
  productId: number;
  product: string;
}

/** Owner of an account. */
interface SecurityReceiver {
  email: string;
  locale: 'en' | 'ar';
  /** Of a shopper. */
  userId?: number;
}

/** Requests mails in the transaction of their cause; the worker sends each once. */
@Injectable()
export class MailsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: MailsQueries,
    private readonly outbox: Outbox,
    private readonly env: Env,
  ) {}

  /**
   * Mails the shopper of an order; `part` distinguishes several mails of one template. No mail is sent about an order
   * whose shopper was erased.
   */
  async toShopper(
    manager: EntityManager,
    order: Pick<Order, 'id' | 'email' | 'locale' | 'userId'>,
    template: OrderTemplate,
    { part = '', ...content }: MailContent & { part?: string } = {},
  ): Promise<void> {
    if (!order.email) return;
    await this.request(manager, {
      dedupeKey: `order:${order.id}:${template}:${part}:shopper`,
      template,
      recipient: order.email,
      locale: order.locale,
      orderId: order.id,
      userId: order.userId,
      content,
    });
  }

  /** Mails the sales address about an order. */
  toSales(
    manager: EntityManager,
    order: Order,
    template: OrderTemplate,
    content: MailContent = {},
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `order:${order.id}:${template}::sales`,
      template,
      recipient: this.env.SALES_EMAIL,
      locale: 'en',
      orderId: order.id,
      userId: null,
      content,
    });
  }

  /** Mails the verification link of an account's address. */
  verifyAddress(manager: EntityManager, { id, email, locale }: Unverified): Promise<void> {
    return this.request(manager, {
      dedupeKey: `verify-email:${randomUUID()}`,
      template: 'verify-email',
      recipient: email,
      locale,
      orderId: null,
      userId: id,
      content: {},
    });
  }

  /** Asks the recipient to confirm a request for a stock alert, or sends the alert; each once. */
  stockAlert(
    manager: EntityManager,
    template: StockAlertTemplate,
    { id, email, locale, userId, ...content }: StockAlertMail,
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `${template}:${id}`,
      template,
      recipient: email,
      locale,
      orderId: null,
      userId,
      content: { alertId: id, ...content },
    });
  }

  /** Reports a change about the safety of an account to its owner. */
  security(
    manager: EntityManager,
    template: SecurityTemplate,
    { email, locale, userId }: SecurityReceiver,
    content: Pick<MailContent, 'browser' | 'passkeysRemoved'> = {},
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `${template}:${randomUUID()}`,
      template,
      recipient: email,
      locale,
      orderId: null,
      userId: userId ?? null,
      content,
    });
  }

  /** Sends the link of a draft order; `part` distinguishes several mails. */
  draftOrder(
    manager: EntityManager,
    { id, email, fullName, locale }: DraftOrder,
    part: string,
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `draft-order:${id}:${part}`,
      template: 'draft-order',
      recipient: email,
      locale,
      orderId: null,
      userId: null,
      content: { draftId: id, name: fullName },
    });
  }

  /** Declines a seller request, once. */
  refuseSeller(
    manager: EntityManager,
    { id, email, name, locale }: Receiver & { id: number; email: string },
    reason: string,
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `seller:${id}:seller-refused`,
      template: 'seller-refused',
      recipient: email,
      locale,
      orderId: null,
      userId: null,
      content: { name, reason },
    });
  }

  /** Tells a vendor about a statement, once per key. */
  vendorStatement(
    manager: EntityManager,
    template: StatementTemplate,
    key: string,
    { email, locale }: { email: string; locale: 'en' | 'ar' },
    content: MailContent & { statementId: number },
  ): Promise<void> {
    return this.request(manager, {
      dedupeKey: `${template}:${key}`,
      template,
      recipient: email,
      locale,
      orderId: null,
      userId: null,
      content,
    });
  }

  /** Alerts operations, once per key; optionally in the caller's transaction. */
  async toOps(
    key: string,
    content: Required<Pick<MailContent, 'subject' | 'text' | 'path'>>,
    manager?: EntityManager,
  ): Promise<void> {
    if (!manager) return this.db.transaction((own) => this.toOps(key, content, own));
    await this.request(manager, {
      dedupeKey: key,
      template: 'ops-alert',
      recipient: this.env.OPS_EMAIL ?? this.env.SALES_EMAIL,
      locale: 'en',
      orderId: null,
      userId: null,
      content,
    });
  }

  /** A shopper's message to the sales address or to themselves, from a verified address. */
  async message(user: { id: number; email: string }, mail: SendMailDto): Promise<void> {
    const to = mail.to.trim().toLowerCase();
    const allowed = [user.email, this.env.SALES_EMAIL].map((address) => address.toLowerCase());
    if (!allowed.includes(to)) throw new Forbidden(msg('mail.recipientRefused'));
    await this.db.transaction(async (manager) => {
      if (!(await this.queries.isVerified(manager, user.id, user.email)))
        throw new Forbidden(msg('mail.emailUnverified'), 'email_unverified');
      if ((await this.queries.messagesLastHour(manager, user.id)) >= MESSAGES_AN_HOUR)
        throw new TooManyRequests(HOUR_SECONDS);
      await this.request(manager, {
        dedupeKey: `message:${randomUUID()}`,
        template: 'message',
        recipient: to,
        locale: 'en',
        orderId: null,
        userId: user.id,
        content: { subject: mail.subject, text: mail.text, from: user.email },
      });
    });
  }

  /** Sends a copy of a mail. */
  sendCopy(manager: EntityManager, mail: Mail): Promise<void> {
    const { template, recipient, locale, orderId, userId, content } = mail;
    const dedupeKey = `again:${randomUUID()}:${mail.dedupeKey}`;
    return this.request(manager, {
      dedupeKey,
      template,
      recipient,
      locale,
      orderId,
      userId,
      content,
    });
  }

  private async request(manager: EntityManager, mail: NewMail): Promise<void> {
    await this.outbox.putFor(manager, 'mail.send', insertOf(mail), 'mail:', 'mailId');
  }
}
