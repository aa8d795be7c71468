/** A control that was tapped before React handled it; `public/boot.js` records each once, as impatient shoppers tap twice. */
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

/** Ends the recording: from the start of the hydration on React handles taps itself. */
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
    if (now instanceof HTMLInputElement) {
      // Chosen in the browser only: React compares with the choice that was rendered.
      if (now.checked === now.defaultChecked) continue;
      now.checked = now.defaultChecked;
    }
    now?.click();
  }
};
