import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';

const FACTS = `
  select
    (select id from products where deleted_at is null order by id limit 1) is not null as product,
    (select id from orders order by id limit 1) is not null as "order"`;

/** SQL of the first steps. */
@Injectable()
export class FirstRunQueries {
  constructor(private readonly statements: Statements) {}

  /** Whether there is a product, and an order. */
  async facts(): Promise<{ product: boolean; order: boolean }> {
    const [row] = await this.statements.rows<{ product: boolean; order: boolean }>(FACTS);
    return row ?? { product: false, order: false };
  }
}
