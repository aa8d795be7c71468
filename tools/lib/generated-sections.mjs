import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const textOf = (page) => readFileSync(path.join(root, page), 'utf8');

/** Where the generated section begins and ends: between `<!-- begin: name -->` and `<!-- end: name -->`. */
const placeOf = (page, text, name) => {
  const begin = `<!-- begin: ${name} -->\n`;
  const [from, to] = [text.indexOf(begin), text.indexOf(`\n<!-- end: ${name} -->`)];
  if (from < 0 || to < from) throw new Error(`${page} has no section ${name}.`);
  return [from + begin.length, to];
};

/** The lines of a generated section of a page. */
export const sectionOf = (page, name) => {
  const text = textOf(page);
  return text
    .slice(...placeOf(page, text, name))
    .trim()
    .split('\n');
};

/** A page with its generated sections replaced, which are in a range that the formatter ignores. */
export const withSections = (page, sections) => {
  let text = textOf(page);
  for (const [name, lines] of Object.entries(sections)) {
    const [from, to] = placeOf(page, text, name);
    text = `${text.slice(0, from)}\n${lines.join('\n')}\n${text.slice(to)}`;
  }
  return text;
};
