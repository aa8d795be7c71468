import { Type } from 'class-transformer';
import { IsNotEmpty, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { LatinDigits } from '../../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import {
  ReadValuesField,
  type ReadValues,
} from '../../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../../platform/files/form-files.js';
import type { AccountSecurity, ActiveFactor } from '../second-factor/second-factor.queries.js';
import { PasskeySignatureDto } from '../../passkeys/passkey.dto.js';

/** Omitted fields stay unchanged; only admins change the name of a vendor. */
export class OwnProfileDto {
  @Omittable() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) about?: string;
  /** The same in Arabic. */
  @Omittable() @Trimmed() @IsString() @MaxLength(2000) aboutAr?: string;
  @FileField() image?: undefined;
  @ReadValuesField() before?: ReadValues;
}

export class OwnPasswordDto {
  @IsString() @IsNotEmpty() @MaxLength(128) currentPassword: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** A code of the second factor or a passkey; the password only of an account without a second factor. */
export class ConfirmIdentityDto {
  @Omittable() @IsString() @MaxLength(128) password?: string;
  @Omittable() @Trimmed() @LatinDigits() @IsString() @MaxLength(40) code?: string;
  @Omittable()
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeySignatureDto)
  passkey?: PasskeySignatureDto;
}

export class SecondFactorCodeDto {
  /** Six digits of the authenticator app; to turn it off, also a recovery code. */
  @Trimmed() @LatinDigits() @IsString() @IsNotEmpty() @MaxLength(40) code: string;
}

/** The second factor of the own account. */
export class SecondFactorStateDto {
  /** Null while it is off. */
  activeSince: string | null;
  /** Recovery codes that are left. */
  codesLeft: number;
  /** Whether the account must have one. */
  required: boolean;
  /** Whether the account has a passkey, with or without the app. */
  hasPasskey: boolean;
}

/** A secret for an authenticator app. */
export class SecondFactorSecretDto {
  /** To be typed into the app, in base32. */
  secret: string;
  /** The same for a QR code. */
  uri: string;
}

export class RecoveryCodesDto extends DoneDto {
  /** Each signs in once without the app; not shown again. */
  recoveryCodes: string[];
}

/** How the logins of an account are secured. */
export class StaffSecurityDto {
  id: number;
  name: string;
  username: string;
  type: 'admin' | 'vendor' | 'subadmin' | 'ops';
  /** Since when codes of an authenticator app are on; null while off. */
  activeSince: string | null;
  passkeys: number;
  /** Open sessions. */
  sessions: number;
}

export const toSecondFactorStateDto = (
  factor: ActiveFactor | undefined,
  rest: Pick<SecondFactorStateDto, 'required' | 'hasPasskey'>,
): SecondFactorStateDto => ({
  activeSince: factor?.activeSince.toISOString() ?? null,
  codesLeft: factor?.codesLeft ?? 0,
  ...rest,
});

export const toStaffSecurityDto = ({
  activeSince,
  ...account
}: AccountSecurity): StaffSecurityDto => ({
  ...account,
  activeSince: activeSince?.toISOString() ?? null,
});
