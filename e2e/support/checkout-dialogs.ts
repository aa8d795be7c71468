import { expect, type Page } from '@playwright/test';
import type { textOf } from './checks/texts';

/** Opens the cart and each dialog of the checkout after it, and checks each once it shows its total. */
export const checkDialogs = async (
  page: Page,
  t: ReturnType<typeof textOf>,
  check: (title: string) => Promise<void>,
): Promise<void> => {
  for (const [button, title] of [
    ['cart.open', 'cart.title'],
    ['cart.checkout', 'checkout.title'],
    ['checkout.choosePayment', 'payment.title'],
  ] as const) {
    await page
      .getByRole('button', { name: t(button) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t(title) });
    await expect(dialog.getByText(t('totals.total')).last()).toBeVisible();
    await check(title);
  }
};
