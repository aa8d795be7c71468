/** Lets Node load the sources of tests, once per worker instead of once per file. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
