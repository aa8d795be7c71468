import {
  LOGO_PATH,
  type ShopAppearance,
} from '../../modules/content/settings/appearance/appearance.entity.js';

type Picture = (look: Pick<ShopAppearance, 'logo' | 'icons'>) => string | undefined;

/** The pictures of the shop by the addresses that browsers and search engines request by themselves, and mails. */
export const PICTURE_PATHS: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  [LOGO_PATH, ({ logo }) => logo?.file],
  ['/favicon.ico', ({ icons }) => icons?.favicon],
  ['/favicon.svg', ({ icons }) => icons?.favicon],
  ['/apple-touch-icon.png', ({ icons }) => icons?.apple],
  ['/icon-192.png', ({ icons }) => icons?.small],
  ['/icon-512.png', ({ icons }) => icons?.large],
  ['/icon-maskable-512.png', ({ icons }) => icons?.maskable],
]);
