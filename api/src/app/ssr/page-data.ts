import { Injectable } from '@nestjs/common';
import type { Group, ListFilter, Sort } from '@shop/shop-rules';
import { plainToInstance } from 'class-transformer';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { keyOf } from '../../platform/response-cache/cacheable-routes.js';
import { toBannerDto, type BannerDto } from '../../modules/content/banners/banner.dto.js';
import { BannersService } from '../../modules/content/banners/banners.service.js';
import { toBrandDto, type BrandDto } from '../../modules/catalogue/brands/brand.dto.js';
import { Brand } from '../../modules/catalogue/brands/brand.entity.js';
import { CategoriesQueries } from '../../modules/catalogue/categories/categories.queries.js';
import type { CategoryDto } from '../../modules/catalogue/categories/category.dto.js';
import { toMainAdDto, type MainAdDto } from '../../modules/content/main-ads/main-ad.dto.js';
import { MainAd } from '../../modules/content/main-ads/main-ad.entity.js';
import { toPartnerDto, type PartnerDto } from '../../modules/content/partners/partner.dto.js';
import { Partner } from '../../modules/content/partners/partner.entity.js';
import { ProductListQueryDto } from '../../modules/catalogue/products/read/product-query.dto.js';
import type {
  ProductAnswerDto,
  ProductListDto,
} from '../../modules/catalogue/products/read/product.dto.js';
import { ProductsService } from '../../modules/catalogue/products/read/products.service.js';
import type { ReviewsDto } from '../../modules/catalogue/reviews/review.dto.js';
import { ReviewsQueries } from '../../modules/catalogue/reviews/reviews.queries.js';
import { toSettingsDto, type SettingsDto } from '../../modules/content/settings/settings.dto.js';
import { SettingsService } from '../../modules/content/settings/settings.service.js';
import { toPublicVendorDto, type PublicVendorDto } from '../../modules/people/staff/staff.dto.js';
import { StaffService } from '../../modules/people/staff/staff.service.js';
import type { PageAddress } from './page-address.js';
import { ContentStore, InjectStore } from '../../modules/content/content-store/content-store.js';

/** What the API answers at an address, for the page and, word for word, for the browser. */
export interface Read<T> {
  /** Below /api, its parameters in alphabetical order. */
  address: string;
  json: string;
  value: T;
}

/** Whose products a list holds, what it is narrowed to and how it is sorted. */
export interface ListPart extends Omit<ListFilter, 'sort'> {
  category?: number;
  brand?: number;
  vendor?: number;
  group?: Group;
  sort?: Sort | 'newest';
}

/** Where the API answers the row of a page of its own. */
const ROW_AT = {
  product: (id: number) => `/products/one/${id}`,
  vendor: (id: number) => `/admin/${id}`,
};

/** What pages are made of: the answers of the public routes, from the same services and the same memory. */
@Injectable()
export class PageReads {
  constructor(
    private readonly answers: CatalogueCache,
    private readonly products: ProductsService,
    private readonly categoryRows: CategoriesQueries,
    private readonly bannerRows: BannersService,
    private readonly staff: StaffService,
    private readonly reviewRows: ReviewsQueries,
    private readonly settingsRow: SettingsService,
    @InjectStore(Brand) private readonly brandRows: ContentStore<Brand, 'icon'>,
    @InjectStore(Partner) private readonly partnerRows: ContentStore<Partner, 'icon'>,
    @InjectStore(MainAd) private readonly adRows: ContentStore<MainAd, 'image'>,
  ) {}

  /** The answer that there is nothing: null. */
  static missing(address: PageAddress): Read<null>[] {
    const { kind } = address;
    if (kind !== 'product' && kind !== 'vendor') return [];
    return [{ address: ROW_AT[kind](address.id), json: 'null', value: null }];
  }

  categories(): Promise<Read<CategoryDto[]>> {
    return this.read('/categories/all', () => this.categoryRows.all());
  }

  settings(): Promise<Read<SettingsDto>> {
    return this.read('/settings', async () => toSettingsDto(await this.settingsRow.current()));
  }

  brands(): Promise<Read<BrandDto[]>> {
    return this.read('/brands/all', async () => (await this.brandRows.all()).map(toBrandDto));
  }

  partners(): Promise<Read<PartnerDto[]>> {
    return this.read('/partners/all', async () => (await this.partnerRows.all()).map(toPartnerDto));
  }

  banners(): Promise<Read<BannerDto[]>> {
    return this.read('/banners/all', async () => (await this.bannerRows.active()).map(toBannerDto));
  }

  ads(): Promise<Read<MainAdDto[]>> {
    return this.read('/main_ads/all', async () => (await this.adRows.all()).map(toMainAdDto));
  }

  vendor(id: number): Promise<Read<PublicVendorDto>> {
    return this.read(ROW_AT.vendor(id), async () => toPublicVendorDto(await this.staff.vendor(id)));
  }

  product(id: number): Promise<Read<ProductAnswerDto>> {
    return this.read(ROW_AT.product(id), () => this.products.one(id));
  }

  reviews(product: number): Promise<Read<ReviewsDto>> {
    return this.read(`/reviews/product/${product}`, () => this.reviewRows.ofProduct(product));
  }

  /** The first page of a list. */
  list(part: ListPart, limit: number): Promise<Read<ProductListDto>> {
    const { category, ...more } = part;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...more, limit, page: 1 }))
      query.set(name, String(value));
    query.sort();
    return this.read(`/products/${category ? `category/${category}` : 'all'}?${query}`, () =>
      this.products.list(plainToInstance(ProductListQueryDto, { ...part, limit, page: 1 })),
    );
  }

  /** `make` answers JSON or what becomes JSON. */
  private async read<T>(address: string, make: () => Promise<unknown>): Promise<Read<T>> {
    const json = await this.jsonOf(address, make);
    return { address, json, value: JSON.parse(json) as T };
  }

  private async jsonOf(address: string, make: () => Promise<unknown>): Promise<string> {
    const key = keyOf(`/api${address}`) ?? address;
    const obtained = await this.answers.obtain(key, async () => {
      const made = await make();
      return typeof made === 'string' ? made : JSON.stringify(made);
    });
    return obtained?.answer.body.toString() ?? '';
  }
}
