import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_OPEN_ORDER } from '../../../platform/database/open-order.js';
import { SECURITY_MAILS } from '../../sales/mails/mail-template.js';

const OPEN_ORDERS = `
  select count(distinct o.id)::integer as count
  from order_lines l join orders o on o.id = l.order_id
  where l.vendor_id = $1 and ${IS_OPEN_ORDER}`;

const FORGET_MAILS = `
  delete from mails
  where recipient = $1 and user_id is null and sent_at is not null and template in ${SECURITY_MAILS}`;

/** SQL of dashboard accounts. */
@Injectable()
export class StaffQueries {
  /** Open orders with products of the vendor. */
  async openOrders(manager: EntityManager, vendorId: number): Promise<number> {
    const [row]: { count: number }[] = await manager.query(OPEN_ORDERS, [vendorId]);
    return row?.count ?? 0;
  }

  /** Deletes the sent mails about the safety of an account. */
  async forgetMails(manager: EntityManager, email: string): Promise<void> {
    await manager.query(FORGET_MAILS, [email]);
  }
}
