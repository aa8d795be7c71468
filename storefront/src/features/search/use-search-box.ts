import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { count } from '@/shared/browser/count';
import { paths } from '@/shared/routing/paths';
import { recentSearches } from './recent-searches';
import { useResults } from './use-results';

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** Text, results and keyboard handling of the search combobox. */
export const useSearchBox = (onChosen?: () => void) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** Index of the active result; -1 for none. */
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
  const leaveFor = (path: string) => {
    recentSearches.add(text);
    clear();
    onChosen?.();
    void navigate(path);
  };
  const choose = (productId: number) => {
    count({ words: text });
    leaveFor(paths.product(productId));
  };
  const hide = () => {
    setOpen(false);
    if (found.current && results.length === 0) count({ words: text, results: 0 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    leaveFor(found.landing ?? paths.search(text.trim()));
    // A new search on the result page stays on that page.
    window.scrollTo(0, 0);
  };
  const move = (to: number) => setActive((to + results.length) % Math.max(1, results.length));
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? results.length - 1 : active - 1),
    Home: () => setActive(0),
    End: () => setActive(results.length - 1),
    Enter: () => {
      const result = results[active];
      if (result) choose(result.id);
    },
    Escape: () => (shown ? setOpen(false) : clear()),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // In an empty box Escape closes the surrounding sheet.
    if (!act || event.nativeEvent.isComposing || (event.key === 'Escape' && text === '')) return;
    if (event.key === 'ArrowDown' && !open && found.shown) return setOpen(true);
    if (!shown && event.key !== 'Escape') return;
    if (['Home', 'End', 'Enter'].includes(event.key) && active < 0) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    text,
    /** Undefined while no results are shown. */
    results: shown ? results : undefined,
    loading: open && found.loading,
    active,
    setActive,
    search,
    clear,
    choose,
    submit,
    press,
    show: () => setOpen(true),
    hide,
  };
};
