/** Whether a list price may be shown beside a lower offer price. */
export class StruckPriceDto {
  /** Whether the list price may be shown struck through; true without an offer price. */
  struckAllowed: boolean;
  /** Lowest price in AED of the days before the offer price was first asked; null if it is not shown. */
  lowestPrice: number | null;
}
