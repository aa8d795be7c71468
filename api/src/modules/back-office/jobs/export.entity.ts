import type { ExportKind, Locale } from '@shop/shop-rules';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An export that the worker writes to private files. */
@Entity('exports')
@Index('exports_created_by', ['createdBy', 'createdAt'])
export class Export {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') kind: ExportKind;
  @Column('text', { default: 'queued' }) state:
    | 'queued'
    | 'running'
    | 'done'
    | 'failed'
    | 'cancelled';
  @Column('integer', { nullable: true }) createdBy: number | null;
  /** Only rows of this vendor. */
  @Column('integer', { nullable: true }) vendorId: number | null;
  /** Language of headings and values. */
  @Column('text') locale: Locale;
  /** Random part of the names of its files. */
  @Column('text') fileKey: string;
  /** What the list was filtered by. */
  @Column('jsonb', { default: {} }) query: object;
  /** Ids in the order of the file, not of products; empty once the files are deleted. */
  @Column('integer', { name: 'order_ids', array: true, default: '{}' }) rowIds: number[];
  @Column('integer') total: number;
  /** Rows written so far. */
  @Column('integer', { default: 0 }) progress: number;
  @Index('exports_created_at')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** When its files were deleted. */
  @Column('timestamptz', { nullable: true }) clearedAt: Date | null;
}
