import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { JsonText } from '../../../platform/http/json-text.js';
import { NotFound, Rejected } from '../../../platform/http/problem.js';
import { WISHLIST_LIMIT, WishlistQueries } from './wishlist.queries.js';
import { WishlistItem } from './wishlist-item.entity.js';
import { msg } from '../../../platform/i18n/message.js';

@Injectable()
export class WishlistService {
  constructor(
    @InjectRepository(WishlistItem) private readonly items: Repository<WishlistItem>,
    private readonly queries: WishlistQueries,
  ) {}

  /** JSON of a ProductsDto. */
  products(userId: number): Promise<JsonText> {
    return this.queries.products(userId);
  }

  /** Adding a product twice changes nothing. */
  async add(userId: number, productId: number): Promise<void> {
    await this.items.manager.transaction(async (manager) => {
      const { found, liked, count } = await this.queries.lock(manager, userId, productId);
      if (!found) throw new NotFound(msg('product.notFound'));
      if (liked) return;
      if (count >= WISHLIST_LIMIT)
        throw new Rejected('wishlist_full', msg('wishlist.full', { count: WISHLIST_LIMIT }));
      await this.queries.add(manager, userId, productId);
    });
  }

  async remove(userId: number, productId: number): Promise<void> {
    await this.items.delete({ userId, productId });
  }
}
