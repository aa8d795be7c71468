import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that a shopper has signed in with. */
@Entity('shopper_browsers')
export class ShopperBrowser {
  @PrimaryColumn('integer') userId: number;
  /** SHA-256 of the random value in its cookie. */
  @PrimaryColumn('text') browserHash: string;
  @Column('timestamptz', { default: () => 'now()' }) seenAt: Date;
}
