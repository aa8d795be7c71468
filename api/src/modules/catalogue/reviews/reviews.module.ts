import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ModerationController } from './moderation/moderation.controller.js';
import { ModerationService } from './moderation/moderation.service.js';
import { ReviewExportModule } from './moderation/review-export.module.js';
import { Review } from './review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review]), ReviewExportModule],
  providers: [ReviewsQueries, ReviewsService, ModerationService],
  controllers: [ReviewsController, ModerationController],
})
export class ReviewsModule {}
