import type { ShopPageName } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PageText } from './default-texts/default-page.js';

/** A published text of a page; versions are never changed, and the last is shown. Old ones are deleted. */
@Entity('shop_page_versions')
export class ShopPageVersion {
  @PrimaryColumn('text') page: ShopPageName;
  @PrimaryColumn('integer') version: number;
  /** Null: the text of the release. */
  @Column('jsonb', { nullable: true }) en: PageText | null;
  @Column('jsonb', { nullable: true }) ar: PageText | null;
  /** Earlier version with the same texts. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('integer') actorId: number;
  /** At the time of the change. */
  @Column('text') actorName: string;
}
