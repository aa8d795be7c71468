import { latinDigits } from '@shop/shop-rules';

export type ColumnMeaning = 'waybill' | 'amount';

/** Names of the columns in statements of carriers, the most specific first. */
const NAMES: Record<ColumnMeaning, readonly string[]> = {
  waybill: [
    'air waybill number',
    'airwaybill number',
    'air waybill',
    'airwaybill',
    'awb number',
    'awb no',
    'awb',
    'hawb',
    'waybill number',
    'waybill no',
    'waybill',
    'tracking number',
    'tracking no',
    'shipment number',
    'shipment no',
    'consignment number',
    'رقم بوليصة الشحن',
    'رقم البوليصة',
    'بوليصة الشحن',
    'البوليصة',
    'رقم التتبع',
    'رقم الشحنة',
  ],
  amount: [
    'cod amount',
    'cod value',
    'cod collected',
    'amount collected',
    'collected amount',
    'cash collected',
    'cash amount',
    'cash on delivery',
    'cod',
    'remitted amount',
    'amount',
    'مبلغ الدفع عند الاستلام',
    'الدفع عند الاستلام',
    'مبلغ التحصيل',
    'قيمة التحصيل',
    'المبلغ المحصل',
    'النقد المحصل',
    'المبلغ',
  ],
};

/** A heading without case, punctuation, currency and the marks of Arabic letters. */
export const plainHeading = (heading: string): string =>
  latinDigits(heading)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(^| )(aed|درهم)( |$)/g, ' ')
    .trim();

const PLAIN = {
  waybill: NAMES.waybill.map(plainHeading),
  amount: NAMES.amount.map(plainHeading),
};

/** The columns of a row of headings, counted from 0; what staff chose before comes first. */
export const columnsIn = (
  headings: readonly string[],
  remembered: ReadonlyMap<string, ColumnMeaning>,
): Partial<Record<ColumnMeaning, number>> => {
  const plain = headings.map(plainHeading);
  const columnOf = (meaning: ColumnMeaning): number | undefined => {
    const chosen = plain.findIndex((heading) => remembered.get(heading) === meaning);
    if (chosen >= 0) return chosen;
    for (const name of PLAIN[meaning]) {
      const at = plain.findIndex((heading) => heading === name && !remembered.has(heading));
      if (at >= 0) return at;
    }
    return undefined;
  };
  return { waybill: columnOf('waybill'), amount: columnOf('amount') };
};
