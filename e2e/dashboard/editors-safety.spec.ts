import { expect, test, type Locator, type Page } from '@playwright/test';
import { loseResponse } from '../support/lose-response';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Editor {
  /** Opens the form from another page of the dashboard. */
  open: (page: Page, name: string) => Promise<void>;
  form: (page: Page, name: string) => Locator;
  field: string;
  /** Message at the field when it is empty. */
  needed: string;
  save: string;
  /** Notification beside the reason at the form, if there is one without a response. */
  failed?: string;
  add: [path: string, name: string, more?: Record<string, string>];
  change: ['POST' | 'PUT', (id: number) => string];
  remove: (id: number) => string;
}
const inCard = (list: string) => ({
  open: async (page: Page, name: string) => {
    await page.getByRole('link', { name: list, exact: true }).click();
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  },
  form: (page: Page, name: string) => page.getByRole('form', { name: `Edit ${name}` }),
  save: 'Save',
});
/** A form in a row and one on a page of its own; edited-rows.spec.tsx of the dashboard has the other rows. */
const EDITORS: Record<string, Editor> = {
  'a brand': {
    ...inCard('Brands'),
    field: 'Brand name',
    needed: 'Brand name cannot be empty.',
    add: ['brands/add', 'name'],
    change: ['POST', (id) => `brands/update/${id}`],
    remove: (id) => `brands/${id}`,
  },
  'a category': {
    open: async (page, name) => {
      await page.getByRole('link', { name: 'Categories', exact: true }).click();
      await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
    },
    form: (page) => page.locator('#page form:not([role=search])'),
    field: 'Name',
    needed: 'Enter a name.',
    save: 'Update Category',
    failed: 'No response arrived, so this may have been done already.',
    add: ['categories/add', 'name'],
    change: ['POST', (id) => `categories/update/${id}`],
    remove: (id) => `categories/${id}`,
  },
};

const idOf = (answer: object): number => {
  const row = Object.values(answer).find((value) => typeof value === 'object') as { id: number };
  return row.id;
};
/** Whether the browser would ask before the tab closes. */
const asksToClose = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
const keepEditing = async (page: Page) => {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
};

for (const [title, editor] of Object.entries(EDITORS))
  test(`EDIT-01 EDIT-02 EDIT-03 ${title}: nothing typed is lost, and nothing of a colleague`, async ({
    page,
  }) => {
    await beStaff(page, 'admin');
    const name = `Safe ${Math.random().toString(36).slice(2, 8)}`;
    const [path, field, more] = editor.add;
    const id = idOf(await asStaff(page, 'POST', path, { [field]: name, ...more }));
    const [method, pathOf] = editor.change;
    await page.goto(`${shop.admin}/dashboard/offers`);
    await editor.open(page, name);
    const form = editor.form(page, name);
    const box = form.getByLabel(editor.field, { exact: true });
    const save = form.getByRole('button', { name: editor.save, exact: true });

    // Bad input: the message is at the field, which has the focus.
    await box.fill(' ');
    await save.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(editor.needed);
    const mine = `${name} mine`;
    await box.fill(mine);

    // Leaving by a link, the Back button or closing the tab.
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await keepEditing(page);
    await page.evaluate(() => history.back());
    await keepEditing(page);
    expect(await asksToClose(page)).toBe(true);
    await expect(box).toHaveValue(mine);

    // A line that fails, then one that is slow: what was typed stays, and a double click sends it once.
    await page.route(`**/api/${pathOf(id)}`, (route) => route.abort(), { times: 1 });
    // The notification goes after ten seconds, which a busy browser may take for the click.
    await Promise.all([
      editor.failed && expect(page.getByText(editor.failed)).toBeVisible(),
      save.click(),
    ]);
    await expect(form.getByRole('alert')).toHaveText(/^Could not connect\./);
    await expect(box).toHaveValue(mine);
    const theirs = `${name} theirs`;
    await asStaff(page, method, pathOf(id), { [field]: theirs });
    let sent = 0;
    let answer = () => {};
    const isChecked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/${pathOf(id)}`, async (route) => {
      sent += 1;
      await isChecked;
      await route.continue();
    });
    await save.dblclick();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    answer();

    // The colleague's text is shown at the field; saving again replaces it.
    await expect(box).toHaveAccessibleDescription(
      `Someone else has saved: ${theirs}. Saving again replaces it.`,
    );
    await expect(box).toHaveValue(mine);
    expect(sent).toBe(1);
    await save.click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: mine })).toBeVisible();
    expect(await asksToClose(page)).toBe(false);
    await asStaff(page, 'DELETE', editor.remove(id));
  });

test('EDIT-02 a dialog with unsaved input closes, and an account signs out, only after a question', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/vendors`);
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add vendor' });
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Zuhal Textiles');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    // A moment after the question has gone, the dialog takes clicks beside it again.
    await expect(dialog).toHaveCSS('pointer-events', 'auto');
    await close();
    await keepEditing(page);
    await expect(name).toHaveValue('Zuhal Textiles');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const about = page.getByRole('form', { name: /^Edit / }).getByLabel(/^About(?! in)/);
  await about.fill('Weavers since 1970');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await keepEditing(page);
  await expect(about).toHaveValue('Weavers since 1970');
});

test('EDIT-04 EDIT-07 a brand that was added on a connection that lost the response is not added again, also if it is filled in again in the same way', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/brands`);
  const box = page.getByLabel('Brand name', { exact: true });
  const form = page.getByRole('form').filter({ has: box });
  const press = () => form.getByRole('button', { name: 'Add brand' }).click();
  const added = async (name: string) =>
    (await asStaff<{ id: number; name: string }[]>(page, 'GET', 'brands/all')).filter(
      (row) => row.name === name,
    );
  const [once, again] = ['Once', 'Again'].map(
    (word) => `${word} ${Math.random().toString(36).slice(2, 8)}`,
  ) as [string, string];

  await test.step('EDIT-04 the button is pressed again', async () => {
    await box.fill(once);
    await loseResponse(page, 'brands/add');
    await press();
    await expect(form.getByRole('alert')).toHaveText(/^Could not connect\./);
    await expect(box).toHaveValue(once);
    await press();
    await expect(box).toHaveValue('');
    await expect(page.getByRole('heading', { name: once })).toHaveCount(1);
  });

  await test.step('EDIT-07 the form is left and filled in again', async () => {
    await box.fill(again);
    await loseResponse(page, 'brands/add');
    await press();
    await expect(form.getByRole('alert')).toHaveText(/^Could not connect\./);
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await expect(box).toHaveValue('');
    await box.fill(again);
    await press();
    await expect(page.getByRole('heading', { name: again })).toHaveCount(1);
  });

  for (const name of [once, again]) {
    const rows = await added(name);
    expect(rows).toHaveLength(1);
    await asStaff(page, 'DELETE', `brands/${rows[0]?.id}`);
  }
});
