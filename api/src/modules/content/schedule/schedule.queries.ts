import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';

const NEXT = `
  select min(time) as time
  from (
    select shown_from, shown_until from banners
    union all select shown_from, shown_until from main_ads
    union all select shown_from, shown_until from videos
    union all select (entry->>'shownFrom')::timestamptz, (entry->>'shownUntil')::timestamptz
      from storefront_layout, jsonb_array_elements(categories || groups || sections) entry
  ) schedules, unnest(array[shown_from, shown_until]) time
  where time > $1`;

/** SQL of the schedules of all contents. */
@Injectable()
export class ScheduleQueries {
  constructor(private readonly statements: Statements) {}

  /** The first start or end after a time. */
  async next(after: Date): Promise<Date | undefined> {
    const [row] = await this.statements.rows<{ time: Date | null }>(NEXT, [after]);
    return row?.time ?? undefined;
  }
}
