import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements.js';
import type { SellerRequest } from './seller-request.entity.js';

const ADD = `
  insert into seller_requests (name, email, phone, location) values ($1, $2, $3, $4)
  on conflict (email) do nothing`;

/** SQL of requests to sell. */
@Injectable()
export class SellersQueries {
  constructor(private readonly statements: Statements) {}

  /** Adds a request unless the address has one: a stranger must not change what somebody else has written. */
  async add({
    name,
    email,
    phone,
    location,
  }: Pick<SellerRequest, 'name' | 'email' | 'phone' | 'location'>): Promise<void> {
    await this.statements.rows(ADD, [name, email, phone, location]);
  }
}
