import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber } from '@shop/shop-rules';
import { In, type DataSource } from 'typeorm';
import { ShopError } from '../../../../platform/http/problem.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { Order } from '../../order-core/order.entity.js';
import type { BulkResultDto } from './bulk-orders.dto.js';

/** Applies an action to several orders, each on its own: what is refused for one does not stop the others. */
@Injectable()
export class BulkOrdersService {
  private readonly logger = new Logger(BulkOrdersService.name);

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Runs the action of a single order for each; it returns false if there was nothing left to do. */
  async each(
    operationIds: string[],
    act: (operationId: string) => Promise<boolean>,
  ): Promise<BulkResultDto[]> {
    const orders = await this.db.manager.find(Order, {
      select: { id: true, operationId: true },
      where: { operationId: In(operationIds) },
    });
    const numbers = new Map(orders.map((order) => [order.operationId, orderNumber(order.id)]));
    const results: BulkResultDto[] = [];
    // One after the other: a hundred concurrent transactions would take every connection.
    for (const operationId of operationIds) {
      const number = numbers.get(operationId) ?? null;
      results.push({ operationId, number, ...(await this.outcomeOf(operationId, act)) });
    }
    return results;
  }

  private async outcomeOf(
    operationId: string,
    act: (operationId: string) => Promise<boolean>,
  ): Promise<Pick<BulkResultDto, 'outcome' | 'reason'>> {
    try {
      return { outcome: (await act(operationId)) ? 'done' : 'already' };
    } catch (error) {
      return { outcome: 'refused', reason: this.reasonOf(error) };
    }
  }

  private reasonOf(error: unknown): Message {
    if (error instanceof ShopError) return error.detail;
    this.logger.error(error);
    return msg('server.busy');
  }
}
