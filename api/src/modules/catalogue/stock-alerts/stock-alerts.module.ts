import { Module } from '@nestjs/common';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { StockAlertMails } from './stock-alert-mails.service.js';
import { OwnStockAlertsController } from './own-stock-alerts.controller.js';
import { StockAlertsController } from './stock-alerts.controller.js';
import { StockAlertsQueries } from './stock-alerts.queries.js';
import { StockAlertsService } from './stock-alerts.service.js';

@Module({
  imports: [MailsModule],
  providers: [StockAlertsQueries, StockAlertsService, StockAlertMails],
  controllers: [StockAlertsController, OwnStockAlertsController],
  exports: [StockAlertMails],
})
export class StockAlertsModule {}
