import { UNDEFINED_TEXT } from '@shop/shop-rules';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A registered shopper. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Index('users_email', { unique: true })
  @Column('text')
  email: string;
  /** E.164. */
  @Index('users_phone')
  @Column('text')
  phone: string;
  @Index('users_username', { unique: true })
  @Column('text')
  username: string;
  @Column('text', { select: false }) passwordHash: string;
  @Column('text', { default: UNDEFINED_TEXT }) gender: string;
  @Column('text', { default: UNDEFINED_TEXT }) city: string;
  @Column('text', { default: UNDEFINED_TEXT }) area: string;
  @Column('text', { default: UNDEFINED_TEXT }) building: string;
  @Column('text', { default: UNDEFINED_TEXT }) flat: string;
  /** Language of mails. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  /** When the email address was verified; null before. */
  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;
  /** Since when the account can neither sign in nor order; null if it can. */
  @Column('timestamptz', { nullable: true }) blockedAt: Date | null;
  /** Why staff blocked it. */
  @Column('text', { default: '' }) blockedReason: string;
  /** Registered before the shop knew the browsers of its shoppers. */
  @Column('boolean', { default: false, select: false }) predatesCodes: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
