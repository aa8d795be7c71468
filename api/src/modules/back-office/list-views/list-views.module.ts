import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListSettings } from './list-settings.entity.js';
import { ListView } from './list-view.entity.js';
import { ListViewsController } from './list-views.controller.js';
import { ListViewsQueries } from './list-views.queries.js';
import { ListViewsReader } from './list-views.reader.js';
import { ListViewsService } from './list-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ListView, ListSettings])],
  controllers: [ListViewsController],
  providers: [ListViewsQueries, ListViewsReader, ListViewsService],
})
export class ListViewsModule {}
