import { dubaiDay } from '@shop/shop-rules';
import type { ExportKind } from './export.entity.js';
import type { ExportFileDto } from './jobs.dto.js';
import type { ListedExport } from './jobs.queries.js';

const TYPES: Record<ExportKind, { ending: string; type: string }> = {
  orders: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  products: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** Content type of the files. */
export const typeOf = (kind: ExportKind): string => TYPES[kind].type;

/** Name of a stored part; no public route serves it, because it is no valid name of an upload. */
export const storedName = (kind: ExportKind, fileKey: string, part: number): string =>
  `_export-${fileKey}-${part}.${TYPES[kind].ending}`;

/** Names of the stored parts up to this one. */
export const storedNames = (kind: ExportKind, fileKey: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, at) => storedName(kind, fileKey, at + 1));

/** The files for download: orders are one file of all parts, products a workbook per part. */
export const filesOf = ({ kind, parts, createdAt, total }: ListedExport): ExportFileDto[] =>
  kind === 'orders'
    ? [{ part: 1, name: `orders-${dubaiDay(createdAt)}.csv`, rows: total }]
    : parts.map(({ part, first, last, rows }) => ({
        part,
        name: `products-${first}-${last}.xlsx`,
        rows,
      }));
