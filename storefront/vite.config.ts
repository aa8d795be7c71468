import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Fonts and texts of each language; the boot script asks for those of the page's own language only. */
const FILES = {
  en: [/bodoni-moda-latin-wght/, /manrope-latin-wght/, /^assets\/en-/],
  ar: [/readex-pro-arabic-wght/, /manrope-latin-wght/, /^assets\/ar-/],
};

/** Writes the hashed names of those files into the page, above the boot script. */
const languageHints = (): Plugin => ({
  name: 'language-hints',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.entries(FILES).flatMap(([language, patterns]) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\.(woff2|js)$/.test(file) && patterns.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'meta',
            attrs: { name: `hint-${language}`, content: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
      ),
  },
});

/** What every page needs travels together: few large files compress better than many small ones. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|@lingui)\//,
  },
  {
    name: 'base',
    test: /(storefront\/src\/shared|libs\/(shop-rules|api-client|ui\/src\/(badge|button|feedback|price|rating|skeleton|text)))\/|cx\.ts|openapi-fetch/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), lingui({ failOnCompileError: true }), languageHints()],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
    conditions: ['@shop/source', ...defaultClientConditions],
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:4000' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
