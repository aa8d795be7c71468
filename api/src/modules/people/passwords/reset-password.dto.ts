import { IsString, Matches, MaxLength } from 'class-validator';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

export class ResetPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/, withMessage('account.linkInvalid')) token: string;
  @IsString() @MaxLength(128) password: string;
}
