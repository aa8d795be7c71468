import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { FileField } from '../../../platform/files/form-files.js';
import type { Brand } from './brand.entity.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

export class CreateBrandDto {
  @Trimmed()
  @MaxLength(120)
  @IsString()
  @IsNotEmpty(withMessage('brand.nameEmpty'))
  name: string;
  @FileField() icon?: undefined;
}

/** Omitted fields stay unchanged. */
export class UpdateBrandDto extends PartialType(CreateBrandDto, { skipNullProperties: false }) {
  @ReadValuesField() before?: ReadValues;
}

/** A brand. */
export class BrandDto {
  id: number;
  name: string;
  /** File name or https address. */
  icon: string | null;
}

export class BrandWrittenDto extends DoneDto {
  brand: BrandDto;
}

export const toBrandDto = (row: Brand): BrandDto => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
});
