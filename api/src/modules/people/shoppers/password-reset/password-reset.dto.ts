import { MailAddress } from '../../../../platform/http/validation/mail-address.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { DoneDto } from '../../../../platform/http/done.dto.js';

export class RequestPasswordResetDto {
  @Trimmed() @MailAddress() email: string;
}

export class PasswordResetResponseDto extends DoneDto {
  /** Email address of the account, to log in with. */
  email: string;
}
