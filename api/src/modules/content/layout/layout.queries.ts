import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import { MOST_ROWS } from '../content-store/content-store.js';
import { lockedRow } from '../../../platform/database/locked-row.js';
import { LAYOUT_ID, StorefrontLayout, type StoredLayout } from './layout.entity.js';

const CURRENT = 'select version, groups, sections from storefront_layout';
const CATEGORIES = `
  select c.id, c.name, coalesce(m.is_shown, true) as shown,
    m.shown_from as "shownFrom", m.shown_until as "shownUntil"
  from categories c left join menu_categories m on m.category_id = c.id
  order by m.place nulls last, c.id limit $1`;

/** A category in its place of the menu. */
export interface PlacedCategory {
  id: number;
  name: string;
  shown: boolean;
  shownFrom: Date | null;
  shownUntil: Date | null;
}

/** SQL of the layout. */
@Injectable()
export class LayoutQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until the first change. */
  async current(): Promise<Omit<StoredLayout, 'categories'> | undefined> {
    const [row] = await this.statements.rows<Omit<StoredLayout, 'categories'>>(CURRENT);
    return row;
  }

  /** All categories in the order of the menu. */
  categories(): Promise<PlacedCategory[]> {
    return this.statements.rows<PlacedCategory>(CATEGORIES, [MOST_ROWS]);
  }

  /** The stored layout, locked. */
  lock(manager: EntityManager, defaults: StoredLayout): Promise<StorefrontLayout> {
    return lockedRow(manager, StorefrontLayout, { ...defaults, id: LAYOUT_ID });
  }
}
