import { useEffect, useState, type ComponentType } from 'react';

/** Delay before another attempt after a lost connection. */
const RETRY_MS = 3000;

/** A part that renders nothing initially; its code loads after hydration. */
export const afterStart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function AfterStart(props: Props) {
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
    return Content && <Content {...props} />;
  };
