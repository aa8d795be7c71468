import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;

/** The libraries that a file and the files it imports load with it; imports of types and `import()` do not count. */
const librariesOf = (file: string, files = new Set<string>(), found = new Set<string>()) => {
  if (files.has(file)) return found;
  files.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC))
    if (name.startsWith('.'))
      librariesOf(resolve(dirname(file), name.replace(/\.js$/, '.ts')), files, found);
    else found.add(name);
  return found;
};

it('PERF-17 starts an API process without the libraries of documents, workbooks, mails and the queue dashboard', () => {
  const loaded = [...librariesOf(join(SRC, 'app/serve.ts'))];
  expect(loaded).toContain('typeorm');
  const late = /^(pdfkit|pdf-lib|bidi-js|@e965\/xlsx|nodemailer|@bull-board\/.*)$/;
  expect(loaded.filter((name) => late.test(name))).toEqual([]);
});
