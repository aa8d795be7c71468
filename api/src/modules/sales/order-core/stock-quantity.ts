/** Items of a product; of one size and color if its sizes and colors have a stock of their own, otherwise both are null. */
export interface StockQuantity {
  productId: number;
  size: string | null;
  color: string | null;
  quantity: number;
}
