import { fileURLToPath, pathToFileURL } from 'node:url';

interface Bundle {
  resolve: (path: string, search: string) => unknown;
  render: (address: unknown, host: object) => Promise<{ status: number; data: string }>;
}
const FILE = fileURLToPath(
  new URL('../../../../storefront/dist/.server/server.js', import.meta.url),
);

const NOTHING = { en: '', ar: '' };
const PLACE = { address: NOTHING, openingHours: NOTHING, socials: {} };
const look = { accent: null, logo: null, logoDark: null, icons: null };

/** An API whose rows contain the name of their render; it responds when `turn` resolves. */
const NAME = { en: 'Liwan', ar: 'ليوان' };
const fragments = new Map<string, Buffer>();
const hostOf = (mark: string, turn: Promise<void>) => ({
  shopUrl: 'https://shop.example',
  rows: {},
  fragments,
  read: async (path: string): Promise<{ status: number; text: string }> => {
    await turn;
    const json = (value: unknown) => ({ status: 200, text: JSON.stringify(value) });
    if (path.endsWith('/settings'))
      return json({ name: NAME, slogans: [], contactPhone: mark, look, ...PLACE });
    if (path.endsWith('/layout')) return json({ groups: [], sections: ['hero'] });
    if (path.includes('/products/')) return json({ products: [], total: 0 });
    return json([]);
  },
});

it('pages that are rendered in parallel never read each other’s data', async () => {
  const { resolve, render } = (await import(pathToFileURL(FILE).href)) as Bundle;
  const release: (() => void)[] = [];
  const turns = [0, 1].map((at) => new Promise<void>((done) => (release[at] = done)));
  const pages = turns.map((turn, at) => render(resolve('/', ''), hostOf(`render-${at}`, turn)));
  // The second render finishes while the first still waits for its data.
  release[1]?.();
  const second = await pages[1];
  release[0]?.();
  const first = await pages[0];
  expect([first?.data, second?.data].map((data) => data?.match(/render-\d/g))).toEqual([
    ['render-0'],
    ['render-1'],
  ]);
});
