import type { ListImportKind } from '@shop/shop-rules';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const LIST_IMPORT_STATES = [
  'checked',
  'queued',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
export type ListImportState = (typeof LIST_IMPORT_STATES)[number];

/** A file of a list: checked, then imported by the worker, optionally undone. */
@Entity('list_imports')
@Index('list_imports_created_by', ['createdBy', 'createdAt'])
export class ListImport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') kind: ListImportKind;
  /** The rows of the list that the file has, such as the kind of translated texts. */
  @Column('jsonb', { default: {} }) query: object;
  @Column('text', { default: 'checked' }) state: ListImportState;
  @Column('text') fileName: string;
  @Column('integer', { nullable: true }) createdBy: number | null;
  /** Who imported it, or last undid it: the rows are changed in the name of this account. */
  @Index('list_imports_started_by')
  @Column('integer', { nullable: true })
  startedBy: number | null;
  @Column('integer', { default: 0 }) total: number;
  @Column('integer', { default: 0 }) creates: number;
  @Column('integer', { default: 0 }) updates: number;
  @Column('integer', { default: 0 }) unchanged: number;
  @Column('integer', { default: 0 }) errors: number;
  /** Rows done by the running step, of `goal`. */
  @Column('integer', { default: 0 }) progress: number;
  @Column('integer', { default: 0 }) goal: number;
  /** Rows that could not be undone. */
  @Column('integer', { default: 0 }) notUndone: number;
  @Index('list_imports_created_at')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  @Column('timestamptz', { nullable: true }) undoneAt: Date | null;
}
