import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

/** Details of the business that are not saved yet; those that are absent are as saved. */
export class SampleDocumentDto {
  /** Language of the document. */
  @Omittable() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
  /** Empty: the shop's name. */
  @Omittable() @Trimmed() @IsString() @MaxLength(100) legalName?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(200) invoiceAddress?: string;
  /** Empty: `invoiceAddress`. */
  @Omittable() @Trimmed() @IsString() @MaxLength(200) invoiceAddressAr?: string;
  /** 15 digits; empty: the document is no tax invoice. */
  @Omittable()
  @Trimmed()
  @LatinDigits()
  @Matches(/^(\d{15})?$/, withMessage('business.taxNumberFormat'))
  taxNumber?: string;
}
