import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { LARGEST_ID, PAGE_LENGTHS, SHOP_PAGE_NAMES, type ShopPageName } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

const LOCALES = ['en', 'ar'] as const;

export class PageTextQueryDto {
  /** English by default. */
  @ApiProperty({ enum: LOCALES, required: false })
  @Omittable()
  @IsIn(LOCALES)
  locale?: 'en' | 'ar';
}

/** Text of a page in one language; placeholders such as {shop} and {days} stand for values of the settings. */
export class PageTextDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(PAGE_LENGTHS.title) title: string;
  /** For search engines. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(PAGE_LENGTHS.description) description: string;
  /** Subset of Markdown: headings, lists, tables, bold, italic and links. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(PAGE_LENGTHS.body) body: string;
}

/** Text of a page as the shop shows it. */
export class ShownPageDto extends PageTextDto {
  /** ISO day or time of the last change; null for a page that states none. */
  updatedAt: string | null;
}

/** Text of a draft, which may be unfinished. */
export class DraftTextDto {
  @Trimmed() @IsString() @MaxLength(PAGE_LENGTHS.title) title: string;
  /** For search engines. */
  @Trimmed() @IsString() @MaxLength(PAGE_LENGTHS.description) description: string;
  @Trimmed() @IsString() @MaxLength(PAGE_LENGTHS.body) body: string;
}

/** A draft as the shop would show it. */
export class PreviewedPageDto extends DraftTextDto {
  @ApiProperty({ enum: SHOP_PAGE_NAMES }) page: ShopPageName;
}

export class PageTextsDto {
  @IsObject() @ValidateNested() @Type(() => PageTextDto) en: PageTextDto;
  @IsObject() @ValidateNested() @Type(() => PageTextDto) ar: PageTextDto;
}

/** Revision of the draft that a change replaces. */
export class DraftBaseDto {
  /** 0 without a draft, as by default. */
  @Omittable() @IsInt() @Min(0) @Max(LARGEST_ID) draft?: number;
}

/** Version of a page on which a change is based. */
export class PageVersionBaseDto {
  /** 0 before the first change. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
}

/** Version and draft of a page on which a change is based. */
export class PageBaseDto extends IntersectionType(PageVersionBaseDto, DraftBaseDto) {}

export class ChangeShopPageDto extends IntersectionType(PageTextsDto, PageBaseDto) {}

export class SaveDraftDto extends PageBaseDto {
  @IsObject() @ValidateNested() @Type(() => DraftTextDto) en: DraftTextDto;
  @IsObject() @ValidateNested() @Type(() => DraftTextDto) ar: DraftTextDto;
}

export class DiscardDraftDto {
  /** Revision of the draft. */
  @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) draft: number;
}

/** A published version of a page. */
export class PageVersionDto {
  version: number;
  /** ISO time. */
  at: string;
  /** Name of the account that published it. */
  actor: string;
  /** Earlier version with the same texts; null for new texts. */
  restoredFrom: number | null;
  /** Languages with the default text. */
  @ApiProperty({ enum: LOCALES, isArray: true }) defaults: ('en' | 'ar')[];
}

/** Who saved a draft, and when. */
export class DraftInfoDto {
  /** Changes with every save. */
  revision: number;
  /** Version that was shown when the draft was saved; 0 before the first. */
  base: number;
  /** ISO time. */
  at: string;
  /** Name of the account that saved it. */
  actor: string;
}

/** A draft with its texts. */
export class PageDraftDto extends DraftInfoDto {
  en: DraftTextDto;
  ar: DraftTextDto;
}

/** A page in the list of staff. */
export class ShopPageRowDto {
  @ApiProperty({ enum: SHOP_PAGE_NAMES }) page: ShopPageName;
  /** The version that is shown; null for the unchanged default text. */
  @ApiProperty({ type: PageVersionDto, nullable: true }) last: PageVersionDto | null;
  @ApiProperty({ type: DraftInfoDto, nullable: true }) draft: DraftInfoDto | null;
}

/** A page with the texts of the release. */
export class ShopPageDto extends PageTextsDto {
  @ApiProperty({ enum: SHOP_PAGE_NAMES }) page: ShopPageName;
  /** 0 before the first change. */
  version: number;
  defaults: PageTextsDto;
  /** What shoppers do not read yet; `en` and `ar` are what they read. */
  @ApiProperty({ type: PageDraftDto, nullable: true }) draft: PageDraftDto | null;
  /** Path in the shop that shows the draft, as long as the caller's session lasts. */
  previewPath: string;
}

export class ShopPageWrittenDto extends DoneDto {
  page: ShopPageDto;
}

export class PageVersionsQueryDto {
  /** `next` of the previous page. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) before?: number;
}

/** One page of versions, the last first. */
export class PageVersionsDto {
  versions: PageVersionDto[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}
