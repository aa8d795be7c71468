import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isNoOption } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import {
  CART_LINES,
  type CartChangeDto,
  type CartChangesDto,
  type CartDto,
  type StoredCartLineDto,
} from './cart.dto.js';
import { CartsQueries } from './carts.queries.js';

/** The carts of shoppers (ADR 0032, 0036). */
@Injectable()
export class CartsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CartsQueries,
  ) {}

  async read(userId: number): Promise<CartDto> {
    const lines = await this.queries.lines(userId);
    return { lines, purchaseId: await this.purchaseOf(this.db.manager, userId, lines) };
  }

  /** Sets the quantities of single lines; the last writer of a line wins, other lines stay. */
  change(userId: number, { lines: changes, purchaseId }: CartChangesDto): Promise<CartDto> {
    return this.db.transaction(async (manager) => {
      await this.queries.lock(manager, userId);
      await this.queries.write(manager, userId, onceEach(changes), false);
      const lines = await this.queries.linesIn(manager, userId);
      if (lines.length > CART_LINES)
        throw new Rejected('cart_full', msg('cart.full', { count: CART_LINES }));
      return { lines, purchaseId: await this.purchaseOf(manager, userId, lines, purchaseId) };
    });
  }

  /** Adds a guest's cart; of equal lines the larger quantity stays. Lines beyond the limit are left out. */
  merge(userId: number, { lines: added, purchaseId }: CartChangesDto): Promise<CartDto> {
    return this.db.transaction(async (manager) => {
      await this.queries.lock(manager, userId);
      const wanted = onceEach(added).filter(({ quantity }) => quantity > 0);
      await this.queries.write(manager, userId, wanted, true);
      await this.queries.cut(manager, userId);
      const lines = await this.queries.linesIn(manager, userId);
      return { lines, purchaseId: await this.purchaseOf(manager, userId, lines, purchaseId) };
    });
  }

  /** The purchase of a cart with lines: the stored one until it is ordered, then that of the browser or a new one. */
  private async purchaseOf(
    manager: EntityManager,
    userId: number,
    { length }: readonly StoredCartLineDto[],
    ofBrowser?: string,
  ): Promise<string | null> {
    if (length === 0) return null;
    const stored = await this.queries.openPurchase(manager, userId);
    return stored ?? this.queries.startPurchase(manager, userId, ofBrowser);
  }

  /** Removes what the order contains from its shopper's cart, in the transaction that makes it an order. */
  async spend(
    manager: EntityManager,
    { id, userId }: { id: number; userId: number },
  ): Promise<void> {
    await this.queries.spend(manager, userId, id);
  }
}

/** Without placeholders, and of equal lines the last. */
const onceEach = (changes: readonly CartChangeDto[]): StoredCartLineDto[] => {
  const lines = changes.map(({ productId, size = '', color = '', quantity }) => ({
    productId,
    size: isNoOption(size) ? '' : size.trim(),
    color: isNoOption(color) ? '' : color.trim(),
    quantity,
  }));
  const keyOf = ({ productId, size, color }: StoredCartLineDto) =>
    JSON.stringify([productId, size, color]);
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
};
