import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { refundsDelivery, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, InvalidInput, Rejected } from '../../../platform/http/problem.js';
import { refuseChanged, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { msg } from '../../../platform/i18n/message.js';
import { MailsService } from '../mails/mails.service.js';
import { chargedDelivery, type Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import type { ReturnEventName, ReturnState } from '../order-core/return/return-machine.js';
import { transitionReturn } from '../order-core/return/return-transition.js';
import { Return } from '../order-core/return/return.entity.js';
import { lockOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { actorOf, type Caller } from '../orders/read/order-reader.js';
import type { RefundLineInputDto } from '../refunds/refund.dto.js';
import { OrderRefundsService } from '../refunds/order-refunds.service.js';
import type {
  ReceivedLineDto,
  ReceiveReturnDto,
  RefundReturnDto,
  RefuseReturnDto,
} from './return-input.dto.js';
import { ReturnsReader } from './returns-reader.service.js';

interface Locked {
  manager: EntityManager;
  order: Order;
  row: Return;
  cause: Cause;
}

/** Decisions of staff about returns; the state that a call would lead to absorbs its repetition. */
@Injectable()
export class ReturnDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly returns: ReturnsReader,
    private readonly refunds: OrderRefundsService,
    private readonly mails: MailsService,
  ) {}

  /** Approves a requested return and mails what happens next. */
  approve(id: number, caller: Caller): Promise<void> {
    return this.change(id, caller, ['approved'], async (locked) => {
      await this.move(locked, 'approved');
      await this.mail(locked, 'return-approved');
    });
  }

  /** Refuses a return that is not refunded yet and mails the reason. */
  refuse(id: number, caller: Caller, { reason, before }: RefuseReturnDto): Promise<void> {
    return this.change(id, caller, [], async (locked) => {
      const { row } = locked;
      if (row.state === 'refused') {
        if (row.refusal === reason) return;
        throw new Conflict(
          'changed_meanwhile',
          msg('return.refusedMeanwhile', { reason: row.refusal ?? '' }),
        );
      }
      await this.refuseOutdated(locked, before);
      const why = msg('history.returnWhy', { id, why: reason });
      locked.cause = { ...locked.cause, why };
      await this.move(locked, 'refused', { refusal: reason });
      await this.mail(locked, 'return-refused', reason);
    });
  }

  /** Records what arrived; until the refund the quantities can be corrected. */
  receive(
    id: number,
    caller: Caller,
    { lines: received, before }: ReceiveReturnDto,
  ): Promise<void> {
    return this.change(id, caller, [], async (locked) => {
      const { manager, row, order, cause } = locked;
      const lines = await manager.findBy(ReturnLine, { returnId: id });
      const isChanged = checkReceived(lines, received);
      if (row.state === 'received' && !isChanged) return;
      await this.refuseOutdated(locked, before);
      if (row.state !== 'received') await this.move(locked, 'received');
      else await writeEvent(manager, 'return', order.id, 'corrected', row.state, row.state, cause);
      for (const { lineId, received: count, good } of received)
        await manager.update(
          ReturnLine,
          { returnId: id, orderLineId: lineId },
          { received: count, good },
        );
      await this.mail(locked, 'return-received');
    });
  }

  /** Refunds what arrived, once, and returns what is good to stock; another amount or way is not a repetition. */
  refund(
    id: number,
    caller: Caller,
    { delivery, amount, way, before }: RefundReturnDto,
  ): Promise<void> {
    return this.change(id, caller, [], async (locked) => {
      const { manager, row, order } = locked;
      if (row.state === 'refunding' || row.state === 'refunded')
        return this.refuseOtherRefund(manager, id, amount, way);
      await this.refuseOutdated(locked, before);
      await this.move(locked, 'refund_requested');
      const lines = await manager.find(ReturnLine, {
        where: { returnId: id },
        order: { id: 'ASC' },
      });
      const requested = {
        lines: lines.flatMap(refundLinesOf),
        delivery: delivery ?? (await this.owesDelivery(manager, order, row)),
        ...(amount !== undefined && { amount }),
        ...(way && { way }),
      };
      await this.refunds.request(manager, order, caller, requested, id);
    });
  }

  /** Whether the policy promises the delivery fee, and it was not refunded before. */
  private async owesDelivery(
    manager: EntityManager,
    order: Order,
    { reason }: Return,
  ): Promise<boolean> {
    if (!refundsDelivery(reason) || chargedDelivery(order) === 0) return false;
    return !(await manager.existsBy(RefundLine, { orderId: order.id, kind: 'delivery' }));
  }

  private async refuseOtherRefund(
    manager: EntityManager,
    returnId: number,
    amount: number | undefined,
    way: RefundReturnDto['way'] = 'bank',
  ): Promise<void> {
    const line = await manager.findOneBy(RefundLine, { returnId });
    const made = line?.refundId ? await manager.findOneBy(Refund, { id: line.refundId }) : null;
    if (made?.paymentId === null && made.way !== 'card' && made.way !== way)
      throw new Conflict(
        'changed_meanwhile',
        msg(made.way === 'bank' ? 'return.refundedByBank' : 'return.refundedInCash'),
      );
    if (amount === undefined) return;
    const refunded = await manager.sum(RefundLine, 'amountFils', { returnId });
    if (refunded !== toFils(amount))
      throw new Conflict('changed_meanwhile', msg('return.refundedMeanwhile'));
  }

  /** Rejects a decision about a return that a colleague has decided or corrected since it was read. */
  private async refuseOutdated(
    { manager, row }: Locked,
    before: ReadValues | undefined,
  ): Promise<void> {
    if (!before) return;
    const lines = await manager.findBy(ReturnLine, { returnId: row.id });
    const received = Object.fromEntries(
      lines.map((line) => [line.orderLineId, [line.received, line.good]]),
    );
    refuseChanged({ state: row.state, received }, before);
  }

  /** Runs `work` with the order locked, unless the return has one of the states that the call leads to. */
  private async change(
    id: number,
    caller: Caller,
    reached: readonly ReturnState[],
    work: (locked: Locked) => Promise<void>,
  ): Promise<void> {
    const { orderId } = await this.returns.ownRow(id, caller);
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      const row = await manager.findOneByOrFail(Return, { id });
      if (reached.includes(row.state)) return;
      const cause = { actor: actorOf(caller), why: msg('history.return', { id }) };
      await work({ manager, order, row, cause });
    });
  }

  private async move(
    { manager, row, cause }: Locked,
    event: ReturnEventName,
    changes?: Partial<Pick<Return, 'refusal'>>,
  ): Promise<void> {
    if (!(await transitionReturn(manager, row, event, cause, changes)))
      throw new Conflict('return_state', msg('return.wrongState'));
  }

  private mail(
    { manager, order, row }: Locked,
    template: 'return-approved' | 'return-refused' | 'return-received',
    reason?: string,
  ): Promise<void> {
    const content = { part: String(row.id), returnId: row.id, ...(reason && { reason }) };
    return this.mails.toShopper(manager, order, template, content);
  }
}

