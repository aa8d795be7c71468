import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  refusedLinks,
  SHOP_PAGE_NAMES,
  unknownPlaceholders,
  type Locale,
  type ShopPageName,
} from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import {
  Conflict,
  InvalidInput,
  NotFound,
  type FieldProblem,
} from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type { PageText, PageTexts } from './default-texts/default-page.js';
import { DEFAULT_PAGES } from './default-texts/index.js';
import type {
  ChangeShopPageDto,
  PageVersionDto,
  PageVersionsDto,
  ShopPageDto,
  ShopPageRowDto,
  ShownPageDto,
} from './shop-pages.dto.js';
import type { ShopPageVersion } from './shop-page-version.entity.js';
import { ShopPagesQueries } from './shop-pages.queries.js';

/** Versions in one response. */
const LIMIT = 20;
const LOCALES = ['en', 'ar'] as const;

/** Texts of a version; null stands for the text of the release. */
type StoredTexts = Pick<ShopPageVersion, 'en' | 'ar'>;
/** Who publishes. */
type Author = Pick<Principal, 'id' | 'name'>;
const UNCHANGED: StoredTexts = { en: null, ar: null };

/** About page and policies: the texts of the release, until staff publish others. */
@Injectable()
export class ShopPagesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShopPagesQueries,
  ) {}

  /** The text that the shop shows, with the later date of the last version and the release. */
  async text(page: ShopPageName, locale: Locale): Promise<ShownPageDto> {
    const last = await this.queries.last(page);
    const dates = [last?.at.toISOString() ?? '', DEFAULT_PAGES[page].updatedAt ?? ''];
    return { ...inEffect(page, last)[locale], updatedAt: dates.sort().at(-1) || null };
  }

  async list(): Promise<ShopPageRowDto[]> {
    const rows = await this.queries.lastOfEach(SHOP_PAGE_NAMES);
    return SHOP_PAGE_NAMES.map((page) => {
      const last = rows.find((row) => row.page === page);
      return { page, last: last ? toVersion(last) : null };
    });
  }

  async one(page: ShopPageName): Promise<ShopPageDto> {
    const last = await this.queries.last(page);
    return toPage(page, last?.version ?? 0, last);
  }

  /** Publishes texts; rejected if the page was changed since `version` was read. */
  async publish(page: ShopPageName, input: ChangeShopPageDto, user: Author): Promise<ShopPageDto> {
    refuseBadTexts(input);
    const texts = { en: stored(page, 'en', input.en), ar: stored(page, 'ar', input.ar) };
    return this.add(page, input.version, { ...texts, restoredFrom: null }, user);
  }

  async versions(page: ShopPageName, before: number | undefined): Promise<PageVersionsDto> {
    const rows = await this.queries.versions(page, before, LIMIT + 1);
    const versions = rows.slice(0, LIMIT).map(toVersion);
    return { versions, next: rows.length > LIMIT ? (versions.at(-1)?.version ?? null) : null };
  }

  async version(page: ShopPageName, number: number): Promise<PageTexts> {
    return inEffect(page, await this.find(page, number));
  }

  /** Publishes the texts of a version again. */
  async restore(
    page: ShopPageName,
    number: number,
    base: number,
    user: Author,
  ): Promise<ShopPageDto> {
    const { en, ar } = await this.find(page, number);
    return this.add(page, base, { en, ar, restoredFrom: number }, user);
  }

  private async find(page: ShopPageName, number: number): Promise<ShopPageVersion> {
    const version = await this.queries.one(page, number);
    if (!version) throw new NotFound();
    return version;
  }

  /** Adds a version, unless it would be the same as the present one. */
  private async add(
    page: ShopPageName,
    base: number,
    next: StoredTexts & { restoredFrom: number | null },
    user: Author,
  ): Promise<ShopPageDto> {
    const last = await this.queries.last(page);
    if ((last?.version ?? 0) !== base) throw changedMeanwhile();
    const { en, ar } = last ?? UNCHANGED;
    if (isDeepStrictEqual({ en, ar }, { en: next.en, ar: next.ar }))
      return toPage(page, base, last);
    const version = base + 1;
    await this.db.transaction(async (manager) => {
      const row = { page, ...next, actorId: user.id, actorName: user.name };
      if (!(await this.queries.add(manager, base, row))) throw changedMeanwhile();
      await writeAudit(manager, {
        action: next.restoredFrom === null ? 'published' : 'restored',
        subject: 'shop_pages',
        subjectId: version,
        label: inEffect(page, next).en.title,
        changes: differences(inEffect(page, last), inEffect(page, next)),
      });
    });
    return toPage(page, version, next);
  }
}

const changedMeanwhile = (): Conflict =>
  new Conflict('changed_meanwhile', msg('page.changedMeanwhile'));

/** The texts that are shown; by default those of the release. */
const inEffect = (page: ShopPageName, texts: StoredTexts = UNCHANGED): PageTexts => ({
  en: texts.en ?? DEFAULT_PAGES[page].en,
  ar: texts.ar ?? DEFAULT_PAGES[page].ar,
});

/** The text of the release is not stored, so that the page follows the next release. */
const stored = (page: ShopPageName, locale: Locale, text: PageText): PageText | null => {
  const { title, description } = text;
  const body = text.body.replaceAll('\r\n', '\n');
  const plain = { title, description, body };
  return isDeepStrictEqual(plain, DEFAULT_PAGES[page][locale]) ? null : plain;
};

const toPage = (page: ShopPageName, version: number, texts?: StoredTexts): ShopPageDto => ({
  page,
  version,
  ...inEffect(page, texts),
  defaults: inEffect(page),
});

const toVersion = (row: ShopPageVersion): PageVersionDto => ({
  version: row.version,
  at: row.at.toISOString(),
  actor: row.actorName,
  restoredFrom: row.restoredFrom,
  defaults: LOCALES.filter((locale) => row[locale] === null),
});

/** Names of the fields in audit entries. */
const flat = ({ en, ar }: PageTexts) => ({
  title: en.title,
  titleAr: ar.title,
  description: en.description,
  descriptionAr: ar.description,
  text: en.body,
  textAr: ar.body,
});

/** What a version changed; bodies are too long for an audit entry, the history has them. */
const differences = (before: PageTexts, after: PageTexts) => {
  const changes = changesOf<ReturnType<typeof flat>>(flat(before), flat(after));
  for (const body of ['text', 'textAr']) if (changes[body]) changes[body] = {};
  return changes;
};

const refuseBadTexts = (texts: PageTexts): void => {
  const problems = LOCALES.flatMap((locale) => {
    const { title, description, body } = texts[locale];
    return Object.entries({ title, description, body }).flatMap(([field, text]): FieldProblem[] => {
      const pointer = `#/${locale}/${field}`;
      const [name] = unknownPlaceholders(text);
      if (name !== undefined)
        return [{ pointer, detail: msg('page.unknownPlaceholder', { name }) }];
      const [link] = field === 'body' ? refusedLinks(text) : [];
      return link === undefined ? [] : [{ pointer, detail: msg('page.linkRefused', { link }) }];
    });
  });
  const [first] = problems;
  if (first) throw new InvalidInput(first.detail, problems);
};
