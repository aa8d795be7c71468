import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A product as it was when it was bought; money in fils. */
@Entity('order_lines')
@Index('order_lines_vendor_id', ['vendorId', 'orderId'])
export class OrderLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('order_lines_order_id')
  @Column('integer')
  orderId: number;
  @Index('order_lines_product_id')
  @Column('integer')
  productId: number;
  @Column('integer', { nullable: true }) vendorId: number | null;
  @Column('text') name: string;
  @Column('text', { default: '' }) nameAr: string;
  @Column('text', { nullable: true }) image: string | null;
  @Column('text', { default: '' }) size: string;
  @Column('text', { default: '' }) color: string;
  @Column('integer') quantity: number;
  @Column('integer') listPriceFils: number;
  @Column('integer') unitPriceFils: number;
  /** What a coupon takes off the whole line. */
  @Column('integer', { default: 0 }) discountFils: number;
}
