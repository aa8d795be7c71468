import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { orderInCash, type SignedInShopper } from '../support/orders';
import {
  bought,
  cartButton,
  cartPanel,
  cash,
  checkout,
  chooseMethod,
  openCheckout,
  openMethods,
  ordersOf,
  payment,
  startAsBuyer,
  startAsGuest,
} from '../support/purchase';
import { decide, goToPayment, openCardPage, operationIdOf, searchFor } from '../support/shopper';
import { test } from '../support/test';

const OFFLINE = 'You are offline. You can continue once you are connected again.';
/** In this order, so that each cell begins in its step. */
const EVENTS = ['back', 'forward', 'reload', 'network lost and back', 'second tab'] as const;
type Event = (typeof EVENTS)[number];

interface At {
  page: Page;
  shopper: SignedInShopper;
  /** The window of the card gateway. */
  window: Page;
  operationId: string;
}
/** What happens and what the shopper then sees; or the requirement that another test proves. */
type Cell = string | ((at: At) => Promise<void>);
interface Step extends Record<Event, Cell> {
  id: string;
  name: string;
  start: (page: Page) => Promise<Partial<At>>;
}

const main = (page: Page) => page.getByRole('main');
const lines = (page: Page) => checkout(page).getByRole('listitem');
const chosen = async (page: Page) =>
  main(page).locator(`[data-option=color] input[value="${(await bought()).color}"]`);
const choose = async (page: Page) => (await chosen(page)).check({ force: true });
const isChosen = async (page: Page) => expect(await chosen(page)).toBeChecked();
/** Runs in another tab of the same browser. */
const inSecondTab = async ({ page }: At, work: (tab: Page) => Promise<void>) => {
  const tab = await page.context().newPage();
  await work(tab);
  await tab.close();
};
/** Runs without a connection, which the page says. */
const offline = async ({ page }: At, work: () => Promise<void>) => {
  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE).filter({ visible: true }).last()).toBeVisible();
  await work();
  await page.context().setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
};
const stays =
  (seen: (page: Page) => Promise<void>): Cell =>
  (at) =>
    offline(at, () => seen(at.page)).then(() => seen(at.page));

const hasOneOrder = async ({ shopper }: At) => expect(await ordersOf(shopper)).toHaveLength(1);
const isThanked = (page: Page) =>
  expect(
    main(page).getByRole('heading', { level: 1, name: 'Thank you for your order' }),
  ).toBeVisible();
const isOrder = async (page: Page) =>
  expect(main(page).getByText('To pay on delivery').first()).toBeVisible();
const isEmptyPage = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
};
const waitsForCard = (page: Page) =>
  expect(payment(page).getByRole('button', { name: 'Start the payment again' })).toBeVisible();
const areaIsKept = (page: Page) =>
  expect(checkout(page).getByLabel('Area')).toHaveValue('Al Majaz');
