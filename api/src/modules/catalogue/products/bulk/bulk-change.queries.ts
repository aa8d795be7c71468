import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const MENUS = 'select id, tags from categories where id = any($1::integer[])';

/** SQL of bulk changes. */
@Injectable()
export class BulkChangeQueries {
  /** The tags that the menus of categories have, by id. */
  async menus(manager: EntityManager, ids: readonly number[]): Promise<Map<number, string[]>> {
    const rows: { id: number; tags: string[] }[] = await manager.query(MENUS, [ids]);
    return new Map(rows.map(({ id, tags }) => [id, tags]));
  }
}
