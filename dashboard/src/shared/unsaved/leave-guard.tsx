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
  // The discarded changes end before the router has left.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (state !== 'blocked') isLeaving.current = false;
    if (state !== 'blocked' || isLeaving.current || changes === 'saving') return;
    // Saved in the meantime.
    if (changes === 'saved') return proceed();
    void confirmDiscard().then((leave) => {
      if (!leave) return reset();
      isLeaving.current = true;
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
