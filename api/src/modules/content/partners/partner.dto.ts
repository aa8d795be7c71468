import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { SiteLink } from '../../../platform/http/validation/site-link.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import type { Partner } from './partner.entity.js';

export class CreatePartnerDto {
  @Trimmed() @MaxLength(120) @IsString() @IsNotEmpty() name: string;
  /** http(s) address or path of this site. */
  @Omittable() @MaxLength(500) @SiteLink() path?: string;
  @FileField() icon?: undefined;
}

/** Omitted fields stay unchanged. */
export class UpdatePartnerDto extends PartialType(CreatePartnerDto, {
  skipNullProperties: false,
}) {
  @ReadValuesField() before?: ReadValues;
}

/** A partner of the shop. */
export class PartnerDto {
  id: number;
  name: string;
  /** http(s) address or path of this site. */
  path: string;
  /** File name or https address. */
  icon: string | null;
}

export class PartnerWrittenDto extends DoneDto {
  partner: PartnerDto;
}

export const toPartnerDto = (row: Partner): PartnerDto => ({
  id: row.id,
  name: row.name,
  path: row.path,
  icon: row.icon,
});
