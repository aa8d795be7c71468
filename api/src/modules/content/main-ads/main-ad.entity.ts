import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An advertising tile of the home page. */
@Entity('main_ads')
export class MainAd {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') title: string;
  @Column('text', { default: '' }) titleAr: string;
  @Column('text', { default: '' }) text: string;
  @Column('text', { default: '' }) textAr: string;
  @Column('text', { default: '' }) path: string;
  @Column('text', { nullable: true }) image: string | null;
  /** When shoppers see it; null: without a start or end. */
  @Column('timestamptz', { nullable: true }) shownFrom: Date | null;
  @Column('timestamptz', { nullable: true }) shownUntil: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
