import { setImmediate as nextTurn } from 'node:timers/promises';
import { LARGEST_ID } from '@shop/shop-rules';
import type { QueryResultRow } from 'pg';
import type { CatalogueStatements } from './catalogue-statements.js';
import { mayReadReplica } from './replica.js';

/** Most rows of a statement. */
const MOST = 100;

interface Batch<Row> {
  ids: Set<number>;
  rows: Promise<Map<number, Row>>;
}

/**
 * Rows of the catalogue by id. Those that are requested in the same turn of the event loop are read by one statement,
 * which begins after all of these requests.
 */
export class BatchedRows<Row extends QueryResultRow & { id: number }> {
  /** The batches that still take ids, by whether they may use the replica. */
  private readonly open = new Map<boolean, Batch<Row>>();

  constructor(
    private readonly statements: CatalogueStatements,
    /** Selects the rows, with their `id`, of an array of ids. */
    private readonly text: string,
  ) {}

  async row(id: number): Promise<Row | undefined> {
    // PostgreSQL would refuse the whole array.
    if (id > LARGEST_ID) return undefined;
    const mayUseReplica = mayReadReplica();
    const batch = this.open.get(mayUseReplica) ?? this.begin(mayUseReplica);
    batch.ids.add(id);
    if (batch.ids.size >= MOST) this.open.delete(mayUseReplica);
    return (await batch.rows).get(id);
  }

  private begin(mayUseReplica: boolean): Batch<Row> {
    const ids = new Set<number>();
    const read = async (): Promise<Map<number, Row>> => {
      await nextTurn();
      if (this.open.get(mayUseReplica) === batch) this.open.delete(mayUseReplica);
      const rows = await this.statements.rows<Row>(this.text, [[...ids]]);
      return new Map(rows.map((row) => [row.id, row]));
    };
    const batch = { ids, rows: read() };
    this.open.set(mayUseReplica, batch);
    return batch;
  }
}
