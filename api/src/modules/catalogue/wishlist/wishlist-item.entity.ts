import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A product a shopper likes; the key makes liking twice one row. */
@Entity('wishlist_items')
export class WishlistItem {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('integer') productId: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
