import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES, PLATFORM } from '../layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const OXLINT = path.join(root, 'node_modules/oxlint/bin/oxlint');
const LINT = `
  import { ESLint } from 'eslint';
  let input = '';
  for await (const part of process.stdin) input += part;
  const eslint = new ESLint();
  const rules = [];
  for (const [filePath, text] of JSON.parse(input)) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    rules.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(rules));
`;

/** A violation in a virtual file, and the rule that reports it. */
const VIOLATIONS: [title: string, file: string, text: string, rule: string][] = [
  [
    'SEC-31 a search that takes more than linear time',
    'api/src/main.ts',
    'export const isEnd = (path: string) => /\\/+$/.test(path);\n',
    'regexp/no-super-linear-move',
  ],
  [
    'SEC-31 an expression that takes exponential time',
    'libs/shop-rules/src/addresses.ts',
    "export const a = /^(?:a+)+$/.test('');\n",
    'regexp/no-super-linear-backtracking',
  ],
  [
    'SEC-35 code from a text',
    'api/src/main.ts',
    'export const run = (text: string) => new Function(text);\n',
    'no-new-func',
  ],
  [
    'SEC-35 an evaluated text',
    'storefront/src/app/start.ts',
    'export const run = (text: string) => eval(text);\n',
    'no-eval',
  ],
  ...[
    [
      'of platform from a module',
      'platform/auth/passwords.ts',
      '../../modules/people/staff/staff.dto.js',
    ],
    ['of platform from app', 'platform/files/uploads.ts', '../../app/app.module.js'],
    ['of platform from a later folder', 'platform/config/env.ts', '../http/problem.js'],
    ['of a module from app', 'modules/people/staff/staff.dto.ts', '../../../app/app.module.js'],
    ['from a later module', 'modules/sales/payments/payment.dto.ts', '../orders/order.dto.js'],
    [
      'from a later module of another area',
      'modules/catalogue/products/removal/in-use.ts',
      '../../../sales/orders/order.dto.js',
    ],
    [
      'of the queries of another module',
      'modules/sales/orders/order.dto.ts',
      '../payments/payments.queries.js',
    ],
  ].map(([what = '', file = '', target = '']): [string, string, string, string] => [
    `an import ${what}`,
    `api/src/${file}`,
    `export * from '${target}';\n`,
    'no-restricted-imports',
  ]),
  ...[
    'storefront/src/features/cart/cart-store.ts',
    'dashboard/src/features/brands/brands.queries.ts',
  ].map((file): [string, string, string, string] => [
    `an import of a feature from a feature of ${file.split('/')[0]}`,
    file,
    "export * from '@/features/reviews/reviews.queries';\n",
    'no-restricted-imports',
  ]),
  ...[
    ['of the API', 'api/src/modules/catalogue/products/read/x.ts', '../edit/product-input.dto.js'],
    ['of a feature', 'dashboard/src/features/orders/refunds/x.ts', '../actions/cancel-order'],
    ['by the alias', 'storefront/src/shared/options/x.ts', '@/shared/orders/option-fix'],
    ['of a library', 'libs/ui/src/spinner/x.ts', '../button/button'],
  ].map(([what = '', file = '', target = '']): [string, string, string, string] => [
    `an import of a folder that imports the file's folder, ${what}`,
    file,
    `export * from '${target}';\n`,
    'shop/sibling-folders',
  ]),
  [
    'an import of server code from a page in the browser',
    'storefront/src/pages/home/home.page.tsx',
    "export * from './home.server';\n",
    'no-restricted-imports',
  ],
  [
    'TRUST-46 a call that leaves outside the gateways',
    'api/src/modules/sales/refunds/x.ts',
    "export const x = (): Promise<Response> => fetch('https://other.example');\n",
    'no-restricted-globals',
  ],
  ...[
    "import { request } from 'node:https';\nexport const x = request;\n",
    "import http from 'node:http';\nexport const x = http;\n",
    "import { connect } from 'node:tls';\nexport const x = connect;\n",
    "import * as net from 'node:net';\nexport const x = net;\n",
    "import { fetch as other } from 'undici';\nexport const x = other;\n",
  ].map((text): [string, string, string, string] => [
    `TRUST-46 ${text.split(';')[0]} outside the gateways`,
    'api/src/modules/sales/refunds/x.ts',
    text,
    '@typescript-eslint/no-restricted-imports',
  ]),
  [
    'a disabled rule without a reason',
    'api/src/main.ts',
    '// eslint-disable-next-line no-console\nconsole.log();\n',
    'shop/disable-reason',
  ],
];

