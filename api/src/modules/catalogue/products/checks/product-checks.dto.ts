import { ApiProperty } from '@nestjs/swagger';
import {
  LARGEST_ID,
  LIST_LIMIT,
  PRODUCT_FIXES,
  PRODUCT_PROBLEMS,
  type ProductFix,
  type ProductProblem,
} from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
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
import { LatinDigits } from '../../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { ProductCardDto } from '../read/product.dto.js';

const LAST_PAGE = 100_000;
/** The rules, and `any`: products that at least one of them finds. */
export const PROBLEM_FILTERS = ['any', ...PRODUCT_PROBLEMS] as const;

/** The same filters count and list products. */
export class NeedsWorkCountsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) category?: number;
  /** Vendors get their own products, whatever they name. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  /** Part of the name, model or code. */
  @IsOptional() @IsString() @MaxLength(100) q?: string;
}

export class NeedsWorkQueryDto extends NeedsWorkCountsQueryDto {
  @IsOptional() @IsIn(PROBLEM_FILTERS) problem?: (typeof PROBLEM_FILTERS)[number];
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** A product that needs work. */
export class NeedsWorkProductDto extends ProductCardDto {
  published: boolean;
  version: number;
  @ApiProperty({ enum: PRODUCT_PROBLEMS, isArray: true }) problems: ProductProblem[];
}

/** One page, the newest product first. */
export class NeedsWorkDto {
  products: NeedsWorkProductDto[];
  total: number;
  page: number;
  limit: number;
}

export class ProblemCountDto {
  @ApiProperty({ enum: PROBLEM_FILTERS }) problem: (typeof PROBLEM_FILTERS)[number];
  /** Number of products. */
  count: number;
}

export class NeedsWorkCountsDto {
  /** Number of products that need work. */
  total: number;
  /** Rules that find products. */
  counts: ProblemCountDto[];
}

export class VendorNeedsWorkDto {
  /** Id of the vendor. */
  id: number;
  /** Number of products that need work. */
  count: number;
}

/** Vendors with products that need work; vendors get only themselves. */
export class VendorsNeedsWorkDto {
  vendors: VendorNeedsWorkDto[];
}

/** A product with the code of another one or of one of its variants. */
export class SimilarCodeDto {
  /** Null, and the names empty: a vendor does not see which product of another vendor it is. */
  id: number | null;
  name: string;
  nameAr: string;
  code: string;
}

export class ProblemPictureDto {
  file: string;
  /** Its place among the product's pictures, from 1. */
  position: number;
  /** Size in px. */
  width: number;
  height: number;
}

export class FoundProblemDto {
  @ApiProperty({ enum: PRODUCT_PROBLEMS }) problem: ProductProblem;
  /** What one call can do about it. */
  @ApiProperty({ enum: PRODUCT_FIXES, nullable: true }) fix: ProductFix | null;
}

/** What needs work in a product, the most severe first. */
export class ProductProblemsDto {
  version: number;
  problems: FoundProblemDto[];
  /** Pictures with a known size, in their order. */
  pictures: ProblemPictureDto[];
  /** Other products with the same code. */
  sameCodes: SimilarCodeDto[];
}

class FixedProductDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) id: number;
  /** Version that was seen; if it is not current, no product changes. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
  /** For `code`: the new code; omitted: a free one. */
  @Trimmed() @LatinDigits() @Omittable() @IsString() @IsNotEmpty() @MaxLength(60) code?: string;
  /**
   * For `place`: a category and a tag of its menu; for `category`: a category that the menu shows, with or without such a
   * tag; omitted: those of the product's words, or of the vendor's products.
   */
  @Omittable() @IsInt() @Min(1) @Max(LARGEST_ID) category_id?: number;
  @Omittable() @IsString() @IsNotEmpty() @MaxLength(60) tag?: string;
}

/** Makes a picture of a product 4:5. */
export class ShapePictureDto {
  /** File of one of its pictures. */
  @IsString() @IsNotEmpty() @MaxLength(2000) image: string;
  /** `crop`: its middle; `pad`: the whole picture, with a margin in the color of its corner. */
  @IsIn(['crop', 'pad']) fit: 'crop' | 'pad';
  /** Version that was seen; if it is not current, nothing changes. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

/** All of these products are changed, or none. */
export class FixProductsDto {
  /** `trim`: removes extra spaces; `publish`; `code`: sets a free code; `place`: sets category and tag; `category`: sets the category. */
  @IsIn(PRODUCT_FIXES) @ApiProperty({ enum: PRODUCT_FIXES }) fix: ProductFix;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIST_LIMIT)
  @ArrayUnique(({ id }: FixedProductDto) => id)
  @ValidateNested({ each: true })
  @Type(() => FixedProductDto)
  products: FixedProductDto[];
  /** True: only shows what would change. */
  @IsBoolean() preview: boolean;
}

export class FixedFieldDto {
  /** Name of the product's field. */
  @ApiProperty({
    enum: [
      ...['name', 'nameAr', 'model', 'code', 'description', 'descriptionAr'],
      ...['published', 'categoryId', 'tags'],
    ],
  })
  field: string;
  from: string;
  to: string;
}

export class FixedRowDto {
  id: number;
  name: string;
  nameAr: string;
  /** After the call. */
  version: number;
  /** Empty: there is nothing to change. */
  changes: FixedFieldDto[];
  /** The values of the fix, to send them with the change. */
  code: string | null;
  category_id: number | null;
  tag: string | null;
}

export class FixedProductsDto {
  /** In the order of the request. */
  products: FixedRowDto[];
  /** Number of products with changes. */
  changed: number;
}
