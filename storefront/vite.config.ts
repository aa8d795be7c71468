import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** What every page needs travels together: few large files compress better than many small ones. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react-router|@tanstack|@lingui)\//,
  },
  {
    name: 'forms',
    // What the start page does without. The library of forms is not among it: half of these pages do without that.
    test: /storefront\/src\/shared\/\w+\/(\w+-fields?|form-problems|quoted-problem|bought-row|use-rules|quote\.queries|line-fixes|focused-heading|login-link|sign-in-prompt|after-login|guest-only|address-line|reopen-cart)|shop-rules\/src\/(orders\/emirates|accounts\/password|policies)|libs\/ui\/src\/field\/(?!control-class)|icons\/eye/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'product',
    // What a product is chosen by: its page, the quick choice of a card and the cart have it, the start page does not.
    test: /storefront\/src\/shared\/\w+\/(option-|color-group|size-group|use-options|stock-text)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    test: /(storefront\/src\/shared(?!\/forms\/use-shop-form)|storefront\/src\/features\/[\w-]+\/[\w-]+(queries|store)|libs\/(shop-rules|api-client|ui\/src\/(badge|button|feedback|price|rating|skeleton|text|toast\/notice)))|cx\.ts|openapi-fetch|lucide-react/,
    minShareCount: 2,
  },
];

/** The server's markup needs nothing but the style sheet to be seen. */
const styleFirst: Plugin = {
  name: 'style-first',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
      return page.replace(style, '').replace('<!--page-head-->', `${style}\n    <!--page-head-->`);
    },
  },
};

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The package names its files with warnings for developers only. */
const ROUTER = fileAt('../node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), lingui({ failOnCompileError: true }), styleFirst],
  resolve: {
    alias: {
      '@': fileAt('./src'),
      ...(command === 'build' && { 'react-router': ROUTER }),
    },
    conditions: ['@shop/source', ...defaultClientConditions],
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:4000' } },
  // The program that draws the pages on the server brings its libraries along.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // The API reads in it which files a page and a language need.
    manifest: !isSsrBuild,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups } } },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
