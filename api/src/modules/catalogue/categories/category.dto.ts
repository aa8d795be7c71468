import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { fromListText } from '../../../platform/http/validation/list-text.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { SizeGuideDto, SizeGuideField } from './size-guide.dto.js';
import { FileField } from '../../../platform/files/form-files.js';

const MOST_TAGS = 50;
/** Length of the JSON text, for the documentation; the tags themselves are validated. */
const LONGEST_TAG_LIST = 4000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The form always sends one more tag field, possibly empty: blank and repeated tags are dropped. */
const TagList = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const tags = fromListText(value);
    if (!Array.isArray(tags) || !tags.every(isText)) return tags;
    return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  });

export class CreateCategoryDto {
  @Trimmed() @MaxLength(120) @IsString() @IsNotEmpty() name: string;
  @Omittable() @MaxLength(120) @IsString() nameAr?: string;
  @Omittable() @MaxLength(300) @IsString() shortInfo?: string;
  @Omittable() @MaxLength(300) @IsString() shortInfoAr?: string;
  @Omittable() @MaxLength(5000) @IsString() description?: string;
  @Omittable() @MaxLength(5000) @IsString() descriptionAr?: string;
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: LONGEST_TAG_LIST,
    description: 'JSON text of a list; a tag has 60 characters at most.',
  })
  @TagList()
  @Omittable()
  @IsArray()
  @ArrayMaxSize(MOST_TAGS)
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  tags?: string[];
  @SizeGuideField() sizeGuide?: SizeGuideDto | null;
  @FileField() icon?: undefined;
  @FileField() banner?: undefined;
}

/** Omitted fields stay unchanged. Products keep tags that are removed from the category. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, {
  skipNullProperties: false,
}) {
  @ReadValuesField() before?: ReadValues;
}

/** A category of the shop. */
export class CategoryDto {
  id: number;
  name: string;
  nameAr: string;
  shortInfo: string;
  shortInfoAr: string;
  description: string;
  descriptionAr: string;
  /** File name or https address. */
  icon: string | null;
  /** File name or https address. */
  banner: string | null;
  /** JSON text of a list of tags. */
  tags: string;
  /** Number of visible products. */
  productCount: number;
  /** Whether the menu leaves it out now: hidden, before its start or after its end. */
  hiddenInMenu: boolean;
  /** Staff account that added it; vendors change only their own. */
  createdBy?: number | null;
}

/** A category with its size guide. */
export class CategoryDetailsDto extends CategoryDto {
  sizeGuide: SizeGuideDto | null;
}

export class CategoryWrittenDto extends DoneDto {
  category: CategoryDetailsDto;
}
