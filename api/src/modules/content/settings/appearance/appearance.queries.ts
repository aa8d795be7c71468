import { Injectable } from '@nestjs/common';
import type { BothLanguages } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../../platform/database/statements.js';
import { Appearance, APPEARANCE_ID, type StoredAppearance } from './appearance.entity.js';
import { lockedRow } from '../../../../platform/database/locked-row.js';

const COLUMNS = `
  a.version, a.accent, a.logo, a.logo_dark as "logoDark", a.icons, a.mail_name as "mailName",
  a.mail_from as "mailFrom", a.mail_reply_to as "mailReplyTo"`;
const CURRENT = `select ${COLUMNS} from appearance a`;
/** One row, also before the first change of either. */
const IDENTITY = `
  select s.name, ${COLUMNS}
  from (values (1)) one left join settings s on true left join appearance a on true`;

type None = { [Name in keyof StoredAppearance]: null };
type Identity = { name: BothLanguages | null } & (StoredAppearance | None);

/** SQL of the appearance. */
@Injectable()
export class AppearanceQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until the first change. */
  async current(): Promise<StoredAppearance | undefined> {
    const [row] = await this.statements.rows<StoredAppearance>(CURRENT);
    return row;
  }

  /** The shop's name, null until an admin changes it, and the appearance, undefined until the first change. */
  async identity(): Promise<{ name: BothLanguages | null; appearance?: StoredAppearance }> {
    const [row] = await this.statements.rows<Identity>(IDENTITY);
    if (!row || row.version === null) return { name: row?.name ?? null };
    const { name, ...appearance } = row;
    return { name, appearance };
  }

  /** The stored appearance, locked. */
  lock(manager: EntityManager, first: StoredAppearance): Promise<Appearance> {
    return lockedRow(manager, Appearance, { ...first, id: APPEARANCE_ID });
  }
}
