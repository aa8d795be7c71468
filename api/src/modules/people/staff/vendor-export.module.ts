import { Module } from '@nestjs/common';
import { VendorExportQueries } from './vendor-export.queries.js';
import { VendorExportService } from './vendor-export.service.js';

/** Vendors without routes, so that the worker has them too. */
@Module({
  providers: [VendorExportQueries, VendorExportService],
  exports: [VendorExportService],
})
export class VendorExportModule {}
