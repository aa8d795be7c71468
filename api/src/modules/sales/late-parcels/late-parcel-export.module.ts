import { Module } from '@nestjs/common';
import { LateParcelExportService } from './late-parcel-export.service.js';
import { LateParcelsQueries } from './late-parcels.queries.js';

const parts = [LateParcelExportService, LateParcelsQueries];

/** Late parcels without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class LateParcelExportModule {}
