import { unpackedFile, unpackedLibraries, unpackPackage } from './debian.js';
import { run } from './processes/run.js';

/** Checks a Prometheus configuration with its rules; returns the output. */
export const checkPrometheus = async (
  file: string,
  onProgress: (line: string) => void,
): Promise<string> => {
  const folder = await unpackPackage('prometheus', onProgress);
  return run(unpackedFile(folder, '/usr/bin/promtool'), ['check', 'config', file], {
    env: unpackedLibraries(folder),
  });
};
