import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  PAGE_VERSIONS,
  picturesOf,
  refusedLinks,
  SHOP_PAGE_NAMES,
  unknownPlaceholders,
  type Locale,
  type ShopPageName,
} from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
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
import { PagePicturesQueries } from './page-pictures.queries.js';
import { PagePreviewLink, type Viewer } from './page-preview-link.js';
import type { ShopPageDraft } from './shop-page-draft.entity.js';
import type {
  ChangeShopPageDto,
  DraftInfoDto,
  PageBaseDto,
  PageVersionDto,
  PageVersionsDto,
  PreviewedPageDto,
  SaveDraftDto,
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
type Author = Viewer & Pick<Principal, 'name'>;
const UNCHANGED: StoredTexts = { en: null, ar: null };

/** About page and policies: the texts of the release, until staff publish others. */
@Injectable()
export class ShopPagesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShopPagesQueries,
    private readonly pictures: PagePicturesQueries,
    private readonly link: PagePreviewLink,
  ) {}

  /** The text that the shop shows, with the later date of the last version and the release. */
  async text(page: ShopPageName, locale: Locale): Promise<ShownPageDto> {
    const last = await this.queries.last(page);
    const dates = [last?.at.toISOString() ?? '', DEFAULT_PAGES[page].updatedAt ?? ''];
    return { ...inEffect(page, last)[locale], updatedAt: dates.sort().at(-1) || null };
  }

  /** The draft of a preview link as the shop would show it. */
  async preview(token: string, locale: Locale): Promise<PreviewedPageDto> {
    const page = await this.link.pageOf(token);
    const [draft] = page ? await this.queries.drafts([page]) : [];
    if (!draft) throw new NotFound(msg('page.previewExpired'));
    return { page: draft.page, ...inEffect(draft.page, draft)[locale] };
  }

  async list(): Promise<ShopPageRowDto[]> {
    const [rows, drafts] = await Promise.all([
      this.queries.lastOfEach(SHOP_PAGE_NAMES),
      this.queries.drafts(SHOP_PAGE_NAMES),
    ]);
    return SHOP_PAGE_NAMES.map((page) => {
      const last = rows.find((row) => row.page === page);
      const draft = drafts.find((row) => row.page === page);
      return { page, last: last ? toVersion(last) : null, draft: draft ? toInfo(draft) : null };
    });
  }

  async one(page: ShopPageName, user: Viewer): Promise<ShopPageDto> {
    const [last, [draft]] = await Promise.all([
      this.queries.last(page),
      this.queries.drafts([page]),
    ]);
    return {
      page,
      version: last?.version ?? 0,
      ...inEffect(page, last),
      defaults: inEffect(page),
      draft: draft ? { ...toInfo(draft), ...inEffect(page, draft) } : null,
      previewPath: this.link.to(page, user),
    };
  }

  /** Publishes texts and ends the draft; rejected if either was changed since it was read. */
  async publish(page: ShopPageName, input: ChangeShopPageDto, user: Author): Promise<ShopPageDto> {
    refuseBadTexts(input);
    const { version, draft = 0 } = input;
    await this.add(page, version, storedTexts(page, input), user, draft);
    return this.one(page, user);
  }

  /** Saves texts as the draft; rejected if the page or its draft was changed since it was read. */
  async saveDraft(page: ShopPageName, input: SaveDraftDto, user: Author): Promise<ShopPageDto> {
    const { version: base, draft: revision = 0 } = input;
    const last = await this.queries.last(page);
    if ((last?.version ?? 0) !== base) throw changedMeanwhile();
    const texts = storedTexts(page, input);
    await this.db.transaction(async (manager) => {
      await this.checkPictures(manager, input);
      const row = { page, base, ...texts, actorId: user.id, actorName: user.name };
      if (!(await this.queries.saveDraft(manager, revision, row))) throw draftChanged();
      await writeAudit(manager, {
        action: 'draft_saved',
        subject: 'shop_pages',
        subjectId: base,
        label: inEffect(page, texts).en.title || inEffect(page).en.title,
      });
    });
    return this.one(page, user);
  }

  /** Deletes the draft, so that the page is edited as it is published. */
  async discardDraft(page: ShopPageName, revision: number, user: Author): Promise<ShopPageDto> {
    await this.db.transaction(async (manager) => {
      const removed = await this.queries.removeDraft(manager, page, revision);
      if (!removed) throw draftChanged();
      await writeAudit(manager, {
        action: 'draft_discarded',
        subject: 'shop_pages',
        subjectId: removed.base,
        label: inEffect(page).en.title,
      });
    });
    return this.one(page, user);
  }

  async versions(page: ShopPageName, before: number | undefined): Promise<PageVersionsDto> {
    const rows = await this.queries.versions(page, before, LIMIT + 1);
    const versions = rows.slice(0, LIMIT).map(toVersion);
    return { versions, next: rows.length > LIMIT ? (versions.at(-1)?.version ?? null) : null };
  }

  async version(page: ShopPageName, number: number): Promise<PageTexts> {
    return inEffect(page, await this.find(page, number));
  }

  /** Saves the texts of a version as the draft; rejected like `saveDraft`. */
  async restore(
    page: ShopPageName,
    number: number,
    base: PageBaseDto,
    user: Author,
  ): Promise<ShopPageDto> {
    const texts = await this.version(page, number);
    return this.saveDraft(page, { ...base, ...texts }, user);
  }

  private async find(page: ShopPageName, number: number): Promise<ShopPageVersion> {
    const version = await this.queries.one(page, number);
    if (!version) throw new NotFound();
    return version;
  }

  /** Adds a version, unless it would be the same as the present one, and ends the draft with this revision. */
  private async add(
    page: ShopPageName,
    base: number,
    next: StoredTexts,
    user: Author,
    draft: number,
  ): Promise<void> {
    const last = await this.queries.last(page);
    if ((last?.version ?? 0) !== base) throw changedMeanwhile();
    const { en, ar } = last ?? UNCHANGED;
    const isSame = isDeepStrictEqual({ en, ar }, { en: next.en, ar: next.ar });
    await this.db.transaction(async (manager) => {
      await this.endDraft(manager, page, draft);
      if (isSame) return;
      const after = inEffect(page, next);
      await this.checkPictures(manager, after);
      const row = { page, ...next, actorId: user.id, actorName: user.name };
      const added = await this.queries.add(manager, base, row);
      if (!added) throw changedMeanwhile();
      if (added.version > PAGE_VERSIONS)
        await this.queries.removeUpTo(manager, page, added.version - PAGE_VERSIONS);
      await writeAudit(manager, {
        action: 'published',
        subject: 'shop_pages',
        subjectId: added.version,
        label: after.en.title,
        changes: differences(inEffect(page, last), after),
      });
    });
  }

  /** Revision 0 expects that there is no draft. */
  private async endDraft(
    manager: EntityManager,
    page: ShopPageName,
    revision: number,
  ): Promise<void> {
    const isEnded =
      revision === 0
        ? (await this.queries.drafts([page])).length === 0
        : await this.queries.removeDraft(manager, page, revision);
    if (!isEnded) throw draftChanged();
  }

  /** Rejects pictures that are not among those of the pages, or have another size. */
  private async checkPictures(manager: EntityManager, texts: PageTexts): Promise<void> {
    const used = LOCALES.map((locale) => picturesOf(texts[locale].body));
    if (used.every((pictures) => pictures.length === 0)) return;
    const files = [...new Set(used.flat().map(({ file }) => file))];
    const known = await this.pictures.keep(manager, files);
    refuse(
      LOCALES.flatMap((locale, at): FieldProblem[] => {
        const unknown = used[at]?.find(
          ({ file, width, height }) =>
            !known.some((one) => one.file === file && one.width === width && one.height === height),
        );
        if (!unknown) return [];
        const detail = msg('page.pictureUnknown', { file: unknown.file });
        return [{ pointer: `#/${locale}/body`, detail }];
      }),
    );
  }
}

