import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * A page with its generated sections replaced: each is between `<!-- begin: name -->` and `<!-- end: name -->`, which
 * are in a range that the formatter ignores.
 */
export const withSections = (page, sections) => {
  let text = readFileSync(path.join(root, page), 'utf8');
  for (const [name, lines] of Object.entries(sections)) {
    const [begin, end] = [`<!-- begin: ${name} -->\n`, `\n<!-- end: ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${page} has no section ${name}.`);
    text = `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
  }
  return text;
};