/** Rejects quantities that cannot be; returns whether they differ from those stored. */
const checkReceived = (
  lines: readonly ReturnLine[],
  input: readonly ReceivedLineDto[],
): boolean => {
  const given = new Map(input.map((line) => [line.lineId, line]));
  if (given.size !== input.length || input.length !== lines.length)
    throw new InvalidInput(msg('return.lineUnknown'));
  let isChanged = false;
  for (const { orderLineId, quantity, ...before } of lines) {
    const line = given.get(orderLineId);
    if (!line) throw new InvalidInput(msg('return.lineUnknown'));
    const { received, good } = line;
    if (received > quantity || good > received) {
      const detail = msg('return.tooManyReceived', { quantity });
      const pointer = `#/lines/${input.indexOf(line)}/${received > quantity ? 'received' : 'good'}`;
      throw new Rejected('quantity_too_high', detail, [{ pointer, detail }]);
    }
    isChanged ||= received !== before.received || good !== before.good;
  }
  if (input.every(({ received }) => received === 0))
    throw new Rejected('nothing_received', msg('return.nothingReceived'));
  return isChanged;
};

/** The items of a line that arrived: those that can be sold again, and the others. */
const refundLinesOf = ({ orderLineId, received, good }: ReturnLine): RefundLineInputDto[] => {
  const [all, sold] = [received ?? 0, good ?? 0];
  return [
    { lineId: orderLineId, quantity: sold, restock: true },
    { lineId: orderLineId, quantity: all - sold, restock: false },
  ].filter(({ quantity }) => quantity > 0);
};
