import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockedRow } from '../../../platform/database/locked-row.js';
import { Statements } from '../../../platform/database/statements.js';
import { CASH_RULES_ID, CashRules, type StoredCashRules } from './cash-rules.entity.js';

const CURRENT = `
  select version, new_phone as "newPhone", above, above_fils as "aboveFils", returned,
    retry_minutes as "retryMinutes", least_calls as "leastCalls"
  from cash_rules`;

/** SQL of the rules for cash orders. */
@Injectable()
export class CashRulesQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until the first change. */
  async current(): Promise<StoredCashRules | undefined> {
    const [row] = await this.statements.rows<StoredCashRules>(CURRENT);
    return row;
  }

  /** The stored rules, locked. */
  lock(manager: EntityManager, defaults: StoredCashRules): Promise<CashRules> {
    return lockedRow(manager, CashRules, { ...defaults, id: CASH_RULES_ID });
  }
}
