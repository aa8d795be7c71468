import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { Passkey } from './passkey.entity.js';

const BASE64URL = /^[\w-]+$/;

/** The signature of a passkey over a challenge; binary fields in base64url. */
export class PasskeySignatureDto {
  @IsString() @Matches(BASE64URL) @MaxLength(1400) credentialId: string;
  @IsString() @Matches(BASE64URL) @MaxLength(4000) clientDataJSON: string;
  @IsString() @Matches(BASE64URL) @MaxLength(4000) authenticatorData: string;
  @IsString() @Matches(BASE64URL) @MaxLength(4000) signature: string;
  @Omittable() @IsString() @Matches(BASE64URL) @MaxLength(200) userHandle?: string;
}

/** The signature of the passkey to log in with. */
export class PasskeyLoginDto {
  @IsObject() @ValidateNested() @Type(() => PasskeySignatureDto) passkey: PasskeySignatureDto;
}

/** A new passkey; binary fields in base64url. */
export class AddPasskeyDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(60) name: string;
  @IsString() @Matches(BASE64URL) @MaxLength(1400) credentialId: string;
  @IsString() @Matches(BASE64URL) @MaxLength(4000) clientDataJSON: string;
  @IsString() @Matches(BASE64URL) @MaxLength(20000) attestationObject: string;
  /** How browsers reach it, such as `internal` and `usb`. */
  @IsArray() @ArrayMaxSize(10) @Matches(/^[a-z-]{1,20}$/, { each: true }) transports: string[];
}

export class RenamePasskeyDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(60) name: string;
}

export class PasskeyIdDto {
  @IsUUID() passkeyId: string;
}

/** The second step of a login needs the token of the first; without it the passkey alone signs in. */
export class PasskeyStepDto {
  @Omittable() @IsString() @Matches(/^\d+\.\d+\.[\w-]+$/) @MaxLength(200) token?: string;
}

/** A passkey of the own account. */
export class PasskeyDto {
  id: string;
  name: string;
  createdAt: string;
  /** Null until it is used. */
  lastUsedAt: string | null;
}

export class PasskeyAddedDto extends DoneDto {
  passkey: PasskeyDto;
}

/** A known passkey, as browsers take it. */
export class PasskeyDescriptorDto {
  id: string;
  type: 'public-key';
  transports: string[];
}

/** Options of `navigator.credentials.get` in JSON; valid for five minutes and one use. */
export class PasskeyChallengeDto {
  challenge: string;
  rpId: string;
  /** Empty: any passkey of this site. */
  allowCredentials: PasskeyDescriptorDto[];
  userVerification: 'required';
}

class PasskeySiteDto {
  id: string;
  name: string;
}

class PasskeyUserDto extends PasskeySiteDto {
  displayName: string;
}

class PasskeyAlgorithmDto {
  /** COSE number: -8 Ed25519, -7 ES256, -257 RS256. */
  alg: number;
  type: 'public-key';
}

class PasskeySelectionDto {
  residentKey: 'required';
  userVerification: 'required';
}

/** Options of `navigator.credentials.create` in JSON; valid for five minutes and one use. */
export class NewPasskeyDto {
  challenge: string;
  rp: PasskeySiteDto;
  user: PasskeyUserDto;
  pubKeyCredParams: PasskeyAlgorithmDto[];
  /** The passkeys that the account has. */
  excludeCredentials: PasskeyDescriptorDto[];
  authenticatorSelection: PasskeySelectionDto;
  attestation: 'none';
}

export const toPasskeyDto = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
