import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { BrandDto, toBrandDto } from './brand.dto.js';
import { Brand } from './brand.entity.js';

@Controller('brands')
export class BrandsController {
  constructor(@InjectStore(Brand) private readonly brands: ContentStore<Brand, 'icon'>) {}

  /** All brands. */
  @Public()
  @Get('all')
  async all(): Promise<BrandDto[]> {
    return (await this.brands.all()).map(toBrandDto);
  }
}
