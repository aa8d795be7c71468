import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Uploads, type Upload } from '../../../platform/files/uploads.js';
import { Conflict, InvalidInput, Rejected } from '../../../platform/http/problem.js';
import { checkKey } from '../../../platform/idempotency/check-key.js';
import { msg } from '../../../platform/i18n/message.js';
import { MailsService } from '../mails/mails.service.js';
import { OrderReader, actorOf, type Caller } from '../orders/read/order-reader.js';
import type { Order } from '../order-core/order.entity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import { transitionReturn } from '../order-core/return/return-transition.js';
import { Return } from '../order-core/return/return.entity.js';
import { lockOrder, writeEvent } from '../order-core/transition.js';
import type { RequestReturnDto } from './return-input.dto.js';
import { ReturnPicture } from './return-picture.entity.js';
import { ReturnableService, type Returnable } from './returnable.service.js';
import { ReturnsReader } from './returns-reader.service.js';

/** Requests of shoppers to return items. */
@Injectable()
export class ReturnRequestsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderReader,
    private readonly returns: ReturnsReader,
    private readonly returnable: ReturnableService,
    private readonly uploads: Uploads,
    private readonly mails: MailsService,
  ) {}

  /** Requests the return of items of a delivered order, once per key; returns its id. */
  async request(
    operationId: string,
    caller: Caller,
    input: RequestReturnDto,
    pictures: readonly Upload[],
    key?: string,
  ): Promise<number> {
    checkKey(key);
    const { id } = await this.orders.ownRow(operationId, caller);
    const files: string[] = [];
    try {
      for (const picture of pictures) files.push(await this.uploads.keepPrivate(picture));
      return await this.db.transaction(async (manager) => {
        const order = await lockOrder(manager, id);
        const known = key && (await this.knownUnder(manager, order, key, input));
        return known || this.add(manager, order, caller, input, files, key ?? null);
      });
    } finally {
      // Deletes only those that no row contains.
      await this.uploads.discard(files);
    }
  }

  /** Withdraws a return while it is requested; a second call changes nothing. */
  async withdraw(id: number, caller: Caller): Promise<void> {
    const { orderId } = await this.returns.ownRow(id, caller);
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, orderId);
      const row = await manager.findOneByOrFail(Return, { id });
      if (row.state === 'withdrawn') return;
      const cause = { actor: actorOf(caller), why: msg('history.return', { id }) };
      if (!(await transitionReturn(manager, row, 'withdrawn', cause)))
        throw new Conflict('return_state', msg('return.wrongState'));
    });
  }

  private async knownUnder(
    manager: EntityManager,
    { id: orderId }: Order,
    key: string,
    input: RequestReturnDto,
  ): Promise<number | undefined> {
    const row = await manager.findOneBy(Return, { orderId, key });
    if (row && row.fingerprint !== fingerprintOf(input))
      throw new Rejected('key_reused', msg('return.keyReused'));
    return row?.id;
  }

  private async add(
    manager: EntityManager,
    order: Order,
    caller: Caller,
    input: RequestReturnDto,
    files: readonly string[],
    key: string | null,
  ): Promise<number> {
    const { id: orderId } = order;
    checkLines(input, await this.returnable.required(manager, order));
    const { reason, note = '', lines } = input;
    const row = { orderId, reason, note, key, fingerprint: fingerprintOf(input) };
    const id = Number((await manager.insert(Return, row)).identifiers[0]?.['id']);
    await manager.insert(
      ReturnLine,
      lines.map(({ lineId, quantity }) => ({ returnId: id, orderLineId: lineId, quantity })),
    );
    await manager.insert(
      ReturnPicture,
      files.map((file) => ({ returnId: id, file })),
    );
    const cause = { actor: actorOf(caller), why: msg('history.return', { id }) };
    await writeEvent(manager, 'return', orderId, 'requested', null, 'requested', cause);
    const mail = { part: String(id), returnId: id };
    await this.mails.toShopper(manager, order, 'return-requested', mail);
    const alert = {
      subject: `A return was requested (${orderNumber(orderId)})`,
      text: `The shopper of order ${orderNumber(orderId)} requested a return. Approve or refuse it.`,
      path: `/dashboard/returns/${id}`,
    };
    await this.mails.toOps(`return:${id}`, alert, manager);
    return id;
  }
}

/** Rejects lines of other orders, a line twice, and more items than are left. */
const checkLines = ({ lines }: RequestReturnDto, returnable: Returnable): void => {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw new InvalidInput(msg('return.lineTwice'));
  lines.forEach(({ lineId, quantity }, index) => {
    const found = returnable.lines.find(({ line }) => line.id === lineId);
    const pointer = `#/lines/${index}`;
    if (!found) {
      const detail = msg('return.lineUnknown');
      throw new InvalidInput(detail, [{ pointer: `${pointer}/lineId`, detail }]);
    }
    const { left, line } = found;
    if (quantity <= left) return;
    const detail = msg('return.lineTooMany', { left, name: line.name });
    throw new Rejected('quantity_too_high', detail, [{ pointer: `${pointer}/quantity`, detail }]);
  });
};

/** Content of a request without its pictures, which are stored under other names each time. */
const fingerprintOf = ({ lines, reason, note = '' }: RequestReturnDto): string =>
  JSON.stringify([
    reason,
    note,
    ...lines.map(({ lineId, quantity }) => [lineId, quantity]).sort(([a = 0], [b = 0]) => a - b),
  ]);
