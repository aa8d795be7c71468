import { useEffect, useState } from 'react';

export const TYPING_PAUSE_MS = 300;

/** Text of a field whose value lives elsewhere: handed on after a pause in typing, replaced when it changes there. */
export const useDraft = (value: string, commit: (value: string) => void) => {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // What was sent comes back while the shopper may be typing on; anything else replaces the text.
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
