import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import { lockedRow } from '../../../platform/database/locked-row.js';
import {
  SETTINGS_ID,
  Settings,
  type ShopSettings,
  type StoredSettings,
} from './settings.entity.js';

const CURRENT = `
  select version, name, return_days as "returnDays", dubai_fee_fils as "dubaiFeeFils",
    other_fee_fils as "otherFeeFils", free_shipping_from_fils as "freeShippingFromFils",
    cod_enabled as "codEnabled", contact_phone as "contactPhone", contact_email as "contactEmail",
    whatsapp, slogans, flash_sale_from as "flashSaleFrom", flash_sale_until as "flashSaleUntil",
    booking_delay_minutes as "bookingDelayMinutes", trash_days as "trashDays", holidays,
    address, opening_hours as "openingHours", socials, price_rule as "priceRule"
  from settings`;

/** SQL of the settings, which every quote reads. */
@Injectable()
export class SettingsQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until the first change. */
  async current(): Promise<StoredSettings | undefined> {
    const [row] = await this.statements.rows<StoredSettings>(CURRENT);
    return row;
  }

  /** The same, seen by the transaction. */
  async currentIn(manager: EntityManager): Promise<StoredSettings | undefined> {
    const rows: StoredSettings[] = await manager.query(CURRENT, []);
    return rows[0];
  }

  /** The stored settings, locked. */
  lock(manager: EntityManager, defaults: ShopSettings): Promise<Settings> {
    return lockedRow(manager, Settings, { ...defaults, id: SETTINGS_ID, name: null });
  }
}
