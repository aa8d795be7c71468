import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that a staff account has signed in with. */
@Entity('staff_browsers')
export class StaffBrowser {
  @PrimaryColumn('integer') staffId: number;
  /** SHA-256 of the random value in its cookie. */
  @PrimaryColumn('text') browserHash: string;
  @Column('timestamptz', { default: () => 'now()' }) seenAt: Date;
}
