import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, MoreThan, type DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { Mail } from '../mails/mail.entity.js';
import { MailsService } from '../mails/mails.service.js';
import type { OrderMailDto } from './order.dto.js';
import { Order } from '../order-core/order.entity.js';
import { lockOrder, writeEvent } from '../order-core/transition.js';
import { msg } from '../../../platform/i18n/message.js';

const PAUSE_MS = 60_000;
/** Most mails of an order that are listed. */
const LIMIT = 50;

/** Lists the mails of an order for staff and sends them again. */
@Injectable()
export class OrderMailsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mails: MailsService,
  ) {}

  async of(operationId: string): Promise<OrderMailDto[]> {
    const { id: orderId } = await this.orderOf(operationId);
    const mails = await this.db.manager.find(Mail, {
      where: { orderId },
      order: { id: 'DESC' },
      take: LIMIT,
    });
    return mails.map(({ id, template, recipient, createdAt, sentAt }) => ({
      id,
      template,
      recipient,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  }

  /** Sends a copy of a mail; rejected shortly after the previous one. */
  async resend(operationId: string, mailId: number, staffId: number): Promise<void> {
    const { id: orderId } = await this.orderOf(operationId);
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, orderId);
      const mail = await manager.findOneBy(Mail, { id: mailId, orderId });
      if (!mail) throw new NotFound(msg('mail.notFound'));
      const { template, recipient } = mail;
      const same = { orderId, template, recipient };
      const justSent = await manager.existsBy(Mail, [
        { ...same, sentAt: IsNull() },
        { ...same, createdAt: MoreThan(new Date(Date.now() - PAUSE_MS)) },
      ]);
      if (justSent) throw new Conflict('mail_just_sent', msg('mail.justSent'));
      await this.mails.sendCopy(manager, mail);
      const cause = { actor: `staff:${staffId}`, why: recipient };
      await writeEvent(manager, 'mail', orderId, 'resent', null, template, cause);
    });
  }

  private async orderOf(operationId: string): Promise<Order> {
    const order = await this.db.manager.findOneBy(Order, { operationId });
    if (!order) throw new NotFound(msg('order.notFound'));
    return order;
  }
}
