import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { confirmDiscard, unsavedChanges } from './unsaved-changes';

/**
 * Protects the unsaved changes of all forms: asks before navigation, lets the browser ask before the tab closes, and
 * saves on Ctrl+S or ⌘S.
 */
export const LeaveGuard = () => {
  const { state, proceed, reset } = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    unsavedChanges
      .dirty()
      .some(
        ({ isPerQuery }) =>
          from.pathname !== to.pathname || (isPerQuery === true && from.search !== to.search),
      ),
  );
  const changes = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.state);
  const isAsking = useRef(false);
  // The blocked navigation of the last question: each has its own functions. It is asked about once, and the next one
  // too if React renders no state between them.
  const asked = useRef(reset);
  useEffect(() => {
    if (state !== 'blocked') return;
    if (isAsking.current) asked.current = reset;
    if (asked.current === reset || changes === 'saving') return;
    // Saved in the meantime.
    if (changes === 'saved') return proceed();
    isAsking.current = true;
    asked.current = reset;
    void confirmDiscard().then((leave) => {
      isAsking.current = false;
      if (!leave) return reset();
      for (const { onDiscard } of unsavedChanges.dirty()) onDiscard?.();
      proceed();
    });
  }, [state, changes, proceed, reset]);

  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (unsavedChanges.state() !== 'saved') event.preventDefault();
    };
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      if (!unsavedChanges.isAnyShown()) return;
      event.preventDefault();
      if (!event.repeat) for (const { save } of unsavedChanges.dirty()) save?.();
    };
    addEventListener('beforeunload', closing);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('beforeunload', closing);
      removeEventListener('keydown', pressed);
    };
  }, []);
  return null;
};
