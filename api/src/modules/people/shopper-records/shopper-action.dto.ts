import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

export class BlockShopperDto {
  /** For staff only. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(300) reason: string;
}

/** Corrections of a shopper's details; omitted ones stay. */
export class CorrectShopperDto {
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name?: string;
  /** In any notation; without country code it belongs to the UAE. */
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(30) phone?: string;
  /** Has to be verified again, with a mailed link. */
  @Omittable() @Trimmed() @MailAddress() email?: string;
  @ReadValuesField() before?: ReadValues;
}
