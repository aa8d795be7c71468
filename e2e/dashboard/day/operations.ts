import { expect } from '@playwright/test';
import type { DayCase, Desk } from '../../support/desk';
import { numberOf } from '../../support/order-number';
import {
  newSignedInShopper,
  orderByCard,
  orderInCash,
  refuseShipment,
  requestReturn,
  requestShipment,
} from '../../support/orders';
import { addOwnProduct, asStaff } from '../../support/staff';
import { newWord } from '../../support/words';

/** Cases of operations: orders of one shopper from the search to the refund. */
export const operations = async (desk: Desk): Promise<DayCase[]> => {
  const { page, t } = desk;
  await desk.become('admin');
  const perfume = newWord('Operations');
  const product = await addOwnProduct(page, perfume);
  const surname = newWord('Kettani');
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  const shopper = await newSignedInShopper({ name: `Ruwaida ${surname}`, phone });
  const cash = await orderInCash(shopper, { product });
  expect(await requestShipment(shopper, cash)).toBe(200);
  const unwanted = await orderInCash(shopper, { product, quantity: 3, city: 'Ajman' });
  const [cashNumber, unwantedNumber] = [await numberOf(cash), await numberOf(unwanted)];
  /** Orders of the cases that are not done on a phone. */
  const addOthers = async () => {
    const other = await addOwnProduct(page, 'Day of operations');
    // The same lines again would be the same order.
    const bulk = await orderInCash(shopper, { product, quantity: 2, city: 'Dubai' });
    expect(await requestShipment(shopper, bulk)).toBe(200);
    const refused = await orderInCash(shopper, { product: other });
    await refuseShipment(refused);
    expect(await requestShipment(shopper, refused)).toBe(422);
    const sentBack = await orderByCard(shopper, { product: other, quantity: 2 });
    expect(await requestShipment(shopper, sentBack)).toBe(200);
    await asStaff(page, 'POST', `users/orders/one/${sentBack}/delivered`);
    await requestReturn(shopper, sentBack);
    return [await numberOf(bulk), await numberOf(refused), await numberOf(sentBack)];
  };
  const [bulkNumber = '', refusedNumber = '', sentBackNumber = ''] = desk.isPhone
    ? []
    : await addOthers();
  const chosen = async () => {
    await desk.go('nav.allOrders');
    await desk.search(phone, surname);
    const boxOf = (number: string) =>
      page.getByRole('checkbox', { name: t('table.select', { name: number }) });
    // The rows move when the search has found its orders.
    await desk.still(boxOf(cashNumber));
    for (const number of [cashNumber, bulkNumber]) await boxOf(number).check();
  };
  const bar = page.getByRole('region', { name: t('table.selection') });
  const heading = page.getByRole('heading', { level: 1 });
  let draft = 0;
  return [
    {
      number: 1,
      phone: true,
      play: () => desk.find(phone, cashNumber),
    },
    {
      number: 2,
      play: () => desk.find(`${surname.slice(0, -1)}x`, cashNumber),
    },
    {
      number: 3,
      play: async () => {
        await chosen();
        await desk.press('orders.bulk.print', undefined, bar);
        await page.getByRole('menuitem', { name: t('orders.bulk.both') }).click();
        const opened = page.waitForEvent('popup');
        await page.getByRole('link', { name: t('orders.bulk.openPdf') }).click();
        await (await opened).close();
      },
    },
    {
      number: 4,
      phone: true,
      play: async () => {
        await desk.find(cashNumber, cashNumber);
        await desk.press('orders.markDelivered');
        await desk.answer('orders.confirmYes');
        await desk.sees('orders.markedDelivered');
      },
    },
    {
      number: 5,
      phone: true,
      play: async () => {
        await desk.find(cashNumber, cashNumber);
        await desk.press('orders.markReceived');
        await desk.answer('orders.confirmYes');
        await desk.sees('orders.markedReceived');
      },
    },
    {
      number: 6,
      phone: true,
      play: async () => {
        await desk.find(cashNumber, cashNumber);
        await page.getByLabel(t('orders.note')).fill('Call before delivery.');
        await desk.press('orders.addNote');
        await desk.sees('orders.noteAdded');
      },
    },
    {
      number: 7,
      play: async () => {
        await desk.find(cashNumber, cashNumber);
        await page.getByLabel(t('orders.tag'), { exact: true }).fill('gift');
        await desk.press('orders.addTag');
        await desk.sees('orders.tagsSaved');
      },
    },
    {
      number: 8,
      phone: true,
      play: async () => {
        await desk.find(unwantedNumber, unwantedNumber);
        await desk.press('orders.cancel');
        await page.getByLabel(t('orders.reason')).fill('The shopper called.');
        await desk.press('orders.cancelNow');
        await desk.sees('orders.cancelled');
      },
    },
    {
      number: 9,
      play: async () => {
        await desk.go('nav.returns');
        const row = page.getByRole('row').filter({ hasText: sentBackNumber });
        await row.getByRole('link', { name: t('returns.open') }).click();
        await desk.press('returns.approve');
        await desk.press('returns.receive');
        await desk.press('returns.receive', undefined, page.getByRole('dialog'));
        await desk.press('returns.refund');
        await expect(page.getByLabel(t('returns.refundAmount'))).toHaveValue('100.00');
        await desk.press('returns.refund', undefined, page.getByRole('dialog'));
        await desk.sees('returns.refundDone');
      },
    },
    {
      number: 10,
      play: async () => {
        await desk.go('nav.stuckOrders');
        const stuck = page.getByRole('row').filter({ hasText: refusedNumber });
        await stuck.getByRole('button', { name: t('stuckOrders.retry') }).click();
        await desk.sees('stuckOrders.retried');
      },
    },
    {
      number: 11,
      play: async () => {
        await desk.go('nav.allOrders');
        await desk.search(phone, surname);
        const box = page.getByRole('checkbox', { name: t('table.select', { name: bulkNumber }) });
        // The row moves when the search has found its orders.
        await desk.still(box);
        await box.check();
        await desk.press('orders.markDelivered', undefined, bar);
        await desk.answer('orders.confirmYes');
        await desk.sees('orders.bulk.deliveredDone', { count: 1 });
      },
    },
    {
      number: 12,
      play: async () => {
        await desk.go('nav.allOrders');
        await desk.search(phone, surname);
        await expect(page.getByRole('link', { name: cashNumber }).first()).toBeVisible();
        await desk.press('orders.bulk.export');
        const saved = page.waitForEvent('download');
        await desk.press('jobs.download');
        expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
      },
    },
    {
      number: 29,
      phone: true,
      play: async () => {
        await desk.go('nav.draftOrders');
        await page.getByRole('link', { name: t('drafts.new') }).click();
        await page.getByLabel(t('drafts.findProduct')).fill(perfume);
        const found = page.getByRole('list', { name: t('drafts.found') });
        await found.getByRole('button').click();
        await found.getByRole('button', { name: t('drafts.oneSize') }).click();
        await page.getByLabel(t('drafts.phone')).fill(phone);
        await desk.press('drafts.findShopper');
        await page
          .getByRole('list', { name: t('drafts.foundShoppers') })
          .getByRole('button')
          .first()
          .click();
        await desk.press('drafts.save');
        await expect(page).toHaveURL(/\/draft-orders\/\d+$/);
        draft = Number(page.url().split('/').at(-1));
        await desk.press('drafts.sendMail');
        await desk.sees('drafts.sentAt');
      },
      undo: async () => {
        if (!draft) return;
        const { version } = await asStaff<{ version: number }>(
          page,
          'GET',
          `draft-orders/${draft}`,
        );
        await asStaff(page, 'POST', `draft-orders/${draft}/withdraw`, { version }, { json: true });
      },
    },
    {
      number: 30,
      play: async () => {
        await desk.go('nav.allOrders');
        await desk.search(phone, surname);
        const link = page.getByRole('link', { name: bulkNumber }).first();
        await desk.still(link);
        await link.click();
        await expect(heading).toContainText(bulkNumber);
        const next = page.getByRole('link', { name: t('orders.next') });
        const previous = page.getByRole('link', { name: t('orders.previous') });
        await expect(next).toBeVisible();
        await page.keyboard.press('n');
        await expect(heading).toContainText(unwantedNumber);
        await expect(previous).toBeVisible();
        await page.keyboard.press('p');
        await expect(heading).toContainText(bulkNumber);
      },
    },
  ];
};
