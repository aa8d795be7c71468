import { Injectable } from '@nestjs/common';
import { SHOP_NAME, localized } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import type { Mail } from './mail.entity.js';
import type { MailContent, StockAlertTemplate } from './mail-template.js';
import { StockAlertLink } from './stock-alert-link.js';
import { MAIL_TEXTS } from './texts/mail-texts.js';
import { unlinked } from './layout/unlinked.js';
import { VerificationLink, type Unverified } from './verification-link.js';
import { writtenMail, type WrittenMail } from './layout/written-mail.js';

/** Recipient of a mail without an order. */
export interface Receiver {
  /** Empty for an unverified address. */
  name: string;
  locale: 'en' | 'ar';
}

/** Writes the mails without an order, in the recipient's language. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly verification: VerificationLink,
    private readonly alerts: StockAlertLink,
    private readonly env: Env,
  ) {}

  /** A shopper's message, escaped, in the shop's layout, without a link. */
  message({ subject = '', text = '', from }: MailContent): WrittenMail {
    const heading = unlinked(subject);
    return writtenMail({
      locale: 'en',
      subject: heading,
      heading,
      paragraphs: [unlinked(text)],
      facts: from ? [{ label: 'From', value: from }] : [],
      footer: SHOP_NAME,
    });
  }

  /** An alert for operations, with a link to its dashboard page. */
  alert({ subject = '', text = '', path = '' }: MailContent): WrittenMail {
    return writtenMail({
      locale: 'en',
      subject: `[${SHOP_NAME}] ${subject}`,
      heading: subject,
      paragraphs: [text],
      button: { label: 'Open the dashboard', url: `${this.env.ADMIN_URL}${path}` },
      footer: SHOP_NAME,
    });
  }

  /** The verification link; the mail contains nothing that was typed at the registration. */
  verifyAddress(receiver: Unverified): WrittenMail {
    const { locale } = receiver;
    const { subject, heading, body, button, footer } = MAIL_TEXTS[locale].verifyEmail;
    return writtenMail({
      locale,
      subject,
      heading,
      paragraphs: body,
      button: { label: button, url: this.verification.to(receiver) },
      footer,
    });
  }

  /** The password reset link; its host comes from the settings, never from a request. */
  passwordReset({ name, locale }: Receiver, token: string): WrittenMail {
    const { subject, button, footer, ...words } = MAIL_TEXTS[locale].passwordReset;
    return writtenMail({
      locale,
      subject,
      heading: greeting(words, name),
      paragraphs: words.body,
      button: {
        label: button,
        url: `${this.env.SHOP_URL}${localized('/reset-password', locale)}?token=${token}`,
      },
      footer,
    });
  }

  /** Asks for the confirmation of a stock alert, or sends it; its links are signed when it is sent. */
  stockAlert(template: StockAlertTemplate, { id, locale, content }: Mail): WrittenMail {
    const { stockAlerts } = MAIL_TEXTS[locale];
    const { subject, heading, body, button } = stockAlerts[template];
    const { alertId = 0, productId = 0, product = '' } = content;
    const fill = (text: string): string => text.replace('{product}', () => product);
    return writtenMail({
      locale,
      subject: fill(subject),
      heading: fill(heading),
      paragraphs: body.map(fill),
      button: {
        label: button,
        url:
          template === 'stock-alert'
            ? `${this.env.SHOP_URL}${localized(`/product/${productId}`, locale)}`
            : this.alerts.toConfirm(alertId, locale),
      },
      stop: { label: stockAlerts.stop, url: this.alerts.toStop(id, locale) },
      footer: stockAlerts.footer,
    });
  }

  /** Approves a seller request; `url` gives access to the account, so it is created when the mail is sent, and never stored. */
  sellerApproved({ name, locale }: Receiver, url: string): WrittenMail {
    const { sellerApproved, sellerFooter } = MAIL_TEXTS[locale];
    const { subject, body, button } = sellerApproved;
    return writtenMail({
      locale,
      subject,
      heading: greeting(sellerApproved, name),
      paragraphs: body,
      button: { label: button, url },
      footer: sellerFooter,
    });
  }

  /** Declines a seller request, with the reason. */
  sellerRefused({ name, locale }: Receiver, reason: string): WrittenMail {
    const { sellerRefused, sellerFooter } = MAIL_TEXTS[locale];
    const { subject, body, button } = sellerRefused;
    return writtenMail({
      locale,
      subject,
      heading: greeting(sellerRefused, name),
      paragraphs: body
        .map((text) => text.replace('{reason}', () => reason))
        .filter((text) => text !== ''),
      button: { label: button, url: `${this.env.SHOP_URL}${localized('/', locale)}` },
      footer: sellerFooter,
    });
  }
}

/** The heading with the recipient's name, or a neutral one. */
const greeting = (
  { heading, neutral = heading }: { heading: string; neutral?: string },
  name: string,
): string => (name === '' ? neutral : heading.replace('{name}', () => unlinked(name)));
