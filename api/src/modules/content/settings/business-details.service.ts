import { Injectable } from '@nestjs/common';
import { LEAST_TAX_RECORD_YEARS } from '@shop/shop-rules';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import {
  BusinessDetails,
  DETAILS_ID,
  type DetailsChange,
  type StoredDetails,
} from './business-details.entity.js';
import { BusinessDetailsQueries } from './business-details.queries.js';
import { SettingsService } from './settings.service.js';

/** The Arabic form of the default address; an address of one's own has none until it is entered. */
const arabicOf = (address: string): string =>
  address === new Env().SHOP_ADDRESS ? 'دبي، الإمارات العربية المتحدة' : '';

/** Details of the business; those of the environment until staff change them. */
@Injectable()
export class BusinessDetailsService {
  private readonly defaults: StoredDetails;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: BusinessDetailsQueries,
    private readonly settings: SettingsService,
    env: Env,
  ) {
    this.defaults = {
      version: 0,
      legalName: '',
      invoiceAddress: env.SHOP_ADDRESS,
      invoiceAddressAr: env.SHOP_ADDRESS_AR ?? arabicOf(env.SHOP_ADDRESS),
      taxNumber: env.TAX_NUMBER ?? '',
      taxRecordYears: LEAST_TAX_RECORD_YEARS,
      pickupName: env.PICKUP_NAME,
      pickupLine1: env.PICKUP_LINE1,
      pickupLine2: env.PICKUP_LINE2,
      pickupCity: env.PICKUP_CITY,
      pickupPhone: '',
    };
  }

  async current(): Promise<StoredDetails> {
    return this.inEffect((await this.queries.current()) ?? this.defaults);
  }

  /** Replaces the details; rejected if they were changed since `version` was read. */
  async change(input: DetailsChange): Promise<StoredDetails> {
    const changed = await this.db.transaction(async (manager) => {
      const before = await this.queries.lock(manager, this.defaults);
      if (before.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      // Only the Arabic form of the same address stays.
      const isSameAddress = input.invoiceAddress === before.invoiceAddress;
      const {
        invoiceAddressAr = isSameAddress ? before.invoiceAddressAr : '',
        taxRecordYears = before.taxRecordYears,
        pickupPhone = before.pickupPhone,
      } = input;
      const later = { invoiceAddressAr, taxRecordYears, pickupPhone };
      const next = { ...input, ...later, version: input.version + 1 };
      await manager.update(BusinessDetails, DETAILS_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: DETAILS_ID,
        changes: changesOf<StoredDetails>(before, next),
      });
      return next;
    });
    return this.inEffect(changed);
  }

  /** Without a phone number of its own, the sender has that of the settings. */
  private async inEffect(details: StoredDetails): Promise<StoredDetails> {
    if (details.pickupPhone !== '') return details;
    const { contactPhone } = await this.settings.current();
    return { ...details, pickupPhone: contactPhone };
  }
}
