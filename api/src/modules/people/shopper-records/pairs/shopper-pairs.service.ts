import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Principal } from '../../../../platform/http/principal.js';
import { NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { ShopperPairsQueries } from './shopper-pairs.queries.js';
import type {
  ShopperPairIdsDto,
  ShopperPairsDto,
  ShopperPairsQueryDto,
} from './shopper-pairs.dto.js';

const PAGE = 20;

/** Accounts that are probably one person. */
@Injectable()
export class ShopperPairsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShopperPairsQueries,
  ) {}

  async list({
    page = 1,
    limit = PAGE,
    state = 'open',
  }: ShopperPairsQueryDto): Promise<ShopperPairsDto> {
    return { ...(await this.queries.list(state, page, limit)), page, limit };
  }

  /** Declares that the accounts are of two different people; the first dismissal stays. */
  dismiss(ids: ShopperPairIdsDto, by: Principal): Promise<void> {
    return this.change(ids, 'pair_dismissed', (manager, pair) =>
      this.queries.dismiss(manager, pair, { id: by.id, name: by.name }),
    );
  }

  /** Lists a dismissed pair again. */
  restore(ids: ShopperPairIdsDto): Promise<void> {
    return this.change(ids, 'pair_restored', (manager, pair) =>
      this.queries.restore(manager, pair),
    );
  }

  private async change(
    { first, second }: ShopperPairIdsDto,
    action: 'pair_dismissed' | 'pair_restored',
    write: (manager: EntityManager, pair: [number, number]) => Promise<boolean>,
  ): Promise<void> {
    const pair: [number, number] = [Math.min(first, second), Math.max(first, second)];
    await this.db.transaction(async (manager) => {
      if (!(await this.queries.exists(manager, pair))) throw new NotFound(msg('shopper.noPair'));
      if (!(await write(manager, pair))) return;
      const [subjectId, other] = pair;
      const changes = { account: { from: null, to: other } };
      await writeAudit(manager, { action, subject: 'users', subjectId, changes });
    });
  }
}