/** A page that shows an order, opened with the keyboard or a link. */
const pageOf = (path: (operationId: string) => string, seen: (page: Page) => Promise<void>) => ({
  start: async (page: Page) => {
    const shopper = await startAsBuyer(page);
    const operationId = await orderInCash(shopper, { product: (await bought()).id });
    await page.goto(path(operationId));
    await seen(page);
    return { shopper, operationId };
  },
  back: async ({ page }: At) => {
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  forward: async ({ page }: At) => {
    await page.goForward();
    await seen(page);
  },
  reload: async ({ page }: At) => {
    await page.reload();
    await seen(page);
  },
  'second tab': async (at: At) => {
    await inSecondTab(at, async (tab) => {
      await tab.goto(path(at.operationId));
      await seen(tab);
    });
    await hasOneOrder(at);
  },
  'network lost and back': stays(seen),
});

const STEPS: Step[] = [
  {
    id: 'STEP-01',
    name: 'a product with a choice made',
    start: async (page) => {
      await startAsGuest(page);
      await searchFor(page, (await bought()).name);
      await choose(page);
      return {};
    },
    back: async ({ page }) => {
      await page.goBack();
      await expect(page).toHaveURL(/privacy-policy$/);
    },
    forward: async ({ page }) => {
      await page.goForward();
      await isChosen(page);
    },
    reload: async ({ page }) => {
      await page.reload();
      await isChosen(page);
    },
    'network lost and back': async (at) => {
      const { page } = at;
      await offline(at, async () => {
        await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
        await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      });
      // Its code may have been on its way when the connection came back; then it opens by itself.
      await expect(async () => {
        if (!(await cartPanel(page).isVisible())) await cartButton(page).click({ timeout: 1000 });
        await expect(cartPanel(page).getByRole('listitem')).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(cartPanel(page)).toBeHidden();
    },
    'second tab': async (at) => {
      await inSecondTab(at, async (tab) => {
        await tab.goto(at.page.url());
        await choose(tab);
        await main(tab)
          .getByRole('button', { name: /^Increase/ })
          .click();
      });
      await expect(cartButton(at.page)).toHaveAccessibleName('Cart, 2 items');
      await expect(main(at.page).getByRole('button', { name: 'Remove from cart' })).toBeVisible();
    },
  },
  {
    id: 'STEP-02',
    name: 'the open cart',
    start: async (page) => {
      await startAsGuest(page, { withCart: true });
      await cartButton(page).click();
      await expect(cartPanel(page)).toBeVisible();
      return {};
    },
    back: async ({ page }) => {
      await page.goBack();
      await expect(page).toHaveURL(/about$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    },
    forward: async ({ page }) => {
      await page.goForward();
      await expect(page).toHaveURL(/privacy-policy$/);
      await cartButton(page).click();
      await expect(cartPanel(page).getByRole('listitem')).toHaveCount(1);
    },
    reload: async ({ page }) => {
      await page.reload();
      await cartButton(page).click();
      await expect(cartPanel(page).getByRole('listitem')).toHaveCount(1);
    },
    'second tab': 'CART-15',
    'network lost and back': async (at) => {
      const panel = cartPanel(at.page);
      await offline(at, () => panel.getByRole('button', { name: /^Increase/ }).click());
      await expect(panel.getByRole('heading', { name: 'Items 2' })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Please Login to Continue' })).toBeVisible();
    },
  },
  {
    id: 'STEP-03',
    name: 'a half-filled checkout',
    start: async (page) => {
      const shopper = await startAsBuyer(page, { hasAddress: false });
      await openCheckout(page);
      await checkout(page).getByLabel('Area').fill('Al Majaz');
      return { shopper };
    },
    back: async ({ page }) => {
      await page.goBack();
      await expect(cartPanel(page)).toBeVisible();
    },
    forward: async ({ page }) => {
      await page.goForward();
      await areaIsKept(page);
    },
    reload: async ({ page }) => {
      await page.reload();
      await areaIsKept(page);
    },
    'network lost and back': async (at) => {
      await offline(at, async () => {
        await checkout(at.page).getByLabel('City').selectOption('Sharjah');
        await areaIsKept(at.page);
      });
      await expect(checkout(at.page).getByText('AED 30.00')).toBeVisible();
      await areaIsKept(at.page);
    },
    'second tab': async (at) => {
      await inSecondTab(at, async (tab) => {
        await tab.goto('/about');
        await goToPayment(tab);
        await cash(tab).click();
        await tab.waitForURL(/\/payment-success\//);
      });
      // The order was placed there: nothing is left to order here.
      await expect(cartPanel(at.page).getByText('Cart is empty.')).toBeVisible();
      await expect(checkout(at.page)).toBeHidden();
      await hasOneOrder(at);
    },
  },
  {
    id: 'STEP-04',
    name: 'the payment methods',
    start: async (page) => {
      const shopper = await startAsBuyer(page);
      await openMethods(page);
      return { shopper };
    },
    back: async ({ page }) => {
      await page.goBack();
      await expect(lines(page)).toHaveCount(1);
    },
    forward: async ({ page }) => {
      await page.goForward();
      await expect(cash(page)).toBeVisible();
    },
    reload: async ({ page }) => {
      await page.reload();
      await chooseMethod(page);
    },
    'network lost and back': async (at) => {
      await offline(at, async () => {
        await cash(at.page).click();
        await expect(payment(at.page).getByRole('alert')).toContainText('Payment failed:');
      });
      await expect(cash(at.page)).toBeEnabled();
      expect(await ordersOf(at.shopper)).toEqual([]);
    },
    'second tab': async (at) => {
      let placed = '';
      await inSecondTab(at, async (tab) => {
        await tab.goto('/about');
        await openMethods(tab);
        await cash(tab).click();
        await tab.waitForURL(/\/payment-success\//);
        placed = operationIdOf(tab);
      });
      await cash(at.page).click();
      await expect(payment(at.page).getByRole('alert')).toContainText('already ordered');
      await payment(at.page).getByRole('button', { name: 'View order' }).click();
      await at.page.waitForURL(`**/payment-success/${placed}`);
      await isThanked(at.page);
      await hasOneOrder(at);
    },
  },
  {
    id: 'STEP-05',
    name: 'the open card window',
    start: async (page) => {
      const shopper = await startAsBuyer(page);
      await openMethods(page);
      const window = await openCardPage(page);
      await waitsForCard(page);
      return { shopper, window };
    },
    back: async ({ page }) => {
      await page.goBack();
      await expect(lines(page)).toHaveCount(1);
    },
    forward: async ({ page }) => {
      await page.goForward();
      await waitsForCard(page);
    },
    reload: async ({ page }) => {
      await page.reload();
      await checkout(page).getByRole('button', { name: 'Choose payment method' }).click();
      await waitsForCard(page);
    },
    'network lost and back': stays(waitsForCard),
    'second tab': async (at) => {
      await inSecondTab(at, async (tab) => {
        await tab.goto('/about');
        await openMethods(tab);
        const window = await openCardPage(tab);
        await decide(window, 'Approve');
        await isThanked(window);
        await window.close();
      });
      await expect(payment(at.page).getByText('Payment received')).toBeVisible();
      await hasOneOrder(at);
    },
  },
  {
    id: 'STEP-06',
    name: 'an approved card',
    start: async (page) => {
      const shopper = await startAsBuyer(page);
      await openMethods(page);
      const window = await openCardPage(page);
      await decide(window, 'Approve');
      await isThanked(window);
      return { shopper, window, operationId: operationIdOf(window) };
    },
    back: async ({ window }) => {
      // The page of the gateway, which the browser may refuse to send again.
      await window.goBack().catch(() => undefined);
    },
    forward: async ({ window }) => {
      await window.goForward();
      await isThanked(window);
    },
    reload: async ({ window }) => {
      await window.reload();
      await isThanked(window);
    },
    'second tab': async (at) => {
      await inSecondTab(at, async (tab) => {
        await tab.goto(`/payment-success/${at.operationId}`);
        await isThanked(tab);
      });
      await hasOneOrder(at);
    },
    'network lost and back': async (at) => {
      await offline({ ...at, page: at.window }, () => isThanked(at.window));
      await expect(payment(at.page).getByText('Payment received')).toBeVisible();
      await at.page.reload();
      await isEmptyPage(at.page);
    },
  },
  {
    id: 'STEP-07',
    name: 'a cash order under way',
    start: async (page) => {
      const shopper = await startAsBuyer(page);
      await openMethods(page);
      return { shopper };
    },
    back: async (at) => {
      const { page } = at;
      let answer = () => {};
      const waiting = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/checkout/cod', async (route) => {
        const response = await route.fetch();
        await waiting;
        await route.fulfill({ response });
      });
      await cash(page).click();
      await expect(payment(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
      await page.goBack();
      await expect(checkout(page)).toBeVisible();
      answer();
      await page.waitForURL(/\/payment-success\//);
      await isThanked(page);
      await hasOneOrder(at);
    },
    forward: async ({ page }) => {
      // Neither way leads back into the payment.
      await page.goBack();
      await expect(page).toHaveURL(/about$/);
      await isEmptyPage(page);
      await page.goForward();
      await isThanked(page);
    },
    reload: 'CHK-02',
    'second tab': 'CHK-22',
    'network lost and back': 'PAY-10',
  },
  {
    id: 'STEP-08',
    name: 'the thank-you page',
    ...pageOf((operationId) => `/payment-success/${operationId}`, isThanked),
  },
  {
    id: 'STEP-09',
    name: 'the order page',
    ...pageOf((operationId) => `/order/${operationId}`, isOrder),
  },
];

const cellsOf = (step: Step) => EVENTS.map((event): [Event, Cell] => [event, step[event]]);

for (const step of STEPS)
  test(`${step.id} ${step.name}: ${EVENTS.join(', ')}`, async ({ page }) => {
    const at = { page, ...(await step.start(page)) } as At;
    for (const [event, cell] of cellsOf(step))
      if (typeof cell === 'function') await test.step(`${step.name} x ${event}`, () => cell(at));
  });

test('STEP-10 what the table leaves to other tests is a requirement', () => {
  const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8');
  for (const [, cell] of STEPS.flatMap(cellsOf))
    if (typeof cell === 'string') expect(requirements).toContain(`**${cell}**`);
});
