import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login; deleting the row ends it at once. */
@Entity('sessions')
@Index(['actorKind', 'actorId'])
export class Session {
  @PrimaryColumn('uuid') id: string;
  @Column('text') actorKind: 'customer' | 'staff';
  @Column('integer') actorId: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Index()
  @Column('timestamptz')
  expiresAt: Date;
  /** Of staff, to the minute: an unattended dashboard ends by itself. */
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
}
