import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { noticeStore } from './notice-store';
import { PlainNotices } from './plain-notices';

interface ToastsProps {
  dir: 'ltr' | 'rtl';
  label: string;
  closeLabel: string;
}

const Toaster = lazy<ComponentType<ToastsProps>>(() =>
  import('./toaster').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainNotices }),
  ),
);

/** Renders the toasts of `notify()`; once per app. Its code loads with the first one. */
export const Toasts = (props: ToastsProps) => {
  const used = useSyncExternalStore(noticeStore.subscribe, noticeStore.used, noticeStore.used);
  return used ? (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  ) : null;
};
