import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { OrderNote } from './order-note.entity.js';

/** Suggested tags, out of the tags given last. */
const SUGGESTED = 50;
const LATEST = 1_000;

/** SQL of notes and tags. */
@Injectable()
export class OrderNotesQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The notes of an order with the names of their authors, the oldest first. */
  of(orderId: number): Promise<(OrderNote & { author: string })[]> {
    return this.db.query(
      `select n.id, n.staff_id as "staffId", n.text, n.created_at as "createdAt",
         n.edited_at as "editedAt", s.name as author
       from order_notes n join staff s on s.id = n.staff_id where n.order_id = $1 order by n.id`,
      [orderId],
    );
  }

  /** Tags that were given last, the most frequent first. */
  async suggested(): Promise<string[]> {
    const rows: { tag: string }[] = await this.db.query(
      `select min(tag) as tag from (select tag from order_tags order by id desc limit $1) t
       group by lower(tag) order by count(*) desc, 1 limit $2`,
      [LATEST, SUGGESTED],
    );
    return rows.map(({ tag }) => tag);
  }

  /** Replaces the tags of a locked order; a tag that it has keeps its spelling. */
  async replaceTags(manager: EntityManager, orderId: number, tags: string[]): Promise<void> {
    await manager.query(
      `delete from order_tags where order_id = $1
         and lower(tag) not in (select lower(t) from unnest($2::text[]) t)`,
      [orderId, tags],
    );
    await manager.query(
      `insert into order_tags (order_id, tag) select $1, t from unnest($2::text[]) with ordinality u(t, at)
       order by at on conflict do nothing`,
      [orderId, tags],
    );
  }
}
