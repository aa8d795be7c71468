import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A promo video. */
@Entity('videos')
export class Video {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') videoUrl: string;
  @Column('text', { nullable: true }) poster: string | null;
  @Column('text') title: string;
  @Column('text', { default: '' }) titleAr: string;
  @Column('text', { default: '' }) model: string;
  @Column('text', { default: '' }) description: string;
  @Column('text', { default: '' }) descriptionAr: string;
  @Column('text', { nullable: true }) link: string | null;
  /** When shoppers see it; null: without a start or end. */
  @Column('timestamptz', { nullable: true }) shownFrom: Date | null;
  @Column('timestamptz', { nullable: true }) shownUntil: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
