import type { Group, HomeSection } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const LAYOUT_ID = 1;

/** Whether and when shoppers see an entry of an ordered list; the times are UTC. */
export interface ShownEntry {
  shown: boolean;
  shownFrom?: string | null;
  shownUntil?: string | null;
}

/** A named entry of an ordered list. */
export interface Arranged<Name> extends ShownEntry {
  name: Name;
}

/** Order, visibility and schedules of the menu and of the home page; one row, created by the first change. */
@Entity('storefront_layout')
export class StorefrontLayout {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Ids of categories; those added later follow. */
  @Column('jsonb') categories: (ShownEntry & { id: number })[];
  @Column('jsonb') groups: Arranged<Group>[];
  @Column('jsonb') sections: Arranged<HomeSection>[];
}

/** The layout without the key of its row. */
export type StoredLayout = Omit<StorefrontLayout, 'id'>;
