import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { toFils } from '@shop/shop-rules';
import { IsNull, type Repository } from 'typeorm';
import { InvalidInput, NotFound } from '../../http/problem.js';
import type { Principal } from '../../security/principal.js';
import { Uploads, type Upload } from '../../storage/uploads.js';
import type { CreateProductDto, UpdateProductDto } from './product-input.dto.js';
import { ProductWritesQueries } from './product-writes.queries.js';
import type { ProductDto } from './product.dto.js';
import { Product } from './product.entity.js';

export interface ProductFiles {
  images?: Upload[];
  usageImages?: Upload[];
}
type Fields = Partial<Product>;

/** Adding, changing and deleting products: vendors their own, admins all. */
@Injectable()
export class ProductWritesService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly queries: ProductWritesQueries,
    private readonly uploads: Uploads,
  ) {}

  async add(by: Principal, input: CreateProductDto, files: ProductFiles): Promise<ProductDto> {
    const vendorId = by.role === 'vendor' ? by.id : input.vendor || by.id;
    const fields = { ...fieldsOf(input), vendorId };
    refuseOfferAbovePrice(toFils(input.price), fields.offerPriceFils);
    await this.refuseUnknown(fields);
    const kept = await this.keep(files);
    const { id } = await this.products
      .save(this.products.create({ ...fields, ...kept }))
      .catch((error: unknown) => this.undo(kept, error));
    return this.one(id);
  }

  async change(
    by: Principal,
    id: number,
    input: UpdateProductDto,
    files: ProductFiles,
  ): Promise<ProductDto> {
    const row = await this.own(by, id);
    const moved = by.role === 'admin' && input.vendor ? { vendorId: input.vendor } : {};
    const fields = { ...fieldsOf(input), ...moved };
    const { priceFils, offerPriceFils } = { ...row, ...fields };
    refuseOfferAbovePrice(priceFils, offerPriceFils);
    await this.refuseUnknown(fields);
    const kept = await this.keep(files);
    const lists = {
      images: [...row.images, ...kept.images],
      usageImages: [...row.usageImages, ...kept.usageImages],
    };
    await this.products
      .update({ id }, { ...fields, ...lists })
      .catch((error: unknown) => this.undo(kept, error));
    return this.one(id);
  }

  /** Hides the product for good; its row stays for the orders that name it. */
  async remove(by: Principal, id: number): Promise<void> {
    const { affected } = await this.products.update(this.ownedBy(by, id), {
      deletedAt: new Date(),
    });
    if (!affected) throw new NotFound('This product');
  }

  private ownedBy(by: Principal, id: number) {
    return { id, deletedAt: IsNull(), ...(by.role === 'vendor' && { vendorId: by.id }) };
  }

  private async own(by: Principal, id: number): Promise<Product> {
    const row = await this.products.findOneBy(this.ownedBy(by, id));
    if (!row) throw new NotFound('This product');
    return row;
  }

  private async one(id: number): Promise<ProductDto> {
    const product = await this.queries.one(id);
    if (!product) throw new NotFound('This product');
    return product;
  }

  private async refuseUnknown(fields: Fields): Promise<void> {
    const unknown = await this.queries.unknown(fields);
    const errors = unknown.map((name) => ({
      pointer: `#/${name}`,
      detail: 'This does not exist.',
    }));
    if (errors.length > 0) throw new InvalidInput('Something chosen does not exist.', errors);
  }

  private async keep(files: ProductFiles): Promise<{ images: string[]; usageImages: string[] }> {
    const kept = { images: [] as string[], usageImages: [] as string[] };
    try {
      for (const list of ['images', 'usageImages'] as const)
        for (const file of files[list] ?? []) kept[list].push(await this.uploads.keep(file));
      return kept;
    } catch (error) {
      return this.undo(kept, error);
    }
  }

  private async undo(kept: ProductFiles | Fields, error: unknown): Promise<never> {
    await this.uploads.discard([...(kept.images ?? []), ...(kept.usageImages ?? [])]);
    throw error;
  }
}

const refuseOfferAbovePrice = (price: number, offer?: number | null): void => {
  if (!offer || offer < price) return;
  const detail = 'The offer price must be below the price.';
  throw new InvalidInput(detail, [{ pointer: '#/offerPrice', detail }]);
};

/** Only what the form names. */
const fieldsOf = (input: UpdateProductDto): Fields => {
  const { price, offerPrice, category_id, brand, offer } = input;
  const fields: Fields = {
    name: input.name?.trim(),
    nameAr: input.nameAr,
    model: input.model,
    description: input.description,
    descriptionAr: input.descriptionAr,
    priceFils: price === undefined ? undefined : toFils(price),
    offerPriceFils: typeof offerPrice === 'number' ? toFils(offerPrice) : offerPrice,
    stock: input.stock,
    warranty: input.warranty,
    categoryId: category_id,
    brandId: brand,
    offerId: offer,
    code: input.code,
    sizes: input.sizes,
    colors: input.colors,
    tags: input.tags,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};
