import type { ListName } from '@shop/shop-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How an account shows a list. */
@Entity('list_settings')
export class ListSettings {
  @PrimaryColumn('integer') staffId: number;
  @PrimaryColumn('text') list: ListName;
  /** Null for the columns that the list shows by itself. */
  @Column('text', { array: true, nullable: true }) hiddenColumns: string[] | null;
  /** The view that the list opens with. */
  @Index('list_settings_default_view')
  @Column('integer', { nullable: true })
  defaultViewId: number | null;
}
