import { sharesViews, roleOfStaff, type ListName } from '@shop/shop-rules';
import { notify } from '@shop/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useSearchParams } from 'react-router';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { useAccount } from '@/shared/rights/use-may';
import { unsavedChanges } from '@/shared/unsaved/unsaved-changes';
import { ColumnMenu, type ChoosableColumn } from './column-menu';
import { filterText } from './filter-texts';
import { changeListSettings, listViewsQueries, type ListView } from './list-views.queries';
import { ViewsMenu, type BuiltInView } from './views-menu';

const isFixed = ({ rowHeader, key }: ChoosableColumn) => rowHeader === true || key === 'actions';
const NONE: ListView[] = [];

/**
 * Saved views and columns of a list: the columns to show, the menus, and whether the list knows the view that it opens
 * with. What names a row and its actions always stay, and a column in which something is typed stays until that is
 * saved or discarded.
 */
export const useListViews = <Shown extends ChoosableColumn>(
  list: ListName,
  columns: Shown[] = [],
  {
    hiddenByDefault = [],
    builtIn = [],
    Count,
  }: {
    hiddenByDefault?: string[];
    builtIn?: BuiltInView[];
    /** How many rows a view lists. */
    Count?: ComponentType<{ query: string }>;
  } = {},
) => {
  const t = useText();
  const { list: listed } = useFormat();
  const account = useAccount();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const query = listViewsQueries.of(account);
  const { data, isError, failureCount } = useQuery(query);
  const views = data?.views.filter((view) => view.list === list) ?? NONE;
  const settings = data?.settings.find((each) => each.list === list);

  /** Columns that were chosen since the page was opened. */
  const [chosen, setChosen] = useState<string[]>();
  const hidden = chosen ?? settings?.hiddenColumns ?? hiddenByDefault;
  const typedIn = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.columns).split(',');
  const store = useMutation({
    // Quick changes are stored one after the other.
    scope: { id: `columns-${list}` },
    mutationFn: (hiddenColumns: string[]) => changeListSettings({ list, hiddenColumns }),
    onSuccess: ({ data: answer }) => answer && queries.setQueryData(query.queryKey, { ...answer }),
    onError: (error) => notifyRefusal(error, t('views.columnsNotSaved')),
  });
  const hide = (next: string[]) => {
    setChosen(next);
    store.mutate(next);
    const typedNow = unsavedChanges.columns().split(',');
    const unsaved = columns.filter(({ key }) => next.includes(key) && typedNow.includes(key));
    if (unsaved.length > 0)
      notify(
        t('views.columnStays', {
          count: unsaved.length,
          names: listed(unsaved.map(({ header }) => header)),
        }),
      );
  };

  /** What opening a view does besides following its link. */
  const open = ({ name, missing, hiddenColumns }: ListView) => {
    if (missing.length > 0)
      notify(
        t('views.missing', {
          name,
          filters: listed(missing.map((each) => filterText(each, t))),
        }),
      );
    if (hiddenColumns && columns.length > 0) hide(hiddenColumns);
  };

  // An address with filters opens as it is.
  const isFiltered = params.size > 0;
  const [isOpened, setOpened] = useState(isFiltered);
  const isKnown = data !== undefined || failureCount > 0;
  const openFirst = useEffectEvent(() => {
    const first = views.find(({ id }) => id === settings?.defaultViewId);
    if (first) open(first);
    if (first?.query) setParams(first.query, { replace: true });
    else setOpened(true);
  });
  useEffect(() => {
    if (isOpened) return;
    if (isFiltered) setOpened(true);
    else if (isKnown) openFirst();
  }, [isKnown, isOpened, isFiltered]);

  const choosable = columns.filter((column) => !isFixed(column));
  const show = (key: string, on: boolean) =>
    hide(hidden.filter((each) => each !== key).concat(on ? [] : key));
  return {
    isReady: isOpened || isFiltered,
    columns: columns.filter(
      (column) => isFixed(column) || !hidden.includes(column.key) || typedIn.includes(column.key),
    ),
    columnMenu: <ColumnMenu columns={choosable} hidden={hidden} show={show} />,
    /** For menus of their own. */
    choice: { hidden, show },
    menu: (
      <ViewsMenu
        {...{ list, views, builtIn, isError, open, Count }}
        defaultViewId={settings?.defaultViewId ?? undefined}
        hidden={columns.length > 0 ? hidden : undefined}
        mayShare={sharesViews(list, roleOfStaff(account.type), account.rights)}
      />
    ),
  };
};
