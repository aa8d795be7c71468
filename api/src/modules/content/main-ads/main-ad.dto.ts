import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { SiteLink } from '../../../platform/http/validation/site-link.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import { scheduleOf, ScheduledDto } from '../schedule/schedule.dto.js';
import type { MainAd } from './main-ad.entity.js';

export class CreateMainAdDto {
  @Trimmed() @MaxLength(200) @IsString() @IsNotEmpty() title: string;
  @Omittable() @MaxLength(200) @IsString() titleAr?: string;
  @Omittable() @MaxLength(1000) @IsString() text?: string;
  @Omittable() @MaxLength(1000) @IsString() textAr?: string;
  /** http(s) address or path of this site. */
  @Omittable() @MaxLength(500) @SiteLink() path?: string;
  @FileField({ required: true }) image?: undefined;
}

/** Omitted fields stay unchanged. */
export class UpdateMainAdDto extends PartialType(CreateMainAdDto, { skipNullProperties: false }) {
  @ReadValuesField() before?: ReadValues;
}

/** An advertising tile. */
export class MainAdDto extends ScheduledDto {
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

export class MainAdWrittenDto extends DoneDto {
  mainAd: MainAdDto;
}

export const toMainAdDto = (row: MainAd): MainAdDto => ({
  id: row.id,
  image: row.image,
  title: row.title,
  titleAr: row.titleAr,
  text: row.text,
  textAr: row.textAr,
  path: row.path,
  ...scheduleOf(row),
});
