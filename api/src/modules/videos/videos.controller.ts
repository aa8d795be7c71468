import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { VideoDto, toVideoDto } from './video.dto.js';
import { Video } from './video.entity.js';

@Controller('videos')
export class VideosController {
  constructor(
    @InjectStore(Video) private readonly videos: ContentStore<Video, 'videoUrl' | 'poster'>,
  ) {}

  /** All promo videos. */
  @Public()
  @Get()
  async all(): Promise<VideoDto[]> {
    return (await this.videos.all()).map(toVideoDto);
  }
}
