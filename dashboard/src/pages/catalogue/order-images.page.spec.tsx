import type { ProductDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Staff } from '@/features/session/staff';
import { productRow } from '@/testing/rows';
import { chooseFiles, fileNamed } from '@/testing/files';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PUT = 'PUT /products/7/images';
const READ = 'GET /products/one/7';
const three = productRow({ images: '["a.webp","b.webp","c.mp4"]', usageImages: '["u.webp"]' });
const written = (images: string[]) => ({
  success: true,
  message: 'Images updated successfully.',
  product: { ...three, version: 2, images: JSON.stringify(images) },
});
const shop = (product: ProductDto = three) => new FakeApi().on(READ, { product });

const open = async (
  api = shop(),
  { path = '/dashboard/orderimages/7', as = admin }: { path?: string; as?: Staff } = {},
) => {
  const scene = await renderApp(path, { as: { ...as }, api });
  await screen.findByRole('button', { name: 'Save Changes' });
  return scene;
};
const tiles = () =>
  within(screen.getByRole('list', { name: /^Manage/ })).getAllByRole('button', {
    name: /^Image \d+ of \d+(, Cover)?(, New)?$/,
  });
const keys = () => tiles().map((tile) => tile.dataset['tile']);
const give = (...files: File[]) => chooseFiles(screen.getByLabelText('Add files'), ...files);
/** Alerts of the form; toasts of other tests may still be shown. */
const complaint = () => within(screen.getByRole('form')).queryByRole('alert')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (place: number, way: string) => {
  fireEvent.keyDown(screen.getByRole('button', { name: `Move image ${place}` }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: way }));
  // The button keeps the focus when its tile moves.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move image/),
  );
};
const sent = async (api: FakeApi, route = PUT, times = 1) => {
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(times));
  const call = api.callsOf(route)[times - 1];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};

it('ADM-IMG-01 ADM-IMG-05 shows the images with the cover first and saves a new order', async () => {
  const api = shop().on(PUT, written(['c.mp4', 'a.webp', 'b.webp']));
  await open(api);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Manage Product Images');
  expect(keys()).toEqual(['a.webp', 'b.webp', 'c.mp4']);
  expect(within(tiles()[0] as HTMLElement).getByText('Cover')).toBeTruthy();
  await choose(3, 'Move to first');
  expect(keys()).toEqual(['c.mp4', 'a.webp', 'b.webp']);
  expect(screen.getByText('Image 3 moved to position 1 of 3')).toBeTruthy();
  press('Save Changes');
  const form = await sent(api);
  expect(form.get('orderedImages')).toBe('["c.mp4","a.webp","b.webp"]');
  expect(form.get('version')).toBe('1');
  expect(await screen.findByText('Images updated successfully.')).toBeTruthy();
});

it('ADM-IMG-01 disables saving until something has changed', async () => {
  const { api } = await open();
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save);
  await choose(1, 'Move right');
  expect(save.getAttribute('aria-disabled')).toBeNull();
  await choose(2, 'Move left');
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(api.callsOf(PUT)).toEqual([]);
});

