import { expect } from '@playwright/test';
import { RIGHTS } from '@shop/shop-rules';
import type { DayCase, Desk } from '../../support/desk';
import { shop } from '../../support/shop';
import { asStaff, beStaff } from '../../support/staff';
import { newWord } from '../../support/words';

const ACCENT = { text: '#7a1f3d', css: 'rgb(122, 31, 61)' };
const GIVEN = 'brands.edit';

interface Texts {
  title: string;
  description: string;
  body: string;
}
interface StoredPage {
  version: number;
  draft: { revision: number } | null;
  en: Texts;
  ar: Texts;
}
interface Permissions {
  version: number;
  admin: string[];
  ops: string[];
  vendor: string[];
}
interface Appearance {
  version: number;
  mailFrom: string;
}

/** Cases of the admin: pages, permissions, imports and the look of the shop. */
export const settings = async (desk: Desk): Promise<DayCase[]> => {
  const { page, t, locale } = desk;
  await desk.become('admin');
  const path = 'admin/pages/privacy';
  const readPage = () => asStaff<StoredPage>(page, 'GET', path);
  const publish = async ({ en, ar }: { en: Texts; ar: Texts }): Promise<number> => {
    const { version, draft } = await readPage();
    const based = { version, draft: draft?.revision ?? 0 };
    await asStaff(page, 'PUT', path, { ...based, en, ar }, { json: true });
    return (await readPage()).version;
  };
  const before = await readPage();
  const word = newWord('Privacy');
  // The text of the release is only a version after another text.
  if (before.version === 0) await publish({ ...before, en: { ...before.en, title: word } });
  /** The version that is restored. */
  const former = await publish(before);
  const brand = newWord('Brand');
  const readRights = () => asStaff<Permissions>(page, 'GET', 'admin/permissions');
  const { ops } = await readRights();
  const isPublished = (version: number) =>
    expect(
      page.getByRole('button', { name: t('pages.viewVersion', { version }), exact: true }),
    ).toBeVisible();
  return [
    {
      number: 26,
      play: async () => {
        await desk.go('nav.pages');
        await page.getByRole('link', { name: t('pages.name.privacy'), exact: true }).click();
        for (const language of ['en', 'ar']) {
          const texts = page.getByRole('region', {
            name: t(`pages.language.${language}`),
            exact: true,
          });
          await texts.getByLabel(t('pages.title')).fill(`${word} ${language}`);
          const preview = texts.getByRole('group', { name: t(`pages.previewIn.${language}`) });
          await expect(preview.getByText(`${word} ${language}`, { exact: true })).toBeVisible();
        }
        await desk.press('pages.publish');
        await isPublished(former + 1);
        await desk.press('pages.restoreVersion', { version: former });
        await desk.answer('pages.restore');
        await desk.sees('pages.restored');
        await desk.press('pages.publish');
        await isPublished(former + 2);
        const { en, ar } = await readPage();
        expect({ en, ar }).toEqual({ en: before.en, ar: before.ar });
      },
      undo: async () => {
        if ((await readPage()).version !== former + 2) await publish(before);
      },
    },
    {
      number: 27,
      play: async () => {
        await desk.go('nav.permissions');
        const name = `${t('role.ops')}: ${RIGHTS[GIVEN].name[locale]}`;
        await page.getByRole('checkbox', { name, exact: true }).check();
        await desk.press('permissions.save');
        await desk.sees('permissions.saved');
        const colleague = await page.context().browser()?.newPage();
        if (!colleague) throw new Error('There is no browser.');
        try {
          await beStaff(colleague, 'ops');
          await colleague.evaluate((value) => localStorage.setItem('locale', value), locale);
          await colleague.goto(`${shop.admin}/dashboard/brands`);
          const link = colleague.getByRole('link', { name: t('nav.brands') });
          await expect(link.first()).toBeVisible();
          await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(t('nav.brands'));
        } finally {
          await colleague.close();
        }
      },
      undo: async () => {
        const rights = await readRights();
        await asStaff(page, 'PUT', 'admin/permissions', { ...rights, ops }, { json: true });
      },
    },
    {
      number: 28,
      play: async () => {
        await desk.go('nav.brands');
        await page.getByRole('link', { name: t('jobs.import'), exact: true }).click();
        await page.getByLabel(t('imports.chooseFile')).setInputFiles({
          name: `${brand}.csv`,
          mimeType: 'text/csv',
          buffer: Buffer.from(`name\n${brand}\n`),
        });
        await desk.press('imports.importNow');
        await desk.sees('imports.state.done');
        await desk.press('imports.undoNamed', { file: `${brand}.csv` });
        await desk.answer('imports.undo');
        await desk.sees('imports.state.undone');
      },
      undo: async () => {
        const brands = await asStaff<{ id: number; name: string }[]>(page, 'GET', 'brands/all');
        for (const { id, name } of brands)
          if (name === brand) await asStaff(page, 'DELETE', `brands/${id}`);
      },
    },
    {
      number: 31,
      play: async () => {
        await desk.go('nav.appearance');
        await page
          .getByRole('textbox', { name: new RegExp(`^${t('appearance.accent')}`) })
          .fill(ACCENT.text);
        const sample = page
          .getByRole('group', { name: t('appearance.theme.light'), exact: true })
          .getByText('Add to cart');
        await expect(sample).toHaveCSS('background-color', ACCENT.css);
        await desk.press('appearance.save');
        await desk.sees('appearance.saved');
      },
      undo: async () => {
        const { version, mailFrom } = await asStaff<Appearance>(page, 'GET', 'admin/appearance');
        const standard = { accent: '', mailName: '', mailReplyTo: '' };
        const fields = { ...standard, version, mailFrom };
        await asStaff(page, 'PUT', 'admin/appearance', fields);
      },
    },
  ];
};
