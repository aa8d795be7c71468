import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { TERMS } from './glossary-terms.mjs';
import { table } from './table.mjs';

const ENTRY = /^msgid "([^"]+)"\nmsgstr "([^"]*)"/gm;
const catalogue = (app, locale) => {
  const folder = path.join(root, app, 'src/locales');
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => path.basename(file) === `${locale}.po`,
  );
  return new Map(
    files
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(ENTRY)])
      .map(([, id, text]) => [id, text.replace(/ \(\{[^)]*\)/, '')]),
  );
};

/** `docs/glossary.md`: the terms of the shop, with the terms on screens from the text catalogues. */
export const glossaryPage = () => {
  const texts = new Map(
    ['storefront', 'dashboard'].map((app) => [
      app,
      { en: catalogue(app, 'en'), ar: catalogue(app, 'ar') },
    ]),
  );
  const wordOf = (term) => {
    if (typeof term === 'string') return [term, ''];
    if (!Array.isArray(term)) return [term.en, term.ar];
    const [app, id] = term;
    const { en, ar } = texts.get(app);
    if (!en.has(id)) throw new Error(`tools/docs/glossary-terms.mjs: ${app} has no text ${id}.`);
    return [en.get(id), ar.get(id)];
  };
  const code = (text) => text && `\`${text}\``;
  return [
    '# Glossary',
    '',
    'Each thing has one name, the same on screens, in code and in the database. `npm run docs` takes the terms on screens from the text',
    'catalogues. For the folders of a feature, see [architecture](architecture.md#one-word-on-both-sides); for the states of orders, payments',
    'and shipments, see [transitions](transitions.md).',
    '',
    ...table(
      ['English', 'Arabic', 'Meaning', 'Code', 'Table'],
      TERMS.map(([term, meaning, name, rows]) => [
        ...wordOf(term),
        meaning,
        code(name),
        code(rows),
      ]),
    ),
    '',
  ].join('\n');
};
