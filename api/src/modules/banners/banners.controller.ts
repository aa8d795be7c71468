import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { CurrentUser } from '../../security/current-user.js';
import type { Principal } from '../../security/principal.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { BannerDto, toBannerDto } from './banner.dto.js';
import { Banner } from './banner.entity.js';

@Controller('banners')
export class BannersController {
  constructor(@InjectStore(Banner) private readonly banners: ContentStore<Banner, 'imageUrl'>) {}

  /** The active banners; staff see the inactive ones too. */
  @Public({ identify: true })
  @Get('all')
  async all(@CurrentUser() user?: Principal): Promise<BannerDto[]> {
    const banners = await this.banners.all();
    return banners.filter(({ active }) => active || user?.kind === 'staff').map(toBannerDto);
  }
}
