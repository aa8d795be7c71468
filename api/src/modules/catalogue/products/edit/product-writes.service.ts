import { Injectable } from '@nestjs/common';
import { MOST_IMAGES, toFils } from '@shop/shop-rules';
import { InvalidInput } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import type { CreateProductDto, UpdateProductDto } from './product-input.dto.js';
import { ProductRowsService, type ProductFiles } from './product-rows.service.js';
import { ProductWritesQueries } from './product-writes.queries.js';
import type { ProductDto } from '../read/product.dto.js';
import { storedName } from './new-file.js';
import { variantValues } from '../variants/check-variants.js';
import type { Product } from '../product.entity.js';
import { refuseOfferAbovePrice } from './offer-price.js';
import { msg } from '../../../../platform/i18n/message.js';

type Fields = Partial<Product>;

/** Adds and changes products: vendors their own, others all. */
@Injectable()
export class ProductWritesService {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly queries: ProductWritesQueries,
  ) {}

  async add(by: Principal, input: CreateProductDto, files: ProductFiles): Promise<ProductDto> {
    const vendorId = by.role === 'vendor' ? by.id : input.vendor || by.id;
    const variants = variantValues(input.variants ?? []);
    const fields = { ...fieldsOf(input), vendorId };
    refuseOfferAbovePrice(toFils(input.price), fields.offerPriceFils);
    await this.refuseUnknown(fields);
    const original = input.copyOf ? { by, id: input.copyOf } : undefined;
    const saved = original ? await this.rows.own(by, original.id) : NO_IMAGES;
    refuseTooManyImages(saved, files);
    return this.rows.storing(files, (stored) =>
      this.rows.add(
        { ...fields, ...stored, ...imageColorsOf(input, stored.images) },
        variants,
        original,
      ),
    );
  }

  async change(
    by: Principal,
    id: number,
    input: UpdateProductDto,
    files: ProductFiles,
  ): Promise<ProductDto> {
    const row = await this.rows.own(by, id, input.version);
    const moved = by.role !== 'vendor' && input.vendor ? { vendorId: input.vendor } : {};
    const fields = { ...fieldsOf(input), ...moved };
    const variants = input.variants && variantValues(input.variants);
    const { priceFils, offerPriceFils } = { ...row, ...fields };
    refuseOfferAbovePrice(priceFils, offerPriceFils);
    refuseTooManyImages(row, files);
    await this.refuseUnknown(fields);
    return this.rows.storing(files, (stored) =>
      this.rows.change(
        row,
        {
          ...fields,
          ...imageColorsOf(input, stored.images),
          images: [...row.images, ...stored.images],
          usageImages: [...row.usageImages, ...stored.usageImages],
        },
        variants,
        input.adjustmentReason,
      ),
    );
  }

  /** Rejects ids that do not exist. */
  async refuseUnknown(fields: Fields): Promise<void> {
    const unknown = await this.queries.unknown(fields);
    const errors = unknown.map((name) => ({
      pointer: `#/${name}`,
      detail: msg('product.referenceUnknown'),
    }));
    if (errors.length > 0) throw new InvalidInput(msg('product.referencesUnknown'), errors);
  }
}

type Images = Pick<Product, 'images' | 'usageImages'>;
const NO_IMAGES: Images = { images: [], usageImages: [] };

const refuseTooManyImages = (row: Images, files: ProductFiles): void => {
  for (const list of ['images', 'usageImages'] as const)
    if (row[list].length + (files[list]?.length ?? 0) > MOST_IMAGES) {
      const detail = msg('product.mostImages', { most: MOST_IMAGES });
      throw new InvalidInput(detail, [{ pointer: `#/${list}`, detail }]);
    }
};

/** The colors of images, if given, with the names of new files. */
const imageColorsOf = ({ imageColors }: UpdateProductDto, stored: readonly string[]): Fields =>
  imageColors
    ? {
        imageColors: imageColors.map(({ image, color }) => ({
          image: storedName(image, stored),
          color,
        })),
      }
    : {};

/** Only the given fields. */
const fieldsOf = (input: UpdateProductDto): Fields => {
  const { price, offerPrice } = input;
  const { nameAr, model, description, descriptionAr, warranty, warrantyAr, code } = input;
  const { stock, sizes, colors, tags } = input;
  const fields: Fields = {
    ...{ nameAr, model, description, descriptionAr, warranty, warrantyAr, code },
    ...{ stock, sizes, colors, tags },
    name: input.name?.trim(),
    priceFils: price === undefined ? undefined : toFils(price),
    offerPriceFils: typeof offerPrice === 'number' ? toFils(offerPrice) : offerPrice,
    categoryId: input.category_id,
    brandId: input.brand,
    offerId: input.offer,
    published: input.published ?? undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};
