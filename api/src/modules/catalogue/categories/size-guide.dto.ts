import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { SIZE_GUIDE } from '@shop/shop-rules';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsObject,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

const { columns, rows, cell, name, text } = SIZE_GUIDE;

/** Every row has a text for each column, short enough for a table. */
const HasCells = () =>
  ValidateBy(
    {
      name: 'hasCells',
      validator: {
        validate: (value, args) => {
          const guide = args?.object;
          const width = guide instanceof SizeGuideDto ? guide.columns?.length : undefined;
          return (
            Array.isArray(value) &&
            value.every(
              (row: unknown) =>
                Array.isArray(row) &&
                row.length === width &&
                row.every((each) => typeof each === 'string' && each.length <= cell),
            )
          );
        },
      },
    },
    withMessage('category.sizeGuideRows'),
  );

export class SizeGuideColumnDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(name) name: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(name) nameAr?: string;
  /** Whether its numbers are centimeters, which can be shown in inches. */
  @Omittable() @IsBoolean() isCm?: boolean;
}

/** A table of sizes and a text about measuring; plain text. */
export class SizeGuideDto {
  @Type(() => SizeGuideColumnDto)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(columns)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  columns: SizeGuideColumnDto[];
  /** A text for each column. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  @HasCells()
  @ArrayMinSize(1)
  @ArrayMaxSize(rows)
  rows: string[][];
  /** How to measure. */
  @Omittable() @IsString() @MaxLength(text) howTo?: string;
  @Omittable() @IsString() @MaxLength(text) howToAr?: string;
}

/** The JSON text of a size guide in a form; an empty text removes it. */
export const SizeGuideField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      description: 'JSON text with columns, rows, howTo and howToAr; an empty text removes it.',
    }),
    Transform(({ value }: { value: unknown }) => fromText(value)),
    ValidateIf((_input, value: unknown) => value !== undefined && value !== null),
    IsObject(),
    ValidateNested(),
  );

const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  try {
    const guide: unknown = JSON.parse(value);
    const isObject = typeof guide === 'object' && guide !== null && !Array.isArray(guide);
    return isObject ? plainToInstance(SizeGuideDto, guide) : value;
  } catch {
    return value;
  }
};
