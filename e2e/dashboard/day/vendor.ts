import { expect } from '@playwright/test';
import type { DayCase, Desk } from '../../support/desk';
import { numberOf } from '../../support/order-number';
import { newSignedInShopper, orderInCash } from '../../support/orders';
import { asStaff } from '../../support/staff';
import { newWord } from '../../support/words';

const PERFUMES = '2';

/** Cases of a vendor: products and orders of their own. */
export const vendor = async (desk: Desk): Promise<DayCase[]> => {
  const { page, t } = desk;
  const { id: seller } = await desk.become('vendor1');
  const word = newWord('Season');
  const add = async (name: string): Promise<number> => {
    const { product } = await asStaff<{ product: { id: number } }>(
      page,
      'POST',
      'products/add-product',
      { name, price: '100', stock: '9', category_id: PERFUMES, vendor: String(seller) },
    );
    return product.id;
  };
  const [main, spare] = [`${word} one`, `${word} two`];
  const product = await add(main);
  if (!desk.isPhone) await add(spare);
  const order = await numberOf(await orderInCash(await newSignedInShopper(), { product }));
  const openProducts = async () => {
    await desk.go('nav.allProducts');
    await desk.search(word);
  };
  const edit = async (field: 'price' | 'stock', value: string) => {
    const label = t(`quick.of.${field}`, { name: main });
    const cell = page.getByRole('button', { name: new RegExp(`^${label}:`) });
    await cell.filter({ visible: true }).click();
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    await page.keyboard.press('Enter');
    await expect(cell.filter({ visible: true })).toContainText(value);
  };
  return [
    {
      number: 20,
      phone: true,
      play: async () => {
        await openProducts();
        await edit('price', '89.50');
        await edit('stock', '14');
      },
    },
    {
      number: 21,
      play: async () => {
        await openProducts();
        await page.getByRole('link', { name: main, exact: true }).first().click();
        await page.getByText(t('stockHistory.title'), { exact: true }).click();
        const changes = page.getByRole('list', { name: t('stockHistory.title') });
        await expect(changes.getByText(t('stockHistory.reason.edited'))).toBeVisible();
      },
    },
    {
      number: 22,
      play: async () => {
        await openProducts();
        await desk.choose(spare, 'publication.hide');
        await desk.sees('publication.hidden', { count: 1 });
        await page.getByRole('link', { name: t('publication.unpublished') }).click();
        await desk.choose(spare, 'publication.previewLink');
        await expect(
          page.getByRole('button', { name: t('publication.openPreview') }),
        ).toBeVisible();
      },
    },
    {
      number: 23,
      play: async () => {
        await openProducts();
        await desk.choose(main, 'products.duplicate');
        await page.getByLabel(t('products.name'), { exact: true }).fill(`${word} three`);
        await page.getByLabel(t('products.stock'), { exact: true }).fill('4');
        await desk.press('nav.addProduct');
        await desk.sees('productForm.added');
      },
    },
    {
      number: 24,
      play: async () => {
        await openProducts();
        await desk.choose(main, 'rows.delete');
        await desk.answer('rows.delete');
        await desk.sees('rows.deleted', { name: main });
        await page.getByRole('link', { name: t('nav.trash') }).click();
        // The previous list, with the same menus, stays until the page is loaded.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.trash'));
        await desk.press('products.actionsOf', { name: main });
        await page.getByRole('menuitem', { name: t('trash.restore') }).click();
        await desk.sees('trash.restored', { count: 1 });
      },
    },
    {
      number: 25,
      phone: true,
      play: async () => {
        await desk.go('nav.ownOrders');
        await desk.search(order);
        const rows = page.getByRole('main').locator('[data-row]');
        await expect(rows).toHaveCount(1);
        const slip = rows.getByRole('link', { name: t('orders.packingSlip') });
        const opened = page.context().waitForEvent('page');
        await slip.click();
        await (await opened).close();
      },
    },
  ];
};
