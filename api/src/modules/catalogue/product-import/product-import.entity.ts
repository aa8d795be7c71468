import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const IMPORT_STATES = [
  'checked',
  'queued',
  'running',
  'done',
  'cancelled',
  'reverting',
  'reverted',
] as const;
type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_ACTIONS = ['create', 'update', 'unchanged', 'error'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** An Excel file of products: checked, then imported, optionally reverted. */
@Entity('product_imports')
export class ProductImport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text', { default: 'checked' }) state: ImportState;
  @Column('text') fileName: string;
  /** The admin, who becomes the vendor of rows without one. */
  @Index('product_imports_created_by')
  @Column('integer', { nullable: true })
  createdBy: number | null;
  /** Column letters by column name. */
  @Column('jsonb') letters: object;
  /** Unknown headers. */
  @Column('text', { array: true, default: '{}' }) ignoredColumns: string[];
  @Column('integer', { default: 0 }) total: number;
  @Column('integer', { default: 0 }) creates: number;
  @Column('integer', { default: 0 }) updates: number;
  @Column('integer', { default: 0 }) unchanged: number;
  @Column('integer', { default: 0 }) errors: number;
  /** Rows that can be imported, with a warning. */
  @Column('integer', { default: 0 }) warnings: number;
  @Column('integer', { default: 0 }) reverted: number;
  /** Rows that could not be reverted. */
  @Column('integer', { default: 0 }) kept: number;
  /** Rows done by the running step, of `goal`. */
  @Column('integer', { default: 0 }) progress: number;
  @Column('integer', { default: 0 }) goal: number;
  @Index('product_imports_created_at')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  @Column('timestamptz', { nullable: true }) revertedAt: Date | null;
}
