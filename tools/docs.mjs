/** Writes the pages of `docs/` that are made from the built API. */
import { writeFileSync } from 'node:fs';
import { transitionsPage } from '../api/dist/modules/orders/transitions-page.js';

writeFileSync(new URL('../docs/transitions.md', import.meta.url), transitionsPage());
