import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const PAGE = 'docs/requirements.md';

/** Ids that several requirements have. */
export const repeatedRequirements = () => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const ids = [...text.matchAll(/^- \*\*([A-Z\d-]+)\*\*/gm)].map(([, id]) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `${PAGE}: ${id} is defined several times`,
  );
};
