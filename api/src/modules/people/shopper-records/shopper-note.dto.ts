import { NOTE_LENGTH } from '@shop/shop-rules';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { ReadValuesField, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { ShopperNote } from './shopper-note.entity.js';

export class ShopperNoteInputDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(NOTE_LENGTH) text: string;
}

export class EditShopperNoteDto extends ShopperNoteInputDto {
  /** `text` as it was read. */
  @ReadValuesField() before?: ReadValues;
}

/** An internal note, never shown to the shopper. */
export class ShopperNoteDto {
  id: number;
  text: string;
  /** Staff account that wrote it. */
  authorId: number;
  author: string;
  /** ISO time. */
  createdAt: string;
  /** ISO time of the last change; null if there was none. */
  changedAt: string | null;
}

/** The newest 100 notes, the last first. */
export class ShopperNotesDto {
  notes: ShopperNoteDto[];
}

/** The notes after a change. */
export class ShopperNotesSavedDto extends DoneDto {
  notes: ShopperNoteDto[];
}

export const toShopperNoteDto = (note: ShopperNote): ShopperNoteDto => ({
  id: note.id,
  text: note.text,
  authorId: note.authorId,
  author: note.authorName,
  createdAt: note.createdAt.toISOString(),
  changedAt: note.changedAt?.toISOString() ?? null,
});
