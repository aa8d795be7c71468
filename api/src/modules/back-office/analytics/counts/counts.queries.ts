import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { dayOf } from '../../../../platform/database/shop-days.js';

/** The sums of a product, or of the checkout, since the last write. */
export interface VisitCount {
  views: number;
  carts: number;
  checkouts: number;
}

/** The sums of searched words since the last write. */
export interface SearchCount {
  searches: number;
  /** Products found by the latest result page; null without one. */
  results: number | null;
}

/** Words per day; more are only invented to fill the table. */
const MOST_WORDS = 20_000;

/** Products that do not exist are left out. In the order of the key, so that processes do not block each other. */
const ADD_VISITS = `
  insert into daily_visits as d (day, product_id, vendor_id, views, carts, checkouts)
    select ${dayOf('now()')}, n.id, coalesce(p.vendor_id, 0), n.views, n.carts, n.checkouts
    from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[])
        n (id, views, carts, checkouts)
      left join products p on p.id = n.id
    where n.id = 0 or p.published
    order by n.id
  on conflict (day, product_id) do update set views = d.views + excluded.views,
    carts = d.carts + excluded.carts, checkouts = d.checkouts + excluded.checkouts`;

const ADD_SEARCHES = `
  insert into daily_searches as d (day, words, searches, results)
    select ${dayOf('now()')}, n.words, n.searches, n.results
    from unnest($1::text[], $2::integer[], $3::integer[]) n (words, searches, results)
    where not exists (
      select from daily_searches where day = ${dayOf('now()')} offset ${MOST_WORDS})
    order by n.words
  on conflict (day, words) do update set searches = d.searches + excluded.searches,
    results = coalesce(excluded.results, d.results)`;

/** Writes the counts of visits and searches. */
@Injectable()
export class CountsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** By product; 0 has the checkouts. */
  async addVisits(counts: Map<number, VisitCount>): Promise<void> {
    const rows = [...counts.values()];
    await this.db.query(ADD_VISITS, [
      [...counts.keys()],
      rows.map(({ views }) => views),
      rows.map(({ carts }) => carts),
      rows.map(({ checkouts }) => checkouts),
    ]);
  }

  async addSearches(counts: Map<string, SearchCount>): Promise<void> {
    const rows = [...counts.values()];
    await this.db.query(ADD_SEARCHES, [
      [...counts.keys()],
      rows.map(({ searches }) => searches),
      rows.map(({ results }) => results),
    ]);
  }
}
