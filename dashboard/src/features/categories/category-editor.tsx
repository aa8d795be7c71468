import { useChange } from '@shop/api-client';
import { BusyOverlay, notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { FileChecks, useFileChecks } from '@/shared/files/use-file-checks';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { showRefusal } from '@/shared/forms/show-refusal';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { changeCategory, type CategoryDetails } from './categories.queries';
import { CategoryPictures, CategoryTexts } from './category-fields';
import { toCategoryBody, valuesOf, type CategoryValues } from './category-values';
import { SizeGuideSection } from './size-guide/size-guide-section';
import { TagInputs } from './tag-inputs';

/** Changes a category; after saving, the list opens. */
export const CategoryEditor = ({ category }: { category: CategoryDetails }) => {
  const t = useText();
  const navigate = useNavigate();
  const form = useForm<CategoryValues>({ defaultValues: valuesOf(category) });
  const { isDirty, errors } = form.formState;
  const { isPending, mutate } = useChange(
    (values: CategoryValues) => changeCategory(category.id, toCategoryBody(values)),
    [['categories']],
    {
      onSuccess: () => {
        notify(t('categories.updated'), { kind: 'success' });
        clearChanges();
        void navigate(paths.categories);
      },
      onError: () => notify(t('categories.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
  const { track, waiting, submit } = useFileChecks(form.handleSubmit((values) => mutate(values)));
  const busy = isPending || waiting;
  const save = () => {
    if (!isPending) submit();
  };
  const clearChanges = useUnsaved({ dirty: isDirty, save });
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
            <CategoryPictures form={form} saved={category} />
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
