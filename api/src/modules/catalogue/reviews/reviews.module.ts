import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Review } from './review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review])],
  providers: [ReviewsQueries, ReviewsService],
  controllers: [ReviewsController],
})
export class ReviewsModule {}
