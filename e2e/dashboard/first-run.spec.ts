import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import { expect, test, type Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTS = [
  'PORT',
  'POSTGRES_PORT',
  'REDIS_PORT',
  'SMTP_PORT',
  'MAILBOX_PORT',
  'CARD_SANDBOX_PORT',
  'CARRIER_SANDBOX_PORT',
];
/** Settings of the shop that the other tests use. */
const OF_THE_OTHERS =
  /^(DATABASE_|REDIS_URL|SMTP_URL|SHOP_|ADMIN_URL|JWT_|UPLOADS_|CARD_|CARRIER_|MAILBOX_)/;
const PASSWORD = 'Correct-horse-7';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let folder: string;
let running: ChildProcess | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liwan-empty-'));
});
const stop = async (): Promise<void> => {
  if (running?.exitCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
};
test.afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Runs the start command until it has printed the addresses; rejects with its output if it ends before. */
const start = async (options: string[], settings: NodeJS.ProcessEnv = {}): Promise<string> => {
  const own = Object.entries(process.env).filter(([name]) => !OF_THE_OTHERS.test(name));
  const ports = await Promise.all(PORTS.map(async (name) => [name, String(await freePort())]));
  const child = spawn(process.execPath, ['tools/start.mjs', '--prepared', ...options], {
    cwd: ROOT,
    env: { ...Object.fromEntries([...own, ...ports]), LIWAN_DATA_DIR: folder, ...settings },
  });
  running = child;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops everything')) resolve(output);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
};
const lineOf = (output: string, name: string): string =>
  new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';

/** A category, a product and a spreadsheet, starting from the step; ends at the step. */
const addFirstProducts = async (page: Page, admin: string): Promise<void> => {
  const step = `${admin}/dashboard/first-run/product`;
  const inStep = (name: string) => page.getByRole('main').getByRole('link', { name });
  await page.goto(step);
  await inStep('Add Product').click();
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await expect(category).toHaveAccessibleDescription(/There is no category yet/);
  await page.goto(step);
  await inStep('Add a category').click();
  await page.getByRole('button', { name: 'Add category' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Bags');
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category added.')).toBeVisible();

  await page.goto(step);
  await inStep('Add Product').click();
  await page.getByLabel('Name', { exact: true }).fill('Leather Tote');
  await page.getByLabel('Price (AED)', { exact: true }).fill('250');
  await page.getByLabel('Stock').fill('5');
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveAccessibleDescription(
    'Without a vendor, it is sold under your own name.',
  );
  await category.selectOption({ label: 'Bags' });
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();

  await page.goto(step);
  await inStep('Excel import').click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download template' }).click();
  const template = await readFile(await (await waiting).path());
  const file = page.getByLabel(/^Choose/);
  const sheet = (buffer: Buffer) => ({ name: 'first.xlsx', mimeType: XLSX, buffer });
  await file.setInputFiles(sheet(template));
  await expect(page.getByText(/^The file has only the example row\./).first()).toBeVisible();
  // The example becomes a product of the shop.
  const book = read(template);
  const [name = ''] = book.SheetNames;
  const [header = [], example = []] = utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, {
    header: 1,
  });
  const own: Record<string, string> = {
    name: 'Steel Watch',
    code: '',
    images: '',
    imageColors: '',
  };
  const row = header.map((column, at) => own[column] ?? example[at] ?? '');
  const changed = utils.book_new();
  utils.book_append_sheet(changed, utils.aoa_to_sheet([header, row]), name);
  await file.setInputFiles(sheet(Buffer.from(write(changed, { type: 'array' }) as ArrayBuffer)));
  await expect(page.getByText('1 row was checked: 1 new.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload Excel' }).click();
  await expect(page.getByText('The products were imported: 1 added.')).toBeVisible();
  await page.goto(step);
};

test('FIRST-04 FIRST-07 FIRST-08 FIRST-09 FIRST-10 FIRST-11 FIRST-12 FIRST-15 the owner of an empty shop creates the account and sets the shop up', async ({
  page,
}) => {
  const output = await start(['--empty']);
  expect(output).not.toContain('Admin-pass-1');
  const shop = lineOf(output, 'Storefront');

  await page.goto(new URL('/', lineOf(output, 'First run')).href);
  await page.getByRole('link', { name: 'Create the first account' }).click();
  await expect(page).toHaveURL(/first-run$/);
  await page.goto(lineOf(output, 'First run'));
  await page.getByLabel('Your name').fill('Noura');
  await page.getByLabel('Email address').fill('noura@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Noura');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  const steps = page.getByRole('navigation', { name: 'Steps' });
  const done = (step: string) =>
    steps.getByRole('listitem').filter({ hasText: step }).getByRole('img', { name: 'Done' });
  await expect(done('Your account')).toBeVisible();
  await page.getByLabel('Shop name in English').fill('Noura Boutique');
  await page.getByLabel('Shop name in Arabic').fill('بوتيك نورة');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await expect(done('Shop name')).toBeVisible();

  await page.getByRole('link', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/first-run\/appearance$/);
  await page.getByLabel(/^Accent color/).fill('#7a1f3d');
  await page.getByLabel(/^Sender name/).fill('Noura care');
  await expect(page.getByRole('group', { name: 'Email' })).toContainText('Noura care <');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done('Logo, color and sender of emails')).toBeVisible();
  await page.getByRole('link', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/first-run\/contact$/);
  await page.getByLabel('Instagram').fill('https://www.instagram.com/noura');
  await page.getByLabel(/^Email/).fill('care@noura.example');
  for (const language of ['English', 'Arabic'])
    await expect(
      page.getByRole('group', { name: `Footer of the shop in ${language}` }),
    ).toContainText('care@noura.example');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(done('Contact and social links')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/noura');

  // Skipped, and done later.
  await page.getByRole('link', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/first-run\/business$/);
  // The link of the previous step, which leads here, has the same name.
  await expect(page.getByLabel('Street and number')).toBeVisible();
  await page.getByRole('link', { name: 'Next step' }).click();
  for (const name of ['Send a test mail', 'Price a test parcel', 'Reach the card gateway']) {
    await page.getByRole('button', { name }).click();
  }
  await expect(page.getByText('A test mail was sent to noura@example.com.')).toBeVisible();
  await expect(page.getByText('The carrier charges 25.00 AED', { exact: false })).toBeVisible();
  await expect(page.getByText('The card gateway responded', { exact: false })).toBeVisible();
  await expect(done('Mail, carrier and card gateway')).toBeVisible();

  await steps.getByRole('link', { name: 'Business details and pick-up address' }).click();
  await page.getByLabel('Street and number').fill('Street 8, Al Quoz 3');
  await page.getByLabel('Phone', { exact: true }).fill('+971 4 000 0008');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('The business details are saved.')).toBeVisible();
  await expect(done('Business details and pick-up address')).toBeVisible();

  // A step that is left while it is saved is saved, without a question.
  await page.getByLabel('Street and number').fill('Street 9, Al Quoz 3');
  await page.getByRole('button', { name: 'Save details' }).click();
  await steps.getByRole('link', { name: 'First product' }).click();
  await expect(page).toHaveURL(/first-run\/product$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('link', { name: 'Go to the overview' }).click();
  const list = page.getByRole('region', { name: 'Set up your shop' });
  await expect(list.getByText('6 of 8 done')).toBeVisible();
  await list.getByRole('link', { name: 'First product' }).click();
  await expect(page).toHaveURL(/first-run\/product$/);
  await page.goBack();
  await list.getByRole('button', { name: 'Hide' }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toBeHidden();

  // The address of the first account is unknown from now on.
  await page.goto(lineOf(output, 'First run'));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  await page.goto(shop);
  await expect(page).toHaveTitle(/Noura Boutique/);
  await expect(page.getByText('Our first products are coming soon.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeHidden();
  // Its own contact, and nothing of the demo: no name, contact or address.
  await expect(page.getByRole('contentinfo')).toContainText('care@noura.example');
  await expect(page.getByRole('link', { name: 'Instagram' }).first()).toHaveAttribute(
    'href',
    'https://www.instagram.com/noura',
  );
  await expect(page.getByRole('contentinfo')).not.toContainText(/liwan|971|Fahidi/i);
  const terms = await page.request.get(`${shop}/terms-and-conditions`);
  expect(await terms.text()).not.toMatch(/liwan|50 000 0000|Fahidi/i);
  await page.goto(`${shop}/ar`);
  await expect(page.getByText('منتجاتنا الأولى قادمة قريباً.')).toBeVisible();
  for (const address of ['group/women', 'search?q=bag']) {
    await page.goto(`${shop}/${address}`);
    await expect(page.getByText('No results found')).toBeVisible();
  }
  const map = await page.request.get(`${shop}/sitemap.xml`);
  expect(await map.text()).toContain('sitemap-pages.xml');

  await addFirstProducts(page, new URL(lineOf(output, 'First run')).origin);
  await expect(done('First product')).toBeVisible();
  await page.goto(shop);
  await expect(page.getByRole('link', { name: 'Leather Tote' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Steel Watch' }).first()).toBeVisible();

  // The shop continues without the option.
  await stop();
  const later = await start([]);
  expect(later).not.toMatch(/First run|Admin-pass-1/);
  await page.goto(lineOf(later, 'Storefront'));
  await expect(page).toHaveTitle(/Noura Boutique/);
});

test('FIRST-04 refuses a database with the demo', async () => {
  const { DATABASE_URL } = process.env;
  await expect(start(['--empty'], { DATABASE_URL })).rejects.toThrow('has the demo shop');
});
