import { IsString, Matches, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { DoneDto } from '../../../platform/http/answers.dto.js';

/** Said of a link that was used, is too old or was never mailed. */
export const LINK_INVALID = 'This link is not valid any more. Please ask for a new one.';

export class RequestPasswordResetDto {
  @Trimmed() @MailAddress() email: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/, { message: LINK_INVALID }) token: string;
  @IsString() @MaxLength(128) password: string;
}

export class PasswordResetAnswerDto extends DoneDto {
  /** Whose password it is now, to log in with. */
  email: string;
}
