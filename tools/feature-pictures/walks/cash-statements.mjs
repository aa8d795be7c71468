import { readFile } from 'node:fs/promises';
import { expect } from '../expect.mjs';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const walk = async ({ admin, staff, picture }) => {
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/cash-statements`);
  const list = desk
    .getByRole('table', { name: 'Cash statements' })
    .or(desk.getByRole('list', { name: 'Cash statements' }));
  await expect(list.getByText('aramex-cod-statement.csv').first()).toBeVisible();
  await picture(desk);
  await list.getByRole('link', { name: /^Open/ }).first().click();
  await expect(desk.getByRole('button', { name: /^Missing/ })).toBeVisible();
  await picture(desk, { top: desk.getByRole('button', { name: /^All/ }) });
  await desk.goto(`${admin}/dashboard/cash-statements`);
  const waiting = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Example file' }).click();
  const download = await waiting;
  const buffer = await readFile(await download.path());
  await desk
    .getByLabel('Choose statement')
    .setInputFiles({ name: download.suggestedFilename(), mimeType: XLSX, buffer });
  const book = desk.getByRole('button', { name: /^Book all equal/ });
  await expect(book).toBeVisible();
  await picture(desk);
  await book.click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Book as received' }).click();
  await expect(desk.getByText('Booked by this statement').first()).toBeVisible();
  await desk.goto(`${admin}/dashboard/reconciliation`);
  await expect(desk.getByRole('columnheader', { name: 'Remitted' })).toBeVisible();
  await picture(desk);
  await desk.goto(`${admin}/dashboard/cash-statements`);
  await list.getByRole('link', { name: /^Open/ }).first().click();
  await desk.getByRole('button', { name: 'Undo statement' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Undo statement' }).click();
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible();
};
