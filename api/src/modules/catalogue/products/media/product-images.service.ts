import { Injectable } from '@nestjs/common';
import { MOST_IMAGES } from '@shop/shop-rules';
import { InvalidInput } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Uploads, type Upload } from '../../../../platform/files/uploads.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { ProductDto } from '../read/product.dto.js';
import { placeOf, storedName } from '../edit/new-file.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';

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

/** The error in an ordered list, if any: it may contain only existing and new images. */
export const orderProblem = (
  order: readonly string[],
  current: readonly string[],
  newFiles: number,
): Message | undefined => {
  const strangers = order.filter((entry) => {
    const place = placeOf(entry);
    return place === undefined ? !current.includes(entry) : place >= newFiles;
  });
  if (strangers.length > 0) return msg('product.imageUnknown');
  const unplaced = newFiles - order.filter((entry) => placeOf(entry) !== undefined).length;
  return order.length + unplaced > MOST_IMAGES
    ? msg('product.mostImages', { most: MOST_IMAGES })
    : undefined;
};

/** The list with stored files in place of placeholders; other new files are appended. */
export const arranged = (order: readonly string[], stored: readonly string[]): string[] => {
  const isPlaced = new Set(order.map(placeOf));
  return [
    ...order.map((entry) => storedName(entry, stored)),
    ...stored.filter((_, index) => !isPlaced.has(index)),
  ];
};
