/**
 * Builds the API with the TypeScript compiler and the swagger plugin, which reads the DTO classes
 * for the contract. The root files are absolute: with relative ones the plugin writes broken paths.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { before } from '@nestjs/swagger/plugin';
import { build } from 'esbuild';
import ts from 'typescript';

const root = path.dirname(fileURLToPath(import.meta.url));
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

const read = ts.readConfigFile(path.join(root, 'tsconfig.build.json'), ts.sys.readFile);
const config = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
const program = ts.createProgram(
  config.fileNames.map((name) => path.resolve(name)),
  config.options,
);
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const plugin = before(
  {
    classValidatorShim: true,
    introspectComments: true,
    esmCompatible: true,
    dtoFileNameSuffix: ['.dto.ts'],
  },
  program,
);
const emitted = program.emit(undefined, undefined, undefined, false, { before: [plugin] });
const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
if (problems.length > 0) {
  console.error(ts.formatDiagnosticsWithColorAndContext(problems, host));
  process.exitCode = 1;
} else {
  for (const program of ['read/read-sheet', 'files/write-products']) await bundle(program);
}

/**
 * One file for a child process that checks rows of Excel files: it starts for every upload and export, and loading its modules one by one
 * takes six times as long. The API documentation of the DTO is left out.
 */
async function bundle(program) {
  const reader = path.join(root, `dist/modules/catalogue/product-import/${program}.js`);
  await build({
    entryPoints: [reader],
    outfile: reader,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    sourcemap: true,
    alias: {
      '@nestjs/swagger': fileURLToPath(
        new URL('dist/extra/swagger-shim.js', import.meta.resolve('@nestjs/swagger/package.json')),
      ),
    },
    // Bundled CommonJS modules call `require` for modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
}