const changedMeanwhile = (): Conflict =>
  new Conflict('changed_meanwhile', msg('page.changedMeanwhile'));
const draftChanged = (): Conflict =>
  new Conflict('changed_meanwhile', msg('page.draftChangedMeanwhile'));

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

const storedTexts = (page: ShopPageName, { en, ar }: PageTexts): StoredTexts => ({
  en: stored(page, 'en', en),
  ar: stored(page, 'ar', ar),
});

const toInfo = ({ revision, base, at, actorName }: ShopPageDraft): DraftInfoDto => ({
  revision,
  base,
  at: at.toISOString(),
  actor: actorName,
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

const refuse = (problems: FieldProblem[]): void => {
  const [first] = problems;
  if (first) throw new InvalidInput(first.detail, problems);
};

const refuseBadTexts = (texts: PageTexts): void =>
  refuse(
    LOCALES.flatMap((locale) => {
      const { title, description, body } = texts[locale];
      return Object.entries({ title, description, body }).flatMap(
        ([field, text]): FieldProblem[] => {
          const pointer = `#/${locale}/${field}`;
          const [name] = unknownPlaceholders(text);
          if (name !== undefined)
            return [{ pointer, detail: msg('page.unknownPlaceholder', { name }) }];
          if (field !== 'body') return [];
          const [link] = refusedLinks(text);
          if (link !== undefined) return [{ pointer, detail: msg('page.linkRefused', { link }) }];
          const isDescribed = picturesOf(text).every(({ alt }) => alt !== '');
          return isDescribed ? [] : [{ pointer, detail: msg('page.pictureWithoutText') }];
        },
      );
    }),
  );
