import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { OrderChangedDto } from '../orders/order.dto.js';

/** The whole delivery address of an order; omitted fields become empty. */
export class OrderAddressDto {
  @IsString() @Trimmed() @IsNotEmpty() @MaxLength(120) fullName: string;
  /** A phone number in any notation; without country code it belongs to the UAE. */
  @IsString() @Trimmed() @IsNotEmpty() @MaxLength(40) phone: string;
  /** A city of the emirates, in English or Arabic. */
  @IsString() @IsNotEmpty() @MaxLength(80) city: string;
  @IsString() @Trimmed() @IsNotEmpty() @MaxLength(200) area: string;
  @IsString() @Trimmed() @IsNotEmpty() @MaxLength(200) building: string;
  @IsOptional() @IsString() @Trimmed() @MaxLength(60) flat?: string;
  @IsOptional() @IsString() @Trimmed() @MaxLength(500) notes?: string;
  @ReadValuesField() before?: ReadValues;
}

export class OrderAddressChangedDto extends OrderChangedDto {
  /** AED: the fee charged with the order, which does not change. */
  chargedFee: number;
  /** AED: the current fee for this address. */
  currentFee: number;
}
