import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Public, RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import { JsonTextResponse, type JsonText } from '../../../../platform/http/json-text.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { LIMITS } from '../../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { ProductResponseDto } from '../read/product.dto.js';
import {
  PreviewLinkDto,
  PublicationChangedDto,
  PublicationDto,
  UnpublishedDto,
  UnpublishedQueryDto,
} from './publication.dto.js';
import { PublicationService } from './publication.service.js';

/** Unpublished products exist for staff only. */
@RequireRight('products.edit')
@Controller('products')
export class PublicationController {
  constructor(private readonly publication: PublicationService) {}

  /** Unpublished products, the last changed first; vendors get their own. */
  @Get('unpublished')
  list(
    @Query() query: UnpublishedQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<UnpublishedDto> {
    return this.publication.list(user, query);
  }

  /** Publishes or hides products, all or none; vendors only their own. */
  @Put('publication')
  async change(
    @Body() input: PublicationDto,
    @CurrentUser() user: Principal,
  ): Promise<PublicationChangedDto> {
    const changed = await this.publication.change(user, input);
    return { ...done(input.published ? 'product.published' : 'product.unpublished'), changed };
  }

  /** Creates a link, valid for 7 days, that shows the product without a login. */
  @Post(':id/preview')
  @HttpCode(200)
  link(@IdParam() id: number, @CurrentUser() user: Principal): Promise<PreviewLinkDto> {
    return this.publication.link(user, id);
  }

  /** The product of a preview link, published or not; 404 once the link has expired. */
  @Public()
  @RateLimit(LIMITS.read)
  @Get('preview/:token')
  @Header('Cache-Control', 'no-store')
  @JsonTextResponse(ProductResponseDto)
  preview(@Param('token') token: string): Promise<JsonText> {
    return this.publication.preview(token);
  }
}
