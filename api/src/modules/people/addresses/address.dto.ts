import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { Address } from './address.entity.js';

/** Most addresses of a shopper. */
export const ADDRESS_LIMIT = 10;

/** The fields of an address; omitted optional ones are empty. */
export class AddressInputDto {
  /** What the shopper calls it, for example "Home". */
  @Omittable() @Trimmed() @IsString() @MaxLength(40) label?: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) fullName: string;
  /** A phone number in any notation; without country code it belongs to the UAE. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(40) phone: string;
  /** A city of the emirates, in English or Arabic. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(80) city: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) area: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) building: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(60) flat?: string;
  @Omittable() @Trimmed() @IsString() @MaxLength(500) notes?: string;
  /** True makes it the default address instead of the present one; false changes nothing. */
  @Omittable() @IsBoolean() isDefault?: boolean;
}

/** The default address is also the address of the profile, where it may be incomplete. */
export class AddressDto {
  id: number;
  label: string;
  fullName: string;
  /** E.164. */
  phone: string;
  /** In English. */
  city: string;
  area: string;
  building: string;
  flat: string;
  notes: string;
  isDefault: boolean;
}

/** The default address first, then in the order in which they were added. */
export class AddressesDto {
  addresses: AddressDto[];
  /** How many there can be. */
  limit: number;
}

/** The address book after a change. */
export class AddressesSavedDto extends DoneDto {
  addresses: AddressDto[];
  limit: number;
}

export const toAddressDto = ({ userId: _owner, createdAt: _at, ...shown }: Address): AddressDto =>
  shown;
