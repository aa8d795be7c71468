import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Items of an order line in a return. */
@Entity('return_lines')
@Index('return_lines_line', ['returnId', 'orderLineId'], { unique: true })
export class ReturnLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') returnId: number;
  @Index('return_lines_order_line_id')
  @Column('integer')
  orderLineId: number;
  /** Requested quantity. */
  @Column('integer') quantity: number;
  /** Quantity that arrived; null until the parcel is received. */
  @Column('integer', { nullable: true }) received: number | null;
  /** How many of these can be sold again. */
  @Column('integer', { nullable: true }) good: number | null;
}
