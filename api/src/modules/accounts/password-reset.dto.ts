import { IsEmail, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../http/trimmed.js';
import { DoneDto } from '../../http/answers.dto.js';

export class RequestPasswordResetDto {
  @Trimmed() @IsEmail() @MaxLength(200) email: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/) token: string;
  @IsString() @MaxLength(128) password: string;
}

export class PasswordResetAnswerDto extends DoneDto {
  /** Whose password it is now, to log in with. */
  email: string;
}
