import { Injectable } from '@nestjs/common';
import { formatList, toAed, toAedText, type Locale } from '@shop/shop-rules';
import { msg } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import type { ShopSettings } from '../../content/settings/settings.entity.js';
import type { CashOrderDto, CashOrderListQueryDto, CashOrderPageDto } from './cash-order.dto.js';
import { CashOrdersQueries, type WaitingRow } from './cash-orders.queries.js';
import { CashRulesService } from './cash-rules.service.js';

const PAGE = 20;

/** Reads the cash orders that wait for a confirmation. */
@Injectable()
export class CashOrdersReader {
  constructor(
    private readonly queries: CashOrdersQueries,
    private readonly rules: CashRulesService,
    private readonly settings: SettingsService,
  ) {}

  async page(query: CashOrderListQueryDto, locale: Locale): Promise<CashOrderPageDto> {
    const { list, operationId, page = 1, limit = PAGE } = query;
    const [rows, counts, { retryMinutes, leastCalls }, settings] = await Promise.all([
      this.queries.page(list === 'later', operationId, limit, (page - 1) * limit),
      this.queries.counts(),
      this.rules.current(),
      this.settings.current(),
    ]);
    const orders = rows.map((row) => toCashOrderDto(row, settings, locale));
    return { orders, ...counts, page, limit, retryMinutes, leastCalls };
  }

  async count(): Promise<number> {
    return (await this.queries.counts()).due;
  }
}

const toCashOrderDto = (
  { totalFils, placedAt, area, building, flat, calledAt, callAfter, ...row }: WaitingRow,
  { name }: ShopSettings,
  locale: Locale,
): CashOrderDto => ({
  ...row,
  placedAt: placedAt.toISOString(),
  total: toAed(totalFils),
  address: formatList([flat, building, area], locale),
  message: translate(
    msg('cashDesk.message', {
      name: row.shopper,
      shop: name[row.locale],
      number: row.number,
      total: toAedText(totalFils),
    }),
    row.locale,
  ),
  calledAt: calledAt?.toISOString() ?? null,
  callAfter: callAfter?.toISOString() ?? null,
});
