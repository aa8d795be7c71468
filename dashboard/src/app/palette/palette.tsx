import { controlClass, cx, Dialog } from '@shop/ui';
import { ListOrdered, Package, Search, Store } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { navigationItems } from '@/app/navigation';
import { roleOf, type Staff } from '@/features/session/staff';
import { useText } from '@/shared/i18n/use-text';
import type { TypedEntry } from './entry';
import { PaletteOption } from './palette-option';
import { addRecent } from './recent';
import { useGroups } from './use-groups';

/** Maximum length of a search. */
const LONGEST = 80;
const ICONS = { pages: Search, products: Package, orders: ListOrdered, vendors: Store };
const iconOf = ({ kind, to }: TypedEntry) =>
  navigationItems.find((item) => kind === 'pages' && item.to === to)?.icon ?? ICONS[kind];

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Search for pages, products, orders and vendors, controlled by keyboard. */
export const Palette = ({
  staff,
  onGo,
  onClose,
}: {
  staff: Staff;
  onGo: (to: string) => void;
  onClose: () => void;
}) => {
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const words = text.trim();
  const { groups, isBusy, isFailed } = useGroups(staff, words);
  const entries = groups.flatMap((group) => group.entries);
  const [pointed, setPointed] = useState('');
  const at = Math.max(
    0,
    entries.findIndex(({ to }) => to === pointed),
  );
  const active = entries[at];
  const idOf = ({ to }: TypedEntry) => `${id}${to}`;
  const activeId = active && idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (entry: TypedEntry) => {
    addRecent(staff.id, entry);
    onGo(entry.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter that confirms an input method's word must not select an entry.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (step) {
      event.preventDefault();
      setPointed(entries.at((at + step) % entries.length)?.to ?? '');
    }
  };

  const status = isBusy
    ? t('palette.busy')
    : isFailed
      ? t('palette.failed')
      : entries.length === 0
        ? t('palette.none', { words })
        : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('palette.title')}
      closeLabel={t('shell.close')}
    >
      <div className="relative">
        <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
        <input
          ref={takeFocus}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={t(`palette.hint.${roleOf(staff)}`)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPointed('');
          }}
          onKeyDown={press}
          className={cx(controlClass, 'ps-11')}
        />
      </div>
      <div className="mt-3 -mb-2 flex h-[min(52dvh,400px)] flex-col">
        <p role="status" className={cx('px-3 text-small text-muted', status && 'py-2')}>
          {status}
        </p>
        {entries.length > 0 && (
          <div
            id={id}
            role="listbox"
            aria-label={t('palette.title')}
            className="min-h-0 grow overflow-y-auto overscroll-contain"
          >
            {groups.map(({ kind, entries: some }) => (
              <div key={kind} role="group" aria-label={t(`palette.kind.${kind}`)} className="mb-2">
                <p aria-hidden="true" className="px-3 py-1.5 text-mini font-semibold text-muted">
                  {t(`palette.kind.${kind}`)}
                </p>
                {some.map((entry) => (
                  <PaletteOption
                    key={entry.to}
                    id={idOf(entry)}
                    entry={entry}
                    icon={iconOf(entry)}
                    active={entry === active}
                    onPoint={() => setPointed(entry.to)}
                    onChoose={() => choose(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
};
