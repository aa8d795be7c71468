import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transitionsPage } from './transitions-page.js';

it('MUT-03 the transitions are those of docs/transitions.md, in which every change is reviewed', () => {
  const page = path.resolve(import.meta.dirname, '../../../../../docs/transitions.md');
  expect(transitionsPage()).toBe(readFileSync(page, 'utf8'));
});
