import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { productText } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { MailsService } from '../../sales/mails/mails.service.js';
import { StockAlertsQueries } from './stock-alerts.queries.js';

const BATCH = 100;

/** Requests the mails of a product that is back in stock. */
@Injectable()
export class StockAlertMails {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StockAlertsQueries,
    private readonly mails: MailsService,
  ) {}

  /** Deletes each request in the transaction that requests its mail, so that it is sent once. */
  async request(productId: number): Promise<void> {
    while ((await this.requestBatch(productId)) === BATCH);
  }

  private requestBatch(productId: number): Promise<number> {
    return this.db.transaction(async (manager) => {
      const due = await this.queries.takeDue(manager, productId, BATCH);
      for (const { id, email, locale, userId, ...product } of due)
        await this.mails.stockAlert(manager, 'stock-alert', {
          id,
          email,
          locale,
          userId,
          productId,
          product: productText(product, locale),
        });
      return due.length;
    });
  }
}
