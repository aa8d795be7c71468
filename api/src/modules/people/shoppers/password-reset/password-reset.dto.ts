import { IsString, Matches, MaxLength } from 'class-validator';
import { MailAddress } from '../../../../platform/http/validation/mail-address.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';

export class RequestPasswordResetDto {
  @Trimmed() @MailAddress() email: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/, withMessage('account.linkInvalid')) token: string;
  @IsString() @MaxLength(128) password: string;
}

export class PasswordResetResponseDto extends DoneDto {
  /** Email address of the account, to log in with. */
  email: string;
}
