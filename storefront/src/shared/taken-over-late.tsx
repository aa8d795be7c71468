import { memo, Suspense, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { inBrowser } from './browser';
import { onceNear } from './once-near';
import { useStarted } from './use-started';

/** A part further than this from the screen can wait. */
const NEAR_PX = 300;
/** Signs of somebody who reads, taps or types; with `popstate` another page is shown. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click', 'popstate'];

let isOver = !inBrowser;
let endWaiting = () => {};
const waiting = new Promise<void>((resolve) => {
  endWaiting = () => {
    isOver = true;
    resolve();
  };
});
// Heard before React hears it: it then takes over at once what was reached for, so that no tap is lost.
if (inBrowser)
  for (const sign of SIGNS)
    window.addEventListener(sign, endWaiting, { capture: true, once: true });

const Gate = ({ children }: { children: ReactNode }) => {
  if (!useStarted() && !isOver) use(waiting);
  useEffect(() => endWaiting(), []);
  return children;
};

/**
 * Leaves what the server has drawn of a part as it is, which costs nothing, until it comes near or there is the first
 * sign of a person. What the browser draws itself is there at once. The part has no properties, because new ones
 * would have it drawn anew.
 */
export const takenOverLate = (Part: ComponentType) => {
  const part = (
    <Suspense>
      <Gate>
        <Part />
      </Gate>
    </Suspense>
  );
  return memo(() => {
    const box = useRef<HTMLDivElement>(null);
    useEffect(
      () => (!isOver && box.current ? onceNear(box.current, NEAR_PX, endWaiting) : undefined),
      [],
    );
    return <div ref={box}>{part}</div>;
  });
};
