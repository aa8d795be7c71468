/** Files of a worker share one document: each test and each file leaves it as it found it. */
import { addEventHandler } from 'jest-circus';
import { act, cleanup, configure, getConfig } from '@testing-library/react/pure.js';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as react } from 'react';

const { asyncWrapper, getElementError } = getConfig();
configure({
  asyncUtilTimeout: 60_000,
  // A waiting query discards the error of each attempt; only the last one prints the document.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  // An element can be found before the effects of the render that added it, such as focus, have run.
  asyncWrapper: async (work) => {
    const found = await asyncWrapper(work);
    await act(async () => {});
    return found;
  },
});

// At its limit of stack traces React takes none of each new element, which was a fifth of the time of the tests.
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

const afterTest = async () => {
  cleanup();
  await act(async () => {});
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
};

const first = Object.getOwnPropertyDescriptors(globalThis);
const isSame = (a, b) => a && a.value === b.value && a.get === b.get && a.set === b.set;

/** Removes and restores what a file has defined on the window. */
const restoreGlobals = () => {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis)))
    if (!Object.hasOwn(first, name)) delete globalThis[name];
  for (const [name, descriptor] of Object.entries(first)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!isSame(now, descriptor)) Object.defineProperty(globalThis, name, descriptor);
  }
};

const clearDocument = () => {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, '', '/');
};

const afterFile = () => {
  restoreGlobals();
  clearDocument();
};

let file;
addEventHandler((_event, { rootDescribeBlock }) => {
  if (file === rootDescribeBlock) return;
  file = rootDescribeBlock;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  file.hooks.push({ type: 'afterEach', fn: afterTest }, { type: 'afterAll', fn: afterFile });
});
