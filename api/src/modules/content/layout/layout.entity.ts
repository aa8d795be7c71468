import type { Group, HomeSection } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const LAYOUT_ID = 1;

/** A named entry of an ordered list, shown or hidden. */
export interface Arranged<Name> {
  name: Name;
  shown: boolean;
}

/** A section of the home page; its times are UTC. */
export interface ArrangedSection extends Arranged<HomeSection> {
  shownFrom?: string | null;
  shownUntil?: string | null;
}

/** Order and visibility of the menu and of the home page; one row, created by the first change. */
@Entity('storefront_layout')
export class StorefrontLayout {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Ids of categories; those added later follow. */
  @Column('jsonb') categories: { id: number; shown: boolean }[];
  @Column('jsonb') groups: Arranged<Group>[];
  @Column('jsonb') sections: ArrangedSection[];
}

/** The layout without the key of its row. */
export type StoredLayout = Omit<StorefrontLayout, 'id'>;
