import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface ListedPasskey {
  id: string;
  name: string;
  /** When it was added and used. */
  details: ReactNode;
}

/** An action on a passkey: its text, and the name of its button with that of the passkey. */
interface Action {
  text: string;
  label: (name: string) => string;
  onPress: (id: string) => void;
}

/** Passkeys of an account, each with buttons that rename and remove it; one of them may be a form instead. */
export const PasskeyList = ({
  label,
  passkeys,
  rename,
  remove,
  edited,
  form,
}: {
  label: string;
  passkeys: ListedPasskey[];
  rename: Action;
  remove: Action;
  /** Id of the passkey that is renamed in `form`. */
  edited: string | undefined;
  form: ReactNode;
}) => (
  <ul aria-label={label} className="flex flex-col divide-y divide-line">
    {passkeys.map(({ id, name, details }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        {edited === id ? (
          <div className="flex-1">{form}</div>
        ) : (
          <>
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">
                <bdi>{name}</bdi>
              </p>
              <p className="text-small text-muted">{details}</p>
            </div>
            {[rename, remove].map((action) => (
              <Button
                key={action.text}
                variant="secondary"
                size="small"
                aria-label={action.label(name)}
                onClick={() => action.onPress(id)}
              >
                {action.text}
              </Button>
            ))}
          </>
        )}
      </li>
    ))}
  </ul>
);
