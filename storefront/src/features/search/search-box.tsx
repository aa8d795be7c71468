import { controlClass, cx, IconButton } from '@shop/ui';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import { recentSearches } from './recent-searches';
import { SearchOption } from './search-option';
import { useResults } from './use-results';

const SEARCH_LENGTH = 80;

/** Product search: a combobox that lists up to five products. */
export const SearchBox = ({
  onChosen,
  sheet,
  landmark,
  whenBlank,
}: {
  onChosen?: () => void;
  /** In a sheet of its own: takes the focus and lists its results below itself. */
  sheet?: boolean;
  /** Name of this search where a page has a second one. */
  landmark?: string;
  /** Stands in the results' place while the box is blank. */
  whenBlank?: (search: (text: string) => void) => ReactNode;
}) => {
  const { t } = useText();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useResults(text);
  const results = found.shown ?? [];
  const shown = open && found.shown !== undefined;

  const search = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(-1);
  };
  const clear = () => {
    search('');
    setOpen(false);
  };
  const choose = (productId: number) => {
    recentSearches.add(text);
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
      const result = results[active] ?? (found.current ? results[0] : undefined);
      if (result) choose(result.id);
    },
    Escape: () => (shown ? setOpen(false) : clear()),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // An empty box leaves Escape to the sheet around it.
    if (!act || event.nativeEvent.isComposing || (event.key === 'Escape' && text === '')) return;
    if (event.key === 'ArrowDown' && !open && found.shown) return setOpen(true);
    if (!shown && event.key !== 'Escape') return;
    if ((event.key === 'Home' || event.key === 'End') && active < 0) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div
      role="search"
      aria-label={landmark ?? t('search.label')}
      className="relative w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <div className="relative">
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={shown && results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          // The sheet on phones opens for typing.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={sheet}
          value={text}
          onChange={(event) => search(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
          className={cx(controlClass, 'ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden')}
        />
        {text !== '' && (
          <IconButton
            label={t('search.clear')}
            className="absolute inset-y-0 end-0 hover:bg-transparent"
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </IconButton>
        )}
      </div>
      <p role="status" className="sr-only">
        {shown && results.length > 0 && t('search.count', { count: results.length })}
      </p>
      <div
        className={cx(
          !sheet && 'absolute inset-x-0 top-full z-40 mt-1 bg-surface shadow-overlay',
          sheet ? shown && 'mt-3' : shown && 'border border-line',
        )}
      >
        {shown && results.length > 0 && (
          <ul id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
            {results.map((product, index) => (
              <SearchOption
                key={product.id}
                id={`${id}-${index}`}
                product={product}
                q={text.trim()}
                active={index === active}
                onPoint={() => setActive(index)}
                onChoose={() => choose(product.id)}
              />
            ))}
          </ul>
        )}
        <p role="status" className={cx(shown && results.length === 0 && 'p-4 text-small')}>
          {shown && results.length === 0 && t('search.none')}
        </p>
      </div>
      {text.trim() === '' &&
        whenBlank?.((next) => {
          search(next);
          input.current?.focus();
        })}
    </div>
  );
};
