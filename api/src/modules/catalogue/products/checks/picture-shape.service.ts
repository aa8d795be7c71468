import { Injectable } from '@nestjs/common';
import { isVideo } from '@shop/shop-rules';
import { Uploads } from '../../../../platform/files/uploads.js';
import { InvalidInput } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { msg } from '../../../../platform/i18n/message.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { ProductDto } from '../read/product.dto.js';
import type { ShapePictureDto } from './product-checks.dto.js';

/** Makes pictures of products 4:5. */
@Injectable()
export class PictureShapeService {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly uploads: Uploads,
  ) {}

  /** The file before is deleted if no other product or order has it. */
  async shape(
    by: Principal,
    id: number,
    { image, fit, version }: ShapePictureDto,
  ): Promise<ProductDto> {
    const row = await this.rows.own(by, id, version);
    const isUploaded = !isVideo(image) && !/^https?:/.test(image);
    if (!row.images.includes(image) || !isUploaded) {
      const detail = msg('product.imageUnknown');
      throw new InvalidInput(detail, [{ pointer: '#/image', detail }]);
    }
    const shaped = await this.uploads.keepPortrait(image, fit);
    const renamed = (file: string): string => (file === image ? shaped : file);
    try {
      const product = await this.rows.change(row, {
        images: row.images.map(renamed),
        imageColors: row.imageColors.map((one) => ({ ...one, image: renamed(one.image) })),
      });
      await this.uploads.discard([image]);
      return product;
    } catch (error) {
      await this.uploads.discard([shaped]);
      throw error;
    }
  }
}
