import { confirm } from '@shop/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '@/shared/i18n/use-text';

/**
 * Protects unsaved changes: asks before navigation, lets the browser ask before the tab closes, and saves on Ctrl+S
 * or ⌘S. The returned function clears the changes, for leaving right after a save.
 */
export const useUnsaved = (changes: {
  dirty: boolean;
  save: () => unknown;
  /** While a save is under way, leaving waits for its end instead of asking. */
  saving?: boolean;
  /** Whether another query of the same address leaves the changes too. */
  isPerQuery?: boolean;
  /** Called when the changes are discarded by leaving. */
  onDiscard?: () => void;
}) => {
  const t = useText();
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });

  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (latest.current.isPerQuery === true && currentLocation.search !== nextLocation.search)),
  );
  const { dirty, saving = false } = changes;
  useEffect(() => {
    if (state !== 'blocked' || saving) return;
    // Saved in the meantime.
    if (!dirty) return proceed();
    void confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      yesText: t('unsaved.leave'),
      noText: t('unsaved.stay'),
      danger: true,
    }).then((leave) => {
      if (!leave) return reset();
      latest.current.onDiscard?.();
      proceed();
    });
  }, [state, dirty, saving, proceed, reset, t]);

  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (latest.current.dirty) event.preventDefault();
    };
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (latest.current.dirty && !event.repeat) latest.current.save();
    };
    addEventListener('beforeunload', closing);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('beforeunload', closing);
      removeEventListener('keydown', pressed);
    };
  }, []);

  return useCallback(() => {
    latest.current = { ...latest.current, dirty: false };
  }, []);
};
