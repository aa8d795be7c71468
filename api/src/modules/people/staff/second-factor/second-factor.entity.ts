import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor of a staff account: an authenticator app, and recovery codes for when it is lost. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('integer') staffId: number;
  /** Shared with the app; encrypted. */
  @Column('text', { select: false }) secret: string;
  /** Null until a first code has proved that the app has the secret. */
  @Column('timestamptz', { nullable: true }) activeSince: Date | null;
  /** Step of the last accepted code: earlier codes and this one are used up. */
  @Column('integer', { nullable: true }) lastStep: number | null;
  @Column('text', { default: '' }) recoverySalt: string;
  /** Hashes of the codes that are left. */
  @Column('text', { array: true, default: [], select: false }) recoveryCodes: string[];
  /** Language in which it was set up, for mails that others cause. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
}
