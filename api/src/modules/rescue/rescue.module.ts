import { Module } from '@nestjs/common';
import { RescueController } from './rescue.controller.js';
import { RescueQueries } from './rescue.queries.js';
import { RescueService } from './rescue.service.js';

@Module({
  controllers: [RescueController],
  providers: [RescueQueries, RescueService],
  exports: [RescueService],
})
export class RescueModule {}
