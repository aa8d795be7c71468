import { useChange } from '@shop/api-client';
import type { ArrangedLayoutDto } from '@shop/contracts';
import { Button, notify } from '@shop/ui';
import { useController, useForm, useWatch } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { ArrangedList } from './arranged-list';
import { saveLayout } from './layout.queries';
import { defaultLayout, type LayoutValues } from './layout-values';
import { ShopPreview, type PreviewContents } from './shop-preview';

/** The menu and the home page, saved together. */
export const LayoutForm = ({
  layout: { version, ...layout },
  contents,
  onReload,
}: {
  layout: ArrangedLayoutDto;
  contents: PreviewContents;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const form = useForm<LayoutValues>({ defaultValues: layout });
  const { control, setValue } = form;
  const { field: categories } = useController({ control, name: 'categories' });
  const { field: groups } = useController({ control, name: 'groups' });
  const { field: sections } = useController({ control, name: 'sections' });
  const change = useChange(
    (values: LayoutValues) => saveLayout({ ...values, version }),
    [['layout'], ['categories']],
    {
      onSuccess: () => notify(t('layout.saved'), { kind: 'success' }),
      onError: () => notify(t('layout.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
  const restore = () => {
    const first = defaultLayout(layout.categories);
    for (const name of ['categories', 'groups', 'sections'] as const)
      setValue(name, first[name], { shouldDirty: true });
  };
  const categoryOf = (id: number) => contents.categories.find((category) => category.id === id);
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('nav.layout')}
      saveText={t('layout.save')}
      onReload={onReload}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 2xl:grid-cols-2">
          <Panel title={t('layout.sections')}>
            <p className="-mt-2 mb-3 text-small text-muted">{t('layout.sectionsHint')}</p>
            <ArrangedList
              label={t('layout.sections')}
              entries={sections.value}
              keyOf={({ name }) => name}
              nameOf={({ name }) => t(`layout.section.${name}`)}
              onChange={sections.onChange}
            />
          </Panel>
          <div className="grid content-start gap-4">
            <Panel title={t('layout.categories')}>
              <p className="-mt-2 mb-3 text-small text-muted">{t('layout.categoriesHint')}</p>
              <ArrangedList
                label={t('layout.categories')}
                entries={categories.value}
                keyOf={({ id }) => String(id)}
                nameOf={({ id }) => categoryOf(id)?.name ?? `#${id}`}
                onChange={categories.onChange}
              />
            </Panel>
            <Panel title={t('layout.groups')}>
              <ArrangedList
                label={t('layout.groups')}
                entries={groups.value}
                keyOf={({ name }) => name}
                nameOf={({ name }) => t(`layout.group.${name}`)}
                onChange={groups.onChange}
              />
            </Panel>
          </div>
          <div className="2xl:col-span-2">
            <Button variant="secondary" onClick={restore}>
              {t('layout.restore')}
            </Button>
          </div>
        </div>
        <ShopPreview layout={useWatch({ control }) as LayoutValues} contents={contents} />
      </div>
    </SavedForm>
  );
};
