import { Module } from '@nestjs/common';
import { AccountsQueries } from './accounts.queries.js';
import { ShopperExportService } from './shopper-export.service.js';

/** Without sessions, so that the worker has it too. */
@Module({
  providers: [AccountsQueries, ShopperExportService],
  exports: [AccountsQueries, ShopperExportService],
})
export class ShopperExportModule {}
