import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import { SETTINGS_ID, Settings, type ShopSettings } from './settings.entity.js';

const CURRENT = `
  select version, return_days as "returnDays", dubai_fee_fils as "dubaiFeeFils",
    other_fee_fils as "otherFeeFils", free_shipping_from_fils as "freeShippingFromFils",
    cod_enabled as "codEnabled", contact_phone as "contactPhone", contact_email as "contactEmail",
    whatsapp, slogans, flash_sale_from as "flashSaleFrom", flash_sale_until as "flashSaleUntil"
  from settings`;

/** SQL of the settings: read with every quote of a cart. */
@Injectable()
export class SettingsQueries {
  constructor(private readonly statements: Statements) {}

  /** Undefined until an admin has changed something. */
  async current(): Promise<ShopSettings | undefined> {
    const [row] = await this.statements.rows<ShopSettings>(CURRENT);
    return row;
  }

  /** Two first changes at one moment meet at the key: the row has to be there before it can be locked. */
  async fill(manager: EntityManager, defaults: ShopSettings): Promise<void> {
    const row = { id: SETTINGS_ID, ...defaults };
    await manager.createQueryBuilder().insert().into(Settings).values(row).orIgnore().execute();
  }
}
