import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A requested password reset. Only the mail contains the token: its hash is stored
 * when the mail is sent. Using the link deletes the row.
 */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Null for an unknown address; the row is written nevertheless. */
  @Index()
  @Column('integer', { nullable: true })
  userId: number | null;
  /** SHA-256 of the token. */
  @Index('password_resets_token_hash', { unique: true })
  @Column('text', { nullable: true })
  tokenHash: string | null;
  @Index()
  @Column('timestamptz')
  expiresAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
