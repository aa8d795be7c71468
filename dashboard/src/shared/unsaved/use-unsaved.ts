import { useCallback, useEffect, useRef } from 'react';
import { unsavedChanges, type Unsaved } from './unsaved-changes';

/** Protects unsaved changes of a form by the page's `LeaveGuard`. The returned function clears them, for leaving right after a save. */
export const useUnsaved = (changes: Unsaved): (() => void) => {
  const latest = useRef(changes);
  useEffect(() => unsavedChanges.add(latest), []);
  useEffect(() => {
    const before = latest.current;
    latest.current = changes;
    if (before.dirty !== changes.dirty || before.saving !== changes.saving)
      unsavedChanges.announce();
  });
  return useCallback(() => {
    latest.current = { ...latest.current, dirty: false };
  }, []);
};
