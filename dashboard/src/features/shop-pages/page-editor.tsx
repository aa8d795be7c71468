import { useChange } from '@shop/api-client';
import type { DraftInfoDto, PageTextsDto, PublicSettingsDto, ShopPageDto } from '@shop/contracts';
import { placeholderValues } from '@shop/shop-rules';
import { confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { isSame } from '@/shared/forms/is-same';
import { notifyNotSaved, notifyRefusal } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { isOutdated } from '@/shared/forms/take-over';
import { useText } from '@/shared/i18n/use-text';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { DRAFT_PANEL, DraftPanel } from './draft-panel';
import { LanguagePanel } from './language-panel';
import { PageHistory } from './page-history';
import {
  discardDraft,
  loadPage,
  publishPage,
  restoreVersion,
  saveDraft,
  shopPageQueries,
  STALE_PAGES,
} from './shop-pages.queries';

const LOCALES = ['en', 'ar'] as const;
/** `#/en/body` is the field `en.body`. */
const fieldAt = (pointer: string) => pointer.split('/').slice(1).join('.');

/** As they are stored. */
const textsOf = ({ en, ar }: PageTextsDto) =>
  [en, ar].flatMap(({ title, description, body }) =>
    [title, description, body].map((text) => text.trim()),
  );

const hasTexts = (stored: PageTextsDto | null, texts: PageTextsDto): boolean =>
  stored !== null && isSame(textsOf(stored), textsOf(texts));

/** What the next change replaces. */
interface Base {
  /** The version that is shown in the shop. */
  version: number;
  draft: DraftInfoDto | null;
}

/** Texts of a page in both languages, saved as a draft or published together, and their history. */
export const PageEditor = ({
  page: { page, version, defaults, en, ar, draft, previewPath },
  settings,
  onReload,
}: {
  page: ShopPageDto;
  /** Values of the placeholders. */
  settings: PublicSettingsDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<PageTextsDto>({
    defaultValues: { en: draft?.en ?? en, ar: draft?.ar ?? ar },
  });
  const [base, setBase] = useState<Base>({ version, draft });
  const basedOn = { version: base.version, draft: base.draft?.revision ?? 0 };

  /** After a colleague's change the text stays, and the next change replaces the colleague's. */
  const followColleague = async () => {
    const pages = await queries.fetchQuery({ ...shopPageQueries.list(), staleTime: 0 });
    const row = pages.find((each) => each.page === page);
    if (!row) return;
    const last = row.last?.version === base.version ? undefined : row.last;
    setBase({ version: row.last?.version ?? 0, draft: row.draft ?? null });
    form.setError('root', {
      message: last
        ? t('pages.changedMeanwhile', { name: last.actor, version: last.version })
        : row.draft
          ? t('pages.draftChanged', { name: row.draft.actor })
          : t('pages.draftEnded'),
    });
    await queries.invalidateQueries({ queryKey: shopPageQueries.versions(page).queryKey });
  };
  const showError = (error: Error) => {
    showRefusal(error, form, {}, fieldAt);
    if (isOutdated(error)) void followColleague();
  };
  /** Sends a change, unless an earlier request for it has arrived, although its response was lost. */
  const sendUnlessStored = async (
    send: () => Promise<{ data?: { page: ShopPageDto } }>,
    hasArrived: (stored: ShopPageDto) => boolean | Promise<boolean>,
  ): Promise<{ data?: { page: ShopPageDto } }> => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Error) || !isOutdated(error)) throw error;
      const stored = await loadPage(page).catch(() => undefined);
      const arrived = stored && (await Promise.resolve(hasArrived(stored)).catch(() => false));
      if (!stored || !arrived) throw error;
      return { data: { page: stored } };
    }
  };
  /** Shows the page as it is stored. */
  const show = (stored: ShopPageDto) => {
    setBase(stored);
    form.reset({ en: stored.en, ar: stored.ar });
  };
  const publish = useChange(
    (texts: PageTextsDto) =>
      sendUnlessStored(
        () => publishPage(page, { ...texts, ...basedOn }),
        (stored) => !stored.draft && hasTexts(stored, texts),
      ),
    STALE_PAGES,
    {
      onSuccess: (published) => {
        if (published) show(published.page);
        notify(t('pages.published'), { kind: 'success' });
      },
      onError: (error) => notifyNotSaved(error, t('pages.notPublished')),
      showError,
    },
  );
  const save = useChange(
    async (texts: PageTextsDto) => {
      const saved = await sendUnlessStored(
        () => saveDraft(page, { ...texts, ...basedOn }),
        ({ draft }) => hasTexts(draft, texts),
      );
      // What was typed since then stays, as unsaved.
      form.reset(texts, { keepValues: true });
      return saved;
    },
    [shopPageQueries.list().queryKey],
    {
      onSuccess: (saved) => {
        if (saved) setBase(saved.page);
        notify(t('pages.draftSaved'), { kind: 'success' });
      },
      onError: (error) => notifyNotSaved(error, t('pages.draftNotSaved')),
      showError,
    },
  );
  const discard = useChange(
    (revision: number) =>
      sendUnlessStored(
        () => discardDraft(page, revision),
        (stored) => !stored.draft && stored.version === base.version,
      ),
    STALE_PAGES,
    {
      onSuccess: (discarded) => {
        if (discarded) show(discarded.page);
        notify(t('pages.draftDiscarded'), { kind: 'success' });
      },
      onError: (error) => {
        notifyRefusal(error, t('pages.draftNotDiscarded'));
        showError(error);
      },
    },
  );
  const restore = useChange(
    (number: number) =>
      sendUnlessStored(
        () => restoreVersion(page, number, basedOn),
        async ({ draft }) =>
          hasTexts(draft, await queries.fetchQuery(shopPageQueries.version(page, number))),
      ),
    [shopPageQueries.list().queryKey],
    {
      onSuccess: (restored) => {
        const stored = restored?.page;
        if (!stored?.draft) return;
        form.reset({ en: stored.draft.en, ar: stored.draft.ar });
        flushSync(() => setBase(stored));
        document.getElementById(DRAFT_PANEL)?.focus();
        notify(t('pages.restored'), { kind: 'success' });
      },
      onError: (error) => notifyRefusal(error, t('pages.notRestored')),
      showError,
    },
  );
  const askDiscard = async ({ revision }: DraftInfoDto) => {
    const yes = await confirm({
      title: t('pages.discardDraft'),
      text: t('pages.discardDraftText'),
      yesText: t('pages.discardDraft'),
      noText: t('rows.cancel'),
      danger: true,
    });
    if (yes) discard.mutate(revision);
  };
  const valuesOf = (locale: 'en' | 'ar') =>
    placeholderValues(settings, settings.name[locale], locale);
  const { isDirty } = form.formState;
  return (
    <>
      {base.draft && (
        <DraftPanel
          draft={base.draft}
          version={base.version}
          previewPath={previewPath}
          isEdited={isDirty}
          busy={discard.isPending}
          onDiscard={() => base.draft && void askDiscard(base.draft)}
        />
      )}
      <SavedForm
        form={form}
        change={publish}
        draft={{
          text: t('pages.saveDraft'),
          busy: save.isPending,
          // Copies: what is typed while they are saved is not theirs.
          save: (texts) => save.mutate({ en: { ...texts.en }, ar: { ...texts.ar } }),
        }}
        label={t('pages.edit')}
        saveText={t('pages.publish')}
        onReload={onReload}
      >
        {LOCALES.map((locale) => (
          <LanguagePanel
            key={locale}
            form={form}
            locale={locale}
            defaults={defaults[locale]}
            values={valuesOf(locale)}
          />
        ))}
      </SavedForm>
      <PageHistory
        page={page}
        loses={isDirty || base.draft !== null}
        texts={form.getValues}
        valuesOf={valuesOf}
        restoring={restore.isPending ? restore.variables : undefined}
        onRestore={restore.mutate}
      />
    </>
  );
};
