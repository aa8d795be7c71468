import { IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_ID, LEAST_TAX_RECORD_YEARS, MOST_TAX_RECORD_YEARS } from '@shop/shop-rules';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

/** Longest line of an address at the carrier. */
const LONGEST_LINE = 50;

/** What documents and the carrier need to know about the business. */
export class BusinessDetailsDto {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Registered name on invoices and credit notes; empty: the shop's name. */
  @Trimmed() @IsString() @MaxLength(100) legalName: string;
  /** Address on invoices and credit notes. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) invoiceAddress: string;
  /** The same on Arabic ones; empty: `invoiceAddress`. Unchanged if it is absent from a change. */
  @Omittable() @Trimmed() @IsString() @MaxLength(200) invoiceAddressAr?: string;
  /** Tax registration number of 15 digits; empty: not registered for VAT, so that documents are no tax invoices. */
  @Trimmed()
  @LatinDigits()
  @Matches(/^(\d{15})?$/, withMessage('business.taxNumberFormat'))
  taxNumber: string;
  /**
   * Years for which records of sales are retained, after the year of the sale. Unchanged if it is absent from a
   * change.
   */
  @Omittable()
  @IsInt()
  @Min(LEAST_TAX_RECORD_YEARS)
  @Max(MOST_TAX_RECORD_YEARS)
  taxRecordYears?: number;
  /** Name of the place where the carrier picks up parcels. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(LONGEST_LINE) pickupName: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(LONGEST_LINE) pickupLine1: string;
  @Trimmed() @IsString() @MaxLength(LONGEST_LINE) pickupLine2: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(LONGEST_LINE) pickupCity: string;
  /**
   * Number that the carrier calls: + and country code, optionally in groups. Until one is stored, the phone of the
   * settings; empty if that is too: parcels cannot be booked. Unchanged if it is absent from a change.
   */
  @Omittable()
  @Trimmed()
  @LatinDigits()
  @Matches(/^\+\d(?: ?\d){6,14}$/, withMessage('settings.phoneFormat'))
  pickupPhone?: string;
}

export class BusinessDetailsSavedDto extends DoneDto {
  details: BusinessDetailsDto;
}
