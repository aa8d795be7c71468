import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';

interface ListedSession {
  id: string;
  /** Browser and system. */
  name: string;
  /** Where and when it was used. */
  details: ReactNode;
  /** Whether it is the session of this page. */
  current: boolean;
}

/** Open sessions of an account, each but the current one with a button that ends it. */
export const SessionList = ({
  label,
  sessions,
  currentText,
  endText,
  endLabel,
  busy,
  onEnd,
}: {
  label: string;
  sessions: ListedSession[];
  currentText: string;
  endText: string;
  /** Name of the button, with that of the session. */
  endLabel: (name: string) => string;
  busy: boolean;
  onEnd: (id: string) => void;
}) => (
  <ul aria-label={label} className="flex flex-col divide-y divide-line">
    {sessions.map(({ id, name, details, current }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{name}</bdi>
            {current && <Badge>{currentText}</Badge>}
          </p>
          <p className="text-small text-muted">{details}</p>
        </div>
        {!current && (
          <Button
            variant="secondary"
            size="small"
            aria-label={endLabel(name)}
            aria-disabled={busy}
            onClick={() => !busy && onEnd(id)}
          >
            {endText}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
