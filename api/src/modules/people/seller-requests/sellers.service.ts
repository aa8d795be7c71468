import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { RedisClient } from '../../../platform/queues/redis-client.js';
import { clientAddress } from '../../../platform/rate-limit/client-address.js';
import {
  consumeOrRefuse,
  counterName,
  sharedLimiter,
} from '../../../platform/rate-limit/shared-limiter.js';
import { toE164 } from '../shoppers/phone.js';
import { SellerRequest, type SellerState } from './seller-request.entity.js';
import type { AddSellerDto } from './seller.dto.js';
import { SellersQueries } from './sellers.queries.js';

const REQUESTS_AN_HOUR = 3;

/** Requests to sell here. */
@Injectable()
export class SellersService {
  private readonly limiter;

  constructor(
    @InjectRepository(SellerRequest) private readonly requests: Repository<SellerRequest>,
    private readonly queries: SellersQueries,
    redis: RedisClient,
  ) {
    this.limiter = sharedLimiter(redis, 'seller', REQUESTS_AN_HOUR, 3600);
  }

  /** Keeps the first request of an address; the response does not reveal whether there was one. */
  async add(
    { name, email, phone, location, locale = 'en' }: AddSellerDto,
    ip: string,
  ): Promise<void> {
    const number = toE164(phone);
    await consumeOrRefuse(this.limiter, counterName(clientAddress(ip)));
    await this.queries.add({ name, email: email.toLowerCase(), phone: number, location, locale });
  }

  async list(
    page: number,
    limit: number,
    state?: SellerState,
  ): Promise<{ rows: SellerRequest[]; total: number }> {
    const [rows, total] = await this.requests.findAndCount({
      where: state ? { state } : {},
      order: { createdAt: 'desc', id: 'desc' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows, total };
  }
}
