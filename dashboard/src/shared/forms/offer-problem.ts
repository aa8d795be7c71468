/** Text id of what is wrong with an offer price; null is no price. */
export const offerProblem = (price: number | null, offer: number | null): string | undefined => {
  if (offer === null) return undefined;
  if (price === null) return 'quick.offerNeedsPrice';
  return offer >= price ? 'productForm.offerTooHigh' : undefined;
};
