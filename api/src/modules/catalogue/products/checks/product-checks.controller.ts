import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { JsonTextResponse, type JsonText } from '../../../../platform/http/json-text.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { done } from '../../../../platform/http/done.dto.js';
import { RequestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { ProductWrittenDto } from '../read/product.dto.js';
import { PictureShapeService } from './picture-shape.service.js';
import { FixesService } from './fixes.service.js';
import {
  FixedProductsDto,
  FixProductsDto,
  NeedsWorkCountsDto,
  NeedsWorkCountsQueryDto,
  NeedsWorkDto,
  NeedsWorkQueryDto,
  ProductProblemsDto,
  ShapePictureDto,
  VendorsNeedsWorkDto,
} from './product-checks.dto.js';
import { ProductChecksService } from './product-checks.service.js';

/** Products that need work, published or not; vendors get their own. */
@RequireRight('products.edit')
@Controller('products')
export class ProductChecksController {
  constructor(
    private readonly checks: ProductChecksService,
    private readonly fixes: FixesService,
    private readonly shapes: PictureShapeService,
  ) {}

  /** Products that a rule finds, or any rule, the newest first. */
  @Get('needs-work')
  @JsonTextResponse(NeedsWorkDto)
  list(@Query() query: NeedsWorkQueryDto, @CurrentUser() user: Principal): Promise<JsonText> {
    return this.checks.list(user, query);
  }

  /** How many products need work, by rule. */
  @Get('needs-work/counts')
  counts(
    @Query() query: NeedsWorkCountsQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<NeedsWorkCountsDto> {
    return this.checks.counts(user, query);
  }

  /** How many products of each vendor need work. */
  @Get('needs-work/vendors')
  async vendors(@CurrentUser() user: Principal): Promise<VendorsNeedsWorkDto> {
    return { vendors: await this.checks.vendors(user) };
  }

  /** What needs work in a product. */
  @Get(':id/problems')
  of(@IdParam() id: number, @CurrentUser() user: Principal): Promise<ProductProblemsDto> {
    return this.checks.of(user, id);
  }

  /** Replaces a picture of a product with one of the shop's shape, 4:5; 409 if the product has changed since it was seen. */
  @Put(':id/picture-shape')
  async shape(
    @IdParam() id: number,
    @Body() input: ShapePictureDto,
    @CurrentUser() user: Principal,
  ): Promise<ProductWrittenDto> {
    return { ...done('product.imagesUpdated'), product: await this.shapes.shape(user, id, input) };
  }

  /**
   * Solves a problem of up to 100 products, or shows what would change. Nothing changes if one of them has changed since
   * it was seen: then 409.
   */
  @Post('fixes')
  @HttpCode(200)
  fix(
    @Body() input: FixProductsDto,
    @CurrentUser() user: Principal,
    @RequestedLocale() locale: Locale,
  ): Promise<FixedProductsDto> {
    return this.fixes.fix(user, input, locale);
  }
}
