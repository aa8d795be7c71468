import pg from 'pg';

/** Version and checksum of a table. */
interface TableSum {
  name: string;
  version: string;
  sum: string;
}

/** Differs after each change of a table: an inserted or updated row has another transaction, a deleted one is missing. */
const VERSION = `coalesce(md5(string_agg(ctid::text || xmin::text, ',')), '')`;

/** Reads checksums of tables over a connection of its own; only tables that changed since are read completely. */
export class TableSums {
  private readonly client: pg.Client;
  private names: Promise<string[]> | undefined;
  /** By table and ignored columns. */
  private readonly known = new Map<string, TableSum>();

  constructor(url: string) {
    this.client = new pg.Client({ connectionString: url });
  }

  async read(ignored: (name: string) => string[]): Promise<Record<string, string>> {
    const names = await (this.names ??= this.connect());
    const keyOf = (name: string): string => [name, ...ignored(name)].join();
    const versions = names.map(
      (name) => `select '${name}' as name, ${VERSION} as version from ${name}`,
    );
    // Prepared: planning it takes several times as long as executing it.
    const text = versions.join(' union all ');
    const { rows } = await this.client.query<TableSum>({ name: 'versions', text });
    const sums = rows
      .filter(({ name, version }) => this.known.get(keyOf(name))?.version !== version)
      .map(
        ({ name }) =>
          `select '${name}' as name, ${VERSION} as version,
             coalesce(md5(string_agg(row, ',' order by row)), '') as sum
           from (select ctid, xmin, (to_jsonb(x) - '{${ignored(name).join()}}'::text[])::text as row
             from ${name} x) r`,
      );
    if (sums.length > 0)
      for (const table of (await this.client.query<TableSum>(sums.join(' union all '))).rows)
        this.known.set(keyOf(table.name), table);
    return Object.fromEntries(names.map((name) => [name, this.known.get(keyOf(name))?.sum ?? '']));
  }

  async close(): Promise<void> {
    if (this.names) await this.client.end();
  }

  private async connect(): Promise<string[]> {
    await this.client.connect();
    // Heartbeats of processes change without a call.
    const { rows } = await this.client.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename <> 'workers' order by 1`,
    );
    return rows.map(({ name }) => name);
  }
}
