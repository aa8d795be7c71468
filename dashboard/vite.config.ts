import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/** Chunks: each small file costs a request, and large ones compress better. */
const groups = [
  // What every page needs before it.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'forms', test: /react-hook-form|libs\/ui\/src\/field/, minShareCount: 2, priority: 2 },
  // With what they depend on, as also menus do.
  { name: 'dialogs', test: /react-(alert-)?dialog|libs\/ui\/src\/dialog/, priority: 2 },
  { name: 'menus', test: /@radix-ui/, priority: 1 },
  {
    name: 'base',
    // What pages without lists and forms need too.
    test: /src\/shared\/(display|layout|i18n|order-mails)|src\/features\/.*\.ts$|ui\/src\/(badge|feedback|spinner|price|save-file|skeleton|table\/choice-box)|shop-rules|lucide-react/,
    minShareCount: 6,
    priority: 1,
  },
  { name: 'shared', minShareCount: 6 },
];

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), lingui({ cwd: here('.'), failOnCompileError: true })],
  resolve: { alias: { '@': here('./src') }, conditions: ['@shop/source', 'module', 'browser'] },
  server: { proxy: { '/api': api, '/queues': api } },
  // No inlined data: the content security policy allows only the page's own files.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `npm run size` reads it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
