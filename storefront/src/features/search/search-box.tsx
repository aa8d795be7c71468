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
  /** In the mobile sheet: focused when opened, results below the field. */
  sheet?: boolean;
  /** Label when a page has two search boxes. */
  landmark?: string;
  /** Replaces the results while the box is blank. */
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
    // Before hydration the browser submits the form.
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
