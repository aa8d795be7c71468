import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { BusinessDetails, DETAILS_ID, type StoredDetails } from './business-details.entity.js';

/** Details of the business; those of the environment until staff change them. */
@Injectable()
export class BusinessDetailsService {
  private readonly defaults: StoredDetails;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    env: Env,
  ) {
    this.defaults = {
      version: 0,
      legalName: '',
      invoiceAddress: env.SHOP_ADDRESS,
      taxNumber: env.TAX_NUMBER ?? '',
      pickupName: env.PICKUP_NAME,
      pickupLine1: env.PICKUP_LINE1,
      pickupLine2: env.PICKUP_LINE2,
      pickupCity: env.PICKUP_CITY,
    };
  }

  async current(): Promise<StoredDetails> {
    const row = await this.db.manager.findOneBy(BusinessDetails, { id: DETAILS_ID });
    if (!row) return this.defaults;
    const { id: _id, ...details } = row;
    return details;
  }

  /** Replaces the details; rejected if they were changed since `version` was read. */
  async change(input: StoredDetails): Promise<StoredDetails> {
    return this.db.transaction(async (manager) => {
      // A row must exist to be locked; of two concurrent first changes the key admits one.
      const first = { id: DETAILS_ID, ...this.defaults };
      await manager
        .createQueryBuilder()
        .insert()
        .into(BusinessDetails)
        .values(first)
        .orIgnore()
        .execute();
      const { id: _id, ...before } = await manager.findOneOrFail(BusinessDetails, {
        where: { id: DETAILS_ID },
        lock: { mode: 'pessimistic_write' },
      });
      if (before.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      const next = { ...input, version: input.version + 1 };
      await manager.update(BusinessDetails, DETAILS_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: DETAILS_ID,
        changes: changesOf<StoredDetails>(before, next),
      });
      return next;
    });
  }
}
