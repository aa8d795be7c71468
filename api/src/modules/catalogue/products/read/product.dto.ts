import { DoneDto } from '../../../../platform/http/done.dto.js';
import { ImageColorDto } from './image-color.dto.js';
import { ProductVariantDto } from './product-variant.dto.js';
import { StruckPriceDto } from './struck-price.dto.js';

/** Prices in AED of the variants in stock, of all while none is. */
export class PriceRangeDto extends StruckPriceDto {
  low: number;
  high: number;
  /** List price of what costs `low`; struck through if it is higher and that is allowed. */
  before: number;
}

/** A product in a list; amounts in AED, lists as JSON text. */
export class ProductCardDto extends StruckPriceDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  /** In a list its first 160 characters. */
  description: string;
  /** In a list its first 160 characters. */
  descriptionAr: string;
  /** List price in AED; in a list, the own price of the only variant, if it has one. */
  price: number;
  /** Offer price in AED, if any. */
  offerPrice: number | null;
  /** What its variants cost, if some has its own price; lists filter and sort by the lowest. */
  priceRange: PriceRangeDto | null;
  stock: number;
  warranty: string;
  category_id: number;
  /** Id of the vendor. */
  vendor: number;
  vendorName: string;
  /** Id of the brand. */
  brand: number | null;
  brandName: string | null;
  code: string | null;
  /** Id of the offer. */
  offer: number | null;
  /** Mean of the stars, 0 without reviews. */
  rating: number;
  reviewCount: number;
  /** JSON text of a list of tags. */
  tags: string;
  /** JSON text of a list of file names or https addresses, in a list the first two; may contain videos. */
  images: string;
  /** JSON text of a list of sizes. */
  sizes: string;
  /** JSON text of a list of colour values. */
  colors: string;
  /** JSON text of a list of the sizes whose variants are all sold out. */
  soldOutSizes: string;
  /** JSON text of a list of the colors whose variants are all sold out. */
  soldOutColors: string;
  createdAt: string;
  /** When staff or an import last changed it; sales and reviews do not count. */
  updatedAt: string;
}

/** A product with all details. */
export class ProductDto extends ProductCardDto {
  /** Empty: as `warranty`. */
  warrantyAr: string;
  /** Images that show the product in one color. */
  imageColors: ImageColorDto[];
  /** JSON text of a list of file names or https addresses; may contain videos. */
  usageImages: string;
  offerTitle: string | null;
  offerTitleAr: string | null;
  /** Sizes and colors with a stock of their own; empty if they share `stock`. */
  variants: ProductVariantDto[];
  /** Whether its category has a size guide. */
  hasSizeGuide: boolean;
  /** Incremented by each change; a write with an older version is rejected. */
  version: number;
  /** Whether shoppers see it; only for staff and in a preview. */
  published?: boolean;
}

/** One page of products. */
export class ProductListDto {
  products: ProductCardDto[];
  /** Number of matches. */
  total: number;
  page: number;
  limit: number;
}

/**
 * A value of a filter. The number is that of the products with this value under the other filters of the list: what it
 * would have with this value instead of those chosen in the same filter.
 */
export class FacetDto {
  value: string;
  count: number;
}

export class BrandFacetDto {
  id: number;
  name: string;
  count: number;
}

/** Values that some product has; up to 200 of a filter. */
export class FacetsDto {
  /** Number of products that match all filters. */
  total: number;
  brands: BrandFacetDto[];
  sizes: FacetDto[];
  /** Colors of the palette, such as `rose-gold`. */
  colors: FacetDto[];
  /** Lowest mean of the stars. */
  ratings: FacetDto[];
  /** Lowest discount in percent; 1 is any. */
  discounts: FacetDto[];
  /** In stock, in one of the chosen sizes and colors. */
  inStock: number;
}

export class ProductsDto {
  products: ProductCardDto[];
}

export class ProductResponseDto {
  product: ProductDto;
}

/** A product in search suggestions. */
export class ProductHitDto extends StruckPriceDto {
  id: number;
  name: string;
  nameAr: string;
  /** File name or https address of the first image. */
  image: string | null;
  /** List price in AED. */
  price: number;
  /** Offer price in AED. */
  offerPrice: number | null;
  /** What its variants cost, if some has its own price. */
  priceRange: PriceRangeDto | null;
}

/** Best match first, at most 5. */
export class ProductSearchDto {
  products: ProductHitDto[];
  /** Path of the page that this search leads to, if staff have chosen one; never within a vendor's own products. */
  landing?: string | null;
}

export class ProductWrittenDto extends DoneDto {
  product: ProductDto;
}
