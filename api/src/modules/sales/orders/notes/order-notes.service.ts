import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ORDER_NOTES } from '@shop/shop-rules';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { Conflict, Forbidden, NotFound } from '../../../../platform/http/problem.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { checkKey } from '../../../../platform/idempotency/check-key.js';
import { refuseChanged } from '../../../../platform/http/validation/read-values.js';
import { msg } from '../../../../platform/i18n/message.js';
import { lockOrder } from '../../order-core/transition.js';
import { OrderReader } from '../read/order-reader.js';
import type { EditOrderNoteDto, OrderNoteDto } from './order-note.dto.js';
import { OrderNote } from './order-note.entity.js';
import { OrderNotesQueries } from './order-notes.queries.js';

/** Notes of staff on orders. */
@Injectable()
export class OrderNotesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly queries: OrderNotesQueries,
  ) {}

  async of(operationId: string, user: Principal): Promise<OrderNoteDto[]> {
    const { id } = await this.reader.ownRow(operationId, user);
    const notes = await this.queries.of(id);
    return notes.map(({ id: noteId, text, author, staffId, createdAt, editedAt }) => ({
      id: noteId,
      text,
      author,
      mine: staffId === user.id,
      at: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    }));
  }

  /** Adds a note, once per key; another note with its key is refused. */
  async add(operationId: string, user: Principal, text: string, key?: string): Promise<void> {
    checkKey(key);
    const { id: orderId } = await this.reader.ownRow(operationId, user);
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, orderId);
      const by = { staffId: user.id, key };
      const earlier = key === undefined ? null : await manager.findOneBy(OrderNote, by);
      // Its text may have been changed since.
      if (earlier?.orderId === orderId && (earlier.editedAt || earlier.text === text)) return;
      if (earlier) throw new Conflict('key_reused', msg('request.keyReused'));
      if ((await manager.countBy(OrderNote, { orderId })) >= ORDER_NOTES)
        throw new Conflict('too_many_notes', msg('orderNote.tooMany', { count: ORDER_NOTES }));
      await manager.insert(OrderNote, { orderId, text, ...by });
      await audit(manager, 'note_added', orderId);
    });
  }

  /** Changes the text of an own note, unless it was changed since `before` was read. */
  async edit(
    operationId: string,
    noteId: number,
    user: Principal,
    { text, before }: EditOrderNoteDto,
  ): Promise<void> {
    await this.change(operationId, noteId, user, async (manager, note) => {
      if (note.staffId !== user.id) throw new Forbidden(msg('orderNote.notYours'));
      if (note.text === text) return;
      refuseChanged({ text: note.text }, before);
      await manager.update(OrderNote, noteId, { text, editedAt: () => 'now()' });
      await audit(manager, 'note_edited', note.orderId);
    });
  }

  /** Deletes an own note; with the right, also those of others. */
  async remove(operationId: string, noteId: number, user: Principal): Promise<void> {
    await this.change(operationId, noteId, user, async (manager, note) => {
      if (note.staffId !== user.id && !user.rights.has('orders.deleteNotes'))
        throw new Forbidden(msg('orderNote.notYours'));
      await manager.delete(OrderNote, noteId);
      await audit(manager, 'note_deleted', note.orderId);
    });
  }

  private async change(
    operationId: string,
    id: number,
    user: Principal,
    work: (manager: EntityManager, note: OrderNote) => Promise<void>,
  ): Promise<void> {
    const { id: orderId } = await this.reader.ownRow(operationId, user);
    await this.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const note = await manager.findOne(OrderNote, { where: { id, orderId }, lock });
      if (!note) throw new NotFound(msg('orderNote.notFound'));
      await work(manager, note);
    });
  }
}

/** The audit names the action, not the text, so that a deleted text is gone. */
const audit = (manager: EntityManager, action: string, orderId: number): Promise<void> =>
  writeAudit(manager, { action, subject: 'orders', subjectId: orderId, changes: { note: {} } });
