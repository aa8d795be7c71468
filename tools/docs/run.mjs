/** `npm run docs` writes the generated pages and sections; `check` reports which are out of date, and broken links. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { transitionsPage } from '../../api/dist/modules/sales/order-core/transitions-page.js';
import { apiPage } from './api-page.mjs';
import { asvsFaults } from './asvs.mjs';
import { attacksPage } from './attacks-page.mjs';
import { configurationPage } from './configuration-page.mjs';
import { cryptographyFaults } from './cryptography.mjs';
import { decisionsPage } from './decisions-page.mjs';
import { folderTree } from './folder-tree.mjs';
import { withSections } from '../lib/generated-sections.mjs';
import { foldersWithoutTerm, glossaryPage } from './glossary-page.mjs';
import { brokenLinks } from './links.mjs';
import { modulesTable } from './modules-table.mjs';
import { privacyPage } from './privacy-page.mjs';
import { replacedNames } from './replaced-names.mjs';
import { repeatedRequirements } from './requirements.mjs';

const README = 'README.md';
const ARCHITECTURE = 'docs/architecture.md';
/** Depth of the tree in docs/architecture.md. */
const depthOf = ([top, second]) => (top === 'api' && second === 'src' ? 3 : 2);

const PAGES = {
  'docs/transitions.md': transitionsPage,
  'docs/configuration.md': configurationPage,
  'docs/api.md': apiPage,
  'docs/adr/README.md': decisionsPage,
  'docs/attacks.md': attacksPage,
  'docs/privacy.md': privacyPage,
  'docs/glossary.md': glossaryPage,
  [README]: () => withSections(README, { folders: folderTree(() => 1) }),
  [ARCHITECTURE]: () =>
    withSections(ARCHITECTURE, { folders: folderTree(depthOf), modules: modulesTable() }),
};
const fileOf = (page) => path.join(root, page);

if (process.argv[2] === 'check') {
  const wrong = [
    ...Object.entries(PAGES)
      .filter(
        ([page, make]) =>
          !existsSync(fileOf(page)) || readFileSync(fileOf(page), 'utf8') !== make(),
      )
      .map(([page]) => `${page} is out of date: run npm run docs`),
    ...asvsFaults(),
    ...cryptographyFaults(),
    ...repeatedRequirements(),
    ...foldersWithoutTerm(),
    ...replacedNames().map((line) => `Former name, see docs/glossary.md: ${line}`),
    ...brokenLinks().map((link) => `Broken link: ${link}`),
  ];
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
} else {
  for (const [page, make] of Object.entries(PAGES)) writeFileSync(fileOf(page), make());
}
