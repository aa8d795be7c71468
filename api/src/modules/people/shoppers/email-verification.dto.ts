import { IsString, Matches } from 'class-validator';
import { LINK_INVALID } from './password-reset.dto.js';

export class VerifyEmailDto {
  /** From the mailed link. */
  @IsString() @Matches(/^\d{1,9}\.\d{13}\.[\w-]{43}$/, { message: LINK_INVALID }) token: string;
}
