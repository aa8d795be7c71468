import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { dubaiDay, type Locale } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../../platform/auth/access.js';
import { RequestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { OrderExportQueryDto } from './order-export.dto.js';
import { OrderExportService } from './order-export.service.js';

@Controller('users/orders')
export class OrderExportController {
  constructor(private readonly orders: OrderExportService) {}

  /** The chosen orders, or all that match the filters, as CSV in the order of the list; up to 100,000. */
  @Confirmed()
  @RequireRight('orders.export')
  @RateLimit({ name: 'order-export', points: 10, seconds: 60 })
  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @Query() query: OrderExportQueryDto,
    @RequestedLocale() locale: Locale,
  ): Promise<StreamableFile> {
    const lines = await this.orders.csv(query, locale);
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="orders-${dubaiDay(new Date())}.csv"`,
    });
  }
}
