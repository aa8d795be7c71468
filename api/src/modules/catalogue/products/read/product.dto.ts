import { DoneDto } from '../../../../platform/http/answers.dto.js';

/** A product as a list shows it; amounts in AED, lists as JSON text. */
export class ProductCardDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  /** In a list its first 160 characters. */
  description: string;
  /** In a list its first 160 characters. */
  descriptionAr: string;
  /** List price in AED. */
  price: number;
  /** What the shopper pays in AED while the product is on offer. */
  offerPrice: number | null;
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
  /** JSON text of a list of file names or https addresses, in a list the first two; may hold videos. */
  images: string;
  /** JSON text of a list of sizes. */
  sizes: string;
  /** JSON text of a list of colour values. */
  colors: string;
  createdAt: string;
  /** When staff or an import last changed it; a sale or a review is no change. */
  updatedAt: string;
}

/** A product with everything the shop knows of it. */
export class ProductDto extends ProductCardDto {
  /** JSON text of a list of file names or https addresses; may hold videos. */
  usageImages: string;
  offerTitle: string | null;
  offerTitleAr: string | null;
  /** One more with each change; a write that names an older one is refused. */
  version: number;
}

/** One page of products. */
export class ProductListDto {
  products: ProductCardDto[];
  /**
   * How many products match in all. A list narrowed by more than one of category, brand, vendor, offer and
   * tag, or by price or stock, is counted up to 1,000, or to just behind the page asked for.
   */
  total: number;
  /** Whether `total` is all of them; otherwise there are at least so many. */
  totalIsExact: boolean;
  page: number;
  limit: number;
}

export class ProductsDto {
  products: ProductCardDto[];
}

export class ProductAnswerDto {
  product: ProductDto;
}

/** What the search box shows of a product. */
export class ProductHitDto {
  id: number;
  name: string;
  nameAr: string;
  /** File name or https address of the first image. */
  image: string | null;
  /** List price in AED. */
  price: number;
  /** Offer price in AED. */
  offerPrice: number | null;
}

/** Best match first, at most 5. */
export class ProductSearchDto {
  products: ProductHitDto[];
}

export class ProductWrittenDto extends DoneDto {
  product: ProductDto;
}
