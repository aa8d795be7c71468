import { Controller, Get } from '@nestjs/common';
import { Public } from '../../security/access.js';
import { ContentStore, InjectStore } from '../../storage/content-store.js';
import { OfferDto, toOfferDto } from './offer.dto.js';
import { Offer } from './offer.entity.js';

@Controller('offers')
export class OffersController {
  constructor(@InjectStore(Offer) private readonly offers: ContentStore<Offer, never>) {}

  /** All offers. */
  @Public()
  @Get('all')
  async all(): Promise<OfferDto[]> {
    return (await this.offers.all()).map(toOfferDto);
  }
}
