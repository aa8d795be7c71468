import type { Locale } from '@shop/shop-rules';
import { translate } from '../../../platform/i18n/translate.js';
import { msg } from '../../../platform/i18n/message.js';
import type { CashStatementRowDto } from './cash-statement.dto.js';

const HEADINGS = [
  'row',
  'waybill',
  'order',
  'kind',
  'stated',
  'collected',
  'difference',
  'note',
] as const;

/** Sheet of the rows of a statement that are not equal. */
export const differencesSheet = (rows: readonly CashStatementRowDto[], locale: Locale): string => {
  const heading = (name: (typeof HEADINGS)[number]): string =>
    translate(msg(`cashStatement.sheet.${name}`), locale);
  const lines = rows.map(({ row, waybill, number, kind, stated, collected, note }) => [
    row,
    waybill,
    number,
    translate(msg(`cashStatement.kind.${kind}`), locale),
    stated,
    collected,
    Math.round(((stated ?? 0) - (collected ?? 0)) * 100) / 100,
    note,
  ]);
  return JSON.stringify([
    {
      name: translate(msg('cashStatement.sheet.name'), locale),
      rows: [HEADINGS.map(heading), ...lines],
      textColumns: [1],
    },
  ]);
};

/** A statement of these parcels, as a carrier writes it. */
export const exampleSheet = (parcels: readonly { waybill: string; fils: number }[]): string =>
  JSON.stringify([
    {
      name: 'COD',
      rows: [
        ['AWB Number', 'COD Amount (AED)'],
        ...parcels.map(({ waybill, fils }) => [waybill, fils / 100]),
      ],
      textColumns: [0],
    },
  ]);
