import { LARGEST_ID, PAGE_LENGTHS } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { FileField } from '../../../platform/files/form-files.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

export class CreatePagePictureDto {
  /** Alternative text in English. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(PAGE_LENGTHS.alt) altEn: string;
  /** Alternative text in Arabic. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(PAGE_LENGTHS.alt) altAr: string;
  @FileField({ required: true }) image?: undefined;
}

/** A picture that staff can insert into pages. */
export class PagePictureDto {
  id: number;
  /** File name. */
  file: string;
  /** Size in px. */
  width: number;
  height: number;
  altEn: string;
  altAr: string;
}

export class PagePictureAddedDto extends DoneDto {
  picture: PagePictureDto;
}

export class PagePicturesQueryDto {
  /** `next` of the previous page. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) before?: number;
}

/** One page of pictures, the last uploaded first. */
export class PagePicturesDto {
  pictures: PagePictureDto[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}
