import type { Banner } from './banner.entity.js';

/** A hero banner. */
export class BannerDto {
  id: number;
  title: string;
  titleAr: string;
  about: string;
  aboutAr: string;
  tagline: string;
  taglineAr: string;
  /** http(s) address or path of this site. */
  path: string;
  /** File name or https address. */
  imageUrl: string | null;
  /** Id of the category it leads to. */
  category: number | null;
  /** Visitors get active banners only. */
  active: boolean;
}

export const toBannerDto = (row: Banner): BannerDto => ({
  id: row.id,
  title: row.title,
  titleAr: row.titleAr,
  about: row.about,
  aboutAr: row.aboutAr,
  tagline: row.tagline,
  taglineAr: row.taglineAr,
  path: row.path,
  imageUrl: row.imageUrl,
  category: row.category,
  active: row.active,
});
