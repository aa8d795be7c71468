import { Button, Dialog, IconButton, Menu, MenuItem, MenuLine, TextField } from '@shop/ui';
import { Bookmark, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { useSavedViews, type SavedView, type ViewStore } from './saved-views';

const LONGEST = 40;

/** A view that can be renamed (Enter or blur) and deleted. */
const ViewRow = ({
  view,
  onRename,
  onRemove,
}: {
  view: SavedView;
  onRename: (name: string) => Promise<string | undefined>;
  onRemove: () => Promise<string | undefined>;
}) => {
  const t = useText();
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string>();
  const rename = async () => {
    const next = name.trim();
    if (next === '') setName(view.name);
    else if (next !== view.name) setError(await onRename(next));
  };
  return (
    <li
      className="flex items-start gap-2"
      // A rename on blur would remove the pressed button before the click.
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && void rename()
      }
    >
      <TextField
        label={t('views.nameOf', { name: view.name })}
        value={name}
        maxLength={LONGEST}
        dir="auto"
        className="grow"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && void rename()}
        error={error}
      />
      <IconButton
        label={t('rows.deleteNamed', { name: view.name })}
        className="mt-7"
        onClick={() => void onRemove().then(setError)}
      >
        <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </IconButton>
    </li>
  );
};

const ViewLink = ({ view: { name, query }, now }: { view: SavedView; now: string }) => (
  <MenuItem asChild>
    <Link to={`?${query}`} aria-current={query === now ? 'true' : undefined}>
      <Check
        aria-hidden="true"
        className={query === now ? 'size-4' : 'invisible size-4'}
        strokeWidth={1.5}
      />
      <bdi>{name}</bdi>
    </Link>
  </MenuItem>
);

/** Saves the filters of a list as named views and restores them. */
export const StoredViews = <View extends SavedView>({
  store: { views, failed = false, save, rename, remove },
  builtIn = [],
}: {
  store: ViewStore<View>;
  /** Views that everybody has. */
  builtIn?: SavedView[];
}) => {
  const t = useText();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const now = new URLSearchParams(params);
  now.delete('page');
  const query = now.toString();
  const saveAs = async (next: string) => {
    const reason = await save({ name: next, query });
    setError(reason);
    if (!reason) setName('');
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" className="max-xl:px-3.5">
            <Bookmark aria-hidden="true" className="size-4" strokeWidth={1.5} />
            <span className="max-xl:sr-only">{t('views.title')}</span>
          </Button>
        }
      >
        {builtIn.map((view) => (
          <ViewLink key={view.name} view={view} now={query} />
        ))}
        {builtIn.length > 0 && <MenuLine />}
        {views.map((view) => (
          <ViewLink key={view.name} view={view} now={query} />
        ))}
        {views.length > 0 && <MenuLine />}
        <MenuItem onSelect={() => setOpen(true)}>{t('views.change')}</MenuItem>
      </Menu>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('views.title')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void saveAs(name.trim());
          }}
        >
          <TextField
            label={t('views.name')}
            value={name}
            maxLength={LONGEST}
            dir="auto"
            className="grow"
            onChange={({ target }) => setName(target.value)}
            error={error}
          />
          <Button type="submit" className="mt-7">
            {t('views.save')}
          </Button>
        </form>
        {failed && (
          <p role="alert" className="mt-6 text-sale">
            {t('views.failed')}
          </p>
        )}
        {views.length > 0 && (
          <ul aria-label={t('views.title')} className="mt-6 flex flex-col gap-4">
            {views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                onRename={(next) => rename(view, next)}
                onRemove={() => remove(view)}
              />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
};

/** The same, stored in this browser. */
export const ViewsMenu = ({ list, staffId }: { list: string; staffId: number }) => (
  <StoredViews store={useSavedViews(list, staffId)} />
);
