import type { ListName } from '@shop/shop-rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A saved view of a list: filters, sort order and columns under a name. */
@Entity('list_views')
@Index('list_views_name', ['staffId', 'list', 'name'], { unique: true })
@Index('list_views_shared_name', ['list', 'name'], { unique: true, where: 'staff_id is null' })
export class ListView {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** The account whose view it is; null for a view of the shop. */
  @Column('integer', { nullable: true }) staffId: number | null;
  @Column('text') list: ListName;
  @Column('text') name: string;
  /** Query of the list's address, without the page. */
  @Column('text') query: string;
  /** The columns that it hides; null if it leaves the columns as they are. */
  @Column('text', { array: true, nullable: true }) hiddenColumns: string[] | null;
  @Column('integer') position: number;
  @Column('integer', { default: 1 }) version: number;
}
