import { ArrayUnique, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { FormList } from '../../../../platform/http/validation/list-text.js';
import { LARGEST_ID, MOST_IMAGES } from '@shop/shop-rules';
import { FormNumber } from '../../../../platform/http/validation/form-number.js';
import { FilesField } from '../../../../platform/files/form-files.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';

const LONGEST_ENTRY = 2000;
const OrderList = () =>
  FormList({
    most: MOST_IMAGES,
    description:
      'JSON text of the new list: existing entries, and `new:0`, `new:1` … for the new ' +
      'files in the order they are sent. New files that are not listed are appended; existing entries that are not listed are removed.',
  });

class VersionedDto {
  /** Version of the product that was edited; if it is not current, nothing changes. */
  @IsOptional() @FormNumber() @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
}

/** The product's images in their new order. */
export class OrderImagesDto extends VersionedDto {
  @OrderList()
  @ArrayUnique(withMessage('input.imageTwice'))
  @IsString({ each: true })
  @MaxLength(LONGEST_ENTRY, { each: true })
  orderedImages: string[];
  /** New pictures and videos. */
  @FilesField() images?: unknown;
}

/** The images of the product in use in their new order. */
export class OrderUsageImagesDto extends VersionedDto {
  @OrderList()
  @ArrayUnique(withMessage('input.imageTwice'))
  @IsString({ each: true })
  @MaxLength(LONGEST_ENTRY, { each: true })
  orderedUsageImages: string[];
  /** New pictures and videos. */
  @FilesField() usageImages?: unknown;
}
