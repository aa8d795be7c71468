import { rowsOf, staffSessionOf, type StaffSession } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

export let test: TestApp;
export let rows: ReturnType<typeof rowsOf>;
export let vendor: StaffSession;
export let rival: StaffSession;
export let admin: StaffSession;
/** Category and vendor of the products of `vendor`. */
export const own = { category_id: 0, vendor_id: 0 };

/** Starts the application of a test file, with the sessions of a `vendor`, a `rival` and an `admin`. */
export const useProductShop = (): void => {
  beforeAll(async () => {
    test = await startApp();
    rows = rowsOf(test);
    own.vendor_id = await rows.staff('seller');
    own.category_id = await rows.category();
    await rows.staff('rival');
    await rows.staff('boss', 'admin');
    vendor = await staffSessionOf(test, 'seller');
    rival = await staffSessionOf(test, 'rival');
    admin = await staffSessionOf(test, 'boss');
  });
  afterAll(() => test.close());
};
