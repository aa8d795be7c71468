import type { StaffType } from '@shop/shop-rules';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An account of the dashboard: admin, vendor (or subadmin) or ops. */
@Entity('staff')
export class StaffAccount {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Index('staff_username', { unique: true, where: 'deleted_at is null' })
  @Column('text')
  username: string;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { select: false }) passwordHash: string;
  /** Chosen by an admin: to be changed before anything else. */
  @Column('boolean', { default: false }) passwordGiven: boolean;
  @Column('text', { default: '' }) about: string;
  /** Empty without an Arabic one. */
  @Column('text', { default: '' }) aboutAr: string;
  @Column('text', { nullable: true }) image: string | null;
  @Column('text') type: StaffType;
  /** Language of mails: that of the last login. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** Of a deleted account only the name is retained, for products and orders that show it. */
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
