import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LayoutController } from './layout.controller.js';
import { StorefrontLayout } from './layout.entity.js';
import { LayoutQueries } from './layout.queries.js';
import { LayoutService } from './layout.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([StorefrontLayout])],
  controllers: [LayoutController],
  providers: [LayoutQueries, LayoutService],
})
export class LayoutModule {}
