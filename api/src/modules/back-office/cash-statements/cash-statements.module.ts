import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { CashStatementChangesQueries } from './cash-statement-changes.queries.js';
import { CashStatementRow } from './cash-statement-row.entity.js';
import { CashStatement } from './cash-statement.entity.js';
import { CashStatementsController } from './cash-statements.controller.js';
import { CashStatementsQueries } from './cash-statements.queries.js';
import { CashStatementsService } from './cash-statements.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CashStatement, CashStatementRow]), ProductImportsModule],
  controllers: [CashStatementsController],
  providers: [CashStatementChangesQueries, CashStatementsQueries, CashStatementsService],
  exports: [CashStatementsService],
})
export class CashStatementsModule {}
