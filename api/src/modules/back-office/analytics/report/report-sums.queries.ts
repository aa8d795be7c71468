import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Ids of products whose month is added up at once: counting waits for it. */
const PRODUCTS = 5000;

const MONTHS = `
  select m::text as month, max(last)::integer as last from (
    select date_trunc('month', day)::date as m, max(product_id) as last from daily_visits group by 1
    union all
    select month, max(product_id) from monthly_visits group by 1) months
  group by m order by m`;
const ADD_MONTH = 'select rebuild_monthly_visits($1, $2, $3)';

const RETURNS = `
  select id from returns where received_at is not null
  union select return_id from received_returns order by 1`;
const ADD_RETURN = 'select sum_received_return($1)';

/** The sums of visits and returns that triggers keep for reports. */
@Injectable()
export class ReportSumsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Adds up all visits and returns again, while the shop is open, in transactions that each change little. */
  async rebuild(): Promise<void> {
    const months: { month: string; last: number }[] = await this.db.query(MONTHS);
    for (const { month, last } of months)
      for (let first = 1; first <= last; first += PRODUCTS)
        await this.db.query(ADD_MONTH, [month, first, first + PRODUCTS - 1]);
    const returns: { id: number }[] = await this.db.query(RETURNS);
    for (const { id } of returns) await this.db.query(ADD_RETURN, [id]);
  }
}
