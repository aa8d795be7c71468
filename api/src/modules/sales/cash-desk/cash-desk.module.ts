import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { CashConfirmation } from './cash-confirmation.entity.js';
import { CashDecisionsService } from './cash-decisions.service.js';
import { CashOrdersController } from './cash-orders.controller.js';
import { CashOrdersQueries } from './cash-orders.queries.js';
import { CashOrdersReader } from './cash-orders.reader.js';
import { CashRulesController } from './cash-rules.controller.js';
import { CashRules } from './cash-rules.entity.js';
import { CashRulesQueries } from './cash-rules.queries.js';
import { CashRulesService } from './cash-rules.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CashConfirmation, CashRules]),
    MailsModule,
    OrdersModule,
    SettingsModule,
  ],
  controllers: [CashOrdersController, CashRulesController],
  providers: [
    CashDecisionsService,
    CashOrdersQueries,
    CashOrdersReader,
    CashRulesQueries,
    CashRulesService,
  ],
  exports: [CashDecisionsService, CashRulesService],
})
export class CashDeskModule {}
