import { Injectable } from '@nestjs/common';
import type { FormFiles } from '../../../../platform/files/form-files.js';
import type { PngShape } from '../../../../platform/files/pictures/picture-process.js';
import { Uploads, type StoredPicture, type Upload } from '../../../../platform/files/uploads.js';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { Appearance, ShopIcons } from './appearance.entity.js';

/** Files of a change. */
export type AppearanceFiles = FormFiles<'logo' | 'logoDark' | 'icon'>;
type Pictures = Pick<Appearance, 'logo' | 'logoDark' | 'icons'>;

/** Sharp on dense screens, and small enough for mails. */
const LOGO: PngShape = { width: 640, height: 240 };
const ICONS: Record<keyof ShopIcons, PngShape> = {
  favicon: { width: 48, height: 48 },
  apple: { width: 180, height: 180, share: 1 },
  small: { width: 192, height: 192 },
  large: { width: 512, height: 512 },
  maskable: { width: 512, height: 512, share: 0.8 },
};
const LEAST_ICON = 512;

/** The pictures of the shop: PNG, which mails and documents can show. */
@Injectable()
export class AppearancePictures {
  constructor(private readonly uploads: Uploads) {}

  /** Stores the chosen files; what it stored before a failure is deleted. */
  async keep({ logo, logoDark, icon }: AppearanceFiles = {}): Promise<Partial<Pictures>> {
    const stored: Partial<Pictures> = {};
    try {
      if (logo?.[0]) stored.logo = await this.logo(logo[0]);
      if (logoDark?.[0]) stored.logoDark = await this.logo(logoDark[0]);
      if (icon?.[0]) stored.icons = await this.icons(icon[0]);
      return stored;
    } catch (error) {
      await this.discard(stored);
      throw error;
    }
  }

  /** Deletes the files that the row no longer names. */
  discard({ logo, logoDark, icons }: Partial<Pictures>): Promise<void> {
    return this.uploads.discard([logo?.file, logoDark?.file, ...Object.values(icons ?? {})]);
  }

  private async logo(file: Upload): Promise<StoredPicture | null> {
    const [stored = null] = await this.uploads.keepPngs(file, () => [LOGO]);
    return stored;
  }

  private async icons(file: Upload): Promise<ShopIcons> {
    const stored = await this.uploads.keepPngs(file, ({ width, height }) => {
      if (width === height && width >= LEAST_ICON) return Object.values(ICONS);
      const detail = msg('appearance.iconSize', { least: LEAST_ICON });
      throw new InvalidInput(detail, [{ pointer: '#/icon', detail }]);
    });
    const names = Object.keys(ICONS).map((name, at) => [name, stored[at]?.file] as const);
    return Object.fromEntries(names) as unknown as ShopIcons;
  }
}
