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

/** What followed searched words since the last write. */
export interface StepCount {
  words: string;
  kind: string;
  value: string;
  times: number;
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

/** Only of words that find nothing today, so that invented words add no rows. */
const ADD_STEPS = `
  insert into daily_search_steps as d (day, words, kind, value, times)
    select ${dayOf('now()')}, n.words, n.kind, n.value, n.times
    from unnest($1::text[], $2::text[], $3::text[], $4::integer[]) n (words, kind, value, times)
    where exists (select from daily_searches s
        where s.day = ${dayOf('now()')} and s.words = n.words and s.results = 0)
      and not exists (
        select from daily_search_steps where day = ${dayOf('now()')} offset ${MOST_WORDS})
    order by n.words, n.kind, n.value
  on conflict (day, words, kind, value) do update set times = d.times + excluded.times`;

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

  async addSteps(counts: StepCount[]): Promise<void> {
    await this.db.query(ADD_STEPS, [
      counts.map(({ words }) => words),
      counts.map(({ kind }) => kind),
      counts.map(({ value }) => value),
      counts.map(({ times }) => times),
    ]);
  }
}
