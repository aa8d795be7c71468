import { Body, Controller, Put, UploadedFiles } from '@nestjs/common';
import { MOST_FILES } from '@shop/shop-rules';
import { done } from '../../../../platform/http/done.dto.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { ReceiveFiles } from '../../../../platform/files/receive-files.js';
import { OrderImagesDto, OrderUsageImagesDto } from './product-images.dto.js';
import { ProductImagesService } from './product-images.service.js';
import type { ProductFiles } from '../edit/product-rows.service.js';
import { ProductWrittenDto } from '../read/product.dto.js';

@RequireRight('products.edit')
@Controller('products/:productId')
export class ProductImagesController {
  constructor(private readonly products: ProductImagesService) {}

  /** Orders the images, adds new ones and removes those that the list omits; vendors only their own products. */
  @Put('images')
  @ReceiveFiles({ images: MOST_FILES })
  async orderImages(
    @IdParam('productId') id: number,
    @Body() { orderedImages: order, version }: OrderImagesDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: ProductFiles,
  ): Promise<ProductWrittenDto> {
    const arrangement = { list: 'images', order, version } as const;
    const product = await this.products.arrange(user, id, arrangement, files?.images);
    return { ...done('product.imagesUpdated'), product };
  }

  /** The same for the images of the product in use. */
  @Put('usage-images')
  @ReceiveFiles({ usageImages: MOST_FILES })
  async orderUsageImages(
    @IdParam('productId') id: number,
    @Body() { orderedUsageImages: order, version }: OrderUsageImagesDto,
    @CurrentUser() user: Principal,
    @UploadedFiles() files?: ProductFiles,
  ): Promise<ProductWrittenDto> {
    const arrangement = { list: 'usageImages', order, version } as const;
    const product = await this.products.arrange(user, id, arrangement, files?.usageImages);
    return { ...done('product.usageImagesUpdated'), product };
  }
}
