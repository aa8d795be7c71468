import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Order } from '../order-core/order.entity.js';
import type { PaymentAttempt } from '../order-core/payment/payment.entity.js';
import type { EventValues } from '../order-core/transition.js';

interface PaymentNews {
  paymentId: number;
  key: string;
  source: 'return' | 'enquiry' | 'refund';
  status: string;
  amountText: string;
  agRef: string;
}

const START = `
  with attempt as (
      insert into payments (order_id, order_no, state, amount_fils)
      values ($1, nextval('card_order_no')::text, $3, $4)
      returning id, order_no, amount_fils),
    event as (
      insert into order_events (order_id, subject, event, from_state, to_state, actor, why, why_message)
      select $1, "subject", "event", "fromState", "toState", actor, why, "whyMessage"
      from json_to_record($2::json) as e (subject text, event text, "fromState" text, "toState" text,
        actor text, why text, "whyMessage" jsonb), attempt)
  select id, order_no as "orderNo", amount_fils as "amountFils" from attempt`;

/** A closed attempt is enquired about less and less often: each time after a quarter of its age. */
const AGE_SHARE = 4;

@Injectable()
export class PaymentsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Inserts an attempt with a number of its own at the provider, and its event. */
  async start(
    manager: EntityManager,
    { id, totalFils }: Pick<Order, 'id' | 'totalFils'>,
    event: EventValues,
  ): Promise<PaymentAttempt> {
    const values = [id, JSON.stringify(event), event.toState, totalFils];
    const rows: PaymentAttempt[] = await manager.query(START, values);
    const [attempt] = rows;
    if (!attempt) throw new Error('The payment attempt was not inserted.');
    return attempt;
  }

  /** Stores a message of the provider, once per key; false if it exists already. */
  async recordNews(manager: EntityManager, news: PaymentNews): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `insert into payment_events (payment_id, event_key, source, status, amount_text, ag_ref)
       values ($1, $2, $3, $4, $5, $6) on conflict (event_key) do nothing returning id`,
      [news.paymentId, news.key, news.source, news.status, news.amountText, news.agRef],
    );
    return rows.length > 0;
  }

  /** Unpaid attempts that may still change at the provider: older than one age, younger than the other. */
  dueForEnquiry(afterMs: number, untilMs: number): Promise<{ id: number; enquiries: number }[]> {
    return this.db.query(
      `select id, enquiries from payments
       where state in ('created', 'redirected', 'pending', 'failed', 'cancelled', 'expired')
         and created_at between now() - $2 * interval '1 ms' and now() - $1 * interval '1 ms'
         and (enquired_at is null or enquired_at < now() - greatest(
           $1 * interval '1 ms' / 3, (now() - created_at) / $3))
       order by id limit 500`,
      [afterMs, untilMs, AGE_SHARE],
    );
  }

  async countEnquiry(id: number): Promise<void> {
    await this.db.query(
      'update payments set enquiries = enquiries + 1, enquired_at = now() where id = $1',
      [id],
    );
  }
}
