/** `npm run docs` writes the pages that are made from the code; `check` says which are old, and which links lead nowhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { transitionsPage } from '../../api/dist/modules/sales/order-core/transitions-page.js';
import { apiPage } from './api-page.mjs';
import { configurationPage } from './configuration-page.mjs';
import { decisionsPage } from './decisions-page.mjs';
import { brokenLinks } from './links.mjs';

const PAGES = {
  'docs/transitions.md': transitionsPage,
  'docs/configuration.md': configurationPage,
  'docs/api.md': apiPage,
  'docs/adr/README.md': decisionsPage,
};
const fileOf = (page) => path.join(root, page);

if (process.argv[2] === 'check') {
  const wrong = [
    ...Object.entries(PAGES)
      .filter(
        ([page, make]) =>
          !existsSync(fileOf(page)) || readFileSync(fileOf(page), 'utf8') !== make(),
      )
      .map(([page]) => `${page} is old: npm run docs`),
    ...brokenLinks().map((link) => `A link leads nowhere: ${link}`),
  ];
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
} else {
  for (const [page, make] of Object.entries(PAGES)) writeFileSync(fileOf(page), make());
}
