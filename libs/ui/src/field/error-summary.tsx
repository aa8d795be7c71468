import { noteClass } from '../feedback/note-class';
import { useEffect, useRef } from 'react';

export interface SummaryItem {
  text: string;
  /** Focuses the field. */
  onSelect: () => void;
}

/** List of a form's errors; takes the focus when `attempt` increases. */
export const ErrorSummary = ({
  title,
  items,
  attempt,
}: {
  title: string;
  items: SummaryItem[];
  attempt: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={noteClass('problem')}>
      <p className="text-small font-semibold">{title}</p>
      <ul className="mt-1 text-small text-sale">
        {items.map(({ text, onSelect }) => (
          <li key={text}>
            <button
              type="button"
              className="min-h-6 text-start underline pointer-coarse:min-h-11"
              onClick={onSelect}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
