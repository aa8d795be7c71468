import { applyDecorators } from '@nestjs/common';
import { OmitType, PartialType } from '@nestjs/swagger';
import {
  ADJUSTMENT_REASONS,
  LARGEST_ID,
  MOST_IMAGES,
  MOST_VARIANTS,
  type AdjustmentReason,
} from '@shop/shop-rules';
import {
  IsBoolean,
  IsHexColor,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FormFlag } from '../../../../platform/http/validation/form-flag.js';
import { FormNumber, NumberOrNone } from '../../../../platform/http/validation/form-number.js';
import { LatinDigits } from '../../../../platform/http/validation/latin-digits.js';
import { FormList } from '../../../../platform/http/validation/list-text.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { FilesField } from '../../../../platform/files/form-files.js';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';
import { ImageColorDto } from '../read/image-color.dto.js';
import { HIGHEST_PRICE, MOST_STOCK, VariantInputDto } from '../variants/variant-input.dto.js';

/** Of a product: sizes, colours or tags. */
export const MOST_OPTIONS = 50;

/** Sizes, colours or tags. */
const OptionList = () =>
  applyDecorators(
    FormList({ most: MOST_OPTIONS, required: false, description: 'JSON text of a list.' }),
    IsOptional(),
  );

/** The product form; money in AED, lists as JSON text or repeated fields. */
export class CreateProductDto {
  @IsString() @IsNotEmpty() @MaxLength(200) name: string;
  @IsOptional() @IsString() @MaxLength(200) nameAr?: string;
  @IsOptional() @IsString() @MaxLength(120) model?: string;
  @IsOptional() @IsString() @MaxLength(5000) description?: string;
  @IsOptional() @IsString() @MaxLength(5000) descriptionAr?: string;
  @FormNumber() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) price: number;
  /** Below the price; 0 or empty: none. */
  @NumberOrNone()
  @IsOptional()
  @IsAmount()
  @Min(0.01)
  @Max(HIGHEST_PRICE)
  offerPrice?: number | null;
  @IsOptional() @FormNumber() @IsInt() @Min(0) @Max(MOST_STOCK) stock?: number;
  @IsOptional() @IsString() @MaxLength(120) warranty?: string;
  @IsOptional() @IsString() @MaxLength(120) warrantyAr?: string;
  @FormNumber() @IsInt() @Min(1) @Max(LARGEST_ID) category_id: number;
  /** Id of the vendor; ignored for vendors, who use their own. */
  @IsOptional() @FormNumber() @IsInt() @Min(0) @Max(LARGEST_ID) vendor?: number;
  @NumberOrNone() @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) brand?: number | null;
  @NumberOrNone() @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) offer?: number | null;
  /** Article number; unique in the shop, ignoring case. */
  @Trimmed() @LatinDigits() @IsOptional() @IsString() @MaxLength(60) code?: string;
  @OptionList() @IsString({ each: true }) @MaxLength(60, { each: true }) sizes?: string[];
  @OptionList() @IsHexColor({ each: true }) colors?: string[];
  @OptionList() @IsString({ each: true }) @MaxLength(60, { each: true }) tags?: string[];
  /**
   * Sizes and colors with a stock of their own, in the order in which they are shown; they replace the previous ones
   * and set `stock`, `sizes` and `colors`; of the last two only the order is read. An empty list: sizes and colors share
   * one stock.
   */
  @FormList({
    most: MOST_VARIANTS,
    of: VariantInputDto,
    required: false,
    description: 'JSON text of a list of objects with size, color, stock, code and price.',
  })
  @IsOptional()
  @ValidateNested({ each: true })
  variants?: VariantInputDto[];
  /**
   * Images that show the product in one color; they replace the previous ones. Only images and colors of the product
   * are kept.
   */
  @FormList({
    most: MOST_IMAGES,
    of: ImageColorDto,
    required: false,
    description: 'JSON text of a list of objects with image and color.',
  })
  @IsOptional()
  @ValidateNested({ each: true })
  imageColors?: ImageColorDto[];
  /**
   * Id of a product of the caller whose saved images the new product also gets, before the new files; the files are
   * shared, and deleted with the last product that has them.
   */
  @IsOptional() @FormNumber() @IsInt() @Min(1) @Max(LARGEST_ID) copyOf?: number;
  /** Whether shoppers see the product; a new one is published unless this says otherwise. */
  @FormFlag() @IsOptional() @IsBoolean() published?: boolean;
  /** Pictures and videos. */
  @FilesField() images?: unknown;
  /** Pictures of the product in use. */
  @FilesField() usageImages?: unknown;
}

/** Omitted fields stay unchanged; files are added to the existing ones. */
export class UpdateProductDto extends PartialType(OmitType(CreateProductDto, ['copyOf'])) {
  /** Version that was edited; if it is not current, nothing changes. */
  @IsOptional() @FormNumber() @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
  /** Why the stock is corrected; it is in the history of the stock. */
  @IsOptional() @IsIn(ADJUSTMENT_REASONS) adjustmentReason?: AdjustmentReason;
}
