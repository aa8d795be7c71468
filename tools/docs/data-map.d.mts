export type DataClass = 'public' | 'internal' | 'personal' | 'secret';
export interface DataKind {
  what: string;
  purpose: string;
  basis: string;
  readers: string;
  retention: string;
  erasure: string;
  isExported: boolean;
}
/** Columns of a table by class, separated by spaces. */
export type TableData = Partial<Record<DataClass, string>> & { kind?: string | string[] };

export const CLASSES: Record<DataClass, string>;
export const KINDS: Record<string, DataKind>;
export const TABLES: Record<string, TableData>;
export const PLACES: string[][];
/** Key, storage, purpose, end. */
export const BROWSER: Record<'storefront' | 'dashboard', [string, string, string, string][]>;
