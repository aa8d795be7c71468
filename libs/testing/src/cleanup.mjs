import { afterEach, jest } from '@jest/globals';
import { act, cleanup, configure } from '@testing-library/react';

// ES modules have no `jest` global.
globalThis.jest = jest;
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  cleanup();
  await act(async () => {});
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
