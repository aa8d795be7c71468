import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { PartnerDto, toPartnerDto } from './partner.dto.js';
import { Partner } from './partner.entity.js';

@Controller('partners')
export class PartnersController {
  constructor(@InjectStore(Partner) private readonly partners: ContentStore<Partner, 'icon'>) {}

  /** All partners. */
  @Public()
  @Get('all')
  async all(): Promise<PartnerDto[]> {
    return (await this.partners.all()).map(toPartnerDto);
  }
}
