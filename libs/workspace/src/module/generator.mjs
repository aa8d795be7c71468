import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import { formatChanges } from '../format-changes.mjs';
import { insertBefore } from '../insert-before.mjs';
import { singularOf } from '../singular.mjs';

const MIGRATIONS = 'api/src/platform/database/migrations';
/** Commands that build the rights and generate the contract, its types and the docs from the built API. */
const PUBLISH = [
  ['node_modules/typescript-7/bin/tsc', '-p', 'libs/shop-rules/tsconfig.build.json'],
  ['api/build.mjs'],
  ['tools/contract.mjs', 'generate'],
  ['tools/docs/run.mjs'],
];

/** `2026-11-23T19:05:00Z` -> `20261123190500`. */
const stampOf = (date) => date.toISOString().replace(/\D/g, '').slice(0, 14);

const optionsOf = (modulePath, singular) => {
  const [area, name] = modulePath.split('/');
  const thing = singular ?? singularOf(name);
  const { className: Things, propertyName: things, constantName } = names(name);
  return {
    area,
    name,
    Things,
    things,
    thing,
    Thing: names(thing).className,
    table: constantName.toLowerCase(),
    stamp: stampOf(new Date()),
    tmpl: '',
  };
};

/** `nx g @shop/workspace:module <area>/<name>`; see CONTRIBUTING.md. */
export default async function makeModule(tree, { path: modulePath, thing }) {
  const options = optionsOf(modulePath, thing);
  const { area, name, Things, stamp } = options;
  const folder = `api/src/modules/${area}/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists.`);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), '.', options);

  const migration = `${Things}${stamp}`;
  const index = `${MIGRATIONS}/index.ts`;
  insertBefore(tree, index, '];', `  ${migration},\n`);
  insertBefore(tree, index, '\n/**', `import { ${migration} } from './${stamp}-${name}.js';\n`);

  const app = 'api/src/app/app.module.ts';
  // Before the staff routes, whose `/admin/:id` would match its path.
  insertBefore(tree, app, '    AuditModule,', `    ${Things}Module,\n`);
  insertBefore(
    tree,
    app,
    '\n@Module',
    `import { ${Things}Module } from '../modules/${area}/${name}/${name}.module.js';\n`,
  );
  insertBefore(tree, 'api/layers.mjs', '];\n\nconst UP', `  '${area}/${name}',\n`);
  insertBefore(
    tree,
    'api/test/support/access-table.ts',
    '};\n',
    `  'GET /admin/${name}': { may: ADMIN },\n`,
  );
  const texts = name.replaceAll('-', ' ');
  insertBefore(
    tree,
    'libs/shop-rules/src/rights/office-rights.ts',
    '} as const satisfies',
    `  '${options.things}.view': {
    area: 'shop',
    name: { en: 'See ${texts}', ar: 'عرض ${texts}' },
    about: { en: 'The list of ${texts}.', ar: 'قائمة ${texts}.' },
    roles: ['admin'],
    also: ['ops'],
  },\n`,
  );
  await formatChanges(tree);
  return () => {
    for (const command of PUBLISH)
      execFileSync(process.execPath, command, { cwd: tree.root, stdio: 'inherit' });
  };
}
