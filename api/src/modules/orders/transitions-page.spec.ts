import { readFileSync } from 'node:fs';
import { transitionsPage } from './transitions-page.js';

it('docs/transitions.md shows the tables as they are; `npm run docs` writes it', () => {
  const page = new URL('../../../../docs/transitions.md', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(transitionsPage());
});
