import type { Video } from './video.entity.js';

/** A promo video. */
export class VideoDto {
  id: number;
  /** File name or https address. */
  videoUrl: string;
  /** File name or https address. */
  poster: string | null;
  title: string;
  titleAr: string;
  model: string;
  description: string;
  descriptionAr: string;
  link: string | null;
}

export const toVideoDto = (row: Video): VideoDto => ({
  id: row.id,
  videoUrl: row.videoUrl,
  poster: row.poster,
  title: row.title,
  titleAr: row.titleAr,
  model: row.model,
  description: row.description,
  descriptionAr: row.descriptionAr,
  link: row.link,
});
