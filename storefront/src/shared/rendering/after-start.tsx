import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Delay before another attempt after a lost connection. */
const RETRY_MS = 3000;

/** Loads code until it succeeds; returns how to stop. */
export const loadWithRetry = <Code,>(load: () => Promise<Code>, done: (code: Code) => void) => {
  let timer: number | undefined;
  const attempt = () =>
    void load().then(done, () => (timer = window.setTimeout(attempt, RETRY_MS)));
  attempt();
  return () => window.clearTimeout(timer);
};

/** A part whose code loads after hydration; until then it renders only its fallback, if any. */
export const afterStart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function AfterStart({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Content, setContent] = useState<ComponentType<Props>>();
    useEffect(() => loadWithRetry(load, (content) => setContent(() => content)), []);
    // Without the fallback, the rest are the props of the content.
    return Content ? <Content {...(props as unknown as Props)} /> : fallback;
  };
