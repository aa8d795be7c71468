import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MODULES, PLATFORM } from '../layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
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
  [
    'a circle of files',
    'api/src/platform/http/problem.ts',
    "export { problemOf } from './problem-of.js';\n",
    'import-x/no-cycle',
  ],
  ...[
    'storefront/src/features/cart/cart-store.ts',
    'dashboard/src/features/brands/brands.queries.ts',
  ].map((file): [string, string, string, string] => [
    `an import of a feature from a feature of ${file.split('/')[0]}`,
    file,
    "export * from '@/features/reviews/reviews.queries';\n",
    'no-restricted-imports',
  ]),
  [
    'an import of server code from a page in the browser',
    'storefront/src/pages/home/home.page.tsx',
    "export * from './home.server';\n",
    'no-restricted-imports',
  ],
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
