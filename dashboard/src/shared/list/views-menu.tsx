import { Button, Dialog, IconButton, Menu, MenuItem, MenuLine, TextField } from '@shop/ui';
import { Bookmark, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { useSavedViews, type SavedView } from './saved-views';

const LONGEST = 40;

/** A view that can be renamed (Enter or blur) and deleted. */
const ViewRow = ({
  view,
  onRename,
  onRemove,
}: {
  view: SavedView;
  onRename: (name: string) => void;
  onRemove: () => void;
}) => {
  const t = useText();
  const [name, setName] = useState(view.name);
  const rename = () => {
    const next = name.trim();
    if (next === '') setName(view.name);
    else if (next !== view.name) onRename(next);
  };
  return (
    <li
      className="flex items-end gap-2"
      // A rename on blur would remove the pressed button before the click.
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && rename()
      }
    >
      <TextField
        label={t('views.nameOf', { name: view.name })}
        value={name}
        maxLength={LONGEST}
        dir="auto"
        className="grow"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
      />
      <IconButton label={t('rows.deleteNamed', { name: view.name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </IconButton>
    </li>
  );
};

/** Saves the filters of a list as named views and restores them. */
export const ViewsMenu = ({ list, staffId }: { list: string; staffId: number }) => {
  const t = useText();
  const [params] = useSearchParams();
  const { views, save, rename, remove } = useSavedViews(list, staffId);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const now = new URLSearchParams(params);
  now.delete('page');
  const query = now.toString();
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
        {views.map((view) => (
          <MenuItem key={view.name} asChild>
            <Link to={`?${view.query}`} aria-current={view.query === query ? 'true' : undefined}>
              <Check
                aria-hidden="true"
                className={view.query === query ? 'size-4' : 'invisible size-4'}
                strokeWidth={1.5}
              />
              <bdi>{view.name}</bdi>
            </Link>
          </MenuItem>
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
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            save({ name: name.trim(), query });
            setName('');
          }}
        >
          <TextField
            label={t('views.name')}
            value={name}
            maxLength={LONGEST}
            dir="auto"
            className="grow"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit">{t('views.save')}</Button>
        </form>
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
