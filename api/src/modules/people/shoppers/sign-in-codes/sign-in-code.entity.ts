import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A requested code for signing in. Only the mail contains the code: its signature is stored when the mail is sent.
 */
@Entity('sign_in_codes')
export class SignInCode {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Null for an unknown address; the row is written nevertheless. */
  @Index()
  @Column('integer', { nullable: true })
  userId: number | null;
  /** SHA-256 of the token that the requesting browser got. */
  @Index('sign_in_codes_token_hash', { unique: true })
  @Column('text')
  tokenHash: string;
  /** Names the counter of attempts of the address, known or not. */
  @Column('text') counter: string;
  /** Signature of the code; null until the mail is sent. */
  @Column('text', { nullable: true }) signature: string | null;
  /** Attempts to enter the code. */
  @Column('smallint', { default: 0 }) tries: number;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  @Index()
  @Column('timestamptz')
  expiresAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
