import type { ShopPageName } from '@shop/shop-rules';
import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';
import type { PageText } from './default-texts/default-page.js';

/** The unpublished text of a page; at most one per page, shared by all staff. */
@Entity('shop_page_drafts')
export class ShopPageDraft {
  @PrimaryColumn('text') page: ShopPageName;
  /** Changes with every save, and is never used again. */
  @Column('integer') @Generated('increment') revision: number;
  /** Version that was shown when the draft was saved; 0 before the first. */
  @Column('integer') base: number;
  /** Null: the text of the release. */
  @Column('jsonb', { nullable: true }) en: PageText | null;
  @Column('jsonb', { nullable: true }) ar: PageText | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('integer') actorId: number;
  /** At the time of the save. */
  @Column('text') actorName: string;
}
