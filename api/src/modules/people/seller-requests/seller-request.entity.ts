import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const SELLER_STATES = ['open', 'approved', 'refused'] as const;
export type SellerState = (typeof SELLER_STATES)[number];

/** Somebody who wants to sell here; a vendor's account is made of it when an admin approves. */
@Entity('seller_requests')
export class SellerRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Index('seller_requests_email', { unique: true })
  @Column('text')
  email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text') location: string;
  /** Language of the answer. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @Column('text', { default: 'open' }) state: SellerState;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  /** Name of the admin, as it was then. */
  @Column('text', { nullable: true }) decidedBy: string | null;
  /** Why it was refused. */
  @Column('text', { nullable: true }) reason: string | null;
  /** The vendor's account. */
  @Column('integer', { nullable: true }) staffId: number | null;
  /** SHA-256 of the link's token, which exists in the mail alone. */
  @Index('seller_requests_invite_hash', { unique: true })
  @Column('text', { nullable: true, select: false })
  inviteHash: string | null;
  /** How long the link works; null once a password was chosen. */
  @Column('timestamptz', { nullable: true }) inviteUntil: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
