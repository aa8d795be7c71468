import { StruckPriceDto } from './struck-price.dto.js';

/** A size and color with a stock of its own; empty if the product has none. */
export class ProductVariantDto extends StruckPriceDto {
  id: number;
  size: string;
  /** Hex value. */
  color: string;
  stock: number;
  /** Article number. */
  code: string | null;
  /** Its own price in AED, to which the offer price of the product does not apply; null: that of the product. */
  price: number | null;
  /** Offer price in AED of its own price, if any. */
  offerPrice: number | null;
}
