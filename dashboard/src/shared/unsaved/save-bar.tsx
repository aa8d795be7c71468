import { Button, cx } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Sticky bar of a long form: shows unsaved changes, saves or discards them. */
export const SaveBar = ({
  saveText,
  dirty,
  busy,
  idle = false,
  onDiscard,
  problem,
  children,
}: {
  saveText: string;
  dirty: boolean;
  busy: boolean;
  /** Disables the button: nothing to save. */
  idle?: boolean;
  onDiscard: () => void;
  /** Errors without a field. */
  problem?: string;
  /** Further buttons. */
  children?: ReactNode;
}) => {
  const t = useText();
  return (
    <div
      data-save-bar
      className="panel sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-sm:[&_button]:grow max-sm:[&_button]:px-3"
    >
      {/* Without a message only the buttons are shown on a phone. */}
      <div className={cx('min-w-0 grow', !dirty && !problem && 'max-sm:absolute')}>
        <p role="status" className="text-muted">
          {dirty && t('unsaved.changes')}
        </p>
        {problem && (
          <p role="alert" className="font-semibold text-sale">
            {problem}
          </p>
        )}
      </div>
      {/* On a phone the discard button is beside the message, the others below. */}
      <div className="flex flex-wrap gap-2 max-sm:contents">
        {dirty && !busy && (
          <Button variant="quiet" className="max-sm:grow-0!" onClick={onDiscard}>
            {t('unsaved.discard')}
          </Button>
        )}
        {children}
        <Button type="submit" busy={busy} aria-disabled={idle || undefined}>
          {saveText}
        </Button>
      </div>
    </div>
  );
};
