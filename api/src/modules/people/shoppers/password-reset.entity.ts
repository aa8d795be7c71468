import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A request for a link that sets a new password. The token exists in the mail alone: its hash is written
 * when the mail is sent. A used link is a deleted row.
 */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Null where nobody has the address; the row is written all the same. */
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
