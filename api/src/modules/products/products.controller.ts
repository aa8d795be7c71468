import { Controller, Get, Query } from '@nestjs/common';
import { IdParam } from '../../http/id-param.js';
import { AnswersJson, type JsonText } from '../../http/json-text.js';
import { NotFound } from '../../http/problem.js';
import { Public } from '../../security/access.js';
import { ProductListQueryDto, ProductPageDto, ProductSearchQueryDto } from './product-query.dto.js';
import { ProductAnswerDto, ProductListDto, ProductSearchDto, ProductsDto } from './product.dto.js';
import { ProductsQueries } from './products.queries.js';
import { ProductsService } from './products.service.js';

@Public()
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly queries: ProductsQueries,
  ) {}

  /** One page of the catalogue, narrowed and sorted as asked. */
  @Get('all')
  @AnswersJson(ProductListDto)
  all(@Query() query: ProductListQueryDto): Promise<JsonText> {
    return this.products.list(query);
  }

  /** The products a text may mean, best match first; tolerates typing errors in English and Arabic. */
  @Get('search')
  @AnswersJson(ProductSearchDto)
  search(@Query() { q }: ProductSearchQueryDto): Promise<JsonText> {
    return this.products.search(q);
  }

  /** Four products, others each time. */
  @Get('random-four')
  @AnswersJson(ProductsDto)
  randomFour(): Promise<JsonText> {
    return this.queries.randomFour();
  }

  /** The products of an offer: 1 is the flash sale, 3 the special products. */
  @Get('offer/:n')
  @AnswersJson(ProductListDto)
  ofOffer(@IdParam('n') n: number, @Query() query: ProductPageDto): Promise<JsonText> {
    return this.products.list({ ...query, offer: n });
  }

  /** The products of a category. */
  @Get('category/:id')
  @AnswersJson(ProductListDto)
  ofCategory(@IdParam() id: number, @Query() query: ProductPageDto): Promise<JsonText> {
    return this.products.list({ ...query, category: id });
  }

  /** One product. */
  @Get('one/:id')
  @AnswersJson(ProductAnswerDto)
  async one(@IdParam() id: number): Promise<JsonText> {
    const product = await this.queries.one(id);
    if (!product) throw new NotFound('This product');
    return product;
  }
}
