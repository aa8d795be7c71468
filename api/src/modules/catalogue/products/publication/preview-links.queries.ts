import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../../platform/database/statements.js';

/** Links of a product that have not expired. */
const LIVE = 'product_id = $1 and expires_at > now()';

const CREATE = `
  with expired as (delete from preview_links where product_id = $1 and expires_at <= now())
  insert into preview_links (product_id, token_hash, created_by, expires_at)
  values ($1, $2, $3, now() + $4 * interval '1 day')
  returning expires_at as "expiresAt"`;

const REVOKE = `delete from preview_links where ${LIVE} and ($2::integer is null or id = $2) returning id`;

const PRODUCT = `select product_id as id from preview_links where token_hash = $1 and expires_at > now()`;

/** SQL of preview links. */
@Injectable()
export class PreviewLinksQueries {
  constructor(private readonly statements: Statements) {}

  /** Returns when the link expires; the caller has locked the product. */
  async create(
    manager: EntityManager,
    link: { productId: number; tokenHash: string; createdBy: string | null; days: number },
  ): Promise<Date | undefined> {
    const { productId, tokenHash, createdBy, days } = link;
    const rows: { expiresAt: Date }[] = await manager.query(CREATE, [
      ...[productId, tokenHash],
      ...[createdBy, days],
    ]);
    return rows[0]?.expiresAt;
  }

  /** Revokes one link of a product, or all of them; returns how many there were. */
  async revoke(manager: EntityManager, productId: number, id?: number): Promise<number> {
    const [rows]: [unknown[], number] = await manager.query(REVOKE, [productId, id ?? null]);
    return rows.length;
  }

  /** The product of a link, read from the primary: a revoked link is unknown at once. */
  async productOf(tokenHash: string): Promise<number | undefined> {
    const [row] = await this.statements.rows<{ id: number }>(PRODUCT, [tokenHash]);
    return row?.id;
  }
}
