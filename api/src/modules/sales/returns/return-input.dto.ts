import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  LARGEST_ID,
  LIST_LIMIT,
  RETURN_NOTE_LENGTH,
  RETURN_REASONS,
  type ReturnReason,
} from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FilesField } from '../../../platform/files/form-files.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { FormList } from '../../../platform/http/validation/list-text.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { CASH_METHODS, type CashMethod } from '../order-core/refund/cash-method.js';
import { RETURN_STATES, type ReturnState } from '../order-core/return/return-machine.js';

const MOST_LINES = 200;

/** Items of one order line. */
export class ReturnLineInputDto {
  /** Id of the line, `lineId` of the order. */
  @IsInt() @Min(1) @Max(LARGEST_ID) lineId: number;
  @IsInt() @Min(1) @Max(1_000_000) quantity: number;
}

export class RequestReturnDto {
  @FormList({
    most: MOST_LINES,
    of: ReturnLineInputDto,
    required: true,
    description: 'JSON text of a list of objects with lineId and quantity.',
  })
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  lines: ReturnLineInputDto[];
  @ApiProperty({ enum: RETURN_REASONS }) @IsIn(RETURN_REASONS) reason: ReturnReason;
  @Trimmed() @IsOptional() @IsString() @MaxLength(RETURN_NOTE_LENGTH) note?: string;
  /** Up to four pictures, for the shopper and staff only. */
  @FilesField() pictures?: unknown;
}

/** The return as the caller has read it. */
class ReadReturnDto {
  /**
   * JSON text of `state` and `received`, which has `[received, good]` of each line by its id: 409 if one of them was
   * changed since.
   */
  @ReadValuesField() before?: ReadValues;
}

export class RefuseReturnDto extends ReadReturnDto {
  /** Part of the mail, unchanged. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(500) reason: string;
}

/** What arrived of one order line. */
export class ReceivedLineDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) lineId: number;
  @IsInt() @Min(0) @Max(1_000_000) received: number;
  /** How many of these can be sold again. */
  @IsInt() @Min(0) @Max(1_000_000) good: number;
}

export class ReceiveReturnDto extends ReadReturnDto {
  /** Every line of the return. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ReceivedLineDto)
  lines: ReceivedLineDto[];
}

export class RefundReturnDto extends ReadReturnDto {
  /** Whether to refund the delivery fee too; by default as the refund policy promises for the reason. */
  @IsOptional() @IsBoolean() delivery?: boolean;
  /** Amount in AED; by default the price of the received items and the fee. */
  @IsOptional() @IsAmount() @Min(0.01) amount?: number;
  /** How cash was refunded: by bank transfer (default) or in cash; ignored for card payments. */
  @IsOptional() @IsIn(CASH_METHODS) way?: CashMethod;
}

export class ReturnListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  /** 20 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** By default all that are not refunded, refused or withdrawn. */
  @ApiProperty({ enum: RETURN_STATES, required: false })
  @Omittable()
  @IsIn(RETURN_STATES)
  state?: ReturnState;
  /** Only returns that were requested at least so many days ago. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(365) days?: number;
}

/** The returns to export. */
export class ReturnExportDto extends OmitType(ReturnListQueryDto, ['page', 'limit']) {}
