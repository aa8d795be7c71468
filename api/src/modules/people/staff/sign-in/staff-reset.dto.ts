import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

export class RequestStaffResetDto {
  /** Username or email address. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) username: string;
}

export class ResetStaffPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/, withMessage('account.linkInvalid')) token: string;
  @IsString() @MaxLength(128) password: string;
}

export class StaffResetDto extends DoneDto {
  /** Of the account, to sign in with. */
  username: string;
}
