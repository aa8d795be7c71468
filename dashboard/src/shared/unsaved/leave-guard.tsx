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
  // From the question until its answer is carried out, whatever becomes of the changes meanwhile.
  const isAsking = useRef(false);
  useEffect(() => {
    if (state !== 'blocked') isAsking.current = false;
    if (state !== 'blocked' || isAsking.current || changes === 'saving') return;
    // Saved in the meantime.
    if (changes === 'saved') return proceed();
    isAsking.current = true;
    void confirmDiscard().then((leave) => {
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
