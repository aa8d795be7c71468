import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import type { ReturnState } from '../order-core/return/return-machine.js';

interface ReturnSearch {
  states: readonly ReturnState[];
  /** Smallest age in days. */
  days: number | undefined;
  /** Open returns are listed oldest first. */
  isOpen: boolean;
  limit: number;
  offset: number;
}

const MATCHES = `from returns
  where state = any ($1) and created_at <= now() - $2 * interval '1 day'`;

/** SQL of the list of returns. */
@Injectable()
export class ReturnsQueries {
  constructor(private readonly statements: Statements) {}

  /** Ids of a page of returns. */
  async page({ states, days = 0, isOpen, limit, offset }: ReturnSearch): Promise<number[]> {
    const order = isOpen ? 'created_at, id' : 'created_at desc, id desc';
    const rows = await this.statements.planned<{ id: number }>(
      `select id ${MATCHES} order by ${order} limit $3 offset $4`,
      [states, days, limit, offset],
    );
    return rows.map(({ id }) => id);
  }

  async count(states: readonly ReturnState[], days = 0): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(
      `select count(*)::int as count ${MATCHES}`,
      [states, days],
    );
    return row?.count ?? 0;
  }

  /** Number of returns by state. */
  async counts(states: readonly ReturnState[]): Promise<Partial<Record<ReturnState, number>>> {
    const rows = await this.statements.rows<{ state: ReturnState; count: number }>(
      'select state, count(*)::int as count from returns where state = any ($1) group by state',
      [states],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }
}
