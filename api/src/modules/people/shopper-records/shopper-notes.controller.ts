import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import {
  EditShopperNoteDto,
  ShopperNoteInputDto,
  ShopperNotesDto,
  ShopperNotesSavedDto,
  toShopperNoteDto,
} from './shopper-note.dto.js';
import type { ShopperNote } from './shopper-note.entity.js';
import { ShopperNotesService } from './shopper-notes.service.js';

const listOf = (notes: ShopperNote[]): ShopperNotesDto => ({ notes: notes.map(toShopperNoteDto) });

@RequireRight('shoppers.edit')
@Controller('admin/shoppers/:id/notes')
export class ShopperNotesController {
  constructor(private readonly notes: ShopperNotesService) {}

  /** The internal notes about a shopper, newest first. */
  @RequireRight('shoppers.view')
  @Get()
  async list(@IdParam() id: number): Promise<ShopperNotesDto> {
    return listOf(await this.notes.list(id));
  }

  /** Adds a note; once per `Idempotency-Key`, and the same text again within a minute adds nothing. */
  @Post()
  @HttpCode(200)
  async add(
    @IdParam() id: number,
    @Body() { text }: ShopperNoteInputDto,
    @CurrentUser() by: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ShopperNotesSavedDto> {
    return { ...done('shopper.noteSaved'), ...listOf(await this.notes.add(id, text, by, key)) };
  }

  /** Changes a note of the caller; 409 if its text was changed since it was read. */
  @Put(':noteId')
  async edit(
    @IdParam() id: number,
    @IdParam('noteId') noteId: number,
    @Body() input: EditShopperNoteDto,
    @CurrentUser() by: Principal,
  ): Promise<ShopperNotesSavedDto> {
    return {
      ...done('shopper.noteSaved'),
      ...listOf(await this.notes.edit(id, noteId, input, by)),
    };
  }

  /** Deletes a note. */
  @Delete(':noteId')
  async remove(
    @IdParam() id: number,
    @IdParam('noteId') noteId: number,
  ): Promise<ShopperNotesSavedDto> {
    return { ...done('shopper.noteDeleted'), ...listOf(await this.notes.remove(id, noteId)) };
  }
}
