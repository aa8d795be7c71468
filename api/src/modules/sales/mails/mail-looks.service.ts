import { Injectable } from '@nestjs/common';
import { DEFAULT_ACCENT } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { LOGO_PATH, type StoredLogo } from '../../content/settings/appearance/appearance.entity.js';
import { AppearanceService } from '../../content/settings/appearance/appearance.service.js';
import type { MailLook } from './layout/mail-look.js';

/** Largest logo in mails, px. */
const LOGO = { width: 200, height: 44 };

/** How the shop presents itself in mails, by its settings. */
@Injectable()
export class MailLooks {
  constructor(
    private readonly appearance: AppearanceService,
    private readonly env: Env,
  ) {}

  async current(): Promise<MailLook> {
    const { name, accent, logo, mailName, mailFrom, mailReplyTo } =
      await this.appearance.identity();
    return {
      name,
      from: { name: mailName || name.en, address: mailFrom },
      replyTo: mailReplyTo || undefined,
      accent: accent ?? DEFAULT_ACCENT,
      logo: logo ? this.fitted(logo) : undefined,
    };
  }

  private fitted({ width, height }: StoredLogo): MailLook['logo'] {
    const scale = Math.min(1, LOGO.width / width, LOGO.height / height);
    return {
      url: this.env.SHOP_URL + LOGO_PATH,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    };
  }
}
