import type { Offer } from './offer.entity.js';

/** An offer products can be part of. */
export class OfferDto {
  id: number;
  title: string;
  titleAr: string;
}

export const toOfferDto = (row: Offer): OfferDto => ({
  id: row.id,
  title: row.title,
  titleAr: row.titleAr,
});
