import { Module } from '@nestjs/common';
import { ProductsModule } from '../../catalogue/products/products.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';

@Module({
  imports: [ProductsModule, SettingsModule],
  controllers: [TranslationsController],
  providers: [TranslationsQueries, TranslationsService],
})
export class TranslationsModule {}
