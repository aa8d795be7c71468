import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmpty,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ListText } from '../../../../platform/http/validation/list-text.js';
import { MOST_IMAGES } from '@shop/shop-rules';
import { FormNumber } from '../edit/product-input.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';

const LARGEST_VERSION = 2_147_483_647;
const LONGEST_ENTRY = 2000;
const order = {
  type: 'string',
  description:
    'JSON text of the new list: existing entries, and `new:0`, `new:1` … for the new ' +
    'files in the order they are sent. New files that are not listed are appended; existing entries that are not listed are removed.',
} as const;
const files = {
  type: 'array',
  items: { type: 'string', format: 'binary' },
  required: false,
} as const;

class VersionedDto {
  /** Version of the product that was edited; if it is not current, nothing changes. */
  @IsOptional() @FormNumber() @IsInt() @Min(1) @Max(LARGEST_VERSION) version?: number;
}

/** The product's images in their new order. */
export class OrderImagesDto extends VersionedDto {
  @ApiProperty(order)
  @ListText()
  @IsArray()
  @ArrayMaxSize(MOST_IMAGES)
  @ArrayUnique(withMessage('input.imageTwice'))
  @IsString({ each: true })
  @MaxLength(LONGEST_ENTRY, { each: true })
  orderedImages: string[];
  /** New pictures and videos. */
  @ApiProperty(files)
  @IsEmpty()
  images?: unknown;
}

/** The images of the product in use in their new order. */
export class OrderUsageImagesDto extends VersionedDto {
  @ApiProperty(order)
  @ListText()
  @IsArray()
  @ArrayMaxSize(MOST_IMAGES)
  @ArrayUnique(withMessage('input.imageTwice'))
  @IsString({ each: true })
  @MaxLength(LONGEST_ENTRY, { each: true })
  orderedUsageImages: string[];
  /** New pictures and videos. */
  @ApiProperty(files)
  @IsEmpty()
  usageImages?: unknown;
}
