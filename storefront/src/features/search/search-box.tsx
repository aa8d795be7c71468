import { useId, useRef, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { useSearchBox } from './use-search-box';

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
  const id = `${useId()}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(onChosen);
  const searchAgain = (text: string) => {
    box.search(text);
    input.current?.focus();
  };
  return (
    // Before the program runs the browser itself sends what is typed.
    <form
      role="search"
      action={useHref(paths.search())}
      onSubmit={box.submit}
      aria-label={landmark ?? t('search.label')}
      className="relative w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.hide()}
    >
      <SearchField id={id} box={box} input={input} typing={sheet} />
      <SearchResults id={id} box={box} inPage={sheet} />
      {box.text.trim() === '' && whenBlank?.(searchAgain)}
    </form>
  );
};
