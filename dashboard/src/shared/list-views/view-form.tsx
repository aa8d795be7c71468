import { ApiError } from '@shop/api-client';
import { VIEW_NAME_LENGTH, type ListName } from '@shop/shop-rules';
import { CheckboxField, SelectField, TextField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Once } from '@/shared/forms/use-request-key';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import {
  changeListSettings,
  changeView,
  listViewsQueries,
  saveView,
  type ListView,
} from './list-views.queries';

/** What the list shows now. */
export interface ShownList {
  /** Query of its address, without the page. */
  query: string;
  /** Its hidden columns, if it has a choice of columns. */
  hidden?: string[];
}

interface Values {
  name: string;
  whose: 'own' | 'shop';
  replaces: boolean;
  opensFirst: boolean;
}

/**
 * Saves what the list shows as a new view, or changes one. After a colleague's change the input stays, and saving again
 * stores it; what was not changed here stays as the colleague left it.
 */
export const ViewForm = ({
  list,
  view,
  defaultViewId,
  mayShare,
  shown,
  onDone,
}: {
  list: ListName;
  view?: ListView;
  /** The view that the list opens with. */
  defaultViewId: number | undefined;
  mayShare: boolean;
  shown: ShownList;
  onDone?: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const [start] = useState(view);
  /** The version that the form shows; the newest one after a refused change. */
  const [version, setVersion] = useState(view?.version);
  const isFirst = view !== undefined && view.id === defaultViewId;
  const now = { query: shown.query, hiddenColumns: shown.hidden ?? null };
  const store = ({ name, whose, replaces }: Values, once: Once) => {
    const input = { name: name.trim(), isShared: whose === 'shop' };
    if (!view) return saveView({ list, ...input, ...now }, once);
    return changeView(view.id, {
      version: version ?? view.version,
      ...(input.name !== start?.name && { name: input.name }),
      ...(input.isShared !== start?.isShared && { isShared: input.isShared }),
      ...(replaces && now),
    });
  };
  const save = async (values: Values, _before: string | undefined, once: Once) => {
    try {
      const answer = await store(values, once);
      const saved = answer.data?.views.find((each) =>
        view ? each.id === view.id : each.list === list && each.name === values.name.trim(),
      );
      if (saved && values.opensFirst !== isFirst)
        return await changeListSettings({
          list,
          defaultViewId: values.opensFirst ? saved.id : null,
        });
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setVersion(undefined);
      void queries.invalidateQueries({ queryKey: listViewsQueries.key });
      throw error;
    }
  };
  const { form, ...shared } = useRowForm<Values>({
    start: {
      name: view?.name ?? '',
      whose: view?.isShared ? 'shop' : 'own',
      replaces: false,
      opensFirst: isFirst,
    },
    adds: !view && `view of ${list}`,
    isInList: false,
    save,
    stale: [listViewsQueries.key],
    saved: t('views.saved'),
    failed: t('views.notSaved'),
    onDone,
  });
  return (
    <RowForm
      label={view ? t('rows.editNamed', { name: view.name }) : t('views.new')}
      submitText={t('views.save')}
      isInDialog
      {...shared}
    >
      <TextField
        label={view ? t('views.nameOf', { name: view.name }) : t('views.name')}
        error={form.formState.errors.name?.message}
        maxLength={VIEW_NAME_LENGTH}
        dir="auto"
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t('views.nameNeeded'),
        })}
      />
      {mayShare && (
        <SelectField label={t('views.whose')} {...form.register('whose')}>
          <option value="own">{t('views.onlyMe')}</option>
          <option value="shop">{t('views.everyone')}</option>
        </SelectField>
      )}
      {view && (
        <CheckboxField
          label={t(shown.hidden ? 'views.replaceAll' : 'views.replaceFilters')}
          {...form.register('replaces')}
        />
      )}
      <CheckboxField label={t('views.openFirst')} {...form.register('opensFirst')} />
    </RowForm>
  );
};
