import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { VideoTable } from './video-table.service.js';
import { Video } from './video.entity.js';

const videos = contentStore(Video, { videoUrl: 'video', poster: 'image' });

/** Videos without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Video])],
  providers: [VideoTable, videos],
  exports: [VideoTable, videos],
})
export class VideoTableModule {}
