import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that a staff account has signed in with. */
@Entity('staff_devices')
export class StaffDevice {
  @PrimaryColumn('integer') staffId: number;
  /** SHA-256 of the random value in its cookie. */
  @PrimaryColumn('text') deviceHash: string;
  @Column('timestamptz', { default: () => 'now()' }) seenAt: Date;
}
