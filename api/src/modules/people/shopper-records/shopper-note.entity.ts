import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An internal note of staff about a shopper. */
@Entity('shopper_notes')
@Index('shopper_notes_user_id', ['userId', 'id'])
@Index('shopper_notes_key', ['authorId', 'key'], { unique: true })
export class ShopperNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') userId: number;
  @Column('integer') authorId: number;
  /** At the time of writing. */
  @Column('text') authorName: string;
  @Column('text') text: string;
  /** `Idempotency-Key` of the request. */
  @Column('text', { nullable: true }) key: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) changedAt: Date | null;
}
