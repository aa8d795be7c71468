import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import type { PlainId } from '../../../../platform/i18n/message.js';
import {
  EditOrderNoteDto,
  OrderNotesChangedDto,
  OrderNotesDto,
  WriteOrderNoteDto,
} from './order-note.dto.js';
import { OrderNotesService } from './order-notes.service.js';

/** Notes that only staff see. */
@Controller('users/orders/one/:operationId/notes')
@RequireRight('orders.notes')
export class OrderNotesController {
  constructor(private readonly notes: OrderNotesService) {}

  /** The notes of an order. */
  @Get()
  async of(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderNotesDto> {
    return { notes: await this.notes.of(operationId, user) };
  }

  /** Adds a note, once per `Idempotency-Key`; no notification is sent. */
  @Post()
  @HttpCode(200)
  async add(
    @Param('operationId') operationId: string,
    @Body() { text }: WriteOrderNoteDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OrderNotesChangedDto> {
    await this.notes.add(operationId, user, text, key);
    return this.changed('orderNote.added', operationId, user);
  }

  /** Changes the caller's own note; 409 if its text was changed since it was read. */
  @Put(':noteId')
  async edit(
    @Param('operationId') operationId: string,
    @IdParam('noteId') noteId: number,
    @Body() input: EditOrderNoteDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderNotesChangedDto> {
    await this.notes.edit(operationId, noteId, user, input);
    return this.changed('orderNote.saved', operationId, user);
  }

  /** Deletes the caller's own note; `orders.deleteNotes` allows any. */
  @Delete(':noteId')
  async remove(
    @Param('operationId') operationId: string,
    @IdParam('noteId') noteId: number,
    @CurrentUser() user: Principal,
  ): Promise<OrderNotesChangedDto> {
    await this.notes.remove(operationId, noteId, user);
    return this.changed('orderNote.deleted', operationId, user);
  }

  private async changed(
    message: PlainId,
    operationId: string,
    user: Principal,
  ): Promise<OrderNotesChangedDto> {
    return { ...done(message), notes: await this.notes.of(operationId, user) };
  }
}
