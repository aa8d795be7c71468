import { unpackedFile, unpackedLibraries, unpackPackage } from './debian.js';
import { run } from './processes/run.js';

/** Lets Prometheus test a configuration and the rules it names; answers what it said. */
export const checkPrometheus = async (
  file: string,
  onProgress: (line: string) => void,
): Promise<string> => {
  const folder = await unpackPackage('prometheus', onProgress);
  return run(unpackedFile(folder, '/usr/bin/promtool'), ['check', 'config', file], {
    env: unpackedLibraries(folder),
  });
};
