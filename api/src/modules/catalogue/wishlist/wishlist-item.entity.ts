import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A product on a shopper's wishlist, at most once. */
@Entity('wishlist_items')
export class WishlistItem {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('integer') productId: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
