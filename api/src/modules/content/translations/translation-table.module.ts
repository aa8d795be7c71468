import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductRowsModule } from '../../catalogue/products/edit/product-rows.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TranslationTable } from './translation-table.service.js';
import { ENTITIES } from './translation-rows.js';
import { TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';

/** Translations without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature(Object.values(ENTITIES)), ProductRowsModule, SettingsModule],
  providers: [TranslationTable, TranslationsQueries, TranslationsService],
  exports: [TranslationTable, TranslationsService],
})
export class TranslationTableModule {}
