import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A requested password reset of a shopper or a staff account. Only the mail contains the token: its hash is stored
 * when the mail is sent. Using the link deletes the row.
 */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Without shopper and staff account: an unknown name; the row is written nevertheless. */
  @Index()
  @Column('integer', { nullable: true })
  userId: number | null;
  @Index('password_resets_staff_id')
  @Column('integer', { nullable: true })
  staffId: number | null;
  /** Language of the mail to staff. */
  @Column('text', { nullable: true }) locale: 'en' | 'ar' | null;
  /** SHA-256 of the token. */
  @Index('password_resets_token_hash', { unique: true })
  @Column('text', { nullable: true })
  tokenHash: string | null;
  @Index()
  @Column('timestamptz')
  expiresAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
