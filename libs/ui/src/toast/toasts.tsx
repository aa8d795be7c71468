import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeStore } from './notice-store';

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

/** Where the sentences of `notify()` appear; once per app. Loads its code with the first one. */
export const Toasts = (props: { dir: 'ltr' | 'rtl'; label: string; closeLabel: string }) => {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.used, noticeStore.used);
  return used ? (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  ) : null;
};
