import { confirm } from '@shop/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '@/shared/i18n/use-text';

/**
 * Keeps changes from being lost: asks before another page is opened, lets the browser ask before the tab closes,
 * and saves on Ctrl+S or ⌘S. The function it returns forgets the changes, for leaving right after they were saved.
 */
export const useUnsaved = ({ dirty, save }: { dirty: boolean; save: () => unknown }) => {
  const t = useText();
  const latest = useRef({ dirty, save });
  useEffect(() => {
    latest.current = { dirty, save };
  }, [dirty, save]);

  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      yesText: t('unsaved.leave'),
      noText: t('unsaved.stay'),
      danger: true,
    }).then((leave) => (leave ? proceed() : reset()));
  }, [state, proceed, reset, t]);

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
    latest.current.dirty = false;
  }, []);
};
