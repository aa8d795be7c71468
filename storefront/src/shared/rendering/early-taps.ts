declare global {
  interface Window {
    /** Part of `public/boot.js`. Browsers cache that for an hour: a change of this interface needs another name. */
    tapRecorder?: { end: () => void; repeat: () => void };
  }
}

/** Ends the recording: React handles taps from now on, and undoes choices that it did not see. */
export const endEarlyTaps = (): void => {
  window.tapRecorder?.end();
};

/** Repeats the taps recorded on this page in the last 10 s, once; none after one whose control is not certain. */
export const repeatEarlyTaps = (): void => window.tapRecorder?.repeat();
