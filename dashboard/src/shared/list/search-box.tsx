import { controlClass, cx, VisuallyHidden } from '@shop/ui';
import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

const PAUSE_MS = 300;

/** Search field; passes on its text after a pause or on Enter. */
export const SearchBox = ({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}) => {
  const id = useId();
  const [words, setWords] = useState(value);
  const [handedOn, setHandedOn] = useState(value);
  const [seen, setSeen] = useState(value);
  // An external change (Back, "clear filters") updates the field. A change from the field itself does not, so that
  // newer typing is not lost.
  if (value !== seen) {
    setSeen(value);
    if (value !== handedOn) {
      setHandedOn(value);
      setWords(value);
    }
  }
  const next = words.trim();
  useEffect(() => {
    if (next === handedOn) return;
    const timer = setTimeout(() => {
      setHandedOn(next);
      onSearch(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [next, handedOn, onSearch]);
  return (
    <form
      role="search"
      className="relative min-w-0 grow basis-64 md:max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        setHandedOn(next);
        onSearch(next);
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
      <input
        id={id}
        type="search"
        // A phone number begins with its plus sign in Arabic too; the placeholder follows the page.
        dir={words ? 'auto' : undefined}
        autoComplete="off"
        placeholder={label}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={cx(controlClass, 'ps-10 text-small text-ellipsis')}
      />
    </form>
  );
};
