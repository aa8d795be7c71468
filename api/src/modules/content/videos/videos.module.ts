import { Module } from '@nestjs/common';
import { VideoTableModule } from './video-table.module.js';
import { VideosController } from './videos.controller.js';

@Module({
  imports: [VideoTableModule],
  controllers: [VideosController],
})
export class VideosModule {}
