import { Module } from '@nestjs/common';
import { SellerRequestExportService } from './seller-request-export.service.js';
import { SellersQueries } from './sellers.queries.js';

const parts = [SellerRequestExportService, SellersQueries];

/** Requests to sell without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class SellerRequestExportModule {}
