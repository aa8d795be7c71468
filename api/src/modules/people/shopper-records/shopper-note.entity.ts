import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An internal note of staff about a shopper. */
@Entity('shopper_notes')
@Index('shopper_notes_user_id', ['userId', 'id'])
export class ShopperNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') userId: number;
  @Column('integer') authorId: number;
  /** At the time of writing. */
  @Column('text') authorName: string;
  @Column('text') text: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) changedAt: Date | null;
}
