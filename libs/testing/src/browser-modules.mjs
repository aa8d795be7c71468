/** Lets Node load the sources of browser projects, once per worker, and makes the worker's global object a window. */
import { register } from 'node:module';
import { installDom } from './dom-globals.mjs';

register('./typescript-hooks.mjs', import.meta.url, { data: { browser: true } });
process.setSourceMapsEnabled(true);
// Timers of the pages would keep the worker running after the last test.
process.once('disconnect', () => process.exit());
// React would describe each element and each render to a debugger.
console.createTask = undefined;
console.timeStamp = undefined;
installDom('http://localhost:4000/');