it('ADM-IMG-02 the keyboard picks up, moves and drops an image, and Escape cancels', async () => {
  await open();
  const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
  tiles()[0]?.focus();
  key('ArrowRight');
  expect(document.activeElement).toBe(tiles()[1]);
  key('ArrowLeft');
  key(' ');
  expect(screen.getByText('Image 1 of 3 picked up')).toBeTruthy();
  key('ArrowRight');
  key('End');
  expect(keys()).toEqual(['b.webp', 'c.mp4', 'a.webp']);
  expect(screen.getByText('Image 2 moved to position 3 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(tiles()[2]);
  key('Escape');
  expect(keys()).toEqual(['a.webp', 'b.webp', 'c.mp4']);
  key(' ');
  key('ArrowRight');
  key(' ');
  expect(screen.getByText('Image dropped at position 2 of 3')).toBeTruthy();
  key('ArrowRight');
  expect(keys()).toEqual(['b.webp', 'a.webp', 'c.mp4']);
});

it('ADM-IMG-02 in Arabic the right arrow moves to the previous position', async () => {
  await renderApp('/dashboard/orderimages/7', { as: admin, api: shop(), locale: 'ar' });
  const second = await screen.findByRole('button', { name: /^الصورة 2 من 3/ });
  second.focus();
  fireEvent.keyDown(second, { key: ' ' });
  fireEvent.keyDown(second, { key: 'ArrowRight' });
  const first = screen.getByRole('button', { name: /^الصورة 1 من 3/ });
  expect(first.dataset['tile']).toBe('b.webp');
});

it('ADM-IMG-03 deleting removes an image or a pending file', async () => {
  const api = shop().on(PUT, written(['b.webp', 'new.webp', 'c.mp4']));
  await open(api);
  await give(fileNamed('first.webp'), fileNamed('second.webp'));
  expect(screen.getAllByText('New')).toHaveLength(2);
  await choose(5, 'Move left');
  press('Delete image 5');
  press('Delete image 1');
  expect(screen.getByText('Image 1 removed, 3 left')).toBeTruthy();
  press('Save Changes');
  const form = await sent(api);
  expect(form.get('orderedImages')).toBe('["b.webp","c.mp4","new:0"]');
  expect(form.getAll('images').map((one) => (one as File).name)).toEqual(['second.webp']);
});

it('ADM-IMG-04 after saving no file is pending and the list is the saved one', async () => {
  const api = shop().on(PUT, written(['stored.webp', 'a.webp', 'b.webp', 'c.mp4']));
  await open(api);
  await give(fileNamed('new.webp'));
  await choose(4, 'Move to first');
  press('Save Changes');
  const now = ['stored.webp', 'a.webp', 'b.webp', 'c.mp4'];
  await waitFor(() => expect(keys()).toEqual(now));
  expect(screen.queryByText('New')).toBeNull();
  expect(api.callsOf(READ).length).toBeGreaterThan(1);
  press('Delete image 1');
  press('Save Changes');
  const form = await sent(api, PUT, 2);
  expect(form.get('version')).toBe('2');
  expect(form.getAll('images')).toEqual([]);
});

it('ADM-IMG-05 a failed save keeps order and files, and can be repeated', async () => {
  const api = shop().on(PUT, problem(400, 'This file type is not accepted.'));
  await open(api);
  await give(fileNamed('new.webp'));
  await choose(4, 'Move to first');
  press('Save Changes');
  expect(await screen.findByText('Failed to update images')).toBeTruthy();
  expect(screen.getByText(/This file type is not accepted\. Nothing was saved\./)).toBeTruthy();
  expect(within(tiles()[0] as HTMLElement).getByText('New')).toBeTruthy();
  api.on(PUT, written(['n.webp', 'a.webp', 'b.webp', 'c.mp4']));
  press('Save Changes');
  const form = await sent(api, PUT, 2);
  expect(form.get('orderedImages')).toBe('["new:0","a.webp","b.webp","c.mp4"]');
  expect(form.getAll('images')).toHaveLength(1);
  await waitFor(() => expect(keys()).toEqual(['n.webp', 'a.webp', 'b.webp', 'c.mp4']));
});

it('VIEWS-13 DAY-04 after a lost response images may be saved, and saving again names no colleague', async () => {
  let isStored = false;
  const api = shop()
    .on(READ, () => ({
      product: isStored
        ? { ...three, version: 5, images: '["a.webp","b.webp","c.mp4","n.webp"]' }
        : three,
    }))
    .on(PUT, () => {
      if (isStored) return problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' });
      isStored = true;
      throw new TypeError('Failed to fetch');
    });
  await open(api);
  await give(fileNamed('new.webp'));
  press('Save Changes');
  await waitFor(() => expect(complaint()).toMatch(/^No response arrived, so the images may/));
  expect(screen.queryByText(/Nothing was saved|Failed to update/)).toBeNull();
  press('Save Changes');
  await sent(api, PUT, 2);
  await screen.findByRole('button', { name: 'Reload' });
  expect(complaint()).toMatch(/^No response arrived, so the images may/);
  expect(screen.queryByText(/Someone else/)).toBeNull();
  press('Reload');
  await waitFor(() => expect(tiles()).toHaveLength(5));
  // A change after it is one of another person.
  press('Save Changes');
  await waitFor(() => expect(complaint()).toMatch(/^Someone else changed this product/));
});

it('ADM-IMG-05 a conflicting change reloads the product and keeps new files', async () => {
  const conflict = problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' });
  const api = shop().on(PUT, conflict);
  await open(api);
  await give(fileNamed('new.webp'));
  press('Save Changes');
  await screen.findByText(/Someone else changed this product/);
  api.on(READ, { product: { ...three, version: 5, images: '["z.webp"]' } });
  press('Reload');
  await waitFor(() => expect(tiles()).toHaveLength(2));
  expect(keys()[0]).toBe('z.webp');
  api.on(PUT, written(['z.webp', 'n.webp']));
  press('Save Changes');
  const form = await sent(api, PUT, 2);
  expect(form.get('version')).toBe('5');
  expect(form.get('orderedImages')).toBe('["z.webp","new:0"]');
});

it('ADM-IMG-01 ADM-IMG-05 usage images have their own manager, for pictures only', async () => {
  const route = 'PUT /products/7/usage-images';
  const api = shop().on(route, problem(500, 'Down.'));
  await open(api, { path: '/dashboard/orderusage/7' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Manage Usage Images');
  await give(fileNamed('set.webp'), fileNamed('clip.mp4'));
  expect(complaint()).toContain('clip.mp4 isn’t an image.');
  press('Save Changes');
  expect(await screen.findByText('Failed to update usage images')).toBeTruthy();
  api.on(route, { ...written([]), product: { ...three, version: 2 } });
  press('Save Changes');
  const form = await sent(api, route, 2);
  expect(form.get('orderedUsageImages')).toBe('["u.webp","new:0"]');
  expect(form.getAll('usageImages')).toHaveLength(1);
  expect(await screen.findByText('Usage images updated successfully.')).toBeTruthy();
});

it('ADM-IMG-01 shows for each file why it is refused', async () => {
  await open();
  const large = fileNamed('large.png');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  const ok = fileNamed('ok.avif');
  await give(large, ok, fileNamed('notes.txt'), fileNamed('empty.gif', { content: '' }));
  const message = complaint();
  expect(message).toContain('large.png is too large: the limit is 10 MB.');
  expect(message).toContain('notes.txt is neither an image');
  expect(message).toContain('empty.gif is empty.');
  expect(screen.getAllByText('New')).toHaveLength(1);
  await give(ok);
  // The page shows its name already.
  await waitFor(() => expect(complaint()).toContain('ok.avif has already been added.'));
  await give(fileNamed('film.mov'));
  expect(complaint()).toBeUndefined();
  await give(...Array.from({ length: 19 }, (_, index) => fileNamed(`many-${index}.png`)));
  expect(complaint()).toContain('many-18.png exceeds the limit of 20 new files');
  expect(screen.getAllByText('New')).toHaveLength(20);
});

it('ADM-IMG-01 asks before discarding changes', async () => {
  const { address } = await open();
  press('Delete image 1');
  fireEvent.click(screen.getByRole('link', { name: 'Manage Usage Images' }));
  const question = await screen.findByRole('alertdialog');
  expect(address()).toBe('/dashboard/orderimages/7');
  expect(question.textContent).toContain('will be lost');
});

it('ADM-ROLE-05 a vendor manages their own products; any other is not found', async () => {
  const own = shop(productRow({ vendor: vendor.id }));
  await open(own, { as: vendor });
  expect(tiles()).toHaveLength(1);
});

it.each([
  ['another vendor’s', '7', productRow({ vendor: 999 })],
  ['no', '8', productRow()],
  ['no number for a', 'x', productRow()],
])('ADM-ROLE-05 a vendor with %s product gets the not found page', async (_, id, row) => {
  const api = shop(row);
  await renderApp(`/dashboard/orderimages/${id}`, { as: vendor, api });
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});
