import { Module } from '@nestjs/common';
import { TranslationTableModule } from './translation-table.module.js';
import { TranslationsController } from './translations.controller.js';

@Module({ imports: [TranslationTableModule], controllers: [TranslationsController] })
export class TranslationsModule {}
