import { notify } from '@shop/ui';
import { createContext, useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Reports a running check, which resolves to whether all its files are accepted. */
export type TrackCheck = (check: Promise<boolean>) => void;

/** Fields report their checks to the form by this function. */
export const FileChecks = createContext<TrackCheck>(() => undefined);

/** Delays a submit until all file checks end; cancels it when a file is refused. */
export const useFileChecks = (submit: () => unknown) => {
  const t = useText();
  const [running, setRunning] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const refused = useRef(false);
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  // Wait for a render: the files may be state of the form.
  useEffect(() => {
    if (!waiting || running > 0) return;
    setWaiting(false);
    if (refused.current) notify(t('files.notSaved'), { kind: 'error' });
    else void latest.current();
  }, [waiting, running, t]);
  const track: TrackCheck = (check) => {
    setRunning((count) => count + 1);
    void check.then((isAccepted) => {
      refused.current ||= !isAccepted;
      setRunning((count) => count - 1);
    });
  };
  return {
    track,
    /** Whether a submit waits for a check. */
    waiting,
    submit: () => {
      if (running === 0) return void submit();
      refused.current = false;
      setWaiting(true);
    },
  };
};
