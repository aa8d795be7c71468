import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { productText } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { done } from '../../../platform/http/done.dto.js';
import { Conflict, InvalidInput, NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { StockAlertLink } from '../../sales/mails/stock-alert-link.js';
import type { StockAlertAddedDto, StockAlertDto, StockAlertRequestDto } from './stock-alert.dto.js';
import { StockAlertsQueries, type AlertPerson } from './stock-alerts.queries.js';

/** Most open requests of an address. */
export const MOST_ALERTS = 20;

/** Requests for one mail when a product is back in stock. */
@Injectable()
export class StockAlertsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StockAlertsQueries,
    private readonly mails: MailsService,
    private readonly link: StockAlertLink,
    private readonly outbox: Outbox,
  ) {}

  /** Adds a request of a shopper, or of a guest with an address; an unverified address gets a link to confirm it. */
  add(userId: number | null, input: StockAlertRequestDto): Promise<StockAlertAddedDto> {
    const { productId, variantId = null, locale = 'en' } = input;
    return this.db.transaction(async (manager) => {
      const person = await this.personOf(manager, userId, input.email);
      const { email } = person;
      const isPublic = await this.queries.lock(manager, productId);
      const product = isPublic && (await this.queries.product(manager, productId, variantId));
      if (!product) throw new NotFound(msg('product.notFound'));
      if (product.stock > 0) throw new Conflict('in_stock', msg('stockAlert.inStock'));
      if ((await this.queries.others(manager, email, productId, variantId)) >= MOST_ALERTS)
        throw new Rejected('stock_alerts_full', msg('stockAlert.mostOpen', { most: MOST_ALERTS }));
      const fresh = await this.queries.nextId(manager);
      const asked = { id: fresh, productId, variantId, locale };
      const { id, isConfirmed } = await this.queries.add(manager, asked, person);
      if (id === fresh && !isConfirmed)
        await this.mails.stockAlert(manager, 'stock-alert-confirm', {
          id,
          email,
          locale,
          userId,
          productId,
          product: productText(product, locale),
        });
      // A guest learns nothing about earlier requests for the address: not their state, and no key of theirs.
      const isGuest = userId === null;
      const isDone = isConfirmed && !isGuest;
      return {
        ...done(isDone ? 'stockAlert.added' : 'stockAlert.unconfirmed'),
        isConfirmed: isDone,
        key: this.link.key('remove', isGuest ? fresh : id),
      };
    });
  }

  /** Confirms a request; if the product is back already, the mail is sent at once. */
  async confirm(key: string): Promise<void> {
    const id = this.link.idIn('confirm', key);
    await this.db.transaction(async (manager) => {
      const productId = id && (await this.queries.confirm(manager, id));
      if (!productId)
        throw new InvalidInput(msg('stockAlert.linkInvalid'), undefined, 'link_invalid');
      await this.outbox.put(manager, 'stock.alerts', `stock-alerts:confirmed:${id}`, { productId });
    });
  }

  async remove(key: string): Promise<void> {
    await this.queries.remove(this.db.manager, this.idIn('remove', key));
  }

  /** Removes all requests of the address that a mail was sent to. */
  async stop(key: string): Promise<void> {
    await this.queries.stop(this.db.manager, this.idIn('stop', key));
  }

  /** A shopper's open requests. */
  async of(userId: number): Promise<StockAlertDto[]> {
    const rows = await this.queries.of(this.db.manager, userId, MOST_ALERTS);
    return rows.map(({ id, ...alert }) => ({ ...alert, key: this.link.key('remove', id) }));
  }

  private idIn(purpose: 'remove' | 'stop', key: string): number {
    const id = this.link.idIn(purpose, key);
    if (id === undefined)
      throw new InvalidInput(msg('stockAlert.linkInvalid'), undefined, 'link_invalid');
    return id;
  }

  private async personOf(
    manager: EntityManager,
    userId: number | null,
    email: string | undefined,
  ): Promise<AlertPerson> {
    const account = userId !== null && (await this.queries.account(manager, userId));
    if (account) return account;
    const detail = msg('stockAlert.emailNeeded');
    if (!email) throw new InvalidInput(detail, [{ pointer: '#/email', detail }]);
    return { userId: null, email: email.toLowerCase(), isVerified: false };
  }
}
