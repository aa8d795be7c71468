/** Lets Node itself load the sources of a test, once per worker instead of once per file. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
