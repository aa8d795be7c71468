import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/answers.dto.js';
import { fromListText } from '../../../platform/http/list-text.js';
import { Omittable } from '../../../platform/http/omittable.js';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';

const MOST_TAGS = 50;
/** Characters of the JSON text, for the documentation; the tags themselves are what is checked. */
const LONGEST_TAG_LIST = 4000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The form always has one more tag field, maybe an empty one: blank and repeated tags are dropped. */
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
  @FileField() icon?: undefined;
  @FileField() banner?: undefined;
}

/** What is left out stays as it is. Products keep tags that the category gives up. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, {
  skipNullProperties: false,
}) {}

/** A department of the shop. */
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
  /** How many products of it can be seen. */
  productCount: number;
  /** Staff account that added it; a vendor changes only the own ones. */
  createdBy?: number | null;
}

export class CategoryWrittenDto extends DoneDto {
  category: CategoryDto;
}
