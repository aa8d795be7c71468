import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Forbidden, TooManyRequests } from '../../../platform/http/problem.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund-line.entity.js';
import { Shipment } from '../order-core/shipment.entity.js';
import type { SendMailDto } from './mail.dto.js';
import { Mail } from './mail.entity.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import type { MailContent, OrderTemplate } from './mail-template.js';
import { MailWriter, type Receiver } from './mail-writer.js';
import { MailsQueries, type NewMail } from './mails.queries.js';
import { OrderMailWriter } from './order-mail-writer.js';
import type { Unverified } from './verification-link.js';
import type { WrittenMail } from './written-mail.js';
import { say } from '../../../platform/i18n/message.js';

const MESSAGES_AN_HOUR = 5;
const HOUR_SECONDS = 3600;

/** Mails as rows: requested in the transaction of their cause, sent once by the worker. */
@Injectable()
export class MailsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: MailsQueries,
    private readonly writer: MailWriter,
    private readonly orderWriter: OrderMailWriter,
    private readonly mailer: MailerGateway,
    private readonly outbox: Outbox,
    private readonly env: Env,
    private readonly settings: SettingsService,
  ) {}

  /** Mails the shopper of an order; `part` distinguishes several mails of one template. */
  aboutOrder(
    manager: EntityManager,
    order: Order,
    template: OrderTemplate,
    { part = '', ...content }: MailContent & { part?: string } = {},
  ): Promise<void> {
    return this.ask(manager, {
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
  toSales(manager: EntityManager, order: Order, template: OrderTemplate): Promise<void> {
    return this.ask(manager, {
      dedupeKey: `order:${order.id}:${template}::sales`,
      template,
      recipient: this.env.SALES_EMAIL,
      locale: 'en',
      orderId: order.id,
      userId: null,
      content: {},
    });
  }

  /** Mails the verification link of an account's address. */
  verifyAddress(manager: EntityManager, { id, email, locale }: Unverified): Promise<void> {
    return this.ask(manager, {
      dedupeKey: `verify-email:${randomUUID()}`,
      template: 'verify-email',
      recipient: email,
      locale,
      orderId: null,
      userId: id,
      content: {},
    });
  }

  /** Declines a seller request, once. */
  refuseSeller(
    manager: EntityManager,
    { id, email, name, locale }: Receiver & { id: number; email: string },
    reason: string,
  ): Promise<void> {
    return this.ask(manager, {
      dedupeKey: `seller:${id}:seller-refused`,
      template: 'seller-refused',
      recipient: email,
      locale,
      orderId: null,
      userId: null,
      content: { name, reason },
    });
  }

  /** Alerts operations, once per key; optionally in the caller's transaction. */
  async toOps(
    key: string,
    content: Required<Pick<MailContent, 'subject' | 'text' | 'path'>>,
    manager?: EntityManager,
  ): Promise<void> {
    if (!manager) return this.db.transaction((own) => this.toOps(key, content, own));
    await this.ask(manager, {
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
    if (!allowed.includes(to)) throw new Forbidden(say('mail.recipientRefused'));
    await this.db.transaction(async (manager) => {
      if (!(await this.queries.isVerified(manager, user.id, user.email)))
        throw new Forbidden(say('mail.emailUnverified'), 'email_unverified');
      if ((await this.queries.messagesLastHour(manager, user.id)) >= MESSAGES_AN_HOUR)
        throw new TooManyRequests(HOUR_SECONDS);
      await this.ask(manager, {
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
  again(manager: EntityManager, mail: Mail): Promise<void> {
    const { template, recipient, locale, orderId, userId, content } = mail;
    const dedupeKey = `again:${randomUUID()}:${mail.dedupeKey}`;
    return this.ask(manager, { dedupeKey, template, recipient, locale, orderId, userId, content });
  }

  private async ask(manager: EntityManager, mail: NewMail): Promise<void> {
    const mailId = await this.queries.insert(manager, mail);
    if (mailId === undefined) return;
    await this.outbox.put(manager, 'mail.send', `mail:${mailId}`, { mailId });
  }

  /** Sends a requested mail, unless it was sent. */
  async send(mailId: number): Promise<void> {
    const mail = await this.db.manager.findOneByOrFail(Mail, { id: mailId });
    if (mail.sentAt) return;
    const { subject, text, html } = await this.write(mail);
    await this.mailer.send({
      messageId: `mail-${mail.id}-${mail.createdAt.getTime()}`,
      to: mail.recipient,
      ...(mail.content.from && { replyTo: mail.content.from }),
      subject,
      text,
      html,
    });
    await this.db.manager.update(Mail, mailId, { sentAt: new Date() });
  }

  private async write(mail: Mail): Promise<WrittenMail> {
    const { orderId, userId, template, recipient, content, locale } = mail;
    if (template === 'ops-alert') return this.writer.alert(content);
    if (template === 'seller-refused')
      return this.writer.sellerRefused({ name: content.name ?? '', locale }, content.reason ?? '');
    if (template === 'verify-email')
      return this.writer.verifyAddress({ id: userId ?? 0, email: recipient, locale });
    if (template === 'message' || orderId === null) return this.writer.message(content);
    const { manager } = this.db;
    const { refundId } = content;
    const [order, lines, refundLines, shipment, contact, isVerified] = await Promise.all([
      manager.findOneByOrFail(Order, { id: orderId }),
      manager.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } }),
      refundId === undefined
        ? []
        : manager.find(RefundLine, { where: { refundId }, order: { id: 'ASC' } }),
      manager.findOne(Shipment, { where: { orderId }, order: { id: 'DESC' } }),
      this.settings.current(),
      userId !== null && this.queries.isVerified(manager, userId, recipient),
    ]);
    const isSales = mail.dedupeKey.endsWith(':sales') && recipient === this.env.SALES_EMAIL;
    const audience = isSales ? 'sales' : isVerified ? 'shopper' : 'unverified';
    const data = { order, lines, refundLines, shipment, contact };
    return this.orderWriter.write(template, audience, data, content);
  }
}
