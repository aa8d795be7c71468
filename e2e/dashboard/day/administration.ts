import { expect } from '@playwright/test';
import { call } from '../../support/demo';
import type { DayCase, Desk } from '../../support/desk';
import { numberOf } from '../../support/order-number';
import {
  newSignedInShopper,
  orderByCard,
  requestShipment,
  type SignedInShopper,
} from '../../support/orders';
import { addOwnProduct, asStaff } from '../../support/staff';
import { newWord } from '../../support/words';

const STARS = 2;

/** Cases of the admin: money, shoppers, prices, reviews and figures. */
export const administration = async (desk: Desk): Promise<DayCase[]> => {
  const { page, t } = desk;
  await desk.become('admin');
  const word = newWord('Day');
  const product = await addOwnProduct(page, word);
  const other = await addOwnProduct(page, word);
  const name = `Sumaya ${newWord('Haddad')}`;
  const phone = `+97155${String(Date.now()).slice(-7)}`;
  const shopper = await newSignedInShopper({ name, phone });
  const second = await newSignedInShopper({ name: `${name} Two`, phone });
  /** The order and the account of the cases that are not done on a phone. */
  const addOthers = async () => {
    const double = await newSignedInShopper({ name: `${name} Again`, phone });
    const bought = await orderByCard(shopper, { product, quantity: 2 });
    expect(await requestShipment(shopper, bought)).toBe(200);
    await asStaff(page, 'POST', `users/orders/one/${bought}/delivered`);
    return [await numberOf(bought), double.name];
  };
  const [number = '', doubleName = ''] = desk.isPhone ? [] : await addOthers();
  const review = (who: SignedInShopper, of: number, comment: string) =>
    call('reviews', who.token, { productId: of, stars: STARS, comment });
  await review(shopper, product, `${word}: the seam opened.`);
  await review(second, other, `${word}: see my own shop.`);
  const openShopper = async (who: SignedInShopper) => {
    await desk.go('nav.shoppers');
    await desk.search(who.email);
    await page.getByRole('link', { name: who.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(who.name);
  };
  const dialog = page.getByRole('dialog');
  return [
    {
      number: 13,
      play: async () => {
        await desk.find(number, number);
        await desk.press('orders.refund');
        await dialog.getByRole('combobox').first().selectOption('1');
        await dialog.getByRole('checkbox', { name: t('orders.refundRestock') }).check();
        await expect(dialog.getByLabel(t('orders.refundAmount'))).toHaveValue('100.00');
        await desk.press('orders.refundNow', undefined, dialog);
        await desk.sees('orders.refundRequested');
      },
    },
    {
      number: 14,
      play: async () => {
        await desk.go('nav.allProducts');
        await desk.search(word);
        // They are also in the list before the search, as the latest.
        await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
        await page.getByRole('checkbox', { name: t('table.selectAll') }).check();
        await desk.press(
          'bulk.edit',
          undefined,
          page.getByRole('region', { name: t('table.selection') }),
        );
        await dialog.getByLabel(t('products.price')).selectOption('raisePercent');
        await dialog.getByLabel(t('bulk.percent'), { exact: true }).fill('10');
        await desk.press('bulk.preview', undefined, dialog);
        await expect(dialog.getByText('110.00')).toHaveCount(2);
        await desk.press('bulk.save', { count: 2 }, dialog);
        await desk.sees('bulk.changed', { count: 2 });
      },
    },
    {
      number: 15,
      phone: true,
      play: async () => {
        await desk.go('nav.reviews');
        await desk.search(word);
        await desk.press('reviews.hideNamed', { name: second.name });
        await desk.sees('reviews.hidden');
        await desk.press('reviews.replyNamed', { name: shopper.name });
        await dialog.getByLabel(t('reviews.replyLabel')).fill('We are sorry and have refunded it.');
        await desk.press('reviews.saveReply', undefined, dialog);
        await desk.sees('reviews.replySaved');
      },
    },
    {
      number: 16,
      phone: true,
      play: async () => {
        await desk.go('nav.salesReport');
        const groups = page.getByRole('region', { name: t('report.by.category') });
        const asTable = groups.getByRole('button', { name: t('analytics.asTable') });
        await desk.still(asTable);
        await asTable.click();
        await expect(groups.getByRole('columnheader', { name: t('report.before') })).toBeVisible();
      },
    },
    {
      number: 17,
      phone: true,
      play: async () => {
        await openShopper(second);
        await desk.press('shopper.block');
        await dialog.getByLabel(t('shopper.blockReason')).fill('Orders and never accepts them.');
        await desk.press('shopper.blockNow', undefined, dialog);
        await expect(dialog).toBeHidden();
        await expect(
          page.getByRole('button', { name: t('shopper.unblock'), exact: true }),
        ).toBeVisible();
      },
    },
    {
      number: 18,
      play: async () => {
        await openShopper(shopper);
        await desk.press('shopper.merge');
        await dialog.getByRole('radio', { name: doubleName }).check();
        await desk.press('shopper.mergeNow', undefined, dialog);
        await expect(dialog).toBeHidden();
      },
    },
    {
      number: 19,
      play: async () => {
        await openShopper(shopper);
        const saved = page.waitForEvent('download');
        await desk.press('shopper.export');
        expect((await saved).suggestedFilename()).toMatch(/\.json$/);
        await desk.press('shopper.erase');
        await desk.answer('shopper.ask.erase.yes');
        await expect(page).toHaveURL(/\/dashboard\/users$/);
      },
    },
  ];
};
