import { PreparingClient } from '../../src/platform/database/preparing-client.js';

/** Tables with more rows than this must not be read completely. */
export const LARGE = 10_000;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}
interface Plan {
  'Query Text': string;
  Plan: Node;
}

/** A table of which a statement read too much. */
export interface LargeRead {
  table: string;
  /** Rows read, according to the plan. */
  rows: number;
  isWhole: boolean;
  query: string;
}

/** PostgreSQL sends the plan of every statement to the client, including those of triggers and foreign keys. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  client_min_messages: 'log',
};

const planIn = (message: unknown): Plan | undefined => {
  const text = typeof message === 'string' ? message : '';
  const start = text.indexOf('plan:\n');
  return start < 0 ? undefined : (JSON.parse(text.slice(start + 6)) as Plan);
};

/** Collects the plans of all statements of this process; to be called before the application starts. */
export const collectPlans = (): { take(): Plan[] } => {
  process.env['PGOPTIONS'] = Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  let plans: Plan[] = [];
  const listening = new WeakSet<PreparingClient>();
  const query = PreparingClient.prototype.query;
  PreparingClient.prototype.query = function (this: PreparingClient, ...args: unknown[]): never {
    if (!listening.has(this)) {
      listening.add(this);
      this.on('notice', ({ message }) => {
        const plan = planIn(message);
        if (plan) plans.push(plan);
      });
    }
    return Reflect.apply(query, this, args) as never;
  };
  return {
    take: () => {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsRead = (node: Node): number =>
  Math.round(
    ((node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
      (node['Actual Loops'] ?? 1),
  );

/** Excessive reads in the plans: whole large tables, or more than `LARGE` rows by an index. */
export const largeReads = (plans: Plan[], large: ReadonlySet<string>): LargeRead[] =>
  plans.flatMap(({ Plan, 'Query Text': query }) =>
    nodesOf(Plan).flatMap((node) => {
      const table = node['Relation Name'];
      if (table === undefined || !large.has(table)) return [];
      const isWhole = node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 1) > 0;
      const rows = rowsRead(node);
      return isWhole || rows > LARGE ? [{ table, rows, isWhole, query }] : [];
    }),
  );
