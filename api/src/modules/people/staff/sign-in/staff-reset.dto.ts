import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

export class RequestStaffResetDto {
  /** Username or email address. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) username: string;
}

export class StaffResetDto extends DoneDto {
  /** Of the account, to sign in with. */
  username: string;
}
