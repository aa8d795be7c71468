import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasReturned, isPhoneNew } from '../order-core/cash-history.js';

/** Another phone number or another place than the order's; null if it is the same. */
export interface OtherConsignee {
  phone: string | null;
  place: { city: string; area: string; building: string; flat: string } | null;
}

/** Which of them need a call. */
interface Doubtful {
  phone: boolean;
  place: boolean;
}

/** `$1`: the order; `$2` to `$6`: phone, city, area, building and flat; `$7`: whether the rules are on by default. */
const DOUBTFUL = `
  with rules as (
    select coalesce(r.new_phone, $7) as new_phone, coalesce(r.returned, $7) as returned
    from (select) one left join cash_rules r on true
    where not exists (
      select from cash_confirmations c where c.order_id = $1 and c.outcome = 'confirmed'))
  select r.new_phone and ${isPhoneNew('$2')}
      or r.returned and ${hasReturned('$2', ['null', 'null', 'null', 'null'])} as phone,
    r.returned and ${hasReturned('null', ['$3', '$4', '$5', '$6'])} as place
  from rules r`;

/** SQL of the rules for cash orders, for the details of a delivery. */
@Injectable()
export class CashConsigneesQueries {
  /** Undefined if staff have confirmed the order. */
  async doubtful(
    manager: EntityManager,
    orderId: number,
    { phone, place }: OtherConsignee,
    isOn: boolean,
  ): Promise<Doubtful | undefined> {
    const { city, area, building, flat } = place ?? {};
    const address = [city, area, building, flat].map((part) => part ?? null);
    const rows: Doubtful[] = await manager.query(DOUBTFUL, [orderId, phone, ...address, isOn]);
    return rows[0];
  }
}
