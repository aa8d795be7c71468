import { useChange } from '@shop/api-client';
import type { ListName } from '@shop/shop-rules';
import { confirm, IconButton, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { listViewsQueries, orderViews, removeView, type ListView } from './list-views.queries';
import { ViewForm, type ShownList } from './view-form';

const STALE = [listViewsQueries.key];

interface Props {
  list: ListName;
  views: ListView[];
  defaultViewId: number | undefined;
  mayShare: boolean;
  shown: ShownList;
}

/** Saves what the list shows as a view, and changes, orders and deletes views. */
export const ViewsDialog = ({ views, ...props }: Props) => {
  const t = useText();
  return (
    <>
      <ViewForm {...props} />
      {[false, true].map((isShared) => (
        <ViewGroup
          key={String(isShared)}
          {...props}
          title={t(isShared ? 'views.ofShop' : 'views.own')}
          views={views.filter((view) => view.isShared === isShared)}
          isReadOnly={isShared && !props.mayShare}
        />
      ))}
    </>
  );
};

/** The views of the account, or of the shop; those who may not share views see the latter only in the menu. */
const ViewGroup = ({
  title,
  views,
  isReadOnly,
  ...props
}: Props & { title: string; isReadOnly: boolean }) => {
  const t = useText();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<number>();
  const onError = (error: Error) => {
    void queries.invalidateQueries({ queryKey: listViewsQueries.key });
    notifyRefusal(error, t('views.notSaved'));
  };
  const remove = useChange(removeView, STALE, {
    onSuccess: () => notify(t('views.deleted'), { kind: 'success' }),
    onError,
  });
  const order = useChange(orderViews, STALE, { onError });
  const busy = remove.isPending || order.isPending;
  if (views.length === 0 || isReadOnly) return null;
  const ids = views.map(({ id }) => id);
  const move = (from: number, to: number) =>
    order.mutate({
      list: props.list,
      isShared: views[0]?.isShared === true,
      ids: ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0),
    });
  const ask = async (view: ListView) => {
    const isSure =
      !view.isShared ||
      (await confirm({
        title: t('rows.deleteNamed', { name: view.name }),
        text: t('views.deleteShared'),
        yesText: t('rows.delete'),
        noText: t('rows.cancel'),
        danger: true,
      }));
    if (isSure) remove.mutate(view);
  };
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul aria-label={title} className="border-t border-line">
        {views.map((view, at) => (
          <li key={view.id} className="border-b border-line py-1">
            <div className="flex items-center gap-1">
              <span className="min-w-0 grow break-words">
                <bdi>{view.name}</bdi>
                {view.id === props.defaultViewId && (
                  <span className="block text-mini text-muted">{t('views.opensFirst')}</span>
                )}
              </span>
              <IconButton
                label={t('views.up', { name: view.name })}
                disabled={at === 0 || busy}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp className="size-4" />
              </IconButton>
              <IconButton
                label={t('views.down', { name: view.name })}
                disabled={at === views.length - 1 || busy}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown className="size-4" />
              </IconButton>
              <IconButton
                label={t('rows.editNamed', { name: view.name })}
                aria-expanded={edited === view.id}
                onClick={() => setEdited(edited === view.id ? undefined : view.id)}
              >
                <Pencil className="size-4" />
              </IconButton>
              <IconButton
                label={t('rows.deleteNamed', { name: view.name })}
                disabled={busy}
                onClick={() => void ask(view)}
              >
                <Trash2 className="size-4" />
              </IconButton>
            </div>
            {edited === view.id && (
              <div className="py-3">
                <ViewForm {...props} view={view} onDone={() => setEdited(undefined)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
