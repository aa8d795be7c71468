import { Module } from '@nestjs/common';
import { CatalogueAnswers } from './catalogue-answers.js';

@Module({ providers: [CatalogueAnswers], exports: [CatalogueAnswers] })
export class AnswerCacheModule {}
