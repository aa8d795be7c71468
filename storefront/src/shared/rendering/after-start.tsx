import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Delay before another attempt after a lost connection. */
const RETRY_MS = 3000;

/** A part that renders only its children, if any, until its code has loaded, after hydration. */
export const afterStart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) =>
  function AfterStart(props: Props & { children?: ReactNode }) {
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
    return Content ? <Content {...props} /> : props.children;
  };
