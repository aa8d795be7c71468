import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of an export, in a file of its own; chosen before it is written, so that a repetition writes the same rows. */
@Entity('export_parts')
export class ExportPart {
  @PrimaryColumn('integer') exportId: number;
  /** From 1. */
  @PrimaryColumn('integer') part: number;
  /** First and last place in the list of orders, or product id. */
  @Column('integer') first: number;
  @Column('integer') last: number;
  @Column('integer') rows: number;
  @Column('boolean', { default: false }) isWritten: boolean;
}
