import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Delay before another attempt after a lost connection. */
const RETRY_MS = 3000;

/** A part whose code loads after hydration; until then it renders only its fallback, if any. */
export const afterStart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function AfterStart({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Content, setContent] = useState<ComponentType<Props>>();
    useEffect(() => {
      let timer: number | undefined;
      const attempt = () =>
        void load().then(
          (content) => setContent(() => content),
          () => (timer = window.setTimeout(attempt, RETRY_MS)),
        );
      attempt();
      return () => window.clearTimeout(timer);
    }, []);
    // Without the fallback, the rest are the props of the content.
    return Content ? <Content {...(props as unknown as Props)} /> : fallback;
  };
