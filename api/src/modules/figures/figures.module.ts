import { Module } from '@nestjs/common';
import { RescueModule } from '../rescue/rescue.module.js';
import { FiguresController } from './figures.controller.js';
import { FiguresQueries } from './figures.queries.js';
import { FiguresService } from './figures.service.js';

@Module({
  imports: [RescueModule],
  controllers: [FiguresController],
  providers: [FiguresQueries, FiguresService],
})
export class FiguresModule {}
