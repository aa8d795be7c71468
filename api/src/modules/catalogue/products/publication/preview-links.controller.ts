import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { Public, RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import { JsonTextResponse, type JsonText } from '../../../../platform/http/json-text.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { LIMITS } from '../../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { ProductResponseDto } from '../read/product.dto.js';
import { PreviewLinkDto, PreviewLinksDto, PreviewsRevokedDto } from './preview-links.dto.js';
import { PreviewLinksService } from './preview-links.service.js';
import { PublicationService } from './publication.service.js';

/** Links that show a product before it is published. */
@RequireRight('products.edit')
@Controller('products')
export class PreviewLinksController {
  constructor(
    private readonly links: PreviewLinksService,
    private readonly publication: PublicationService,
  ) {}

  /** Creates a link, valid for 7 days, that shows the product without a login. */
  @Post(':id/preview')
  @HttpCode(200)
  create(@IdParam() id: number, @CurrentUser() user: Principal): Promise<PreviewLinkDto> {
    return this.links.create(user, id);
  }

  /** Live links of a product with who created them; vendors have those of their own. */
  @Get(':id/previews')
  list(@IdParam() id: number, @CurrentUser() user: Principal): Promise<PreviewLinksDto> {
    return this.links.list(user, id);
  }

  /** Revokes all links of a product: from now on they are unknown. */
  @Delete(':id/previews')
  async revokeAll(
    @IdParam() id: number,
    @CurrentUser() user: Principal,
  ): Promise<PreviewsRevokedDto> {
    return { ...done('product.previewsRevoked'), revoked: await this.links.revoke(user, id) };
  }

  /** Revokes one link; nothing happens if it is already revoked. */
  @Delete(':id/previews/:link')
  async revoke(
    @IdParam() id: number,
    @IdParam('link') link: number,
    @CurrentUser() user: Principal,
  ): Promise<PreviewsRevokedDto> {
    return { ...done('product.previewRevoked'), revoked: await this.links.revoke(user, id, link) };
  }

  /** The product of a preview link, published or not; 404 once the link has expired or is revoked. */
  @Public()
  @RateLimit(LIMITS.read)
  @Get('preview/:token')
  @Header('Cache-Control', 'no-store')
  @JsonTextResponse(ProductResponseDto)
  preview(@Param('token') token: string): Promise<JsonText> {
    return this.publication.preview(token);
  }
}
