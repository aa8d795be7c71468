import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { MailLooks } from './mail-looks.service.js';
import { MailWriter } from './mail-writer.js';
import { Mail } from './mail.entity.js';
import { isSecurity } from './mail-template.js';
import { MailsQueries } from './mails.queries.js';
import { OrderMailWriter } from './order-mail-writer.js';
import type { WrittenMail } from './layout/written-mail.js';

/** Writes and sends requested mails. */
@Injectable()
export class MailSender {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: MailsQueries,
    private readonly writer: MailWriter,
    private readonly orderWriter: OrderMailWriter,
    private readonly mailer: MailerGateway,
    private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly looks: MailLooks,
  ) {}

  /** Sends a requested mail, unless it was sent. */
  async send(mailId: number): Promise<void> {
    const mail = await this.db.manager.findOneByOrFail(Mail, { id: mailId });
    if (mail.sentAt) return;
    const written = await this.write(mail);
    await this.mailer.send({
      messageId: `mail-${mail.id}-${mail.createdAt.getTime()}`,
      to: mail.recipient,
      ...written,
      ...(mail.content.from && { replyTo: mail.content.from }),
    });
    await this.db.manager.update(Mail, mailId, { sentAt: new Date() });
  }

  private async write(mail: Mail): Promise<WrittenMail> {
    const { orderId, userId, template, recipient, content, locale } = mail;
    if (template === 'ops-alert') return this.writer.alert(content);
    if (template === 'seller-refused')
      return this.writer.sellerRefused({ name: content.name ?? '', locale }, content.reason ?? '');
    if (template === 'vendor-statement' || template === 'statement-paid')
      return this.writer.vendorStatement(template, mail);
    if (template === 'verify-email')
      return this.writer.verifyAddress({ id: userId ?? 0, email: recipient, locale });
    if (template === 'stock-alert' || template === 'stock-alert-confirm')
      return this.writer.stockAlert(template, mail);
    if (template === 'draft-order') return this.writer.draftOrder(locale, content);
    if (isSecurity(template)) return this.writer.security(template, mail);
    if (template === 'message') return this.writer.message(content);
    // Requested by a later release: a worker of that one sends it.
    if (orderId === null) throw new Error(`There is no mail ${template} without an order.`);
    const { manager } = this.db;
    const { refundId, returnId } = content;
    const [order, lines, refundLines, returnLines, shipment, contact, look, isVerified] =
      await Promise.all([
        manager.findOneByOrFail(Order, { id: orderId }),
        manager.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } }),
        refundId === undefined
          ? []
          : manager.find(RefundLine, { where: { refundId }, order: { id: 'ASC' } }),
        returnId === undefined
          ? []
          : manager.find(ReturnLine, { where: { returnId }, order: { id: 'ASC' } }),
        manager.findOne(Shipment, { where: { orderId }, order: { id: 'DESC' } }),
        this.settings.current(),
        this.looks.current(),
        userId !== null && this.queries.isVerified(manager, userId, recipient),
      ]);
    const isSales = mail.dedupeKey.endsWith(':sales') && recipient === this.env.SALES_EMAIL;
    const audience = isSales ? 'sales' : isVerified ? 'shopper' : 'unverified';
    const data = { order, lines, refundLines, returnLines, shipment, look, contact };
    return this.orderWriter.write(template, audience, data, content);
  }
}
