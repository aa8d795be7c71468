const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' order by 1`;
const SEQUENCES = `select schemaname || '.' || sequencename as name, coalesce(last_value, 0)::int8 as last from pg_sequences`;
/**
 * Columns, indexes, constraints, triggers and functions, as PostgreSQL writes them: without casts and brackets, which it
 * adds to an expression it has written once before.
 */
const SHAPE = String.raw`with ours as (select oid from pg_namespace where nspname !~ '^(pg_|information_schema$)'),
  tables as (select oid from pg_class where relkind in ('r', 'm', 'v') and relnamespace in (select oid from ours)),
  lines as (
    select format('%s.%s %s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid in (select oid from tables) and a.attnum > 0 and not a.attisdropped
    union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from tables)
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid in (select oid from tables)
    union all select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid in (select oid from tables) and not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace in (select oid from ours) and prokind in ('f', 'p')
  )
  select regexp_replace(line, '::[a-z ]+(\[\])?|[()\s]', '', 'g') as line from lines`;

/** Names of the tables, quoted as SQL wants them. */
export const tablesOf = async (client) => (await client.query(TABLES)).rows.map(({ name }) => name);

/** Contents of a database: row count and checksum of each table, independent of row order, and the schema. */
export const fingerprint = async (client) => {
  const tables = new Map();
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(whole::text, 0)), 0)::text as sum from ${name} whole`,
    );
    tables.set(name, rows[0]);
  }
  const sequences = new Map(
    (await client.query(SEQUENCES)).rows.map(({ name, last }) => [name, BigInt(last)]),
  );
  const { rows } = await client.query(SHAPE);
  return { tables, sequences, shape: new Set(rows.map(({ line }) => line)) };
};

const onlyIn = (one, other) => [...one].filter((line) => !other.has(line));

/** Differences between two fingerprints; a sequence may be ahead, never behind. */
export const differences = (before, after) => [
  ...[...before.tables]
    .filter(([name, { rows, sum }]) => {
      const found = after.tables.get(name);
      return found?.rows !== rows || found.sum !== sum;
    })
    .map(([name, { rows }]) => `${name}: ${rows} rows, then ${after.tables.get(name)?.rows}`),
  ...[...after.tables.keys()]
    .filter((name) => !before.tables.has(name))
    .map((name) => `${name} is new`),
  ...[...before.sequences]
    .filter(([name, last]) => !(after.sequences.get(name) >= last))
    .map(([name]) => `${name} is behind`),
  ...onlyIn(before.shape, after.shape),
  ...onlyIn(after.shape, before.shape),
];
