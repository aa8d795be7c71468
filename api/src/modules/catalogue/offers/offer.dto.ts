import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { Offer } from './offer.entity.js';

export class CreateOfferDto {
  @Trimmed() @MaxLength(120) @IsString() @IsNotEmpty() title: string;
  @Omittable() @MaxLength(120) @IsString() titleAr?: string;
}

/** Omitted fields stay unchanged. */
export class UpdateOfferDto extends PartialType(CreateOfferDto, { skipNullProperties: false }) {
  @ReadValuesField() before?: ReadValues;
}

/** An offer, to which products can belong. */
export class OfferDto {
  id: number;
  title: string;
  titleAr: string;
}

export class OfferWrittenDto extends DoneDto {
  offer: OfferDto;
}

export const toOfferDto = (row: Offer): OfferDto => ({
  id: row.id,
  title: row.title,
  titleAr: row.titleAr,
});
