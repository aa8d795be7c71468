import { SHORTEST_PASSWORD } from '@shop/shop-rules';
import { useDeferredValue } from 'react';
import { cx } from '../cx';
import { strengthOf } from './strength-of';

/** From this score on a password needs no advice. */
const GOOD = 3;

/** How hard a new password is to guess, as bars and words. It loads a dictionary, so apps load it with the first character. */
export const PasswordStrength = ({
  password,
  names,
  textOf,
  advice,
}: {
  password: string;
  /** Names of the account and the shop, of which a password may not consist. */
  names?: readonly string[] | undefined;
  /** The words for a score of 0 to 4. */
  textOf: (score: number) => string;
  /** What makes a weak one stronger. */
  advice: string;
}) => {
  const typed = useDeferredValue(password);
  // Shorter passwords are refused, so their strength says nothing.
  const score = typed.length < SHORTEST_PASSWORD ? undefined : strengthOf(typed, names);
  return (
    // Present from the start, so that screen readers announce its changes.
    <div aria-live="polite">
      {score !== undefined && (
        <div className="flex flex-col gap-1 text-small">
          <span aria-hidden="true" className="flex gap-1">
            {[0, 1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={cx('h-1 flex-1', bar < Math.max(score, 1) ? 'bg-ink' : 'bg-line')}
              />
            ))}
          </span>
          <p>{textOf(score)}</p>
          {score < GOOD && <p className="text-muted">{advice}</p>}
        </div>
      )}
    </div>
  );
};
