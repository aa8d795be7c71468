import { Module } from '@nestjs/common';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationQueries } from './reconciliation.queries.js';

@Module({ controllers: [ReconciliationController], providers: [ReconciliationQueries] })
export class ReconciliationModule {}
