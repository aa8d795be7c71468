import { ApiError, useChange } from '@shop/api-client';
import type { PageTextsDto, PublicSettingsDto, ShopPageDto } from '@shop/contracts';
import { placeholderValues } from '@shop/shop-rules';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { LanguagePanel } from './language-panel';
import { PageHistory } from './page-history';
import { publishPage, shopPageQueries, STALE_PAGES } from './shop-pages.queries';

const LOCALES = ['en', 'ar'] as const;
/** `#/en/body` is the field `en.body`. */
const fieldAt = (pointer: string) => pointer.split('/').slice(1).join('.');

/** Texts of a page in both languages, published together, and their history. */
export const PageEditor = ({
  page: { page, version, defaults, en, ar },
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
  const form = useForm<PageTextsDto>({ defaultValues: { en, ar } });
  /** The version that publishing replaces. */
  const [base, setBase] = useState(version);

  /** After a colleague's change the text stays, and publishing again replaces the colleague's. */
  const followColleague = async () => {
    const pages = await queries.fetchQuery({ ...shopPageQueries.list(), staleTime: 0 });
    const last = pages.find((row) => row.page === page)?.last;
    if (!last) return;
    setBase(last.version);
    form.setError('root', {
      message: t('pages.changedMeanwhile', { name: last.actor, version: last.version }),
    });
    await queries.invalidateQueries({ queryKey: shopPageQueries.versions(page).queryKey });
  };
  const change = useChange(
    (texts: PageTextsDto) => publishPage(page, { ...texts, version: base }),
    STALE_PAGES,
    {
      onSuccess: () => notify(t('pages.published'), { kind: 'success' }),
      onError: () => notify(t('pages.notPublished'), { kind: 'error' }),
      showError: (error) => {
        showRefusal(error, form, {}, fieldAt);
        if (error instanceof ApiError && error.code === 'changed_meanwhile') void followColleague();
      },
    },
  );
  const valuesOf = (locale: 'en' | 'ar') =>
    placeholderValues(settings, settings.name[locale], locale);
  return (
    <>
      <SavedForm
        form={form}
        change={change}
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
      <PageHistory page={page} base={base} isEdited={form.formState.isDirty} valuesOf={valuesOf} />
    </>
  );
};
