import type { ArrangedLayoutDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { ArrangedList } from './arranged-list';
import { EntrySchedule } from './entry-schedule';
import { loadLayout, saveLayout } from './layout.queries';
import { defaultLayout, type LayoutValues } from './layout-values';
import { mergeLayout, stillReplaced, type ReplacedLayout } from './merge-layout';
import { ReplacedOrder } from './replaced-order';
import { ShopPreview, type PreviewContents } from './shop-preview';

/** The menu and the home page, saved together. What a colleague saved meanwhile is loaded; the changes made here stay. */
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
  const [replaced, setReplaced] = useState<ReplacedLayout>({});
  const { form, change, base } = useVersionedForm({
    row: layout,
    valuesOf: ({ version: _, ...values }): LayoutValues => values,
    load: loadLayout,
    save: (values, { version }) => saveLayout({ ...values, version }),
    merge: (before, mine, latest) => {
      const merged = mergeLayout(before, mine, latest, replaced);
      setReplaced(merged.replaced);
      return merged.values;
    },
    staleKeys: [['layout'], ['categories']],
    texts: { saved: 'layout.saved', notSaved: 'layout.notSaved' },
  });
  const { control, setValue } = form;
  const { field: categories } = useController({ control, name: 'categories' });
  const { field: groups } = useController({ control, name: 'groups' });
  const { field: sections } = useController({ control, name: 'sections' });
  const replacedNow = {
    categories: stillReplaced(categories.value, replaced.categories),
    groups: stillReplaced(groups.value, replaced.groups),
    sections: stillReplaced(sections.value, replaced.sections),
  };
  const restore = () => {
    const first = defaultLayout(base.categories);
    for (const name of ['categories', 'groups', 'sections'] as const)
      setValue(name, first[name], { shouldDirty: true });
  };
  const categoryName = ({ id }: { id: number }) =>
    contents.categories.find((category) => category.id === id)?.name ?? `#${id}`;
  const groupName = ({ name }: LayoutValues['groups'][number]) => t(`layout.group.${name}`);
  const sectionName = ({ name }: LayoutValues['sections'][number]) => t(`layout.section.${name}`);
  const menuHint = `${t('layout.menuScheduleHint')} ${t('layout.scheduleHint')}`;
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('nav.layout')}
      saveText={t('layout.save')}
      onReload={onReload}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-4 2xl:grid-cols-2">
          <Panel title={t('layout.sections')}>
            <p className="-mt-2 mb-3 text-small text-muted">{t('layout.sectionsHint')}</p>
            <ArrangedList
              label={t('layout.sections')}
              entries={sections.value}
              keyOf={({ name }) => name}
              nameOf={sectionName}
              onChange={sections.onChange}
              more={(entry, onChange) => (
                <EntrySchedule
                  {...{ entry, onChange }}
                  name={sectionName(entry)}
                  hint={t('layout.scheduleHint')}
                  replaced={replacedNow.sections.entries.find(({ name }) => name === entry.name)}
                />
              )}
            />
            <ReplacedOrder order={replacedNow.sections.order?.map(sectionName)} />
          </Panel>
          <div className="grid grid-cols-1 content-start gap-4">
            <Panel title={t('layout.categories')}>
              <p className="-mt-2 mb-3 text-small text-muted">{t('layout.categoriesHint')}</p>
              <ArrangedList
                label={t('layout.categories')}
                entries={categories.value}
                keyOf={({ id }) => String(id)}
                nameOf={categoryName}
                onChange={categories.onChange}
                more={(entry, onChange) => (
                  <EntrySchedule
                    {...{ entry, onChange }}
                    name={categoryName(entry)}
                    hint={menuHint}
                    replaced={replacedNow.categories.entries.find(({ id }) => id === entry.id)}
                  />
                )}
              />
              <ReplacedOrder order={replacedNow.categories.order?.map(categoryName)} />
            </Panel>
            <Panel title={t('layout.groups')}>
              <ArrangedList
                label={t('layout.groups')}
                entries={groups.value}
                keyOf={({ name }) => name}
                nameOf={groupName}
                onChange={groups.onChange}
                more={(entry, onChange) => (
                  <EntrySchedule
                    {...{ entry, onChange }}
                    name={groupName(entry)}
                    hint={menuHint}
                    replaced={replacedNow.groups.entries.find(({ name }) => name === entry.name)}
                  />
                )}
              />
              <ReplacedOrder order={replacedNow.groups.order?.map(groupName)} />
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
