import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmStore } from './confirm-store';

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Renders the dialogs of `confirm()`; once per app. */
export const ConfirmHost = () => {
  const question = useSyncExternalStore(
    confirmStore.subscribe,
    confirmStore.current,
    confirmStore.current,
  );
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog question={question} onAnswer={question.answer} />
    </Suspense>
  );
};
