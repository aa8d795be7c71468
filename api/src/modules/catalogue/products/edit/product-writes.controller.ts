import { Body, Controller, Post, Put, UploadedFiles } from '@nestjs/common';
import { MOST_PRODUCT_FILES } from '@shop/shop-rules';
import { done } from '../../../../platform/http/done.dto.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { RequireRight } from '../../../../platform/auth/access.js';
import { Idempotent } from '../../../../platform/idempotency/idempotent.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { ReceiveFiles } from '../../../../platform/files/receive-files.js';
import { CreateProductDto, UpdateProductDto } from './product-input.dto.js';
import type { ProductFiles } from './product-rows.service.js';
import { ProductWritesService } from './product-writes.service.js';
import { ProductWrittenDto } from '../read/product.dto.js';

const FILES = { images: MOST_PRODUCT_FILES, usageImages: MOST_PRODUCT_FILES };

@RequireRight('products.edit')
@Controller('products')
export class ProductWritesController {
  constructor(private readonly products: ProductWritesService) {}

  /** Adds a product; vendors always own what they add. */
  @Post('add-product')
  @Idempotent()
  @ReceiveFiles(FILES)
  async add(
    @Body() input: CreateProductDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: ProductFiles,
  ): Promise<ProductWrittenDto> {
    const product = await this.products.add(user, input, files ?? {});
    return { ...done('product.added'), product };
  }

  /** Changes the given fields and adds the new files; vendors only their own products. */
  @Put('update-product/:id')
  @ReceiveFiles(FILES)
  async change(
    @IdParam() id: number,
    @Body() input: UpdateProductDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: ProductFiles,
  ): Promise<ProductWrittenDto> {
    const product = await this.products.change(user, id, input, files ?? {});
    return { ...done('product.updated'), product };
  }
}
