import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogueCache } from '../../../platform/response-cache/catalogue-cache.js';
import { ResponseCacheModule } from '../../../platform/response-cache/response-cache.module.js';
import { ScheduleQueries } from './schedule.queries.js';

/** Cached responses expire when the schedule of a banner, main ad, video, section or entry of the menu begins or ends. */
@Module({ imports: [ResponseCacheModule], providers: [ScheduleQueries] })
export class ScheduleModule implements OnModuleInit {
  constructor(
    private readonly cache: CatalogueCache,
    private readonly queries: ScheduleQueries,
  ) {}

  onModuleInit(): void {
    this.cache.expireAt((after) => this.queries.next(after));
  }
}
