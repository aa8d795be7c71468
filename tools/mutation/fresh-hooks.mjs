/**
 * Module hooks of the test runner: a spec that is imported with `?run=<n>` loads all sources again, so that constants are
 * computed under the active mutant. Compiled sources stay loaded.
 */
const RUN = /\?run=\d+$/;
const compiled = new Map();
let root;
let copy;

export const initialize = (data) => {
  ({ root, copy } = data);
};

/** The copy's file instead of that of the workspace, to which the links of the libraries lead. */
const inCopy = (url) =>
  url.startsWith(root) && !url.startsWith(copy) ? copy + url.slice(root.length) : url;

export const resolve = async (specifier, context, next) => {
  const result = await next(specifier, context);
  const [run] = RUN.exec(context.parentURL ?? '') ?? [];
  if (!run || !result.url.endsWith('.ts')) return result;
  return { ...result, url: inCopy(result.url) + run };
};

export const load = async (url, context, next) => {
  if (!RUN.test(url)) return next(url, context);
  const file = url.replace(RUN, '');
  if (!compiled.has(file)) compiled.set(file, await next(url, context));
  return compiled.get(file);
};
