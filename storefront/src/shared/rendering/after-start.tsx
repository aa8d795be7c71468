import { useEffect, useState, type ComponentType } from 'react';

/** A lost line is tried again after this time. */
const AGAIN_MS = 3000;

/** A part that shows nothing at first: its code is loaded once the page can be used. */
export const afterStart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function AfterStart(props: Props) {
    const [Content, setContent] = useState<ComponentType<Props>>();
    useEffect(() => {
      let timer: number | undefined;
      const attempt = () =>
        void load().then(
          (content) => setContent(() => content),
          () => (timer = window.setTimeout(attempt, AGAIN_MS)),
        );
      attempt();
      return () => window.clearTimeout(timer);
    }, []);
    return Content && <Content {...props} />;
  };
