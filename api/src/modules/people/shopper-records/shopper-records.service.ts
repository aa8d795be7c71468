import { Injectable } from '@nestjs/common';
import { AccountsService } from '../shoppers/accounts.service.js';
import { toUserDto } from '../shoppers/account.dto.js';
import type {
  ShopperBelongingsDto,
  ShopperMailDto,
  ShopperOrdersDto,
  ShopperOrdersQueryDto,
  ShopperRecordDto,
} from './shopper-record.dto.js';
import { ShopperRecordsQueries } from './shopper-records.queries.js';

const PAGE = 10;

/** Reads what the shop knows about a shopper; an unknown one is an error. */
@Injectable()
export class ShopperRecordsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly queries: ShopperRecordsQueries,
  ) {}

  async one(id: number): Promise<ShopperRecordDto> {
    const user = await this.accounts.one(id);
    const { createdAt, blockedAt, blockedReason } = user;
    return {
      user: toUserDto(user),
      createdAt: createdAt.toISOString(),
      blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason },
      figures: await this.queries.summary(id),
    };
  }

  async orders(
    id: number,
    { page = 1, limit = PAGE }: ShopperOrdersQueryDto,
  ): Promise<ShopperOrdersDto> {
    await this.accounts.one(id);
    const orders = await this.queries.orders(id, page, limit);
    return { orders, total: await this.queries.orderCount(id), page, limit };
  }

  async belongings(id: number): Promise<ShopperBelongingsDto> {
    await this.accounts.one(id);
    return this.queries.belongings(id);
  }

  async mails(id: number): Promise<ShopperMailDto[]> {
    await this.accounts.one(id);
    return this.queries.mails(id);
  }
}
