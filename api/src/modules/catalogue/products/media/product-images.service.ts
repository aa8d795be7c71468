import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Uploads, type Upload } from '../../../../platform/files/uploads.js';
import { arranged, orderProblem } from './image-order.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { ProductDto } from '../read/product.dto.js';

/** The two lists of a product and the fields that order them. */
const FIELDS = { images: 'orderedImages', usageImages: 'orderedUsageImages' } as const;

/** A requested list of images. */
interface WantedOrder {
  list: keyof typeof FIELDS;
  order: string[];
  version?: number;
}

/** The order of a product's images. */
@Injectable()
export class ProductImagesService {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly uploads: Uploads,
  ) {}

  /** Reorders a list; removed files are deleted if no row refers to them. */
  async arrange(
    by: Principal,
    id: number,
    { list, order, version }: WantedOrder,
    files: Upload[] = [],
  ): Promise<ProductDto> {
    const row = await this.rows.own(by, id, version);
    const detail = orderProblem(order, row[list], files.length);
    if (detail) throw new InvalidInput(detail, [{ pointer: `#/${FIELDS[list]}`, detail }]);
    const product = await this.rows.storing({ [list]: files }, (stored) =>
      this.rows.change(row, { [list]: arranged(order, stored[list]) }),
    );
    await this.uploads.discard(row[list].filter((entry) => !order.includes(entry)));
    return product;
  }
}
