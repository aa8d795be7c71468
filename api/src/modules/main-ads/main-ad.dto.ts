import type { MainAd } from './main-ad.entity.js';

/** An advertising tile. */
export class MainAdDto {
  id: number;
  /** File name or https address. */
  image: string | null;
  title: string;
  titleAr: string;
  text: string;
  textAr: string;
  /** http(s) address or path of this site. */
  path: string;
}

export const toMainAdDto = (row: MainAd): MainAdDto => ({
  id: row.id,
  image: row.image,
  title: row.title,
  titleAr: row.titleAr,
  text: row.text,
  textAr: row.textAr,
  path: row.path,
});
