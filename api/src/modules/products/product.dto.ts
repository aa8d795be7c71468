/** A product as lists and the product page show it; amounts in AED, lists as JSON text. */
export class ProductDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  description: string;
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
  /** JSON text of a list of file names or https addresses; may hold videos. */
  images: string;
  /** JSON text of a list of file names or https addresses. */
  usageImages: string;
  /** JSON text of a list of sizes. */
  sizes: string;
  /** JSON text of a list of colour values. */
  colors: string;
  createdAt: string;
}

/** One page of products. */
export class ProductListDto {
  products: ProductDto[];
  /** How many products match in all. */
  total: number;
  page: number;
  limit: number;
}

export class ProductsDto {
  products: ProductDto[];
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

/** Best match first, at most 10. */
export class ProductSearchDto {
  products: ProductHitDto[];
}
