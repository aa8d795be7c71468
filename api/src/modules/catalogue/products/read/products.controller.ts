import { Controller, Get, Query } from '@nestjs/common';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { JsonTextResponse, type JsonText } from '../../../../platform/http/json-text.js';
import { Public } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { LIMITS } from '../../../../platform/rate-limit/limits.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import {
  CategoryListQueryDto,
  FacetsQueryDto,
  OfferListQueryDto,
  ProductListQueryDto,
  ProductSearchQueryDto,
  RelatedProductsQueryDto,
} from './product-query.dto.js';
import {
  FacetsDto,
  ProductResponseDto,
  ProductListDto,
  ProductSearchDto,
  ProductsDto,
} from './product.dto.js';
import { ProductsService } from './products.service.js';

/** In the dashboard vendors get their own products only. */
@Public({ identify: 'staff' })
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** One page of the catalogue, filtered and sorted. */
  @RateLimit(LIMITS.list)
  @Get('all')
  @JsonTextResponse(ProductListDto)
  all(@Query() query: ProductListQueryDto, @CurrentUser() user?: Principal): Promise<JsonText> {
    return this.products.list(query, user);
  }

  /** Values of the filters of a list, each with its number of products. */
  @RateLimit(LIMITS.list)
  @Get('facets')
  @JsonTextResponse(FacetsDto)
  facets(@Query() query: FacetsQueryDto, @CurrentUser() user?: Principal): Promise<JsonText> {
    return this.products.facets(query, user);
  }

  /** Search suggestions, best match first; tolerates typing errors in English and Arabic. */
  @RateLimit(LIMITS.list)
  @Get('search')
  @JsonTextResponse(ProductSearchDto)
  search(
    @Query() { q }: ProductSearchQueryDto,
    @CurrentUser() user?: Principal,
  ): Promise<JsonText> {
    return this.products.search(q, user);
  }

  /** Four random products. */
  @Public()
  @Get('random-four')
  @JsonTextResponse(ProductsDto)
  randomFour(): Promise<JsonText> {
    return this.products.randomFour();
  }

  /** The products of an offer: 1 is the flash sale, 3 the special products. */
  @RateLimit(LIMITS.list)
  @Get('offer/:n')
  @JsonTextResponse(ProductListDto)
  ofOffer(
    @IdParam('n') n: number,
    @Query() query: OfferListQueryDto,
    @CurrentUser() user?: Principal,
  ): Promise<JsonText> {
    return this.products.list({ ...query, offer: n }, user);
  }

  /** The products of a category. */
  @RateLimit(LIMITS.list)
  @Get('category/:id')
  @JsonTextResponse(ProductListDto)
  ofCategory(
    @IdParam() id: number,
    @Query() query: CategoryListQueryDto,
    @CurrentUser() user?: Principal,
  ): Promise<JsonText> {
    return this.products.list({ ...query, category: id }, user);
  }

  /** One product. */
  @Get('one/:id')
  @JsonTextResponse(ProductResponseDto)
  one(@IdParam() id: number, @CurrentUser() user?: Principal): Promise<JsonText> {
    return this.products.one(id, user);
  }

  /** Products of the same category, those in stock first. */
  @Get('one/:id/related')
  @JsonTextResponse(ProductsDto)
  related(
    @IdParam() id: number,
    @Query() { limit }: RelatedProductsQueryDto,
    @CurrentUser() user?: Principal,
  ): Promise<JsonText> {
    return this.products.related(id, limit, user);
  }
}
