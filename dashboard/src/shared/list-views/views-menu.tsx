import type { ListName } from '@shop/shop-rules';
import { Button, Dialog, Menu, MenuItem, MenuLine } from '@shop/ui';
import { Bookmark, Check } from 'lucide-react';
import { Fragment, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import type { ListView } from './list-views.queries';
import { ViewsDialog } from './views-dialog';
import { confirmDiscard, unsavedChanges } from '@/shared/unsaved/unsaved-changes';

/** A view that everyone has. */
export interface BuiltInView {
  name: string;
  query: string;
}

const sorted = (query: string | URLSearchParams): string => {
  const params = new URLSearchParams(query);
  for (const place of ['page', 'before']) params.delete(place);
  params.sort();
  return params.toString();
};
const isSameSet = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The views of a list as links, and the window in which they are saved and changed. */
export const ViewsMenu = ({
  list,
  views,
  builtIn,
  isError,
  open,
  defaultViewId,
  hidden,
  mayShare,
  Count,
}: {
  list: ListName;
  views: ListView[];
  builtIn: BuiltInView[];
  /** The views could not be loaded. */
  isError: boolean;
  /** Called with the opened view. */
  open: (view: ListView) => void;
  /** The view that the list opens with. */
  defaultViewId?: number;
  /** The hidden columns, if the list has a choice of columns. */
  hidden?: string[];
  mayShare: boolean;
  /** Shows how many rows a view lists. It is rendered while the menu is open, not with the list. */
  Count?: ComponentType<{ query: string }> | undefined;
}) => {
  const t = useText();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  // The dialog stays open after a save, so that its forms tell what is unsaved.
  const change = async (next: boolean) => {
    if (next || !unsavedChanges.areInDialog() || (await confirmDiscard())) setOpen(next);
  };
  const now = sorted(params);
  const isNow = ({ query, hiddenColumns }: BuiltInView & Partial<ListView>) =>
    sorted(query) === now && (!hidden || !hiddenColumns || isSameSet(hidden, hiddenColumns));
  const groups: (BuiltInView | ListView)[][] = [
    builtIn,
    views.filter(({ isShared }) => isShared),
    views.filter(({ isShared }) => !isShared),
  ].filter((group) => group.length > 0);
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" className="max-xl:px-3.5">
            <Bookmark className="size-4" />
            <span className="max-xl:sr-only">{t('views.title')}</span>
          </Button>
        }
      >
        {groups.map((group, at) => (
          <Fragment key={at}>
            {group.map((view) => (
              <MenuItem
                key={'id' in view ? view.id : view.name}
                asChild
                onSelect={() => 'id' in view && open(view)}
              >
                <Link to={`?${view.query}`} aria-current={isNow(view) ? 'true' : undefined}>
                  <Check
                    className={isNow(view) ? 'size-4 shrink-0' : 'invisible size-4 shrink-0'}
                  />
                  <bdi>{view.name}</bdi>{' '}
                  {Count && (
                    <span className="ms-auto ps-4 text-mini text-muted tabular-nums">
                      <Count query={view.query} />
                    </span>
                  )}
                </Link>
              </MenuItem>
            ))}
            <MenuLine />
          </Fragment>
        ))}
        <MenuItem onSelect={() => setOpen(true)}>{t('views.change')}</MenuItem>
      </Menu>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => void change(next)}
        title={t('views.title')}
        closeLabel={t('shell.close')}
      >
        {isError && (
          <p role="alert" className="mb-6 text-sale">
            {t('views.failed')}
          </p>
        )}
        <ViewsDialog {...{ list, views, defaultViewId, mayShare }} shown={{ query: now, hidden }} />
      </Dialog>
    </>
  );
};
