import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, Forbidden, NotFound } from '../../../platform/http/problem.js';
import { checkKey } from '../../../platform/idempotency/check-key.js';
import { refuseChanged } from '../../../platform/http/validation/read-values.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { User } from '../shoppers/user.entity.js';
import type { EditShopperNoteDto } from './shopper-note.dto.js';
import { ShopperNote } from './shopper-note.entity.js';

/** Most notes that are listed. */
const LIMIT = 100;
/** The same text again within this time is a double click. */
const DOUBLE_CLICK_MS = 60_000;

/** Internal notes of staff about shoppers. */
@Injectable()
export class ShopperNotesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The newest first. */
  async list(userId: number): Promise<ShopperNote[]> {
    if (!(await this.db.manager.existsBy(User, { id: userId })))
      throw new NotFound(msg('account.notFound'));
    return notesOf(this.db.manager, userId);
  }

  /** Adds a note, once per key; another note with its key is refused. */
  async add(
    userId: number,
    text: string,
    { id, name }: Principal,
    key?: string,
  ): Promise<ShopperNote[]> {
    checkKey(key);
    return this.change(userId, async (manager) => {
      const note = { userId, authorId: id, text };
      const by = { authorId: id, key };
      const earlier = key === undefined ? null : await manager.findOneBy(ShopperNote, by);
      // Its text may have been changed since.
      if (earlier?.userId === userId && (earlier.changedAt || earlier.text === text)) return;
      if (earlier) throw new Conflict('key_reused', msg('request.keyReused'));
      const since = new Date(Date.now() - DOUBLE_CLICK_MS);
      if (await manager.existsBy(ShopperNote, { ...note, createdAt: MoreThan(since) })) return;
      await manager.insert(ShopperNote, { ...note, key, authorName: name });
    });
  }

  /** Only the author may change a note; rejected if its text was changed since `before` was read. */
  edit(
    userId: number,
    noteId: number,
    { text, before }: EditShopperNoteDto,
    by: Principal,
  ): Promise<ShopperNote[]> {
    return this.change(userId, async (manager) => {
      const note = await manager.findOneBy(ShopperNote, { id: noteId, userId });
      if (!note) throw new NotFound(msg('shopper.noteNotFound'));
      if (note.authorId !== by.id) throw new Forbidden(msg('shopper.noteOfOther'));
      if (note.text === text) return;
      refuseChanged({ text: note.text }, before);
      await manager.update(ShopperNote, noteId, { text, changedAt: new Date() });
    });
  }

  /** Removing a note twice changes nothing. */
  remove(userId: number, noteId: number): Promise<ShopperNote[]> {
    return this.change(userId, async (manager) => {
      const { affected } = await manager.delete(ShopperNote, { id: noteId, userId });
      const record = { action: 'note_deleted', subject: 'users', subjectId: userId } as const;
      if (affected) await writeAudit(manager, record);
    });
  }

  /** One change at a time for each shopper; returns the notes. */
  private change(
    userId: number,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<ShopperNote[]> {
    return this.db.transaction(async (manager) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const user = await manager.findOne(User, {
        select: { id: true },
        where: { id: userId },
        lock,
      });
      if (!user) throw new NotFound(msg('account.notFound'));
      await work(manager);
      return notesOf(manager, userId);
    });
  }
}

const notesOf = (manager: EntityManager, userId: number): Promise<ShopperNote[]> =>
  manager.find(ShopperNote, { where: { userId }, order: { id: 'DESC' }, take: LIMIT });
