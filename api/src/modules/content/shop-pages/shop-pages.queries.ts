import { Injectable } from '@nestjs/common';
import type { ShopPageName } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { ShopPageVersion } from './shop-page-version.entity.js';

const COLUMNS = `v.page, v.version, v.en, v.ar, v.restored_from as "restoredFrom", v.at,
    v.actor_id as "actorId", v.actor_name as "actorName"`;
const LAST = `select ${COLUMNS} from shop_page_versions v
  where v.page = $1 order by v.version desc limit 1`;
const LAST_OF_EACH = `select v.* from unnest($1::text[]) name cross join lateral (
    select ${COLUMNS} from shop_page_versions v where v.page = name order by v.version desc limit 1
  ) v`;
const PAGE = `select ${COLUMNS} from shop_page_versions v
  where v.page = $1 and ($2::integer is null or v.version < $2) order by v.version desc limit $3`;
const ONE = `select ${COLUMNS} from shop_page_versions v where v.page = $1 and v.version = $2`;
/** Of two concurrent versions the key admits one. */
const ADD = `
  insert into shop_page_versions (page, version, en, ar, restored_from, actor_id, actor_name)
  select $1, $2::integer + 1, $3, $4, $5, $6, $7
  where $2 = coalesce((select max(version) from shop_page_versions where page = $1), 0)
  on conflict do nothing
  returning version`;

/** SQL of the pages whose text staff edit. */
@Injectable()
export class ShopPagesQueries {
  constructor(private readonly statements: Statements) {}

  /** The version that is shown; undefined until the first change. */
  async last(page: ShopPageName): Promise<ShopPageVersion | undefined> {
    const [row] = await this.statements.rows<ShopPageVersion>(LAST, [page]);
    return row;
  }

  /** The versions that are shown of these pages, in any order. */
  lastOfEach(pages: readonly ShopPageName[]): Promise<ShopPageVersion[]> {
    return this.statements.rows<ShopPageVersion>(LAST_OF_EACH, [pages]);
  }

  /** Versions before this one, the last first. */
  versions(
    page: ShopPageName,
    before: number | undefined,
    limit: number,
  ): Promise<ShopPageVersion[]> {
    return this.statements.rows<ShopPageVersion>(PAGE, [page, before ?? null, limit]);
  }

  async one(page: ShopPageName, version: number): Promise<ShopPageVersion | undefined> {
    const [row] = await this.statements.rows<ShopPageVersion>(ONE, [page, version]);
    return row;
  }

  /** Adds a version; false if `base` is no longer the last. */
  async add(
    manager: EntityManager,
    base: number,
    row: Omit<ShopPageVersion, 'version' | 'at'>,
  ): Promise<boolean> {
    const { page, en, ar, restoredFrom, actorId, actorName } = row;
    const added: unknown[] = await manager.query(ADD, [
      page,
      base,
      en,
      ar,
      restoredFrom,
      actorId,
      actorName,
    ]);
    return added.length > 0;
  }
}
