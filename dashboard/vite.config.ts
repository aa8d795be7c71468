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
  { name: 'start', tags: ['$initial' as const], priority: 1 },
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
