import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import {
  CreateOfferDto,
  OfferDto,
  OfferWrittenDto,
  UpdateOfferDto,
  toOfferDto,
} from './offer.dto.js';
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

  /** Adds an offer. */
  @RequireRight('offers.edit')
  @Post('add')
  @Idempotent()
  async add(@Body() input: CreateOfferDto): Promise<OfferWrittenDto> {
    const offer = await this.offers.add(input);
    return { ...done('offer.added'), offer: toOfferDto(offer) };
  }

  /** Changes an offer. */
  @RequireRight('offers.edit')
  @Post('update/:id')
  @HttpCode(200)
  async change(@IdParam() id: number, @Body() input: UpdateOfferDto): Promise<OfferWrittenDto> {
    const offer = await this.offers.change({ id }, input);
    return { ...done('offer.updated'), offer: toOfferDto(offer) };
  }

  /** Deletes an offer without products; otherwise 409 with their number. */
  @RequireRight('offers.edit')
  @Delete(':id')
  async remove(@IdParam() id: number): Promise<DoneDto> {
    await this.offers.remove({ id }, freeOfProducts('offerId', id));
    return done('offer.deleted');
  }
}
