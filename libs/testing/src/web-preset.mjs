import { nativePreset } from '../../../jest.preset.mjs';

const here = (file) => `${import.meta.dirname}/${file}.mjs`;

/** Jest settings of browser projects. */
export const webPreset = {
  ...nativePreset,
  setupFiles: [here('browser-modules')],
  setupFilesAfterEnv: [here('native-limits'), here('fresh-document')],
};
