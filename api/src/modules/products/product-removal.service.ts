import { Injectable } from '@nestjs/common';
import { NotFound } from '../../http/problem.js';
import type { Principal } from '../../security/principal.js';
import { refuseTakenCode } from './code-taken.js';
import { ownVendor } from './own-vendor.js';
import { ProductRemovalQueries } from './product-removal.queries.js';

/** Deleting products and bringing them back; the refusal does not say which one is missing. */
@Injectable()
export class ProductRemovalService {
  constructor(private readonly queries: ProductRemovalQueries) {}

  async remove(by: Principal, ids: number[]): Promise<void> {
    if (!(await this.queries.delete(ids, ownVendor(by)))) throw missing(ids);
  }

  async restore(by: Principal, ids: number[]): Promise<void> {
    const back = await this.queries.restore(ids, ownVendor(by)).catch(codeTaken);
    if (!back) throw missing(ids);
  }
}

const codeTaken = refuseTakenCode(
  'The code of a deleted product was given to another one meanwhile. Change that one first.',
);

const missing = ({ length }: number[]): NotFound =>
  new NotFound(length === 1 ? 'This product' : 'One of these products');
