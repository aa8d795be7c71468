import { IsString, Matches } from 'class-validator';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

export class VerifyEmailDto {
  /** From the mailed link. */
  @IsString()
  @Matches(/^\d{1,9}\.\d{13}\.[\w-]{43}$/, withMessage('account.linkInvalid'))
  token: string;
}
