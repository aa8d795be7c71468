import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One per shopper and product. */
@Entity('reviews')
@Index('reviews_created_at', ['createdAt', 'id'])
@Unique('reviews_one_per_user', ['userId', 'productId'])
export class Review {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') productId: number;
  @Column('integer') userId: number;
  @Column('smallint') stars: number;
  @Column('text') comment: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** When staff hid it from the shop. */
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  /** Public answer of the shop, if any. */
  @Column('text', { default: '' }) reply: string;
  @Column('timestamptz', { nullable: true }) repliedAt: Date | null;
  /** Incremented by each change of staff. */
  @Column('integer', { default: 1 }) version: number;
}
