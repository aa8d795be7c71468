import { Module } from '@nestjs/common';
import { CatalogueAnswers } from './catalogue-answers.js';

@Module({ providers: [CatalogueAnswers] })
export class AnswerCacheModule {}
