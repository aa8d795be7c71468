/** A button or radio button that was tapped before React handled it; `public/boot.js` records each once. */
interface EarlyTap {
  control: HTMLElement;
  /** Accessible name at the time of the tap. */
  name: string;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTap[] | undefined;
  }
}

let taps: EarlyTap[] = [];

/** Ends the recording: from the start of the hydration on React handles taps itself, and undoes choices that it did not see. */
export const endEarlyTaps = (): void => {
  taps = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
};

/** Repeats the recorded taps, once, on a page that is ready. */
export const repeatEarlyTaps = (): void => {
  for (const { control, name } of taps.splice(0)) {
    // React may have put another control in its place, or given it another meaning.
    const now = (control.isConnected ? [control] : [...document.querySelectorAll('button')]).find(
      (each) => (each.ariaLabel ?? each.textContent) === name,
    );
    // React compares the choice with what it set last.
    if (now instanceof HTMLInputElement) now.checked = false;
    now?.click();
  }
};
