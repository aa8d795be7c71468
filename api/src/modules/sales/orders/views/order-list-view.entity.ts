import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A saved view of the order list, of one staff account. */
@Entity('order_list_views')
@Index('order_list_views_name', ['staffId', 'name'], { unique: true })
export class OrderListView {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') staffId: number;
  @Column('text') name: string;
  /** Query of the list's address, without the page. */
  @Column('text') query: string;
}
