import { say, type Message } from '../../../platform/i18n/message.js';
import type { ProductImportDto } from './product-import.dto.js';

/** The parts with a count above 0. */
const counted = (...parts: [count: number, part: Part][]): Message[] =>
  parts.filter(([count]) => count > 0).map(([count, part]) => say(`import.part${part}`, { count }));
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
    ? say('import.checked', { total, parts })
    : say('import.checkedNothing', { total });
};

/** The state of an import. */
export const importedMessage = (row: ProductImportDto): Message => {
  const { progress, goal } = row;
  if (row.state === 'reverting') return say('import.reverting', { progress, goal });
  if (row.state === 'reverted') {
    const parts = counted([row.reverted, 'Rows'], [row.kept, 'Kept']);
    return parts.length > 0 ? say('import.revertedWith', { parts }) : say('import.revertedNothing');
  }
  if (row.state !== 'done') return say('import.running', { progress, goal });
  const parts = counted(
    [row.toCreate, 'Added'],
    [row.toUpdate, 'Changed'],
    [row.unchanged, 'Unchanged'],
    [row.errors, 'LeftOut'],
  );
  return parts.length > 0 ? say('import.done', { parts }) : say('import.doneNothing');
};
