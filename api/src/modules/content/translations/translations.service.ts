import { TRANSLATED_TEXTS, TRANSLATION_KINDS, type TranslationKind } from '@shop/shop-rules';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import type { Subject } from '../../back-office/audit/audit-entry.entity.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { ProductRowsService } from '../../catalogue/products/edit/product-rows.service.js';
import { Product } from '../../catalogue/products/product.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { SETTINGS_ID } from '../settings/settings.entity.js';
import { fromSettings, intoSettings } from './settings-texts.js';
import { ENTITIES, isMissing, textsOf, toTranslation, type TableKind } from './translation-rows.js';
import type {
  ChangeTranslationDto,
  MissingCountDto,
  TranslatedTextDto,
  TranslationDto,
  TranslationsDto,
  TranslationsQueryDto,
} from './translation.dto.js';
import { TranslationsQueries } from './translations.queries.js';

const PAGE = 20;

/** Texts in both languages: vendors see and change those of their own products only. */
@Injectable()
export class TranslationsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: TranslationsQueries,
    private readonly products: ProductRowsService,
    private readonly settings: SettingsService,
  ) {}

  async list(by: Principal, query: TranslationsQueryDto): Promise<TranslationsDto> {
    const { kind, missing, q, before } = query;
    const vendor = ownVendor(by);
    if (kind === 'settings') {
      const row = await this.ofSettings(SETTINGS_ID);
      const name = row.texts[0];
      const isWanted =
        vendor === undefined &&
        before === undefined &&
        (!missing || isMissing(row.texts, missing)) &&
        (!q || `${name?.en} ${name?.ar}`.toLowerCase().includes(q.toLowerCase()));
      return { rows: isWanted ? [row] : [], hasMore: false };
    }
    // One more tells whether there is another page, without counting.
    const found = await this.queries.list(kind, { missing, q, before, vendor }, PAGE + 1);
    return {
      rows: found.slice(0, PAGE).map(({ id, texts }) => toTranslation(id, texts)),
      hasMore: found.length > PAGE,
    };
  }

  /** By kind, without those a vendor has nothing to do with. */
  async counts(by: Principal): Promise<MissingCountDto[]> {
    const vendor = ownVendor(by);
    const kinds = vendor === undefined ? TRANSLATION_KINDS : (['products'] as const);
    return Promise.all(
      kinds.map(async (kind) => {
        if (kind !== 'settings') return { kind, ...(await this.queries.counts(kind, vendor)) };
        const { texts } = await this.ofSettings(SETTINGS_ID);
        return { kind, ar: Number(isMissing(texts, 'ar')), en: Number(isMissing(texts, 'en')) };
      }),
    );
  }

  /** The current texts of a row. */
  one(by: Principal, kind: TranslationKind, id: number): Promise<TranslationDto> {
    if (kind !== 'products' && ownVendor(by) !== undefined) throw new NotFound();
    if (kind === 'settings') return this.ofSettings(id);
    return this.db.transaction(async (manager) =>
      toTranslation(id, textsOf(kind, await this.locked(manager, by, kind, id))),
    );
  }

  /** Changes the given texts; rejected if the texts were changed since `version` was read. */
  async change(
    by: Principal,
    kind: TranslationKind,
    id: number,
    input: ChangeTranslationDto,
  ): Promise<TranslationDto> {
    refuseInvalid(kind, input.texts);
    if (kind !== 'products' && ownVendor(by) !== undefined) throw new NotFound();
    if (kind === 'settings') return this.changeSettings(id, input);
    return this.db.transaction(async (manager) => {
      const row = await this.locked(manager, by, kind, id);
      refuseOutdated(toTranslation(id, textsOf(kind, row)), input);
      const values = await this.write(manager, kind, row, input.texts);
      return toTranslation(id, textsOf(kind, { ...row, ...values }));
    });
  }

  /** Changes texts in a transaction of the caller. */
  async changeIn(
    manager: EntityManager,
    by: Principal,
    kind: TableKind,
    id: number,
    texts: readonly TranslatedTextDto[],
  ): Promise<void> {
    refuseInvalid(kind, texts);
    await this.write(manager, kind, await this.locked(manager, by, kind, id), texts);
  }

  private async locked(
    manager: EntityManager,
    by: Principal,
    kind: TableKind,
    id: number,
  ): Promise<ObjectLiteral> {
    const row =
      kind === 'products'
        ? (await this.products.lock(manager, by, [id]))[0]
        : await manager
            .getRepository<ObjectLiteral>(ENTITIES[kind])
            .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!row) throw new NotFound();
    return row;
  }

  /** Returns the values of the columns. */
  private async write(
    manager: EntityManager,
    kind: TableKind,
    row: ObjectLiteral,
    texts: readonly TranslatedTextDto[],
  ): Promise<Record<string, string>> {
    const values = Object.fromEntries(
      texts.flatMap(({ field, en, ar }) => [
        [field, en],
        [`${field}Ar`, ar],
      ]),
    );
    const changes = changesOf<ObjectLiteral>(row, values);
    if (Object.keys(changes).length === 0) return values;
    if (row instanceof Product) {
      await this.products.write(manager, row, values);
      return values;
    }
    const rows = manager.getRepository<ObjectLiteral>(ENTITIES[kind]);
    await rows.update(row['id'], values);
    await writeAudit(manager, {
      action: 'changed',
      subject: rows.metadata.tableName as Exclude<Subject, 'orders'>,
      subjectId: row['id'],
      label: row['name'] ?? row['title'],
      changes,
    });
    return values;
  }

  private async ofSettings(id: number): Promise<TranslationDto> {
    if (id !== SETTINGS_ID) throw new NotFound();
    return toTranslation(id, fromSettings(await this.settings.current()));
  }

  private async changeSettings(id: number, input: ChangeTranslationDto): Promise<TranslationDto> {
    if (id !== SETTINGS_ID) throw new NotFound();
    const current = await this.settings.current();
    refuseOutdated(toTranslation(id, fromSettings(current)), input);
    const changed = await this.settings.change(intoSettings(current, input.texts));
    return toTranslation(id, fromSettings(changed));
  }
}

const refuseOutdated = (current: TranslationDto, { version }: ChangeTranslationDto): void => {
  if (current.version !== version)
    throw new Conflict('changed_meanwhile', msg('translation.changedMeanwhile'));
};

/** Texts that a row of this kind does not have, too long ones, and required ones that are empty. */
const refuseInvalid = (kind: TranslationKind, texts: readonly TranslatedTextDto[]): void => {
  const problems = texts.flatMap(({ field, ...text }, at) => {
    const rule = Object.hasOwn(TRANSLATED_TEXTS[kind], field) && TRANSLATED_TEXTS[kind][field];
    if (!rule) return [{ pointer: `#/texts/${at}/field`, detail: msg('input.invalid') }];
    return (['en', 'ar'] as const).flatMap((language) => {
      const pointer = `#/texts/${at}/${language}`;
      if (text[language].length > rule.most)
        return [{ pointer, detail: msg('translation.tooLong', { most: rule.most }) }];
      const isRequired = rule.required === 'both' || rule.required === language;
      return isRequired && text[language] === ''
        ? [{ pointer, detail: msg('translation.empty') }]
        : [];
    });
  });
  const [first] = problems;
  if (first) throw new InvalidInput(first.detail, problems);
};
