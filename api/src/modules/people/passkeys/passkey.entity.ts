import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A passkey (WebAuthn credential) of a staff account or of a shopper. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn('uuid') id: string;
  @Index('passkeys_staff_id')
  @Column('integer', { nullable: true })
  staffId: number | null;
  @Index('passkeys_user_id')
  @Column('integer', { nullable: true })
  userId: number | null;
  /** Chosen by the authenticator. */
  @Index('passkeys_credential_id', { unique: true })
  @Column('text')
  credentialId: string;
  @Column('bytea', { select: false }) publicKey: Buffer;
  /** Of the last signature; an authenticator that counts nothing stays at 0. */
  @Column('bigint', { default: 0 }) counter: string;
  /** How browsers reach it, such as `internal` and `usb`. */
  @Column('text', { array: true, default: [] }) transports: string[];
  @Column('text') name: string;
  /** Language in which it was added, for mails that others cause. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
