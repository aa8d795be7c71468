import { spawnSync } from 'node:child_process';
import { root } from '../lib/run.mjs';

/** Names of this project and those that they have replaced; `*` is any end or beginning of a name. */
export const REPLACED = [
  ['analytics', ['shop-figures']],
  ['audit entry', ['deed', 'deeds']],
  ['blocking orders', ['inTheWay', 'in_the_way', 'dropGivenUp']],
  ['check', ['judge', 'judges', 'judged', 'judging', 'judgement']],
  ['data retention', ['old-rows', 'oldRows']],
  ['fast path', ['front door', 'front-door', 'FrontDoor']],
  ['graceful shutdown', ['farewell', 'nobodyAtTheDoor']],
  ['guest', ['visitor', 'visitors']],
  ['hydration', ['served-answers', 'takeServedAnswers', 'use-started', 'use-typed-early']],
  ['lazy section', ['near-block', 'late-panel']],
  ['message catalogue', ['spoken-answers', 'arabic-of-*', 'in-arabic']],
  ['order documents', ['order-papers', 'OrderPaper', 'OrderPapers']],
  ['order request', ['send-data-wish']],
  ['page data', ['page-maker', 'page-reads']],
  ['read-your-writes', ['hearOwnWrites']],
  ['redact personal data', ['without-persons', 'withoutPersons']],
  ['replica read', ['madeForEverybody']],
  ['response', ['*AnswerDto', 'AnswersJson']],
  [
    'response cache',
    ['answer cache', 'keepAnswers', 'unlessKept', 'KEPT_READS', 'CatalogueAnswers'],
  ],
  ['scroll restoration', ['kept-places', 'scroll-places']],
  ['server rendering', ['storefront-drawer']],
  ['shopper', ['customers', 'newCustomer', 'OrderCustomer', 'ShopperFigures*']],
  ['stale', ['outdate', 'outdates']],
  ['stuck orders', ['rescue', 'rescues', 'RescueKind']],
  ['timeout', ['flow-times']],
  ['wake-up notification', ['doorbell']],
];

/** Where a replaced name is right. */
const EXCEPTIONS = [
  // Tells operators what former calls and settings are called now.
  'CHANGELOG.md',
  // Migrations that landed never change.
  'api/src/platform/database/migrations',
  // The former address of the stuck orders redirects.
  'dashboard/src/app/routes/sales.ts',
  'dashboard/src/pages/sales/stuck-orders.page.spec.tsx',
  // Addresses of pages of other publishers.
  'docs/working-day.md',
  // Names of packages.
  'package-lock.json',
  // They list the names.
  'docs/glossary.md',
  'tools/docs/replaced-names.mjs',
];

/** Lines of code, docs and texts with a replaced name. */
export const replacedNames = () => {
  const names = REPLACED.flatMap(([, former]) => former).map((name) => name.replace('*', '\\w*'));
  const { status, stdout, stderr } = spawnSync(
    'git',
    [
      ...['grep', '--untracked', '-IwniE', names.join('|'), '--', '.'],
      ...EXCEPTIONS.map((file) => `:!${file}`),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  // Without a match the status is 1.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};
