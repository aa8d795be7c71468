import path from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import { formatChanges } from '../format-changes.mjs';
import { insertBefore } from '../insert-before.mjs';

const SOURCES = 'storefront/src';

/** Adds a text to a catalogue, sorted by id. */
const addText = (tree, locale, id, text) => {
  const file = `${SOURCES}/locales/${locale}.po`;
  const [head, ...entries] = tree.read(file, 'utf8').trimEnd().split('\n\n');
  const idOf = (entry) => /msgid "([^"]*)"/.exec(entry)[1];
  const later = entries.findIndex((entry) => idOf(entry) > id);
  entries.splice(later < 0 ? entries.length : later, 0, `msgid "${id}"\nmsgstr "${text}"`);
  tree.write(file, `${[head, ...entries].join('\n\n')}\n`);
};

/** `nx g @shop/workspace:page <name>`; see CONTRIBUTING.md. */
export default async function makePage(tree, { name }) {
  const folder = `${SOURCES}/pages/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists.`);
  const { className: Name, propertyName: id } = names(name);
  const title = Name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const files = path.join(import.meta.dirname, 'files/__name__');
  generateFiles(tree, files, folder, { name, Name, id, title, tmpl: '' });
  for (const locale of ['en', 'ar']) addText(tree, locale, `${id}.title`, title);
  insertBefore(
    tree,
    `${SOURCES}/routes.ts`,
    "  page('not-found'",
    `  page('${name}', '/${name}', () => import('@/pages/${name}/${name}.page')),\n`,
  );
  await formatChanges(tree);
}
