import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const PICTURES = new URL('../../api/src/app/commands/seeds/catalogue/pictures/', import.meta.url);
const file = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(name, PICTURES)),
});
const picture = file('abaya-open-black.webp', 'image/webp');
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') };

const unique = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const formOf = (page: Page, name: string) =>
  page.getByRole('form', { name: `Edit ${name}`, exact: true });

/** Opens the edit form of a row, which closes any other. */
const edit = async (page: Page, name: string) => {
  await expect(card(page, name)).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('form', { name: /^Edit / })).toHaveCount(1);
  const button = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  if (await button.count()) await button.click();
  await expect(page.getByRole('form', { name: /^Edit / })).toHaveCount(1);
  return formOf(page, name);
};
const remove = async (page: Page, name: string) => {
  await press(page, `Delete ${name}`);
  await press(page.getByRole('alertdialog'), 'Delete');
  await expectText(page, `${name} was deleted.`);
  await expect(card(page, name)).toHaveCount(0);
};

test('ADM-BRAND-01 ADM-BRAND-02 ADM-BRAND-03 ADM-BRAND-04 ADM-BRAND-05 a brand is added, found despite a typing error, renamed in place and deleted', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'brands');
  const name = unique('Zuhal Atelier');
  const form = page.getByRole('form', { name: 'Add brand' });
  await form.getByLabel('Brand name').fill('  ');
  await press(form, 'Add brand');
  await expect(form.getByText('Brand name cannot be empty.')).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
  await form.getByLabel('Brand name').fill(name);
  await form.getByLabel('Logo').setInputFiles(picture);
  await expect(form.getByText('abaya-open-black.webp')).toBeVisible();
  await press(form, 'Add brand');
  await expectText(page, 'Brand added.');
  await expect(card(page, name).locator('img')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search brands...' });
  const cards = page.getByRole('list', { name: 'Brands' }).getByRole('heading');
  await search.fill(name.replace('Atelier', 'Ateleir'));
  await expect(cards.first()).toHaveText(name);
  await search.fill('qqqqqqqqqqqq');
  await expectText(page, 'No brands found.');
  await search.fill('');
  await expect(card(page, name)).toBeVisible();
  await expect(cards.nth(1)).toBeVisible();

  const row = await edit(page, name);
  await row.getByLabel('Brand name').fill(' ');
  await press(row, 'Save');
  await expect(row.getByText('Brand name cannot be empty.')).toBeVisible();
  await row.getByLabel('Brand name').fill(`${name} & Co`);
  await row.getByLabel('Brand name').press('Enter');
  await expectText(page, 'Brand saved.');
  await expect(row).toHaveCount(0);
  await expect(card(page, `${name} & Co`)).toBeVisible();
  await remove(page, `${name} & Co`);
});

test('ADM-OFFER-01 ADM-OFFER-02 ADM-PART-01 ADM-PART-02 ADM-ROLE-07 offers and partners are added, changed in place and deleted; a list that fails to load has no toast', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'offers');
  const offer = unique('Zuhal days');
  const add = page.getByRole('form', { name: 'Add offer' });
  await add.getByLabel('Title', { exact: true }).fill(offer);
  await press(add, 'Add offer');
  await expectText(page, 'Offer added.');
  await expect(add.getByLabel('Title', { exact: true })).toHaveValue('');
  let row = await edit(page, offer);
  await row.getByLabel('Title', { exact: true }).fill(`${offer} again`);
  await press(row, 'Save');
  await expectText(page, 'Offer saved.');
  await expect(row).toHaveCount(0);
  await remove(page, `${offer} again`);

  await openWithin(page, 'partners');
  const partner = unique('Zuhal Couriers');
  const form = page.getByRole('form', { name: 'Add partner' });
  await form.getByLabel('Name', { exact: true }).fill(partner);
  await form.getByLabel('Link').fill('/about');
  await form.getByLabel('Logo').setInputFiles(picture);
  await expect(form.getByText('abaya-open-black.webp')).toBeVisible();
  await press(form, 'Add partner');
  await expectText(page, 'Partner added.');
  await expect(card(page, partner)).toContainText('/about');
  row = await edit(page, partner);
  await row.getByLabel('Link').fill('/return-policy');
  await press(row, 'Save');
  await expectText(page, 'Partner saved.');
  await expect(card(page, partner)).toContainText('/return-policy');
  await remove(page, partner);

  await page.route('**/api/partners/all', (route) => route.fulfill({ status: 400, json: {} }));
  await page.reload();
  await expect(page.getByText('The partners could not be loaded.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('alert')).toHaveCount(
    0,
  );
});

