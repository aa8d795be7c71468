import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const ad = { id: 1, title: 'Eid', titleAr: '', text: '', textAr: '', path: '', image: null };
const shop = () => new FakeApi().on('GET /main_ads/all', [ad]).on('GET /admin/all', [vendor]);

it.each([
  ['main-ads', 'Add ad', 'Title'],
  ['main-ads', 'Edit Eid', 'Title'],
  ['vendors', 'Add vendor', 'Name'],
  ['vendors', 'Change the password of Ghaf House', 'New password'],
])(
  '%s: the window of %j begins in its first field and gives the focus back',
  async (path, name, label) => {
    await renderApp(`/dashboard/${path}`, { as: admin, api: shop() });
    const opener = await screen.findByRole('button', { name });
    opener.focus();
    fireEvent.click(opener);
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  },
);
