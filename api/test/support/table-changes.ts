import pg from 'pg';

/** Differs after each change of a table: an inserted or updated row has another transaction, a deleted one is missing. */
const VERSION = 'coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0)';
const SNAPSHOT = 'begin isolation level repeatable read read only';

const valuesOf = async (
  client: pg.Client,
  selects: string[],
  name?: string,
): Promise<(string | undefined)[]> => {
  const text = `select array[${selects.map((each) => `(${each})`).join()}]::text[] as values`;
  const { rows } = await client.query<{ values: string[] }>({ ...(name && { name }), text });
  return rows[0]?.values ?? [];
};
const versionOf = (table: string): string => `select ${VERSION} from ${table}`;
const contentOf = (table: string, ignored: string[]): string =>
  `select coalesce(sum(hashtextextended((to_jsonb(x) - '{${ignored.join()}}'::text[])::text, 0)), 0)
   from ${table} x`;

/** Finds the tables that have changed since a moment, over connections of its own. */
export class TableChanges {
  /** Its transaction sees the rows of that moment. */
  private readonly past: pg.Client;
  private readonly present: pg.Client;
  private names: Promise<string[]> | undefined;
  /** How many observations have begun. */
  private begun = 0;

  constructor(url: string) {
    this.past = new pg.Client({ connectionString: url });
    this.present = new pg.Client({ connectionString: url });
  }

  /**
   * From now on; called once, the result returns the names of the tables that differ from how they are now. A new
   * observation ends the one before, whose result throws then.
   */
  async observe(ignored: (name: string) => string[]): Promise<() => Promise<string[]>> {
    const own = ++this.begun;
    const names = await (this.names ??= this.connect());
    await this.past.query(`rollback; ${SNAPSHOT}; savepoint unlocked`);
    const before = await this.versions(this.past, names);
    // Without the locks of that query, so that a table can be truncated.
    await this.past.query('rollback to unlocked');
    return async () => {
      if (own !== this.begun) throw new Error('Another observation of the tables has begun.');
      const after = await this.versions(this.present, names);
      const touched = names.filter((_, at) => before[at] !== after[at]);
      const changed = await this.differing(touched, ignored, (name) => before[names.indexOf(name)]);
      await this.past.query('rollback');
      return changed;
    };
  }

  async close(): Promise<void> {
    if (!this.names) return;
    await this.past.end();
    await this.present.end();
  }

  /** Of the tables with another version, those whose content differs too. */
  private async differing(
    names: string[],
    ignored: (name: string) => string[],
    versionBefore: (name: string) => string | undefined,
  ): Promise<string[]> {
    if (names.length === 0) return [];
    const contents = names.map((name) => contentOf(name, ignored(name)));
    const after = await valuesOf(this.present, contents);
    const before = await valuesOf(this.past, contents);
    // The earlier rows of a truncated table are no longer visible.
    const versions = await valuesOf(this.past, names.map(versionOf));
    return names.filter(
      (name, at) => before[at] !== after[at] || versions[at] !== versionBefore(name),
    );
  }

  /** Prepared: planning it takes several times as long as executing it. */
  private versions(client: pg.Client, names: string[]): Promise<(string | undefined)[]> {
    return valuesOf(client, names.map(versionOf), 'versions');
  }

  private async connect(): Promise<string[]> {
    await Promise.all([this.past.connect(), this.present.connect()]);
    // Heartbeats of processes change without a call.
    const { rows } = await this.present.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename <> 'workers' order by 1`,
    );
    return rows.map(({ name }) => name);
  }
}
