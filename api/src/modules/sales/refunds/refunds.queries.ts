import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** A refund is enquired about less and less often: each time after a quarter of its age. */
const AGE_SHARE = 4;

/** SQL of refunds that no longer proceed by themselves. */
@Injectable()
export class RefundsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Refunds whose outbox message is dead. */
  abandoned(): Promise<{ id: number; error: string }[]> {
    return this.db.query(
      `select p.id, coalesce(o.last_error, '') as error
       from payments p join outbox o on o.dedupe_key = 'payment-refund:' || p.id || ':' || p.refunded_fils
         || case when p.refund_round > 0 then ':' || p.refund_round else '' end
       where p.state = 'refund_pending' and o.dead_at is not null
       order by p.id limit 100`,
    );
  }

  /** Refunds that failed or were paid outside the provider within a month: the provider may have made them after all. */
  dueForWatch(afterMs: number): Promise<{ id: number; enquiries: number }[]> {
    return this.db.query(
      `select id, enquiries from payments
       where (state = 'refund_failed' or refund_outside_fils > 0)
         and updated_at > now() - interval '30 days'
         and coalesce(enquired_at, updated_at) < now() - greatest(
           $1 * interval '1 ms', (now() - updated_at) / $2)
       order by id limit 500`,
      [afterMs, AGE_SHARE],
    );
  }
}
