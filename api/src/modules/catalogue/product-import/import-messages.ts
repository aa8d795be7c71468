import type { ProductImportDto } from './product-import.dto.js';

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
const listed = (parts: string[], none: string): string =>
  parts.length > 0 ? parts.join(', ') : none;

/** What a check found, in a sentence. */
export const checkedMessage = (found: ProductImportDto): string =>
  `${found.total} rows were checked: ${listed(
    [
      ...counted(found.toCreate, 'new'),
      ...counted(found.toUpdate, 'changed'),
      ...counted(found.unchanged, 'unchanged'),
      ...counted(found.errors, 'with errors'),
    ],
    'nothing to do',
  )}.`;

/** How an import stands, in a sentence. */
export const importedMessage = (row: ProductImportDto): string => {
  if (row.state === 'reverting')
    return `The import is being taken back; ${row.progress} of ${row.goal} rows are done.`;
  if (row.state === 'reverted') {
    const parts = [...counted(row.reverted, 'rows'), ...counted(row.kept, 'stay as they are')];
    return `The import was taken back: ${listed(parts, 'nothing to do')}.`;
  }
  if (row.state !== 'done')
    return `The file was accepted; ${row.progress} of ${row.goal} products are imported so far.`;
  const parts = [
    ...counted(row.toCreate, 'added'),
    ...counted(row.toUpdate, 'changed'),
    ...counted(row.unchanged, 'unchanged'),
    ...counted(row.errors, 'left out'),
  ];
  return `The products were imported: ${listed(parts, 'none')}.`;
};
