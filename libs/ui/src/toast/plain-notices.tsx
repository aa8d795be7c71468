import { useEffect, useState } from 'react';
import { noticeStore, type Notice } from './notice-store';

const SHOWN_MS = 10_000;

/** Shows only the newest notice; fallback when the toaster cannot be loaded. */
export const PlainNotices = () => {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => noticeStore.attach({ show: setNotice }), []);
  useEffect(() => {
    const timer = setTimeout(() => setNotice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    notice && (
      <p
        role="alert"
        className="fixed inset-x-4 bottom-21 z-60 mx-auto w-fit bg-ink px-4 py-3 text-small text-paper"
      >
        {notice.text}
      </p>
    )
  );
};
