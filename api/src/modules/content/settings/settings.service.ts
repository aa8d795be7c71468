import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { CatalogueCache } from '../../../platform/response-cache/catalogue-cache.js';
import { CONTENTS } from '../../../platform/response-cache/catalogue-changes.js';
import type { CatalogueMemory } from '../../../platform/response-cache/catalogue-memory.js';
import { Conflict, InvalidInput } from '../../../platform/http/problem.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { defaultSettings } from './default-settings.js';
import type { SettingsChange } from './settings.dto.js';
import {
  SETTINGS_ID,
  Settings,
  type ShopSettings,
  type StoredSettings,
} from './settings.entity.js';
import { SettingsQueries } from './settings.queries.js';
import { msg } from '../../../platform/i18n/message.js';

/** Estimated memory of the settings. */
const BYTES = 8 * 1024;

/** The shop's settings, effective as soon as they are saved. */
@Injectable()
export class SettingsService {
  private readonly defaults: ShopSettings;
  private readonly announced: CatalogueMemory<string, ShopSettings>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: SettingsQueries,
    private readonly cache: CatalogueCache,
    env: Env,
  ) {
    this.defaults = defaultSettings(env);
    this.announced = cache.sharedMemory();
  }

  async current(): Promise<ShopSettings> {
    return this.inEffect(await this.queries.current());
  }

  /** The same, seen by the transaction. */
  async currentIn(manager: EntityManager): Promise<ShopSettings> {
    return this.inEffect(await this.queries.currentIn(manager));
  }

  /** As new as public responses: kept by this process until it is notified of a change. */
  async shown(): Promise<ShopSettings> {
    const known = this.announced.get('settings');
    if (known) return known;
    const since = this.cache.changes.now;
    const settings = await this.current();
    this.announced.set('settings', settings, { scope: CONTENTS, since }, BYTES);
    return settings;
  }

  /** Replaces the settings; rejected if they were changed since `version` was read. */
  async change(input: SettingsChange): Promise<ShopSettings> {
    refuseHalfAnHour(input);
    refuseLongerThanWindow(input);
    const { version } = input;
    return this.db.transaction(async (manager) => {
      const row = await this.queries.lock(manager, this.defaults);
      if (row.version !== version) throw changedMeanwhile();
      const next: StoredSettings & { id?: number } = { ...row, ...input, version: version + 1 };
      // An unchanged name still follows the environment.
      if (row.name === null && isDeepStrictEqual({ ...next.name }, this.defaults.name))
        next.name = null;
      delete next.id;
      await manager.update(Settings, SETTINGS_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: SETTINGS_ID,
        changes: changesOf<StoredSettings>(row, next),
      });
      return this.inEffect(next);
    });
  }

  private inEffect(row: StoredSettings = this.defaults): ShopSettings {
    return { ...row, name: row.name ?? this.defaults.name };
  }
}

const changedMeanwhile = (): Conflict =>
  new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));

/** A flash sale has a start and a later end, or neither. */
const refuseHalfAnHour = ({ flashSaleFrom: from, flashSaleUntil: until }: SettingsChange): void => {
  if (from === null && until === null) return;
  if (from !== null && until !== null && from < until) return;
  const detail = msg('settings.flashSale');
  throw new InvalidInput(detail, [{ pointer: '#/flashSaleUntil', detail }]);
};

const refuseLongerThanWindow = ({ priceRule }: SettingsChange): void => {
  if (!priceRule || priceRule.askedDays <= priceRule.withinDays) return;
  const detail = msg('settings.askedDays');
  throw new InvalidInput(detail, [{ pointer: '#/priceRule/askedDays', detail }]);
};
