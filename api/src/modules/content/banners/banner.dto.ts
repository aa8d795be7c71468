import { PartialType } from '@nestjs/swagger';
import { LARGEST_ID } from '@shop/shop-rules';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { FormFlag } from '../../../platform/http/validation/form-flag.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { SiteLink } from '../../../platform/http/validation/site-link.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import { scheduleOf, ScheduledDto } from '../schedule/schedule.dto.js';
import type { Banner } from './banner.entity.js';

/** 0 or an empty field means none. */
const FormIdOrNone = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '' || value === '0') return null;
    return typeof value === 'string' ? Number(value) : value;
  });

export class CreateBannerDto {
  @Trimmed() @MaxLength(200) @IsString() @IsNotEmpty() title: string;
  @Omittable() @MaxLength(200) @IsString() titleAr?: string;
  @Omittable() @MaxLength(1000) @IsString() about?: string;
  @Omittable() @MaxLength(1000) @IsString() aboutAr?: string;
  @Omittable() @MaxLength(200) @IsString() tagline?: string;
  @Omittable() @MaxLength(200) @IsString() taglineAr?: string;
  /** http(s) address or path of this site. */
  @Omittable() @MaxLength(500) @SiteLink() path?: string;
  /** True by default. */
  @FormFlag() @Omittable() @IsBoolean() active?: boolean;
  /** Id of the linked category; 0 or empty: none. */
  @FormIdOrNone() @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) category?: number | null;
  @FileField({ required: true }) image?: undefined;
}

/** A row of a file; its schedule is validated by itself. */
export class BannerRowDto extends PartialType(CreateBannerDto, { skipNullProperties: false }) {}

export class ChangeBannerActiveDto {
  @IsBoolean() active: boolean;
}

/** A hero banner. */
export class BannerDto extends ScheduledDto {
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
  /** Id of the linked category. */
  category: number | null;
  /** Guests get active banners only, within their schedule. */
  active: boolean;
}

export class BannerAddedDto extends DoneDto {
  bannerId: number;
  banner: BannerDto;
}

export class BannerScheduledDto extends DoneDto {
  banner: BannerDto;
}

export class BannerActiveDto extends DoneDto {
  active: boolean;
  banner: BannerDto;
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
  ...scheduleOf(row),
});
