import { expect, test } from '@playwright/test';
import { beShopper } from '../support/demo';
import { shop } from '../support/shop';
import { decide, openCardPage, operationIdOf } from '../support/shopper';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';
import { hydrated } from '../support/test';

const CHAT = 'https://wa.me/971501234567';

test('DRAFT-20 DRAFT-21 DRAFT-22 staff prepare an order in the dashboard, the shopper opens its link on a phone and pays by card, and the order shows the conversation', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  const id = await addOwnProduct(page, 'Draft Perfume');
  await page.goto(`${shop.admin}/dashboard/draft-orders`);
  await page.getByRole('link', { name: 'New draft order' }).click();
  await page.getByLabel('Find a product').fill('Draft Perfume');
  await page
    .getByRole('list', { name: 'Products found' })
    .getByRole('button', { name: /Draft Perfume/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add One size/ }).click();
  await page.getByLabel(/^Phone/).fill('050 444 1234');
  await page.getByLabel(/^Name/).fill('Noura Phone');
  await page.getByLabel(/^City/).selectOption('Sharjah');
  await page.getByLabel(/^Area/).fill('Al Majaz');
  await page.getByLabel(/^Building/).fill('Pearl Tower');
  await page.getByLabel(/^Link of the conversation/).fill(CHAT);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/draft-orders\/\d+$/);
  const chat = page.getByRole('link', { name: 'WhatsApp: English' });
  const sent = new URL((await chat.getAttribute('href')) ?? '');
  expect(sent.pathname).toBe('/971504441234');
  const link = /https?:\S+#key=\S+/.exec(sent.searchParams.get('text') ?? '')?.[0] ?? '';
  await expect(page.getByText(link)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 375, height: 720 } });
  const phone = await context.newPage();
  await beShopper(phone);
  await phone.goto(link);
  await hydrated(phone);
  await expect(phone.getByText(/Draft Perfume/).first()).toBeVisible();
  await phone.getByRole('button', { name: /^Increase quantity/ }).click();
  await phone.getByRole('button', { name: 'Continue to checkout' }).click();
  const checkout = phone.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByText('Noura Phone')).toBeVisible();
  await expect(checkout.getByText(/Pearl Tower/)).toBeVisible();
  await checkout.getByRole('button', { name: 'Choose payment method' }).click();
  const window = await openCardPage(phone);
  await decide(window, 'Approve');
  await expect(window).toHaveURL(/\/payment-success\//);
  const operationId = operationIdOf(window);

  await expect(async () => {
    await phone.goto('about:blank');
    await phone.goto(link);
    await expect(phone.getByText(/^Thank you\. This order was already placed/)).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await context.close();

  await page.reload();
  await expect(page.getByText('Paid or ordered')).toBeVisible();
  await page.goto(`${shop.admin}/dashboard/orders/${operationId}`);
  const from = page.getByRole('region', { name: 'From a conversation' });
  await expect(from.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
    'href',
    CHAT,
  );
  await from.getByRole('link', { name: /^Draft \d+/ }).click();
  await expect(page.getByText('A paid or withdrawn draft cannot be changed.')).toBeVisible();
  await asStaff(page, 'DELETE', `products/${id}`);
});
