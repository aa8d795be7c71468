import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A size and color of a product with a stock of its own; empty if the product has none. The product keeps the sum of
 * the stock, and which sizes and colors there are.
 */
@Entity('product_variants')
export class ProductVariant {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') productId: number;
  @Column('text', { default: '' }) size: string;
  @Column('text', { default: '' }) color: string;
  @Column('integer', { default: 0 }) stock: number;
  /** Whether the stock is 0; maintained by a trigger. */
  @Column({ type: 'boolean', select: false, insert: false, update: false }) soldOut: boolean;
  @Column('text', { nullable: true }) code: string | null;
  /** Its own price; null: that of the product, with its offer. */
  @Column('integer', { nullable: true }) priceFils: number | null;
  /** Offer price, below its own price; a trigger removes others. */
  @Column('integer', { nullable: true }) offerPriceFils: number | null;
  /** Whether its own price may be shown struck through beside its offer price; true without one. */
  @Column({ type: 'boolean', default: true, select: false, insert: false, update: false })
  struckAllowed: boolean;
  /** The lowest price of the days before its offer price was first asked, if that is shown. */
  @Column({ type: 'integer', nullable: true, select: false, insert: false, update: false })
  lowestFils: number | null;
  /** Order in which sizes and colors are shown. */
  @Column('integer', { default: 0 }) position: number;
}
