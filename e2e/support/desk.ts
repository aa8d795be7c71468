import { expect, type Locator, type Page } from '@playwright/test';
import { dashboardTexts, type DashboardText, type Locale } from './checks/texts';
import { effortOf, countEffort } from './effort';
import { shop } from './shop';
import { beStaff, type StaffName } from './staff';

/** Links whose names may end with a number. */
const COUNTED = ['nav.allOrders', 'nav.stuckOrders'];

/** A staff member in front of the dashboard, in one language and on one kind of screen. */
export class Desk {
  readonly t: DashboardText;
  private pressesBefore = 0;
  private fieldsBefore = 0;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly isPhone: boolean,
  ) {
    this.t = dashboardTexts(locale);
  }

  /** Signs in for calls of the API. */
  become(who: StaffName): Promise<{ id: number }> {
    return beStaff(this.page, who);
  }

  /** Signs in and opens the dashboard; presses and fields are counted from here. */
  async arrive(who: StaffName): Promise<void> {
    await this.page.setViewportSize(
      this.isPhone ? { width: 375, height: 812 } : { width: 1280, height: 900 },
    );
    await beStaff(this.page, who);
    await this.page.evaluate((locale) => localStorage.setItem('locale', locale), this.locale);
    await countEffort(this.page);
    await this.page.goto(`${shop.admin}/dashboard`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Goes back to the first page; the next case is counted from there. */
  async start(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('a[href="/dashboard"]').filter({ visible: true }).first().click();
    await expect(this.page).toHaveURL(/\/dashboard\/?$/);
    // A list stays until the page is rendered, and the next case would type into its search.
    await expect(this.page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    const { presses, fields } = effortOf(this.page);
    this.pressesBefore = presses.length;
    this.fieldsBefore = fields.length;
  }

  /** Presses and entered fields since `start`. */
  effort(): { presses: string[]; fields: string[] } {
    const { presses, fields } = effortOf(this.page);
    return {
      presses: presses.slice(this.pressesBefore),
      fields: fields.slice(this.fieldsBefore),
    };
  }

  /** Opens a page by its link in the navigation, on a phone by the menu. */
  async go(link: string): Promise<void> {
    if (this.isPhone) await this.press('shell.menu');
    await this.page
      .getByRole('navigation', { name: this.t('shell.navigation') })
      .getByRole('link', { name: this.t(link), exact: !this.isPhone && !COUNTED.includes(link) })
      .filter({ visible: true })
      .click();
  }

  /** Presses a button by its text. */
  async press(
    id: string,
    values?: Record<string, string | number>,
    place: Page | Locator = this.page,
  ): Promise<void> {
    await place.getByRole('button', { name: this.t(id, values), exact: true }).click();
  }

  /** Answers a question. */
  answer(id: string): Promise<void> {
    return this.press(id, undefined, this.page.getByRole('alertdialog'));
  }

  /** Fills the search field of a list, and waits until only rows with `shown` are left. */
  async search(words: string, shown = words): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('searchbox').fill(words);
    await expect(this.page).toHaveURL(/[?&]q=/);
    // A slow page still shows all rows when the address has changed, and a press would hit another row.
    const rows = main.locator('[data-row]').filter({ visible: true });
    await expect(rows.filter({ hasNotText: shown })).toHaveCount(0);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Opens the menu of a product and presses one of its entries. */
  async choose(product: string, item: string): Promise<void> {
    await this.press('products.actionsOf', { name: product });
    await this.page.getByRole('menuitem', { name: this.t(item), exact: true }).click();
  }

  /** Searches everything and presses the result that contains `shown`. */
  async find(words: string, shown: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.t('palette.title') })
      .filter({ visible: true })
      .click();
    await this.page.getByRole('combobox', { name: this.t('palette.title') }).fill(words);
    await this.page.getByRole('option').filter({ hasText: shown }).first().click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(shown);
  }

  /** Waits until an element keeps its place: what is above it may still load. */
  async still(element: Locator): Promise<void> {
    let before = '';
    await expect(async () => {
      const now = JSON.stringify(await element.boundingBox());
      const isStill = now === before;
      before = now;
      expect(isStill).toBe(true);
    }).toPass({ intervals: [500] });
  }

  /** Waits for a message or any other text on the page. */
  async sees(id: string, values?: Record<string, string | number>): Promise<void> {
    await expect(
      this.page.getByText(this.t(id, values), { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
}

/** A case of docs/working-day.md. */
export interface DayCase {
  number: number;
  /** Whether staff do it on a phone too. */
  phone?: true;
  play: () => Promise<void>;
  /** Restores what other tests see, also after a failure; its presses are not counted. */
  undo?: () => Promise<unknown>;
}
