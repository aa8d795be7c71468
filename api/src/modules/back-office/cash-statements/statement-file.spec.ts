import { columnChoice, filsOf, findColumns, readStatement } from './statement-file.js';

const lines = (...rows: string[][]) =>
  rows.map((cells, at) => ({ row: at + 1, cells: cells.map((text) => ({ text })) }));
const none = new Map<string, never>();

it.each([
  ['120', 12_000],
  ['1,234.50', 123_450],
  ['AED 99.9', 9990],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['120,5', 12_050],
  ['-30.00 AED', -3000],
  ['٩٩ درهم', 9900],
  ['12.345', undefined],
  ['1.234,50', undefined],
  ['12 34x', undefined],
  ['', undefined],
])('CARRIERCASH-07 reads the amount %s', (text, fils) => {
  expect(filsOf(text)).toBe(fils);
});

it('CARRIERCASH-07 finds the columns by the most specific name', () => {
  const found = findColumns(
    lines(['Amount', 'A.W.B. No', 'COD Amount (AED)', 'Tracking number'], ['1', '2', '3', '4']),
    none,
  );
  expect(found).toEqual({ headerRow: 1, waybill: 3, amount: 2 });
  expect(findColumns(lines(['رقم الشُحنة', 'المبلغُ المحصّل'], ['1', '2']), none)).toEqual({
    headerRow: 1,
    waybill: 0,
    amount: 1,
  });
  expect(findColumns(lines(['AWB', 'Total'], ['1', '2']), none)).toBeUndefined();
});

it('CARRIERCASH-08 what staff chose comes before the known names', () => {
  const remembered = new Map([
    ['amount', 'amount' as const],
    ['ref', 'waybill' as const],
  ]);
  expect(
    findColumns(lines(['Ref', 'COD', 'Amount', 'AWB'], ['1', '2', '3', '4']), remembered),
  ).toEqual({ headerRow: 1, waybill: 0, amount: 2 });
});

it('CARRIERCASH-08 offers the columns of the first row with several texts', () => {
  expect(
    columnChoice(lines(['Report'], ['Ref', '', 'Sum'], ['a1', 'x', '5'], ['a2', '', ''])),
  ).toEqual({
    headerRow: 2,
    columns: [
      { column: 0, heading: 'Ref', examples: ['a1', 'a2'] },
      { column: 2, heading: 'Sum', examples: ['5'] },
    ],
  });
});

it('CARRIERCASH-01 reads waybills in any digits and leaves out rows without one', () => {
  const { rows, ignored } = readStatement(
    lines(['AWB', 'COD'], ['٧٠٠ ١', '5'], ['7001', '1'], ['Total', '6']),
    { headerRow: 1, waybill: 0, amount: 1 },
  );
  expect(rows).toEqual([{ row: 2, lines: 2, waybill: '7001', fils: 600 }]);
  expect(ignored).toBe(1);
});