test('ADM-BAN-01 ADM-BAN-02 ADM-BAN-03 ADM-AD-01 ADM-AD-02 ADM-AD-03 ADM-AD-04 a banner is shown and hidden; an ad is added and changed in a dialog, and deleted after confirmation', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'banners');
  const title = unique('Zuhal evening');
  await press(page, 'Add banner');
  let window = page.getByRole('dialog', { name: 'Add banner' });
  await window.getByLabel('Title', { exact: true }).fill(title);
  await window.getByLabel('Tagline', { exact: true }).fill('Oud and amber');
  await window.getByLabel('About', { exact: true }).fill('For long evenings');
  await window.getByLabel('Link').fill('/category/2');
  await window.getByLabel('Image').setInputFiles(picture);
  await expect(window.getByText('abaya-open-black.webp')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await press(window, 'Add banner');
  await expectText(page, 'Banner added.');
  await expect(window).toBeHidden();
  const banner = card(page, title);
  await expect(banner.getByText('Active', { exact: true })).toBeVisible();
  await press(banner, `Disable ${title}`);
  await expect(banner.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(banner.getByRole('button', { name: `Activate ${title}` })).toBeVisible();
  await expect
    .poll(async () => {
      const banners = await asStaff<{ title: string }[]>(page, 'GET', 'banners/all');
      return banners.find((known) => known.title === title);
    })
    .toMatchObject({
      id: expect.any(Number),
      about: 'For long evenings',
      tagline: 'Oud and amber',
      path: '/category/2',
      imageUrl: expect.stringMatching(/./),
      category: null,
      active: false,
    });
  await remove(page, title);

  await openWithin(page, 'main-ads');
  const ad = unique('Zuhal gold');
  await press(page, 'Add ad');
  window = page.getByRole('dialog', { name: 'Add ad' });
  await window.getByLabel('Title', { exact: true }).fill(ad);
  await window.getByLabel('Text', { exact: true }).fill('Earrings and rings');
  await expect(window.getByLabel('Image')).toHaveAttribute('accept', 'image/*');
  await window.getByLabel('Image').setInputFiles(picture);
  await expect(window.getByText('abaya-open-black.webp')).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
  await press(window, 'Add ad');
  await expectText(page, 'Ad added.');
  await press(card(page, ad), `Edit ${ad}`);
  window = page.getByRole('dialog', { name: `Edit ${ad}` });
  await window.getByLabel('Text', { exact: true }).fill('Earrings alone');
  await press(window, 'Save');
  await expectText(page, 'Ad saved.');
  await expect(card(page, ad)).toContainText('Earrings alone');
  await press(page, `Delete ${ad}`);
  await press(page.getByRole('alertdialog', { name: `Delete ${ad}?` }), 'Keep');
  await expect(card(page, ad)).toBeVisible();
  await remove(page, ad);
  await page.route('**/api/main_ads/all', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expectText(page, 'No ads found.');
});

test('HOME-22 ADM-VID-01 ADM-VID-02 ADM-VID-03 a video without a link is added, changed in place and deleted', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'videos');
  const title = unique('Zuhal film');
  await press(page, 'Add video');
  const window = page.getByRole('dialog', { name: 'Add video' });
  await window.getByLabel('Title', { exact: true }).fill(title);
  await window.getByLabel('Model').fill('Z 1');
  await window.getByLabel('Description', { exact: true }).fill('A turn around the ring');
  await window.getByLabel('Video', { exact: true }).setInputFiles(notes);
  await expect(window.getByText(/notes\.txt.+isn’t a video/)).toBeVisible();
  await window
    .getByLabel('Video', { exact: true })
    .setInputFiles(file('video-ring.webm', 'video/webm'));
  await expect(window.getByText('video-ring.webm')).toBeVisible();
  await press(window, 'Add video');
  await expectText(page, 'Video added.');
  await expect(card(page, title)).toContainText('Z 1');
  // HOME-22: its poster is the frame at its first second.
  const known = (await (await page.request.get('/api/videos')).json()) as {
    title: string;
    poster: string | null;
  }[];
  const poster = known.find((video) => video.title === title)?.poster ?? '';
  const brightness = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [8, 8];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 8, 8);
    return Math.max(...(pen?.getImageData(0, 0, 8, 8).data ?? []).filter((_, at) => at % 4 < 3));
  }, `/api/uploads/${poster}`);
  expect(brightness).toBeGreaterThan(60);
  const row = await edit(page, title);
  await row.getByLabel('Description', { exact: true }).fill('Two turns around the ring');
  await press(row, 'Save');
  await expectText(page, 'Video saved.');
  await expect(card(page, title)).toContainText('Two turns around the ring');
  await remove(page, title);
});

test('ADM-CAT-01 ADM-BAN-01 on a phone the buttons of a long form stay at the bottom of its dialog and cover no field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await beStaff(page, 'admin');
  await open(page, 'jobs');
  for (const [path, name] of [
    ['categories', 'Add category'],
    ['banners', 'Add banner'],
  ] as const) {
    await openWithin(page, path);
    await press(page, name);
    const form = page.getByRole('dialog').getByRole('form', { name });
    const submit = form.getByRole('button', { name, exact: true });
    await expect(submit).toBeInViewport({ ratio: 1 });
    const fields = await form.locator('input:not([type=file]), textarea').all();
    expect(fields.length).toBeGreaterThan(5);
    for (const field of fields) {
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      const covered = await field.evaluate((element) => {
        const { left, bottom, width } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 2) !== element;
      });
      expect(covered).toBe(false);
    }
    await expect(submit).toBeInViewport({ ratio: 1 });
  }
});
