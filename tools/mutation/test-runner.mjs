/**
 * Stryker's test runner: the specs by jest-circus in the process of Stryker's worker. Its own runner for jest starts jest
 * for each mutant, which loads all packages again (ADR 0079).
 */
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import * as circus from 'jest-circus';
import { root } from '../lib/run.mjs';

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;

/** What the instrumented sources read and count. */
const mutation = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** Longer than the limit of Stryker. */
const LONG_MS = 600_000;

const idOf = (file, names) => `${file}: ${names.slice(1).join(' ')}`;
const namesOf = (node) => (node ? [...namesOf(node.parent), node.name] : []);

class CircusRunner {
  static inject = tokens(commonTokens.options);
  runs = 0;

  constructor({ circus: { tests } }) {
    this.files = tests;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    const jest = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
    const hooks = { afterAll, afterEach, beforeAll, beforeEach };
    Object.assign(globalThis, { ...hooks, describe, expect: jestExpect, it, test, jest });
    register('../../libs/testing/src/typescript-hooks.mjs', import.meta.url);
    const data = { root: pathToFileURL(`${root}/`).href, copy: pathToFileURL('./').href };
    register('./fresh-hooks.mjs', import.meta.url, { data });
    circus.addEventHandler(({ name, test: current }) => {
      if (name === 'test_start') mutation.currentTestId = idOf(this.file, namesOf(current));
      if (name === 'test_done') mutation.currentTestId = undefined;
    });
  }

  async dryRun() {
    const tests = await this.run(this.files);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: mutation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit }) {
    Object.assign(mutation, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const files = this.files.filter(
      (file) => !testFilter || testFilter.some((id) => id.startsWith(`${file}: `)),
    );
    const tests = await this.run(files, testFilter);
    const looped = determineHitLimitReached(mutation.hitCount, hitLimit);
    return toMutantRunResult(looped ?? { status: DryRunStatus.Complete, tests }, disableBail);
  }

  /** Results of the tests, or of those with these ids. */
  async run(files, ids) {
    const results = [];
    this.runs += 1;
    for (this.file of files) results.push(...(await this.runFile(this.file, ids)));
    return results;
  }

  async runFile(file, ids) {
    circus.resetState();
    // Stryker has a time limit for the whole run.
    Object.assign(circus.getState(), { parentProcess: process, testTimeout: LONG_MS });
    const url = `${pathToFileURL(path.resolve(file)).href}?run=${this.runs}`;
    try {
      await import(url);
    } catch (error) {
      return [
        {
          id: file,
          name: file,
          status: TestStatus.Failed,
          failureMessage: String(error),
          timeSpentMs: 0,
        },
      ];
    }
    const { rootDescribeBlock } = circus.getState();
    if (ids) skipOthers(rootDescribeBlock, file, new Set(ids));
    const { testResults } = await circus.run();
    return testResults
      .filter(({ status }) => status !== 'skip')
      .map(({ testPath, errors, duration }) => ({
        ...{ id: idOf(file, testPath), name: idOf(file, testPath), fileName: path.resolve(file) },
        timeSpentMs: duration ?? 0,
        ...(errors.length === 0
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage: String(errors[0]) }),
      }));
  }
}

const skipOthers = (block, file, ids) => {
  for (const child of block.children) {
    if (child.type === 'describeBlock') skipOthers(child, file, ids);
    else if (!ids.has(idOf(file, namesOf(child)))) child.mode = 'skip';
  }
};

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'circus', CircusRunner)];
