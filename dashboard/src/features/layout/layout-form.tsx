import type { ArrangedLayoutDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useController, useWatch } from 'react-hook-form';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { ArrangedList } from './arranged-list';
import { loadLayout, saveLayout } from './layout.queries';
import { defaultLayout, type LayoutValues } from './layout-values';
import { SectionSchedule } from './section-schedule';
import { ShopPreview, type PreviewContents } from './shop-preview';

/** The menu and the home page, saved together. */
export const LayoutForm = ({
  layout,
  contents,
  onReload,
}: {
  layout: ArrangedLayoutDto;
  contents: PreviewContents;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const { form, change, base } = useVersionedForm({
    row: layout,
    valuesOf: ({ version: _, ...values }): LayoutValues => values,
    load: loadLayout,
    save: (values, { version }) => saveLayout({ ...values, version }),
    staleKeys: [['layout'], ['categories']],
    texts: { saved: 'layout.saved', notSaved: 'layout.notSaved' },
  });
  const { control, setValue } = form;
  const { field: categories } = useController({ control, name: 'categories' });
  const { field: groups } = useController({ control, name: 'groups' });
  const { field: sections } = useController({ control, name: 'sections' });
  const restore = () => {
    const first = defaultLayout(base.categories);
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
              more={(section, change) => (
                <SectionSchedule
                  section={section}
                  name={t(`layout.section.${section.name}`)}
                  onChange={change}
                />
              )}
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
