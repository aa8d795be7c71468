import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  accentContrast,
  isReadableAccent,
  LEAST_CONTRAST,
  readableAccent,
  type BothLanguages,
} from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { Env } from '../../../../platform/config/env.js';
import { Conflict, InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { changesOf } from '../../../back-office/audit/changes.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { AppearancePictures, type AppearanceFiles } from './appearance-pictures.js';
import type { AppearanceChange } from './appearance.dto.js';
import {
  Appearance,
  APPEARANCE_ID,
  type ShopAppearance,
  type StoredAppearance,
} from './appearance.entity.js';
import { AppearanceQueries } from './appearance.queries.js';

const STANDARD: StoredAppearance = {
  version: 0,
  accent: null,
  logo: null,
  logoDark: null,
  icons: null,
  mailName: '',
  mailFrom: null,
  mailReplyTo: '',
};
const PICTURES = ['logo', 'logoDark', 'icons'] as const;

/** Logo, icons, accent color and sender of mails, effective as soon as they are saved. */
@Injectable()
export class AppearanceService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AppearanceQueries,
    private readonly pictures: AppearancePictures,
    private readonly env: Env,
  ) {}

  async current(): Promise<ShopAppearance> {
    return this.inEffect(await this.queries.current());
  }

  /** The appearance with the shop's name, as mails and documents need them. */
  async identity(): Promise<ShopAppearance & { name: BothLanguages }> {
    const { name, appearance } = await this.queries.identity();
    const { SHOP_NAME: en, SHOP_NAME_AR: ar } = this.env;
    return { ...this.inEffect(appearance), name: name ?? { en, ar } };
  }

  /** Replaces the appearance; rejected if it was changed since `version` was read. */
  async change(input: AppearanceChange, files?: AppearanceFiles): Promise<ShopAppearance> {
    refuseUnreadable(input.accent);
    const stored = await this.pictures.keep(files);
    try {
      const { before, next } = await this.write({ ...input, ...stored });
      const replaced = PICTURES.filter((name) => before[name] !== next[name]);
      await this.pictures.discard(Object.fromEntries(replaced.map((name) => [name, before[name]])));
      return this.inEffect(next);
    } catch (error) {
      await this.pictures.discard(stored);
      throw error;
    }
  }

  private write(
    input: AppearanceChange,
  ): Promise<{ before: StoredAppearance; next: StoredAppearance }> {
    return this.db.transaction(async (manager) => {
      const { id, ...before } = await this.queries.lock(manager, STANDARD);
      if (before.version !== input.version)
        throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      const next: StoredAppearance = { ...before, ...input, version: input.version + 1 };
      // An unchanged address still follows the environment.
      if (next.mailFrom === this.env.MAIL_FROM) next.mailFrom = null;
      await manager.update(Appearance, APPEARANCE_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: id,
        changes: changesOf<StoredAppearance>(before, next),
      });
      return { before, next };
    });
  }

  private inEffect(row: StoredAppearance = STANDARD): ShopAppearance {
    return { ...row, mailFrom: row.mailFrom ?? this.env.MAIL_FROM };
  }
}

/** Refuses a color on which text could not be read, and proposes a similar one. */
const refuseUnreadable = (accent: string | null): void => {
  if (accent === null || isReadableAccent(accent)) return;
  const detail = msg('appearance.accentContrast', {
    contrast: accentContrast(accent).toFixed(1),
    least: LEAST_CONTRAST,
    proposed: readableAccent(accent),
  });
  throw new InvalidInput(detail, [{ pointer: '#/accent', detail }]);
};
