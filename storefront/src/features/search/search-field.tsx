import { controlClass, cx, IconButton } from '@shop/ui';
import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useText } from '@/shared/i18n/text';
import { usePreHydrationInput } from '@/shared/rendering/use-pre-hydration-input';
import type { SearchBoxState } from './use-search-box';

const SEARCH_LENGTH = 80;

/** The search input. */
export const SearchField = ({
  id,
  box,
  input,
  typing,
}: {
  /** Id of the result list. */
  id: string;
  box: SearchBoxState;
  input: RefObject<HTMLInputElement | null>;
  /** Focuses the field: the mobile sheet opens for typing. */
  typing?: boolean;
}) => {
  const { t } = useText();
  const { results = [], active } = box;
  usePreHydrationInput(input, (early) => {
    box.search(early);
    if (document.activeElement !== input.current) box.hide();
  });
  return (
    <div className="relative">
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={results[active] && `${id}-${active}`}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={SEARCH_LENGTH}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the sheet on phones opens for typing
        autoFocus={typing}
        value={box.text}
        onChange={(event) => box.search(event.target.value)}
        onFocus={box.show}
        onKeyDown={box.press}
        className={cx(
          controlClass,
          'ps-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          box.text !== '' && 'pe-11',
        )}
      />
      {box.text !== '' && (
        <IconButton
          label={t('search.clear')}
          className="absolute inset-y-0 end-0 hover:bg-transparent"
          onClick={() => {
            box.clear();
            input.current?.focus();
          }}
        >
          <X className="size-4" />
        </IconButton>
      )}
    </div>
  );
};
