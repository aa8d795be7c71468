import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login; deleting the row ends it immediately. */
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
  /** Staff only, to the minute: idle dashboard sessions expire. */
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
}
