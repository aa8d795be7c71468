import { dubaiDay, isImported, type ExportKind } from '@shop/shop-rules';
import type { ExportFileDto } from './jobs.dto.js';
import type { ListedExport } from './jobs.queries.js';

const WORKBOOK = {
  ending: 'xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const CSV = { ending: 'csv', type: 'text/csv; charset=utf-8' };
const formatOf = (kind: ExportKind) => (isImported(kind) ? WORKBOOK : CSV);

/** Content type of the files. */
export const typeOf = (kind: ExportKind): string => formatOf(kind).type;

/** Name of a stored part; no public route serves it, because it is no valid name of an upload. */
export const storedName = (kind: ExportKind, fileKey: string, part: number): string =>
  `_export-${fileKey}-${part}.${formatOf(kind).ending}`;

/** Names of the stored parts up to this one. */
export const storedNames = (kind: ExportKind, fileKey: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, at) => storedName(kind, fileKey, at + 1));

/** The files for download: a CSV file has all parts, workbooks have one each; those of products are named by ids. */
export const filesOf = ({
  kind,
  texts,
  parts,
  createdAt,
  total,
}: ListedExport): ExportFileDto[] => {
  const name = [kind, ...(texts ? [texts] : []), dubaiDay(createdAt)].join('-');
  if (!isImported(kind)) return [{ part: 1, name: `${name}.csv`, rows: total }];
  const nameOf = ({ part, first, last }: (typeof parts)[number]): string => {
    if (kind === 'products') return `products-${first}-${last}`;
    return parts.length > 1 ? `${name}-${part}` : name;
  };
  return parts.map((each) => ({
    part: each.part,
    name: `${nameOf(each)}.xlsx`,
    rows: each.rows,
  }));
};
