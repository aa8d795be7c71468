import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

type ActorKind = 'shopper' | 'staff';

/** The names of the kinds in the sessions table, in tokens and in counters of logins; sessions are valid across releases. */
export const STORED_KIND = { shopper: 'customer', staff: 'staff' } as const;

/** Lifetime of a session in seconds: 7 days for shoppers, 8 hours for staff. */
export const SESSION_SECONDS = { shopper: 7 * 86_400, staff: 8 * 3600 } as const;

const storedKind = {
  to: (kind: ActorKind): string => STORED_KIND[kind],
  from: (stored: string): ActorKind => (stored === STORED_KIND.shopper ? 'shopper' : 'staff'),
};

/** A login; deleting the row ends it immediately. */
@Entity('sessions')
@Index(['actorKind', 'actorId'])
export class Session {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { transformer: storedKind }) actorKind: ActorKind;
  @Column('integer') actorId: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Index()
  @Column('timestamptz')
  expiresAt: Date;
  /** As sent when it was opened. */
  @Column('text', { nullable: true }) userAgent: string | null;
  /** Network of the address it was opened from. */
  @Column('text', { nullable: true }) network: string | null;
  /** When the account last entered its password or a code. */
  @Column('timestamptz', { default: () => 'now()' }) confirmedAt: Date;
  /** Staff only, to the minute: idle dashboard sessions expire. */
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
}
