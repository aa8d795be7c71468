import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Chunks of the code that every page needs: few large files compress better than many small ones. */
const groups = [
  {
    name: 'preload',
    // What dynamic imports need, also those of the first file, which loads nothing else before the first paint.
    test: /vite\/preload-helper|storefront\/src\/shared\/i18n\/texts\.ts/,
    priority: 2,
  },
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
    // Form code that the home page does not need. The form library is separate, because half of these pages do not
    // need it.
    test: /storefront\/src\/shared\/\w+\/(\w+-fields?|form-problems|use-rules|focused-heading|login-link|sign-in-prompt|after-login|guest-only)|shop-rules\/src\/(orders\/emirates|accounts\/password)|libs\/ui\/src\/field\/(?!control-class|checkbox-field)|icons\/(eye|check\.|credit-card|download|rotate-ccw)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'quotes',
    // Shared by cart, checkout and the pages of an order.
    test: /storefront\/src\/shared\/orders\/(quoted-problem|bought-row|quote\.queries|address-line)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'product',
    // Option selection of product page, quick choice and cart; the home page does not need it.
    test: /storefront\/src\/shared\/\w+\/(option-|color-group|size-group|use-options|stock-text|with-options|product\.query)|shop-rules\/src\/catalogue\/(variants|option-query)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shop-pages',
    // About page and policies.
    test: /storefront\/src\/features\/shop-pages|shop-rules\/src\/content|libs\/ui\/src\/rich-text/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lists',
    // Shared by lists, product page and wishlist; the home page does not need it.
    test: /shop-rules\/src\/catalogue\/(list-filter|size-order|tags)|storefront\/src\/shared\/(products\/(card-frame|product-grid|product-rating)|i18n\/shortened)|libs\/ui\/src\/rating|icons\/(arrow-down-up|sliders-horizontal)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'later',
    // Small parts of panels and of most other pages, which load after hydration of the home page.
    test: /storefront\/src\/(shared\/(api\/or-null|forms\/input-draft|orders\/(line-fixes|cash-attempt)|rendering\/(lazy-panel|use-pre)|session\/(reopen-cart|sign-in-prompt))|features\/cart\/quick-choice-store)|shop-rules\/src\/(catalogue\/(palette|options)\.|formats\/dates)|api-client\/src\/use-change|field\/(control-class|checkbox-field)|icons\/(x|chevron-down|message-circle)\./,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    test: /(storefront\/src\/app\/shell\/(footer\/socials|language-switch)|storefront\/src\/shared(?!\/forms\/use-shop-form|\/addresses)|storefront\/src\/features\/([\w-]+\/[\w-]+store|catalogue\/catalogue\.queries|wishlist\/wishlist(-button|\.queries))|libs\/(shop-rules|api-client(?!\/src\/passkeys)|ui\/src\/(badge|button|feedback|price|rating|skeleton|text|toast\/notice)))|cx\.ts|openapi-fetch|lucide-react/,
    minShareCount: 2,
  },
];

/** Moves the style sheet to the front: server-rendered markup needs nothing else to paint. */
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

/** Lets the bundler remove the components of react-router that the shop does not use. */
const lightRouter: Plugin = {
  name: 'light-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const lightParts = [
  // The development build of the package includes warnings.
  {
    find: 'react-router',
    replacement: fileAt('../node_modules/react-router/dist/production/index.mjs'),
  },
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: fileAt('./src/shared/media/create-icon.ts') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    lingui({ cwd: fileAt('.'), failOnCompileError: true }),
    styleFirst,
    lightRouter,
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileAt('./src') },
      ...(command === 'build' ? lightParts : []),
    ],
    conditions: ['@shop/source', ...defaultClientConditions],
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:4000' } },
  // The server bundle includes its libraries.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // The API reads the files of each page and language from the manifest.
    manifest: !isSsrBuild,
    rolldownOptions: {
      output: isSsrBuild ? { minify: { mangle: false } } : { codeSplitting: { groups } },
    },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
