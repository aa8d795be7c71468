import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { deliveryDay, NO_ANSWER_UNDO_SECONDS } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { MailsService } from '../mails/mails.service.js';
import { Order } from '../order-core/order.entity.js';
import { lockOrder, transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { OrdersService } from '../orders/orders.service.js';
import { CashConfirmation, type CashOutcome } from './cash-confirmation.entity.js';
import type { CancelCashOrderDto } from './cash-order.dto.js';
import { CashOrdersQueries } from './cash-orders.queries.js';
import { CashRulesService } from './cash-rules.service.js';

interface Locked {
  manager: EntityManager;
  order: Order;
  row: CashConfirmation;
  cause: Cause;
}

/** What staff decide about cash orders that wait; each outcome refers to the version that they saw. */
@Injectable()
export class CashDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CashOrdersQueries,
    private readonly rules: CashRulesService,
    private readonly orders: OrdersService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
  ) {}

  /** Confirms the order: it continues like one that did not wait, with a new promised day of delivery. */
  confirm(operationId: string, version: number, staffId: number): Promise<number> {
    return this.change(operationId, version, staffId, 'confirmed', async (locked) => {
      const { manager, order, cause } = locked;
      await transitionOrder(manager, order, 'confirmed', cause);
      const { holidays } = await this.settings.currentIn(manager);
      order.deliverBy = deliveryDay(new Date(), holidays);
      await manager.update(Order, order.id, { deliverBy: order.deliverBy });
      await this.mails.toShopper(manager, order, 'order-confirmed');
      return this.queries.decide(manager, order.id, 'confirmed', null, staffId);
    });
  }

  /** Cancels the order; because of calls without an answer only after as many as the rules require. */
  async cancel(
    operationId: string,
    { version, reasonCode, reason }: CancelCashOrderDto,
    staffId: number,
  ): Promise<number> {
    const { leastCalls } = await this.rules.current();
    return this.change(operationId, version, staffId, 'cancelled', async (locked) => {
      const { manager, order, row, cause } = locked;
      if (reasonCode === 'no_answer' && row.noAnswers < leastCalls)
        throw new Rejected('too_few_calls', msg('cashDesk.tooFewCalls', { count: leastCalls }));
      await this.orders.cancelLocked(manager, order, { ...cause, why: whyOf(reasonCode, reason) });
      return this.queries.decide(manager, order.id, 'cancelled', reasonCode, staffId);
    });
  }

  /** Counts a call without an answer; the order is listed again later. */
  async noAnswer(operationId: string, version: number, staffId: number): Promise<number> {
    const { retryMinutes } = await this.rules.current();
    return this.change(operationId, version, staffId, undefined, async (locked) => {
      const { manager, order, row, cause } = locked;
      await this.note(locked, 'no_answer', {
        ...cause,
        why: msg('cashDesk.noAnswer', { count: row.noAnswers + 1 }),
      });
      return this.queries.noAnswer(manager, order.id, retryMinutes);
    });
  }

  /** Takes back the last call without an answer, for a short time. */
  undoNoAnswer(operationId: string, version: number, staffId: number): Promise<number> {
    return this.change(operationId, version, staffId, undefined, async (locked) => {
      const { manager, order, cause } = locked;
      const next = await this.queries.undo(manager, order.id, NO_ANSWER_UNDO_SECONDS);
      if (next === undefined) throw new Conflict('undo_too_late', msg('cashDesk.undoTooLate'));
      await this.note(locked, 'no_answer_undone', cause);
      return next;
    });
  }

  private note({ manager, order }: Locked, event: string, cause: Cause): Promise<void> {
    return writeEvent(manager, 'order', order.id, event, order.state, order.state, cause, {});
  }

  /**
   * Runs `work` with the order locked. Rejected if the order no longer waits, or if someone else has changed it since
   * `version` was read; the same outcome again by the same person changes nothing.
   */
  private async change(
    operationId: string,
    version: number,
    staffId: number,
    outcome: CashOutcome | undefined,
    work: (locked: Locked) => Promise<number | undefined>,
  ): Promise<number> {
    const found = await this.db.manager.findOneBy(Order, { operationId, paymentMethod: 'cod' });
    if (!found) throw new NotFound(msg('order.notFound'));
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, found.id);
      await this.queries.ensure(manager, order.id);
      const row = await manager.findOneByOrFail(CashConfirmation, { orderId: order.id });
      const isRepeated = row.version === version + 1 && row.decidedBy === staffId;
      if (outcome && row.outcome === outcome && isRepeated) return row.version;
      if (order.state !== 'cod_pending') throw decided(order, row);
      if (row.version !== version)
        throw new Conflict('changed_meanwhile', msg('cashDesk.changedMeanwhile'));
      const cause = { actor: `staff:${staffId}` };
      return (await work({ manager, order, row, cause })) ?? row.version;
    });
  }
}

/** The order no longer waits. */
const decided = ({ state }: Order, { outcome }: CashConfirmation): Conflict => {
  const isCancelled = outcome === 'cancelled' || state === 'cancelled';
  return new Conflict(
    'already_decided',
    msg(isCancelled ? 'cashDesk.alreadyCancelled' : 'cashDesk.alreadyConfirmed'),
  );
};

const whyOf = (code: CancelCashOrderDto['reasonCode'], text = ''): Message => {
  const reason = msg(`cashDesk.reason.${code}`);
  return text ? msg('cancel.inDetail', { reason, text }) : reason;
};
