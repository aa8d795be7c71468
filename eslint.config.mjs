import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import noStyleRules from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { layerRules } from './api/layers.mjs';
import { siblingFolders } from './tools/lib/sibling-folders.mjs';

const boundaries = [
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:shared'],
  },
  {
    sourceTag: 'platform:server',
    onlyDependOnLibsWithTags: ['platform:server', 'platform:shared'],
  },
  {
    sourceTag: 'platform:shared',
    onlyDependOnLibsWithTags: ['platform:shared'],
    bannedExternalImports: ['react', '@tanstack/*', '@nestjs/*', 'typeorm'],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:data',
      'type:ui',
      'type:rules',
      'type:contracts',
      'type:stack',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:rules', 'type:testing'],
    bannedExternalImports: ['@tanstack/*', 'react-router'],
  },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:rules', 'type:testing'],
  },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:rules', onlyDependOnLibsWithTags: ['type:rules'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:contracts', 'type:rules'] },
  { sourceTag: 'type:stack', onlyDependOnLibsWithTags: ['type:stack', 'type:rules'] },
];

const onlyInConfig = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only api/src/platform/config reads the environment.',
};
const onlyInHttp = {
  selector: "NewExpression[callee.name='HttpException']",
  message: 'Throw a ShopError of http/problem.ts.',
};
const onlyInQueries = {
  selector:
    "CallExpression[callee.property.name='createQueryBuilder'], CallExpression[callee.property.name='query']",
  message: 'SQL belongs in *.queries.ts.',
};
const onlyInGateways = 'Other machines are called in platform/gateways.';
const sqlTemplate = {
  selector:
    'CallExpression[callee.property.name=/^(query|where|andWhere|orWhere|addSelect|orderBy|addOrderBy)$/] > TemplateLiteral[expressions.length>0]',
  message: 'Bind parameters; never build SQL from values.',
};

/** A comment that switches a rule off says why, after two dashes. */
const disableReason = {
  create: (context) => ({
    Program: () => {
      for (const { loc, value } of context.sourceCode.getAllComments())
        if (/^\s*eslint-disable/.test(value) && !/\s--\s+\S/.test(value))
          context.report({ loc, message: 'Explain after " -- " why the rule is disabled.' });
    },
  }),
};

export default tseslint.config(
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      shop: { rules: { 'disable-reason': disableReason, 'sibling-folders': siblingFolders } },
    },
    rules: { 'shop/disable-reason': 'error' },
  },
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.data',
      '**/*.gen.ts',
      '**/coverage',
      '**/test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    // Client input must not block a process: regular expressions run in linear time.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // A text never becomes code.
  { rules: { 'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error' } },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
        module: 'writable',
      },
    },
  },
  {
    files: ['libs/testing/src/*.mjs'],
    languageOptions: {
      globals: {
        document: 'readonly',
        history: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
      },
    },
  },
  {
    plugins: { '@nx': nx },
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [
            '^.*/jest\\.preset\\.mjs$',
            '^.*/tools/(lib/(list-pages|advisories|bucket-accounts|versions)|docs/data-map|attack/(attack|recipes)|package-updates|vulnerabilities)\\.mjs$',
          ],
          enforceBuildableLibDependency: false,
          depConstraints: boundaries,
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', onlyInConfig, onlyInHttp, onlyInQueries, sqlTemplate],
    },
  },
  {
    files: ['api/src/platform/config/**'],
    rules: { 'no-restricted-syntax': ['error', onlyInHttp, onlyInQueries, sqlTemplate] },
  },
  {
    files: ['api/src/platform/http/**'],
    rules: { 'no-restricted-syntax': ['error', onlyInConfig, onlyInQueries, sqlTemplate] },
  },
  {
    files: ['api/src/**/*.queries.ts', 'api/src/platform/database/**', 'api/src/app/commands/**'],
    rules: { 'no-restricted-syntax': ['error', onlyInConfig, onlyInHttp, sqlTemplate] },
  },
  ...layerRules,
  {
    files: ['{api,storefront,dashboard,libs/*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'shop/sibling-folders': 'error' },
  },
  {
    // Calls leave through the gateways.
    files: ['api/src/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      'api/src/platform/gateways/**',
      'api/src/platform/observability/logging/syslog-stream.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: onlyInGateways }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...['node:http', 'node:https', 'http', 'https'].map((name) => ({
              ...{ name, importNames: ['default', 'request', 'get'], message: onlyInGateways },
            })),
            ...['node:net', 'node:tls', 'node:http2', 'net', 'tls', 'http2'].map((name) => ({
              ...{ name, importNames: ['default', 'connect', 'createConnection'] },
              message: onlyInGateways,
            })),
            ...['node:dgram', 'dgram', 'undici', 'axios', 'got', 'node-fetch', 'ws'].map(
              (name) => ({ name, message: onlyInGateways }),
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'storefront/**/*.ts', 'dashboard/**/*.ts'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['**/*.tsx', 'storefront/**/*.ts', 'dashboard/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text only.',
        },
      ],
    },
  },
  {
    files: ['{storefront,dashboard}/src/features/*/*', '{storefront,dashboard}/src/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/((features|pages|app)/|routes$)|^\\.\\./[^./]+/',
              message: 'A feature never imports a feature; a page combines them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{storefront,dashboard}/src/features/*/*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/((features|pages|app)/|routes$)|^\\.\\./\\.\\./[^./]+/',
              message: 'A feature never imports a feature; a page combines them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['storefront/src/{pages,app,testing}/**', 'storefront/src/*.ts'],
    ignores: ['**/*.server.ts', 'storefront/src/app/server/**', 'storefront/src/server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '\\.server$|/app/server/',
              message: 'Browser code must not import server code.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['storefront/src/**'],
    ignores: ['storefront/src/shared/routing/link.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              importNames: ['Link', 'NavLink'],
              message: 'Use @/shared/routing/link, which is smaller (ADR 0057).',
            },
          ],
        },
      ],
    },
  },
  noStyleRules,
);
