import { expect as base } from '@playwright/test';

/** Waits longer than a test does: pictures are also taken on busy machines. */
export const expect = base.configure({ timeout: 45_000 });
