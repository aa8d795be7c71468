import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toFils } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { CASH_RULES_ID, CashRules, type StoredCashRules } from './cash-rules.entity.js';
import { CashRulesQueries } from './cash-rules.queries.js';

const ABOVE_AED = 1000;
const RETRY_MINUTES = 120;
const LEAST_CALLS = 3;

/** Which cash orders wait for a confirmation. */
@Injectable()
export class CashRulesService {
  /** The rules until an admin changes them. */
  readonly defaults: StoredCashRules;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CashRulesQueries,
    { CASH_RULES: isOn }: Env,
  ) {
    this.defaults = {
      version: 0,
      newPhone: isOn,
      above: isOn,
      aboveFils: toFils(ABOVE_AED),
      returned: isOn,
      retryMinutes: RETRY_MINUTES,
      leastCalls: LEAST_CALLS,
    };
  }

  async current(): Promise<StoredCashRules> {
    return (await this.queries.current()) ?? this.defaults;
  }

  /** Replaces the rules, effective for the next order; rejected if they were changed since `version` was read. */
  change(input: StoredCashRules): Promise<StoredCashRules> {
    return this.db.transaction(async (manager) => {
      const row = await this.queries.lock(manager, this.defaults);
      if (row.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      const next = { ...input, version: input.version + 1 };
      await manager.update(CashRules, CASH_RULES_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: CASH_RULES_ID,
        changes: changesOf<StoredCashRules>(row, next),
      });
      return next;
    });
  }
}
