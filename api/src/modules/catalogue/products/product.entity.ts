import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

interface ImageColor {
  /** One of the product's images. */
  image: string;
  color: string;
}

/**
 * A product of a vendor; money in fils. Triggers maintain the columns with `insert: false`. The code is unique in
 * the whole shop, because imports find products by it; deleted products do not count.
 */
@Entity('products')
export class Product {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text', { default: '' }) nameAr: string;
  @Column('text', { default: '' }) model: string;
  @Column('text', { default: '' }) description: string;
  @Column('text', { default: '' }) descriptionAr: string;
  @Column('integer') priceFils: number;
  @Column('integer', { nullable: true }) offerPriceFils: number | null;
  /** The lowest price that can be bought. */
  @Column({ type: 'integer', insert: false, update: false }) payFils: number;
  /** The highest one, if some variant has its own price. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  highestPayFils: number | null;
  /** The own price of the only variant, if any; it is what is charged. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  variantPriceFils: number | null;
  /** The list price of the variants that cost the lowest one, if some variant has its own price. */
  @Column({ type: 'integer', nullable: true, select: false, insert: false, update: false })
  listFils: number | null;
  /** Whether its own list price may be shown struck through; true without an offer price. */
  @Column({ type: 'boolean', default: true, select: false, insert: false, update: false })
  standardStruckAllowed: boolean;
  /** The lowest price of the days before its offer price was first asked, if that is shown. */
  @Column({ type: 'integer', nullable: true, select: false, insert: false, update: false })
  standardLowestFils: number | null;
  /** The same of what lists show: the lowest price of its variants, if some has its own. */
  @Column({ type: 'boolean', default: true, select: false, insert: false, update: false })
  struckAllowed: boolean;
  @Column({ type: 'integer', nullable: true, select: false, insert: false, update: false })
  lowestFils: number | null;
  @Column('integer', { default: 0 }) stock: number;
  @Column('text', { default: '' }) warranty: string;
  @Column('text', { default: '' }) warrantyAr: string;
  @Column('integer') categoryId: number;
  @Column('integer') vendorId: number;
  @Column('integer', { nullable: true }) brandId: number | null;
  @Column('integer', { nullable: true }) offerId: number | null;
  @Column('text', { nullable: true }) code: string | null;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column({ type: 'text', array: true, default: '{}', insert: false, update: false })
  tagKeys: string[];
  @Column('text', { array: true, default: '{}' }) images: string[];
  @Column('text', { array: true, default: '{}' }) usageImages: string[];
  /** Images that show the product in one color. */
  @Column('jsonb', { default: [] }) imageColors: ImageColor[];
  @Column('text', { array: true, default: '{}' }) sizes: string[];
  @Column('text', { array: true, default: '{}' }) colors: string[];
  /** Sizes and colors whose variants are all sold out; empty without variants. */
  @Column({ type: 'text', array: true, default: '{}', insert: false, update: false })
  soldOutSizes: string[];
  @Column({ type: 'text', array: true, default: '{}', insert: false, update: false })
  soldOutColors: string[];
  @Column({ type: 'integer', default: 0, insert: false, update: false }) ratingSum: number;
  @Column({ type: 'integer', default: 0, insert: false, update: false }) reviewCount: number;
  @Column({ type: 'numeric', precision: 3, scale: 2, default: 0, insert: false, update: false })
  rating: string;
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;
  @Column({ type: 'boolean', select: false, insert: false, update: false }) inStock: boolean;
  @Column({ type: 'text', select: false, insert: false, update: false }) nameKey: string;
  @Column({ type: 'bigint', array: true, select: false, insert: false, update: false })
  tagIds: string[];
  /** Of what the shopper pays, in percent; 0 if the list price may not be struck through. */
  @Column({ type: 'smallint', default: 0, select: false, insert: false, update: false })
  discount: number;
  /** Pieces sold in the last 30 days; written by a sweep. */
  @Column({ type: 'integer', default: 0, select: false, insert: false, update: false })
  sold: number;
  @Column('boolean', { default: true }) published: boolean;
  /** Incremented by changes of staff and imports, not by sales and reviews. */
  @Column({ type: 'integer', default: 1, insert: false }) version: number;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** When its version last changed. */
  @Column({ type: 'timestamptz', default: () => 'now()', insert: false, update: false })
  updatedAt: Date;
}
