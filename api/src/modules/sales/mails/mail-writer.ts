import { Injectable } from '@nestjs/common';
import { formatAed, formatDate, localized, monthText, toAed } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { DraftLink } from '../order-core/draft/draft-link.js';
import { MailLooks } from './mail-looks.service.js';
import type { Mail } from './mail.entity.js';
import type {
  MailContent,
  SecurityTemplate,
  StatementTemplate,
  StockAlertTemplate,
} from './mail-template.js';
import { StockAlertLink } from './stock-alert-link.js';
import { mailTexts } from './texts/mail-texts.js';
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
    private readonly drafts: DraftLink,
    private readonly env: Env,
    private readonly looks: MailLooks,
  ) {}

  /** A shopper's message, escaped, in the shop's layout, without a link. */
  async message({ subject = '', text = '', from }: MailContent): Promise<WrittenMail> {
    const look = await this.looks.current();
    const heading = unlinked(subject);
    return writtenMail(
      {
        locale: 'en',
        subject: heading,
        heading,
        paragraphs: [unlinked(text)],
        facts: from ? [{ label: 'From', value: from }] : [],
        footer: look.name.en,
      },
      look,
    );
  }

  /** An alert for operations, with a link to its dashboard page. */
  async alert({ subject = '', text = '', path = '' }: MailContent): Promise<WrittenMail> {
    const look = await this.looks.current();
    return writtenMail(
      {
        locale: 'en',
        subject: `[${look.name.en}] ${subject}`,
        heading: subject,
        paragraphs: [text],
        button: { label: 'Open the dashboard', url: `${this.env.ADMIN_URL}${path}` },
        footer: look.name.en,
      },
      look,
    );
  }

  /** The verification link; the mail contains nothing that was typed at the registration. */
  async verifyAddress(receiver: Unverified): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { locale } = receiver;
    const { subject, heading, body, button, footer } = mailTexts(locale, look.name).verifyEmail;
    return writtenMail(
      {
        locale,
        subject,
        heading,
        paragraphs: body,
        button: { label: button, url: this.verification.to(receiver) },
        footer,
      },
      look,
    );
  }

  /** The password reset link of a shopper, or of staff with this username; its host comes from the settings, never from a request. */
  async passwordReset(
    { name, locale, username }: Receiver & { username?: string },
    token: string,
  ): Promise<WrittenMail> {
    const look = await this.looks.current();
    const texts = mailTexts(locale, look.name);
    const isStaff = username !== undefined;
    const { subject, button, footer, ...words } = isStaff ? texts.staffReset : texts.passwordReset;
    const page = isStaff
      ? `${this.env.ADMIN_URL}/reset-password`
      : `${this.env.SHOP_URL}${localized('/reset-password', locale)}`;
    return writtenMail(
      {
        locale,
        subject,
        heading: greeting(words, name),
        paragraphs: words.body.map((text) =>
          text.replace('{username}', () => unlinked(username ?? '')),
        ),
        button: {
          label: button,
          url: `${page}#token=${token}`,
        },
        footer,
      },
      look,
    );
  }

  /** A code to sign in with, which the shopper enters in the browser that requested it. */
  async signInCode(locale: 'en' | 'ar', code: string): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { subject, heading, body, footer } = mailTexts(locale, look.name).signInCode;
    return writtenMail(
      { locale, subject, heading: heading.replace('{code}', code), paragraphs: body, footer },
      look,
    );
  }

  /** Asks for the confirmation of a stock alert, or sends it; its links are signed when it is sent. */
  async stockAlert(
    template: StockAlertTemplate,
    { id, locale, content }: Mail,
  ): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { stockAlerts } = mailTexts(locale, look.name);
    const { subject, heading, body, button } = stockAlerts[template];
    const { alertId = 0, productId = 0, product = '' } = content;
    const fill = (text: string): string => text.replace('{product}', () => product);
    return writtenMail(
      {
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
      },
      look,
    );
  }

  /** The link of a draft order, signed when it is sent. */
  async draftOrder(
    locale: 'en' | 'ar',
    { draftId = 0, name = '' }: MailContent,
  ): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { draftOrder } = mailTexts(locale, look.name);
    const { subject, body, button, footer } = draftOrder;
    return writtenMail(
      {
        locale,
        subject,
        heading: greeting(draftOrder, name),
        paragraphs: body,
        button: { label: button, url: this.drafts.to(draftId, locale) },
        footer,
      },
      look,
    );
  }

  /** Reports a change about the safety of an account; without a link, so that no copy of the mail can lead elsewhere. */
  async security(template: SecurityTemplate, { locale, content }: Mail): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { security } = mailTexts(locale, look.name);
    const { subject, heading, body } = security[template];
    const [what = '', ...advice] = body;
    const removed = content.passkeysRemoved ? [security.passkeysRemoved] : [];
    const browser = content.browser || security.unknownBrowser;
    return writtenMail(
      {
        locale,
        subject,
        heading,
        paragraphs: [what.replace('{browser}', () => browser), ...removed, ...advice],
        footer: security.footer,
      },
      look,
    );
  }

  /** Approves a seller request; `url` gives access to the account, so it is created when the mail is sent, and never stored. */
  async sellerApproved({ name, locale }: Receiver, url: string): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { sellerApproved, sellerFooter } = mailTexts(locale, look.name);
    const { subject, body, button } = sellerApproved;
    return writtenMail(
      {
        locale,
        subject,
        heading: greeting(sellerApproved, name),
        paragraphs: body,
        button: { label: button, url },
        footer: sellerFooter,
      },
      look,
    );
  }

  /** Tells a vendor that a statement was issued or paid. */
  async vendorStatement(
    template: StatementTemplate,
    { locale, content }: Mail,
  ): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { vendorStatements } = mailTexts(locale, look.name);
    const texts = vendorStatements[template];
    const { statementId = 0, statement = '', month = '', amountFils = 0, name = '' } = content;
    const { paidOn, reference = '' } = content;
    const fill = (text: string): string => text.replace('{month}', () => monthText(month, locale));
    return writtenMail(
      {
        locale,
        subject: fill(texts.subject),
        heading: greeting(texts, name),
        paragraphs: texts.body.map(fill),
        facts: [
          { label: vendorStatements.number, value: statement },
          {
            label: amountFils < 0 ? vendorStatements.owed : vendorStatements.payout,
            value: formatAed(toAed(Math.abs(amountFils)), locale),
          },
          ...(paidOn === undefined
            ? []
            : [
                { label: vendorStatements.paidOn, value: formatDate(paidOn, locale) },
                { label: vendorStatements.reference, value: reference },
              ]),
        ],
        button: {
          label: texts.button,
          url: `${this.env.ADMIN_URL}/dashboard/vendor-statements/${statementId}`,
        },
        footer: vendorStatements.footer,
      },
      look,
    );
  }

  /** Declines a seller request, with the reason. */
  async sellerRefused({ name, locale }: Receiver, reason: string): Promise<WrittenMail> {
    const look = await this.looks.current();
    const { sellerRefused, sellerFooter } = mailTexts(locale, look.name);
    const { subject, body, button } = sellerRefused;
    return writtenMail(
      {
        locale,
        subject,
        heading: greeting(sellerRefused, name),
        paragraphs: body
          .map((text) => text.replace('{reason}', () => reason))
          .filter((text) => text !== ''),
        button: { label: button, url: `${this.env.SHOP_URL}${localized('/', locale)}` },
        footer: sellerFooter,
      },
      look,
    );
  }
}

/** The heading with the recipient's name, or a neutral one. */
const greeting = (
  { heading, neutral = heading }: { heading: string; neutral?: string },
  name: string,
): string => (name === '' ? neutral : heading.replace('{name}', () => unlinked(name)));
