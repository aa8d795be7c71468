import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { idOfOrderNumber, latinDigits } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Uploads } from '../../../../platform/files/uploads.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { BusinessDetailsService } from '../../../content/settings/business-details.service.js';
import { e164Of } from '../../shoppers/phone.js';
import { OrderErasureService } from '../erasure/order-erasure.service.js';
import type { GuestDto, GuestExportDto } from './guests.dto.js';
import { GuestsQueries, type Contact, type FoundGuest } from './guests.queries.js';

/** An email address, a phone number or an order number. */
const contactOf = (text: string): Contact => {
  const none = { email: null, phone: null, orderId: null };
  if (text.includes('@')) return { ...none, email: text.toLowerCase() };
  const orderId = idOfOrderNumber(latinDigits(text));
  if (orderId !== undefined) return { ...none, orderId };
  const phone = e164Of(text);
  if (phone !== undefined) return { ...none, phone };
  const detail = msg('guest.contactFormat');
  throw new InvalidInput(detail, [{ pointer: '#/contact', detail }]);
};

/** The data of persons without an account: who bought before the account was deleted, or only left a contact. */
@Injectable()
export class GuestsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: GuestsQueries,
    private readonly orders: OrderErasureService,
    private readonly details: BusinessDetailsService,
    private readonly uploads: Uploads,
  ) {}

  async find(text: string): Promise<GuestDto> {
    const contact = contactOf(text);
    const { manager } = this.db;
    const { taxRecordYears } = await this.details.current();
    const guest = await this.queries.find(manager, contact);
    const { emails, phones, orders } = guest;
    return {
      accounts: await this.queries.accounts(manager, contact),
      emails,
      phones,
      orderCount: orders.length,
      openOrders: await this.orders.open(manager, orders),
      ...(await this.queries.summary(manager, guest, taxRecordYears)),
    };
  }

  /** Everything of a contact; an export is recorded. */
  export(text: string): Promise<GuestExportDto> {
    return this.db.transaction(async (manager) => {
      const guest = await this.stored(manager, contactOf(text));
      await this.record(manager, 'exported', guest);
      const { emails, phones } = guest;
      return { emails, phones, ...(await this.queries.export(manager, guest)) };
    });
  }

  /** Erases everything of a contact that tax records do not need, unless an order is open. */
  async erase(text: string): Promise<void> {
    const files = await this.db.transaction(async (manager) => {
      const guest = await this.stored(manager, contactOf(text));
      const count = await this.orders.open(manager, guest.orders);
      if (count > 0) throw new Conflict('in_use', msg('inUse.openOrders', { count }));
      const pictures = await this.orders.erase(manager, guest.orders);
      await this.queries.erase(manager, guest);
      await this.record(manager, 'erased', guest);
      return pictures;
    });
    await this.uploads.discard(files);
  }

  /** What is stored about the contact; an error if that is nothing. */
  private async stored(manager: EntityManager, contact: Contact): Promise<FoundGuest> {
    const guest = await this.queries.find(manager, contact);
    if (guest.orders.length === 0 && !(await this.queries.hasOthers(manager, guest)))
      throw new NotFound(msg('guest.notFound'));
    return guest;
  }

  /** Audit entries contain no personal data; the subject is the newest order. */
  private record(
    manager: EntityManager,
    action: 'exported' | 'erased',
    { orders }: FoundGuest,
  ): Promise<void> {
    return writeAudit(manager, {
      action,
      subject: 'guests',
      subjectId: Math.max(0, ...orders),
      changes: {},
    });
  }
}
