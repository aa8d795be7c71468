import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.spec)\.tsx?$/;
const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?'((?:\.{1,2}|@)\/[^']+)'/g;
const SRC = /^.*\/(?:api|dashboard|storefront|libs\/[^/]+)\/src(?=\/)/;

/** Folders whose order another rule decides: the areas of the API's modules, by api/layers.mjs. */
const ORDERED = 'modules';

/** The folders side by side of a file and of what it imports, below `src`; none if one of the two contains the other. */
const siblingsOf = (src, file, imported) => {
  const target = imported.startsWith('@/')
    ? path.join(src, imported.slice(2))
    : path.resolve(path.dirname(file), imported);
  const [own, other] = [file, target].map((at) => path.dirname(path.relative(src, at)).split('/'));
  const at = own.findIndex((name, depth) => name !== other[depth]);
  const isBeside = at >= 0 && other[at] !== undefined && own[at] !== '.' && other[at] !== '.';
  if (!isBeside || own.slice(0, at).join('/') === ORDERED) return undefined;
  return [own, other].map((folders) => folders.slice(0, at + 1).join('/'));
};

/** A file of each folder that imports a folder beside it, by `folder > folder`. */
const importsIn = (src) => {
  const found = new Map();
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !SOURCE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const siblings = siblingsOf(src, file, imported);
      if (siblings) found.set(siblings.join(' > '), path.relative(src, file));
    }
  }
  return found;
};
const read = new Map();
const importsOf = (src) => read.get(src) ?? read.set(src, importsIn(src)).get(src);

/** Rule of ESLint: two folders side by side do not import each other; what both need is in the folder above. */
export const siblingFolders = {
  create: (context) => {
    const { filename } = context;
    const [src] = SRC.exec(filename) ?? [];
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !/^(\.|@\/)/.test(source.value)) return;
      const siblings = siblingsOf(src, filename, source.value);
      if (!siblings) return;
      const [own, other] = siblings;
      const back = importsOf(src).get(`${other} > ${own}`);
      if (back)
        context.report({ loc: source.loc, message: `${other} imports ${own} too, in ${back}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
