import type { Locale } from '@shop/shop-rules';
import { translate } from '../../../../platform/i18n/translate.js';
import type { ResultRow } from '../product-imports.queries.js';
import { COLUMNS, TEXT_COLUMNS } from '../read/sheet-columns.js';

const WORDS = {
  en: {
    sheet: 'Result',
    header: { row: 'row', action: 'action', outcome: 'outcome', error: 'error' },
    action: { create: 'create', update: 'update', unchanged: 'unchanged', error: 'error' },
    outcome: { done: 'done', reverted: 'reverted', kept: 'kept' },
  },
  ar: {
    sheet: 'النتيجة',
    header: { row: 'الصف', action: 'الإجراء', outcome: 'النتيجة', error: 'الخطأ' },
    action: { create: 'إضافة', update: 'تعديل', unchanged: 'بلا تغيير', error: 'خطأ' },
    outcome: { done: 'تم', reverted: 'تم التراجع عنه', kept: 'بقي كما هو' },
  },
};

/**
 * The rows of a file with their results. Its own column names stay in every language, so that the corrected file can
 * be uploaded again.
 */
export const resultSheets = (rows: readonly ResultRow[], locale: Locale): string => {
  const { sheet, header, action, outcome } = WORDS[locale];
  const lines = rows.map((row) => [
    row.row,
    ...row.cells,
    action[row.action],
    row.outcome && outcome[row.outcome],
    row.errors
      .map(({ cell, reason }) => (cell ? `${cell}: ` : '') + translate(reason, locale))
      .join(' '),
  ]);
  const first = [header.row, ...COLUMNS, header.action, header.outcome, header.error];
  const textColumns = TEXT_COLUMNS.map((column) => 1 + COLUMNS.indexOf(column));
  return JSON.stringify([{ name: sheet, rows: [first, ...lines], textColumns }]);
};
