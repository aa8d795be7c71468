import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { VisuallyHidden } from '../text/visually-hidden';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';

/** A list of texts as chips: Enter adds one, Backspace in the empty field removes the last. */
export const TextListField = ({
  value,
  onChange,
  addText,
  entryText,
  maxLength,
  ...frame
}: FieldProps & {
  value: string[];
  onChange: (entries: string[]) => void;
  /** Text of the button that adds an entry. */
  addText: string;
  /** Label of the button that removes an entry, and the announcements. */
  entryText: (what: 'remove' | 'added' | 'removed' | 'exists', entry: string) => string;
  maxLength?: number;
}) => {
  const [draft, setDraft] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isDuplicate, setIsDuplicate] = useState(false);
  const add = () => {
    const entry = draft.trim();
    if (entry === '') return;
    setIsDuplicate(value.includes(entry));
    if (value.includes(entry)) return setAnnouncement(entryText('exists', entry));
    onChange([...value, entry]);
    setDraft('');
    setAnnouncement(entryText('added', entry));
  };
  const remove = (entry: string) => {
    onChange(value.filter((other) => other !== entry));
    setIsDuplicate(false);
    setAnnouncement(entryText('removed', entry));
  };
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame {...frame}>
        {(wiring) => (
          <span className="flex gap-2">
            <input
              {...wiring}
              value={draft}
              maxLength={maxLength}
              className={controlClass}
              onChange={(event) => {
                setDraft(event.target.value);
                setIsDuplicate(false);
              }}
              onKeyDown={(event) => {
                const last = value.at(-1);
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add();
                } else if (event.key === 'Backspace' && draft === '' && last) remove(last);
              }}
            />
            <Button variant="secondary" onClick={add}>
              {addText}
            </Button>
          </span>
        )}
      </FieldFrame>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={frame.label}>
          {value.map((entry) => (
            <li key={entry}>
              <button
                type="button"
                aria-label={entryText('remove', entry)}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control px-3 hover:border-ink hover:bg-sand"
                onClick={() => remove(entry)}
              >
                <bdi>{entry}</bdi>
                <X className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="font-semibold text-brass">
        {isDuplicate ? announcement : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </p>
    </div>
  );
};
