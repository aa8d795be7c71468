/** Child process: creates the .xlsx of an export from its products, a line of JSON each, on standard input. */
import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { COLUMNS, TEXT_COLUMNS } from '../read/sheet-columns.js';
import { cellsOfProduct, type ExportedProduct } from './product-cells.js';
import { workbookOf } from './workbook.js';

const products: ExportedProduct[] = JSON.parse(await text(process.stdin));
const rows: string[][] = [[...COLUMNS]];
for (const product of products) {
  const cells = await cellsOfProduct(product);
  rows.push(COLUMNS.map((column) => cells[column] ?? ''));
}
const textColumns = TEXT_COLUMNS.map((column) => COLUMNS.indexOf(column));
process.stdout.write(workbookOf([{ name: 'Products', rows, textColumns }]));
