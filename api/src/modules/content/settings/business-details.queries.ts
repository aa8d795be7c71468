import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import { BusinessDetails, DETAILS_ID, type StoredDetails } from './business-details.entity.js';
import { lockedRow } from '../../../platform/database/locked-row.js';

const CURRENT = `
  select version, legal_name as "legalName", invoice_address as "invoiceAddress",
    invoice_address_ar as "invoiceAddressAr",
    tax_number as "taxNumber", tax_record_years as "taxRecordYears", pickup_name as "pickupName", pickup_line1 as "pickupLine1",
    pickup_line2 as "pickupLine2", pickup_city as "pickupCity", pickup_phone as "pickupPhone"
  from business_details`;

/** SQL of the details of the business. */
@Injectable()
export class BusinessDetailsQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until the first change. */
  async current(): Promise<StoredDetails | undefined> {
    const [row] = await this.statements.rows<StoredDetails>(CURRENT);
    return row;
  }

  /** The stored details, locked. */
  lock(manager: EntityManager, defaults: StoredDetails): Promise<BusinessDetails> {
    return lockedRow(manager, BusinessDetails, { ...defaults, id: DETAILS_ID });
  }
}
