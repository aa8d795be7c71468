import { controlClass, cx, VisuallyHidden } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import { SearchOption } from './search-option';
import { searchQueries } from './search.queries';
import { useDelayed } from './use-delayed';

const TYPING_PAUSE_MS = 150;

/** Header search: a combobox that lists up to five products. */
export const SearchBox = ({
  onChosen,
  focused,
  landmark,
}: {
  onChosen?: () => void;
  focused?: boolean;
  /** Name of this search where a page has a second one. */
  landmark?: string;
}) => {
  const { t } = useText();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const q = useDelayed(text.trim(), TYPING_PAUSE_MS);
  const { data: found, isError } = useQuery(searchQueries.of(q));
  const results = isError ? [] : (found ?? []);
  const shown = open && text.trim() !== '' && q !== '' && found !== undefined && !isError;

  const clear = () => {
    setText('');
    setOpen(false);
    setActive(-1);
  };
  const choose = (productId: number) => {
    clear();
    onChosen?.();
    void navigate(paths.product(productId));
  };
  const move = (to: number) => setActive((to + results.length) % Math.max(1, results.length));
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? results.length - 1 : active - 1),
    Home: () => setActive(0),
    End: () => setActive(results.length - 1),
    Enter: () => {
      const result = results[Math.max(active, 0)];
      if (result) choose(result.id);
    },
    Escape: () => (shown ? setOpen(false) : clear()),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (!shown && event.key !== 'Escape')) return;
    if ((event.key === 'Home' || event.key === 'End') && active < 0) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      role="search"
      aria-label={landmark ?? t('search.label')}
      className="relative w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
      />
      <input
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        // The sheet on phones opens for typing.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        className={cx(controlClass, 'ps-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      <VisuallyHidden>
        <span role="status">
          {shown && (results.length > 0 ? t('search.count', { count: results.length }) : '')}
        </span>
      </VisuallyHidden>
      {shown && (
        <div className="absolute inset-x-0 top-full z-40 mt-1 border border-line bg-surface shadow-overlay">
          <ul id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
            {results.map((product, index) => (
              <SearchOption
                key={product.id}
                id={`${id}-${index}`}
                product={product}
                active={index === active}
                onChoose={() => choose(product.id)}
              />
            ))}
          </ul>
          {results.length === 0 && (
            <p role="status" className="px-4 py-3 text-small text-muted">
              {t('search.none')}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
