import { useEffect, useState } from 'react';

export const TYPING_PAUSE_MS = 300;

/** Local text of a field with an external value. Changes are passed on after a pause in typing. */
export const useDraft = (value: string, commit: (value: string) => void) => {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The external value may be an older draft while the shopper types on; any other value replaces the text.
    if (sent !== value) {
      setSent(value);
      setText(value);
    }
  }
  const next = text.trim();
  const send = () => {
    if (next === sent) return;
    setSent(next);
    commit(next);
  };
  useEffect(() => {
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      commit(next);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [next, sent, commit]);
  return { text, setText, send };
};
