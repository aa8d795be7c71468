import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { SiteLink } from '../../../platform/http/validation/site-link.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import { scheduleOf, ScheduledDto } from '../schedule/schedule.dto.js';
import type { Video } from './video.entity.js';

export class CreateVideoDto {
  @Trimmed() @MaxLength(200) @IsString() @IsNotEmpty() title: string;
  @Omittable() @MaxLength(200) @IsString() titleAr?: string;
  @Omittable() @MaxLength(120) @IsString() model?: string;
  @Omittable() @MaxLength(5000) @IsString() description?: string;
  @Omittable() @MaxLength(5000) @IsString() descriptionAr?: string;
  /** http(s) address or path of this site; empty for none. */
  @Omittable() @MaxLength(500) @SiteLink() link?: string;
  @FileField({ required: true }) video?: undefined;
  /** Picture shown before the video plays. */
  @FileField() poster?: undefined;
}

/** Omitted fields stay unchanged. */
export class UpdateVideoDto extends PartialType(CreateVideoDto, { skipNullProperties: false }) {
  @ReadValuesField() before?: ReadValues;
}

/** A promo video. */
export class VideoDto extends ScheduledDto {
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

export class VideoWrittenDto extends DoneDto {
  video: VideoDto;
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
  link: row.link || null,
  ...scheduleOf(row),
});