let found: string[][];
beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LINT], {
    cwd: root,
    input: JSON.stringify(VIOLATIONS.map(([, file, text]) => [file, text])),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  // Before it, rules may warn.
  found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}, 120_000);

it.each(VIOLATIONS.map(([title, , , rule], at) => [title, rule, at] as const))(
  'lint refuses %s',
  (_title, rule, at) => {
    expect(found[at]).toContain(rule);
  },
);

/** Violations that only oxlint finds, as it follows imports and types: files of a copy of the settings. */
const PLANTED: [title: string, rule: string, files: Record<string, string>][] = [
  [
    'a circle of files',
    'import(no-cycle)',
    {
      'api/src/a.ts': "export { b } from './b.js';\nexport const a = 1;\n",
      'api/src/b.ts': "export { a } from './a.js';\nexport const b = 1;\n",
    },
  ],
  [
    'a circle of types',
    'import(no-cycle)',
    {
      'api/src/c.ts': "import type { D } from './d.js';\nexport type C = { d: D };\n",
      'api/src/d.ts': "import type { C } from './c.js';\nexport type D = { c: C } | null;\n",
    },
  ],
  [
    'a circle through the alias of an app',
    'import(no-cycle)',
    {
      'storefront/src/e.ts': "export { f } from '@/f';\nexport const e = 1;\n",
      'storefront/src/f.ts': "export { e } from '@/e';\nexport const f = 1;\n",
    },
  ],
  [
    'a promise that nothing awaits',
    'typescript(no-floating-promises)',
    { 'api/src/g.ts': 'Promise.resolve(1);\n' },
  ],
  [
    'a promise as a condition',
    'typescript(no-misused-promises)',
    { 'api/src/h.ts': 'export const h = Promise.resolve(false) ? 1 : 2;\n' },
  ],
];

describe('oxlint', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'liwan-lint-'));
  const settings = [
    '.oxlintrc.json',
    'tsconfig.base.json',
    'api/tsconfig.json',
    'storefront/tsconfig.json',
  ];
  let reported: { code: string; filename: string }[];

  beforeAll(() => {
    for (const file of settings) cpSync(path.join(root, file), path.join(copy, file));
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [, , files] of PLANTED)
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
        writeFileSync(path.join(copy, file), text);
      }
    const { stdout } = spawnSync(
      process.execPath,
      [OXLINT, '-c', '.oxlintrc.json', '--format=json', 'api', 'storefront'],
      { cwd: copy, encoding: 'utf8' },
    );
    ({ diagnostics: reported } = JSON.parse(stdout));
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(PLANTED)('refuses %s', (_title, rule, files) => {
    const ofFiles = reported.filter(({ filename }) => filename in files);
    expect(ofFiles.map(({ code }) => code)).toEqual(Object.keys(files).map(() => rule));
  });
});

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(root, 'api/src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it('api/layers.mjs names every folder of platform and modules, and no other', () => {
  const modules = foldersIn('modules').flatMap((area) =>
    foldersIn(`modules/${area}`).map((name) => `${area}/${name}`),
  );
  expect([...MODULES].sort()).toEqual(modules.sort());
  expect([...PLATFORM].sort()).toEqual(foldersIn('platform').sort());
});
