/** Child process: creates an .xlsx from JSON on standard input, a list of sheets. */
import { text } from 'node:stream/consumers';
import { workbookOf } from './workbook.js';

process.stdout.write(workbookOf(JSON.parse(await text(process.stdin))));
