import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { Video } from './video.entity.js';
import { VideosController } from './videos.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Video])],
  providers: [contentStore(Video, { videoUrl: 'video', poster: 'image' })],
  controllers: [VideosController],
})
export class VideosModule {}
