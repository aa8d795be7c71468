import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { call } from '../support/demo';
import { newSignedInShopper } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaffAlone } from '../support/staff';

const open = (page: Page) => page.goto(`${shop.admin}/dashboard/coupons`);
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('COUPON-14 COUPON-15 COUPON-16 COUPON-26 staff add a coupon, see the order that used it, copy its link, change and end it', async ({
  page,
}) => {
  await beStaffAlone(page, 'admin');
  const product = await addOwnProduct(page, 'Coupons');
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const form = dialog(page, 'Add coupon');
  await form.getByLabel('Code').fill('x');
  await form.getByRole('button', { name: 'Add coupon' }).click();
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription(/3 to 32 letters/);
  await expect(form.getByLabel('Percent', { exact: true })).toHaveAccessibleDescription(/1 to 100/);
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Percent', { exact: true }).fill('20');
  expect(await violations(page, 'dark')).toEqual([]);
  await form.getByRole('button', { name: 'Add coupon' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
  const { token, phone, name } = await newSignedInShopper();
  const { order } = await call<{ order: { number: string } }>('checkout/cod', token, {
    lines: [{ productId: product, quantity: 1 }],
    address: { fullName: name, phone, city: 'Dubai', area: 'Al Barsha', building: 'Palm' },
    coupon: code,
  });
  await page.getByRole('searchbox', { name: 'Code or email address' }).fill(code);
  await page.getByRole('button', { name: `Orders: ${code}` }).click();
  const uses = dialog(page, `Orders with ${code}`);
  await expect(uses.getByRole('link', { name: order.number })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(uses).toBeHidden();
  // COUPON-26: the link opens the shop with the coupon.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Copy link: ${code}` }).click();
  await expect(page.getByText(`The link of ${code} is copied.`)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${shop.url}/?coupon=${code}`);
  await page.getByRole('button', { name: `Edit: ${code}` }).click();
  const edit = dialog(page, `Edit ${code}`);
  await edit.getByLabel('Uses in total').fill('5');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
  await page.getByRole('button', { name: `End: ${code}` }).click();
  await page
    .getByRole('alertdialog', { name: `End ${code}?` })
    .getByRole('button', { name: 'End', exact: true })
    .click();
  await expect(page.getByRole('button', { name: `End: ${code}` })).toHaveCount(0);
  await asStaff(page, 'DELETE', `products/${product}`);
});

test('EDIT-15 COUPON-15 two staff change one coupon at the same time, and both changes are stored', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const [user, colleague] = [page, await browser.newPage()];
  for (const who of [user, colleague]) await beStaffAlone(who, 'admin');
  const code = `TWO${Date.now().toString(36).toUpperCase()}`;
  const { coupon } = await asStaff<{ coupon: { id: number } }>(
    user,
    'POST',
    'coupons/add',
    {
      ...{ code, percent: 10, amount: null, target: 'goods', minimum: 0, startsAt: null },
      ...{ endsAt: null, maxUses: null, maxUsesPerShopper: 1, shopper: null, note: '' },
    },
    { json: true },
  );
  const edit = async (who: Page) => {
    await open(who);
    await who.getByRole('searchbox', { name: 'Code or email address' }).fill(code);
    await who.getByRole('button', { name: `Edit: ${code}` }).click();
    return dialog(who, `Edit ${code}`);
  };
  try {
    const mine = await edit(user);
    await mine.getByLabel('Note').fill('For Eid');
    const theirs = await edit(colleague);
    await theirs.getByLabel('Percent', { exact: true }).fill('25');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs).toBeHidden();
    // The list below the open form is read again.
    await user.clock.fastForward(60_000);
    await user.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    const row = user.getByRole('row', { includeHidden: true }).filter({ hasText: code });
    await expect(row).toContainText('25%');
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine.getByRole('alert')).toBeVisible();
    await expect(mine.getByLabel('Percent', { exact: true })).toHaveValue('25');
    await expect(mine.getByLabel('Note')).toHaveValue('For Eid');
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine).toBeHidden();
    const { coupons } = await asStaff<{ coupons: { percent: number; note: string }[] }>(
      colleague,
      'GET',
      `coupons/all?search=${code}`,
    );
    expect(coupons).toMatchObject([{ percent: 25, note: 'For Eid' }]);
  } finally {
    await asStaff(user, 'POST', `coupons/${coupon.id}/end`);
    await colleague.close();
  }
});
