import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A hero banner of the home page. */
@Entity('banners')
export class Banner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') title: string;
  @Column('text', { default: '' }) titleAr: string;
  @Column('text', { default: '' }) about: string;
  @Column('text', { default: '' }) aboutAr: string;
  @Column('text', { default: '' }) tagline: string;
  @Column('text', { default: '' }) taglineAr: string;
  @Column('text', { default: '' }) path: string;
  @Column('text', { nullable: true }) imageUrl: string | null;
  /** Id of the linked category. */
  @Column('integer', { nullable: true }) category: number | null;
  @Column('boolean', { default: true }) active: boolean;
  /** When shoppers see it; null: without a start or end. */
  @Column('timestamptz', { nullable: true }) shownFrom: Date | null;
  @Column('timestamptz', { nullable: true }) shownUntil: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
