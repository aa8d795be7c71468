import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swc } from '../../../jest.preset.mjs';

const GLOBALS = 'data:text/javascript,export const { expect, jest } = globalThis;';
const sourceOf = (specifier, parent) =>
  /^\.{1,2}\/.*\.js$/.test(specifier) &&
  parent?.startsWith('file:') &&
  !parent.includes('/node_modules/') &&
  new URL(specifier.replace(/\.js$/, '.ts'), parent);

/** Resolves './x.js' to './x.ts', and workspace libraries to their sources. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const source = sourceOf(specifier, context.parentURL);
  if (source && existsSync(source)) return { url: source.href, shortCircuit: true };
  return next(specifier, { ...context, conditions: ['@shop/source', ...context.conditions] });
};

export const load = (url, context, next) => {
  if (!/^file:.*\.ts(\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  const { code } = transformSync(source, { ...swc, filename, swcrc: false });
  return { source: code, format: 'module', shortCircuit: true };
};
