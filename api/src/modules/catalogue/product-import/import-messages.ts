import { msg, type Message } from '../../../platform/i18n/message.js';
import type { ProductImportDto } from './product-import.dto.js';

/** The parts with a count above 0. */
const counted = (...parts: [count: number, part: Part][]): Message[] =>
  parts.filter(([count]) => count > 0).map(([count, part]) => msg(`import.part${part}`, { count }));
type Part = 'New' | 'Changed' | 'Unchanged' | 'Errors' | 'Added' | 'LeftOut' | 'Rows' | 'Kept';

/** The result of a check. */
export const checkedMessage = (found: ProductImportDto): Message => {
  const { total } = found;
  const parts = counted(
    [found.toCreate, 'New'],
    [found.toUpdate, 'Changed'],
    [found.unchanged, 'Unchanged'],
    [found.errors, 'Errors'],
  );
  return parts.length > 0
    ? msg('import.checked', { total, parts })
    : msg('import.checkedNothing', { total });
};

/** The state of an import. */
export const importedMessage = (row: ProductImportDto): Message => {
  const { progress, goal } = row;
  if (row.state === 'reverting') return msg('import.reverting', { progress, goal });
  if (row.state === 'reverted') {
    const parts = counted([row.reverted, 'Rows'], [row.kept, 'Kept']);
    return parts.length > 0 ? msg('import.revertedWith', { parts }) : msg('import.revertedNothing');
  }
  if (row.state === 'cancelled') return msg('import.cancelled', { progress, goal });
  if (row.state !== 'done') return msg('import.running', { progress, goal });
  const parts = counted(
    [row.toCreate, 'Added'],
    [row.toUpdate, 'Changed'],
    [row.unchanged, 'Unchanged'],
    [row.errors, 'LeftOut'],
  );
  return parts.length > 0 ? msg('import.done', { parts }) : msg('import.doneNothing');
};
