import { expect } from '../expect.mjs';
import { checkoutOf } from '../shopping.mjs';

const CHAT = 'https://wa.me/971501234567';

export const walk = async ({ shop, admin, guest, shopper, staff, picture }) => {
  const page = await guest();
  await page.goto(`${shop}/category/7`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const ask = page.getByRole('main').getByRole('link', { name: /^Ask/ }).first();
  await expect(ask).toHaveAttribute('href', /wa\.me\/\d+\?text=.+product/);
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/draft-orders`);
  for (const state of ['Not sent', 'Sent', 'Opened', 'Withdrawn', 'Expired', 'Paid or ordered'])
    await expect(desk.getByRole('row').getByText(state, { exact: true }).first()).toBeVisible();
  await desk.getByRole('link', { name: 'New draft order' }).click();
  await desk.getByLabel('Find a product').fill('tote');
  await desk.getByRole('list', { name: 'Products found' }).getByRole('button').first().click();
  const add = desk.getByRole('button', { name: /^Add / }).and(desk.locator(':enabled'));
  await expect(add.first()).toBeVisible();
  await picture(desk);
  await add.first().click();
  await desk.getByLabel(/^Phone/).fill('050 555 0101');
  await desk.getByRole('button', { name: 'Find shopper' }).click();
  await desk.getByLabel(/^Name/).fill('Huda Al Ali');
  await desk.getByLabel(/^City/).selectOption('Sharjah');
  await desk.getByLabel(/^Area/).fill('Al Majaz');
  await desk.getByLabel(/^Building/).fill('Pearl Tower');
  await desk.getByLabel(/^Link of the conversation/).fill(CHAT);
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk).toHaveURL(/\/draft-orders\/\d+$/);
  const chat = desk.getByRole('link', { name: 'WhatsApp: English' });
  const text = new URL(await chat.getAttribute('href')).searchParams.get('text');
  const [link] = /https?:\S+#key=\S+/.exec(text);
  await picture(desk);

  const phone = await shopper('shopper3@example.com', { phone: true });
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
  await picture(phone);
  await phone.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(checkoutOf(phone).getByText(/Pearl Tower/)).toBeVisible();
  await checkoutOf(phone).getByRole('button', { name: 'Choose payment method' }).click();
  await phone.getByRole('button', { name: 'Cash on delivery' }).click();
  await phone.waitForURL(/\/payment-success\//);
  const [, order] = /payment-success\/([^/?#]+)/.exec(phone.url());
  await phone.goto('about:blank');
  await phone.goto(link);
  await expect(phone.getByText(/^Thank you\. This order was already placed/)).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Paid or ordered')).toBeVisible();
  await desk.goto(`${admin}/dashboard/orders/${order}`);
  const from = desk.getByRole('region', { name: 'From a conversation' });
  await expect(from.getByRole('link', { name: 'Open the conversation' })).toBeVisible();
  await picture(desk, { top: from });
};
