import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { swc } from '../../../jest.preset.mjs';

const GLOBALS = `data:text/javascript,export const {
  afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test
} = globalThis;`.replace(/\s+/g, ' ');
const EMPTY = 'export default {};';
const SOURCE = /^file:.*\/src\//;
/** What an import without an extension may name. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

let conditions = ['@shop/source'];

/** `browser` adds the export condition of browser packages. */
export const initialize = (data) => {
  if (data?.browser) conditions = ['@shop/source', 'browser'];
};

const isFile = (url) => statSync(url, { throwIfNoEntry: false })?.isFile();

/** The source file that './x', './x.js' or '@/x' names. */
const sourceOf = (specifier, parent) => {
  if (!parent?.startsWith('file:') || parent.includes('/node_modules/')) return undefined;
  const inProject = specifier.startsWith('@/') && SOURCE.exec(parent)?.[0];
  if (!inProject && !/^\.{1,2}\//.test(specifier)) return undefined;
  const address = inProject
    ? new URL(specifier.slice(2), inProject)
    : new URL(specifier.replace(/\.js$/, ''), parent);
  return ENDINGS.map((ending) => new URL(address.href + ending)).find(isFile);
};

/** Resolves imports of sources as the bundler does, and workspace libraries to their sources. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const source = sourceOf(specifier, context.parentURL);
  if (source) return { url: source.href, shortCircuit: true };
  const ours = { ...context, conditions: [...conditions, ...context.conditions] };
  return next(specifier, ours).catch((error) => {
    // Some packages have folders with a package.json instead of `exports`.
    if (error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
    const file = createRequire(context.parentURL).resolve(specifier);
    return { url: pathToFileURL(file).href, shortCircuit: true };
  });
};

const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  return transformSync(source, { ...swc, filename, swcrc: false }).code;
};

export const load = async (url, context, next) => {
  const file = /^file:[^?]*/.exec(url)?.[0];
  const as = (source) => ({ source, format: 'module', shortCircuit: true });
  if (file && /\.tsx?$/.test(file)) return as(compile(fileURLToPath(file)));
  if (file?.endsWith('.css')) return as(EMPTY);
  if (file?.endsWith('.po')) {
    const { compilePo } = await import('./compile-po.mjs');
    return as(compilePo(readFileSync(fileURLToPath(file), 'utf8')));
  }
  return next(url, context);
};
