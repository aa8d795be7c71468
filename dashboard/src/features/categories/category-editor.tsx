import { BusyOverlay } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { FileChecks, useFileChecks } from '@/shared/files/use-file-checks';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { categoriesQueries, changeCategory, type CategoryDetails } from './categories.queries';
import { CategoryPictures, CategoryTexts } from './category-fields';
import { storedOf, toCategoryBody, valuesOf } from './category-values';
import { SizeGuideSection } from './size-guide/size-guide-section';
import { TagInputs } from './tag-inputs';

/** Changes a category; after saving, the list opens. */
export const CategoryEditor = ({ category }: { category: CategoryDetails }) => {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { form, change, base } = useVersionedForm({
    row: category,
    valuesOf,
    load: () => queries.fetchQuery({ ...categoriesQueries.one(category.id), staleTime: 0 }),
    save: (values, read) =>
      changeCategory(category.id, { ...toCategoryBody(values), before: storedOf(read) }),
    staleKeys: [['categories']],
    texts: { saved: 'categories.updated', notSaved: 'categories.notSaved' },
    onSaved: () => {
      clearChanges();
      void navigate(paths.categories);
    },
  });
  const { isPending, mutate } = change;
  const { isDirty, errors } = form.formState;
  const { track, waiting, submit } = useFileChecks(form.handleSubmit((values) => mutate(values)));
  const busy = isPending || waiting;
  const save = () => {
    if (!isPending) submit();
  };
  const clearChanges = useUnsaved({ dirty: isDirty, save, saving: busy });
  return (
    <form
      noValidate
      aria-busy={busy}
      className="relative flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
        <Panel title={t('categories.information')}>
          <CategoryTexts form={form} />
        </Panel>
        <Panel
          title={t('categories.images')}
          className="xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <FileChecks value={track}>
            <CategoryPictures form={form} saved={base} />
          </FileChecks>
        </Panel>
        <div className="panel p-5">
          <TagInputs form={form} />
        </div>
      </div>
      <SizeGuideSection form={form} />
      <SaveBar
        saveText={t('categories.update')}
        dirty={isDirty}
        busy={busy}
        onDiscard={() => form.reset()}
        problem={errors.root?.message}
      />
      {busy && <BusyOverlay text={t('rows.saving')} />}
    </form>
  );
};
