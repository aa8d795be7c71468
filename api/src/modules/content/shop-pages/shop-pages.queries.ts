import { Injectable } from '@nestjs/common';
import type { ShopPageName } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { ShopPageDraft } from './shop-page-draft.entity.js';
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
/** Of two concurrent versions the key admits one. It names an earlier one with the same texts. */
const ADD = `
  insert into shop_page_versions (page, version, en, ar, restored_from, actor_id, actor_name)
  select $1, $2::integer + 1, $3, $4, (
      select max(version) from shop_page_versions
      where page = $1 and en is not distinct from $3::jsonb and ar is not distinct from $4::jsonb
    ), $5, $6
  where $2 = coalesce((select max(version) from shop_page_versions where page = $1), 0)
  on conflict do nothing
  returning version`;
const REMOVE_UP_TO = `delete from shop_page_versions where page = $1 and version <= $2`;

const DRAFT_COLUMNS = `page, revision, base, en, ar, at, actor_id as "actorId", actor_name as "actorName"`;
const DRAFTS = `select ${DRAFT_COLUMNS} from shop_page_drafts where page = any ($1)`;
/** Revision 0 expects no draft; another one expects that draft. */
const ADD_DRAFT = `
  insert into shop_page_drafts (page, base, en, ar, actor_id, actor_name) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing
  returning ${DRAFT_COLUMNS}`;
const CHANGE_DRAFT = `
  update shop_page_drafts
  set revision = default, base = $2, en = $3, ar = $4, actor_id = $5, actor_name = $6, at = now()
  where page = $1 and revision = $7
  returning ${DRAFT_COLUMNS}`;
const REMOVE_DRAFT = `delete from shop_page_drafts where page = $1 and revision = $2 returning base`;
/** Texts that are shown, and drafts. */
const CURRENT = `
  select page, en, ar from (${LAST_OF_EACH}) shown
  union all select page, en, ar from shop_page_drafts where page = any ($1)`;

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

  /** The drafts of these pages, in any order. */
  drafts(pages: readonly ShopPageName[]): Promise<ShopPageDraft[]> {
    return this.statements.rows<ShopPageDraft>(DRAFTS, [pages]);
  }

  /** Saves a draft in place of that with this revision (0: none); undefined if there is another one. */
  async saveDraft(
    manager: EntityManager,
    revision: number,
    draft: Omit<ShopPageDraft, 'revision' | 'at'>,
  ): Promise<ShopPageDraft | undefined> {
    const { page, base, en, ar, actorId, actorName } = draft;
    const values = [page, base, en, ar, actorId, actorName];
    if (revision === 0) {
      const [added]: ShopPageDraft[] = await manager.query(ADD_DRAFT, values);
      return added;
    }
    const [[changed]]: [ShopPageDraft[], number] = await manager.query(CHANGE_DRAFT, [
      ...values,
      revision,
    ]);
    return changed;
  }

  /** Deletes the draft with this revision; undefined if it has another one, or there is none. */
  async removeDraft(
    manager: EntityManager,
    page: ShopPageName,
    revision: number,
  ): Promise<Pick<ShopPageDraft, 'base'> | undefined> {
    const [[removed]]: [Pick<ShopPageDraft, 'base'>[], number] = await manager.query(REMOVE_DRAFT, [
      page,
      revision,
    ]);
    return removed;
  }

  /** The stored texts that are shown, and the drafts, of these pages. */
  currentTexts(
    manager: EntityManager,
    pages: readonly ShopPageName[],
  ): Promise<Pick<ShopPageDraft, 'page' | 'en' | 'ar'>[]> {
    return manager.query(CURRENT, [pages]);
  }

  /** Adds a version; undefined if `base` is no longer the last. */
  async add(
    manager: EntityManager,
    base: number,
    row: Omit<ShopPageVersion, 'version' | 'restoredFrom' | 'at'>,
  ): Promise<Pick<ShopPageVersion, 'version'> | undefined> {
    const { page, en, ar, actorId, actorName } = row;
    const [added]: Pick<ShopPageVersion, 'version'>[] = await manager.query(ADD, [
      page,
      base,
      en,
      ar,
      actorId,
      actorName,
    ]);
    return added;
  }

  /** Deletes this version and those before it. */
  async removeUpTo(manager: EntityManager, page: ShopPageName, version: number): Promise<void> {
    await manager.query(REMOVE_UP_TO, [page, version]);
  }
}
