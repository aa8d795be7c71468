import { nativePreset } from '../../../jest.preset.mjs';

const here = (file) => `${import.meta.dirname}/${file}.mjs`;

/** Jest settings of browser projects. */
export const webPreset = {
  ...nativePreset,
  setupFiles: [here('browser-modules')],
  // The timers first: the document is restored once they and the mocks are.
  setupFilesAfterEnv: ['native-limits', 'native-timers', 'fresh-document'].map(here),
};
