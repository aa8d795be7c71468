import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const SELLER_STATES = ['open', 'approved', 'refused'] as const;
export type SellerState = (typeof SELLER_STATES)[number];

/** An application to sell here; approving it creates a vendor account. */
@Entity('seller_requests')
export class SellerRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Index('seller_requests_email', { unique: true })
  @Column('text')
  email: string;
  /** E.164. */
  @Index('seller_requests_phone')
  @Column('text')
  phone: string;
  @Column('text') location: string;
  /** Language of the decision mail. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @Column('text', { default: 'open' }) state: SellerState;
  @Index('seller_requests_decided_at')
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
  /** Name of the admin at the time. */
  @Column('text', { nullable: true }) decidedBy: string | null;
  /** Why it was refused. */
  @Column('text', { nullable: true }) reason: string | null;
  /** Id of the vendor account. */
  @Index('seller_requests_staff_id')
  @Column('integer', { nullable: true })
  staffId: number | null;
  /** SHA-256 of the link's token, which only the mail contains. */
  @Index('seller_requests_invite_hash', { unique: true })
  @Column('text', { nullable: true, select: false })
  inviteHash: string | null;
  /** Expiry of the link; null once the account has a password. */
  @Column('timestamptz', { nullable: true }) inviteUntil: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
