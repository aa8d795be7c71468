import { Module } from '@nestjs/common';
import { CatalogueCache } from './catalogue-cache.js';

@Module({ providers: [CatalogueCache], exports: [CatalogueCache] })
export class ResponseCacheModule {}
