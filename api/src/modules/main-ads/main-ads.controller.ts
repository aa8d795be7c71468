import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { MainAdDto, toMainAdDto } from './main-ad.dto.js';
import { MainAd } from './main-ad.entity.js';

@Controller('main_ads')
export class MainAdsController {
  constructor(@InjectStore(MainAd) private readonly ads: ContentStore<MainAd, 'image'>) {}

  /** All advertising tiles. */
  @Public()
  @Get('all')
  async all(): Promise<MainAdDto[]> {
    return (await this.ads.all()).map(toMainAdDto);
  }
}
