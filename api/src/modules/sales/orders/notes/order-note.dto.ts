import { ApiProperty } from '@nestjs/swagger';
import { NOTE_LENGTH, ORDER_TAG_LENGTH, ORDER_TAGS } from '@shop/shop-rules';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Length } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import {
  ReadValuesField,
  type ReadValues,
} from '../../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

export class WriteOrderNoteDto {
  @IsString() @Trimmed() @Length(1, NOTE_LENGTH) text: string;
}

export class EditOrderNoteDto extends WriteOrderNoteDto {
  /** `text` as it was read. */
  @ReadValuesField() before?: ReadValues;
}

/** A note of staff. */
export class OrderNoteDto {
  id: number;
  text: string;
  /** Name of the account that wrote it. */
  author: string;
  /** Whether the caller wrote it. */
  mine: boolean;
  /** ISO time. */
  at: string;
  /** ISO time of the last change; null if there was none. */
  @ApiProperty({ type: String, nullable: true }) editedAt: string | null;
}

export class OrderNotesDto {
  /** The oldest first. */
  notes: OrderNoteDto[];
}

export class OrderNotesChangedDto extends DoneDto {
  notes: OrderNoteDto[];
}

const cleaned = (tags: unknown): unknown =>
  Array.isArray(tags)
    ? tags.map((tag: unknown) => (typeof tag === 'string' ? tag.trim().replace(/\s+/g, ' ') : tag))
    : tags;

export class SetOrderTagsDto {
  /** All tags of the order; those that differ only in case count once. */
  @Transform(({ value }) => cleaned(value))
  @IsArray()
  @ArrayMaxSize(ORDER_TAGS)
  @IsString({ each: true })
  @Length(1, ORDER_TAG_LENGTH, { each: true })
  tags: string[];
  @ReadValuesField() before?: ReadValues;
}

export class OrderTagsDto {
  tags: string[];
}

export class OrderTagsChangedDto extends DoneDto {
  tags: string[];
}
