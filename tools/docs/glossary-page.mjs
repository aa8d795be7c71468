import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { TERMS } from './glossary-terms.mjs';
import { featureNames, singular } from './modules-table.mjs';
import { REPLACED } from './replaced-names.mjs';
import { table } from '../lib/table.mjs';

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

/** Terms with their texts: in English, in Arabic, meaning, name in code, table. */
const terms = () => {
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
  return TERMS.map(([term, ...rest]) => [...wordOf(term), ...rest]);
};

/** The name of a folder for a term or a name in code: "Draft orders", `DraftOrder`. */
const folderOf = (name) =>
  singular(
    name
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .replaceAll(' ', '-')
      .toLowerCase(),
  );

/** Features whose folder is no term. */
export const foldersWithoutTerm = () => {
  const known = new Set(terms().flatMap(([en, , , name]) => [folderOf(en), folderOf(name)]));
  return featureNames()
    .filter((name) => !known.has(name))
    .map((name) => `tools/docs/glossary-terms.mjs: no term for the folder ${name}`);
};

/** `docs/glossary.md`: the terms of the shop, with the terms on screens from the text catalogues. */
export const glossaryPage = () => {
  const code = (text) => text && `\`${text}\``;
  return [
    '# Glossary',
    '',
    'Each thing has one name, the same on screens, in code and in the database. `npm run docs` takes the terms on screens from the text',
    'catalogues, and its check fails for a folder of a feature without a term. For the folders, see',
    '[architecture](architecture.md#one-word-on-both-sides); for the states of orders, payments and shipments, see [transitions](transitions.md).',
    '',
    ...table(
      ['English', 'Arabic', 'Meaning', 'Code', 'Table'],
      terms().map(([en, ar, meaning, name, rows]) => [en, ar, meaning, code(name), code(rows)]),
    ),
    '',
    '## Former names',
    '',
    'The check of the docs finds none of them in code, docs and texts, except where `tools/docs/replaced-names.mjs` says why.',
    '',
    ...table(
      ['Name', 'Instead of'],
      REPLACED.map(([name, former]) => [name, former.map(code).join(', ')]),
    ),
    '',
  ].join('\n');
};
