import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A line of a shopper's cart; empty size or color: none chosen. */
@Entity('cart_lines')
@Unique('cart_lines_options', ['userId', 'productId', 'size', 'color'])
export class CartLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') userId: number;
  @Index('cart_lines_product_id')
  @Column('integer')
  productId: number;
  @Column('text', { default: '' }) size: string;
  @Column('text', { default: '' }) color: string;
  @Column('integer') quantity: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
