import { Injectable } from '@nestjs/common';
import {
  SHOP_NAME,
  SHOP_NAME_AR,
  cityName,
  formatAed,
  localized,
  optionText,
  toAed,
  type Fils,
} from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import type { OrderLine } from '../order-core/order-line.entity.js';
import { OrderLink } from '../order-core/order-link.js';
import type { Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund-line.entity.js';
import type { ShopSettings } from '../../content/settings/settings.entity.js';
import type { Shipment } from '../order-core/shipment.entity.js';
import type { MailDocument } from './mail-document.js';
import { toHtml, toText } from './mail-layout.js';
import type { Audience, MailContent, OrderTemplate } from './mail-template.js';
import { WORDS } from './mail-words.js';
import { unlinked } from './unlinked.js';
import { VerificationLink, type Unverified } from './verification-link.js';

/** What an order mail tells about. */
export interface OrderMatter {
  order: Order;
  lines: OrderLine[];
  /** Of the refund the mail is about. */
  refundLines: RefundLine[];
  shipment: Shipment | null;
  /** Whom to ask. */
  contact: Pick<ShopSettings, 'contactPhone' | 'contactEmail'>;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Whom a mail that is about no order greets. */
export interface Receiver {
  /** Empty where the address is unverified. */
  name: string;
  locale: 'en' | 'ar';
}

/** Writes every mail of the shop in one layout, in the receiver's language. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly link: OrderLink,
    private readonly verification: VerificationLink,
    private readonly env: Env,
  ) {}

  /** A mail about an order; sales gets the same in English with the order page of the dashboard. */
  aboutOrder(
    template: OrderTemplate,
    audience: Audience,
    matter: OrderMatter,
    content: MailContent,
  ): WrittenMail {
    const { order, shipment, contact } = matter;
    const isRefund = template === 'order-refunded';
    const lines = isRefund ? refundedLines(matter) : matter.lines;
    const isSales = audience === 'sales';
    const isVerified = audience === 'shopper';
    const locale = isSales ? 'en' : order.locale;
    const words = WORDS[locale];
    const { subject, heading, neutral = heading, button, ...said } = words.mails[template];
    const { body, cash = body, byHand } = said;
    const { way = 'card' } = content;
    const ofCard = byHand && way !== 'card' ? byHand[way] : body;
    const money = (fils: Fils): string => formatAed(toAed(fils), locale);
    const fill = (text: string): string =>
      text
        .replace('{order}', () => order.operationId)
        .replace('{name}', () => unlinked(order.fullName))
        .replace('{total}', () => money(order.totalFils))
        .replace('{amount}', () => money(content.amountFils ?? 0));
    const withSums = WITH_SUMS.includes(template);
    const review = (productId: number) => ({
      label: words.review,
      url: `${this.env.SHOP_URL}${localized(`/product/${productId}`, locale)}#reviews`,
    });
    return this.write({
      locale,
      subject: isSales ? `[${SHOP_NAME}] ${order.operationId}: ${template}` : fill(subject),
      heading: isSales
        ? `${unlinked(order.fullName)}, ${order.city}`
        : fill(isVerified ? heading : neutral),
      paragraphs: isSales ? [] : (order.paymentMethod === 'cod' ? cash : ofCard).map(fill),
      goods:
        withSums || isRefund || template === 'order-delivered'
          ? lines.map((line) => ({
              ...goodOf(line, locale, money),
              ...(template === 'order-delivered' && { link: review(line.productId) }),
            }))
          : [],
      sums: withSums
        ? [
            { label: words.subtotal, value: money(order.subtotalFils) },
            {
              label: words.delivery,
              value: order.deliveryFeeFils > 0 ? money(order.deliveryFeeFils) : words.free,
            },
            { label: words.total, value: money(order.totalFils) },
          ]
        : isRefund && lines.length > 0
          ? [
              ...PARTS.flatMap((kind) => {
                const fils = sumOf(matter.refundLines, kind);
                return fils === 0 ? [] : [{ label: words[kind], value: money(fils) }];
              }),
              { label: words.refunded, value: money(content.amountFils ?? 0) },
            ]
          : [],
      facts: [
        { label: words.order, value: order.operationId },
        ...(order.paymentMethod === 'cod' && template === 'order-shipped'
          ? [{ label: words.toCollect, value: money(order.totalFils) }]
          : []),
        ...(shipment?.awb
          ? [
              { label: words.waybill, value: shipment.awb, url: trackingUrl(shipment.awb) },
              {
                label: words.deliverTo,
                value:
                  audience === 'unverified'
                    ? cityName(shipment.city, locale)
                    : unlinked(placeOf(shipment, locale)),
              },
            ]
          : []),
        isSales
          ? { label: 'Contact', value: `${order.phone}, ${order.email}` }
          : { label: words.questions, value: `${contact.contactPhone}, ${contact.contactEmail}` },
      ],
      button: isSales
        ? { label: 'All orders', url: `${this.env.ADMIN_URL}/dashboard/all-orders` }
        : { label: button, url: this.target(template, order, isVerified) },
      footer: isSales ? SHOP_NAME : words.footer,
    });
  }

  /** A person's message, escaped into the shop's layout, without a link. */
  message({ subject = '', text = '', from }: MailContent): WrittenMail {
    const heading = unlinked(subject);
    return this.plain({
      locale: 'en',
      subject: heading,
      heading,
      paragraphs: [unlinked(text)],
      facts: from ? [{ label: 'From', value: from }] : [],
      footer: SHOP_NAME,
    });
  }

  /** What operations have to look at, with the page of the dashboard that shows it. */
  alert({ subject = '', text = '', path = '' }: MailContent): WrittenMail {
    return this.plain({
      locale: 'en',
      subject: `[${SHOP_NAME}] ${subject}`,
      heading: subject,
      paragraphs: [text],
      button: { label: 'Open the dashboard', url: `${this.env.ADMIN_URL}${path}` },
      footer: SHOP_NAME,
    });
  }

  /** The link that verifies an address; it reads nothing that was typed at the registration. */
  verifyAddress(receiver: Unverified): WrittenMail {
    const { locale } = receiver;
    const { subject, heading, body, button, footer } = WORDS[locale].verifyEmail;
    return this.plain({
      locale,
      subject,
      heading,
      paragraphs: body,
      button: { label: button, url: this.verification.to(receiver) },
      footer,
    });
  }

  /** The link that sets a new password; its address comes from the settings, never from a request. */
  passwordReset({ name, locale }: Receiver, token: string): WrittenMail {
    const { subject, button, footer, ...words } = WORDS[locale].passwordReset;
    return this.plain({
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

  /** Yes to a request to sell; `url` lets them in, so it is made when the mail is sent and kept nowhere. */
  sellerApproved({ name, locale }: Receiver, url: string): WrittenMail {
    const { sellerApproved, sellerFooter } = WORDS[locale];
    const { subject, body, button } = sellerApproved;
    return this.plain({
      locale,
      subject,
      heading: greeting(sellerApproved, name),
      paragraphs: body,
      button: { label: button, url },
      footer: sellerFooter,
    });
  }

  /** No to a request to sell, with the reason staff gave. */
  sellerRefused({ name, locale }: Receiver, reason: string): WrittenMail {
    const { sellerRefused, sellerFooter } = WORDS[locale];
    const { subject, body, button } = sellerRefused;
    return this.plain({
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

  /** Page of the shop a mail about an order leads to; only a verified receiver has the key to its personal details. */
  private target(template: OrderTemplate, order: Order, isVerified: boolean): string {
    const { operationId, locale } = order;
    if (template !== 'details-missing' && isVerified) return this.link.to(order);
    const page = template === 'details-missing' ? 'payment-success' : 'order';
    return `${this.env.SHOP_URL}${localized(`/${page}/${operationId}`, locale)}`;
  }

  private plain(
    mail: Omit<MailDocument, 'goods' | 'sums' | 'facts'> & Partial<MailDocument>,
  ): WrittenMail {
    return this.write({ goods: [], sums: [], facts: [], ...mail });
  }

  private write(mail: MailDocument): WrittenMail {
    const brand = mail.locale === 'ar' ? SHOP_NAME_AR : SHOP_NAME;
    return { subject: mail.subject, text: toText(mail), html: toHtml(mail, brand) };
  }
}

/** The heading with the receiver's name, or the neutral one. */
const greeting = (
  { heading, neutral = heading }: { heading: string; neutral?: string },
  name: string,
): string => (name === '' ? neutral : heading.replace('{name}', () => unlinked(name)));

/** Mails that say what was bought and what it costs. */
const WITH_SUMS: readonly OrderTemplate[] = ['order-confirmed', 'details-missing', 'order-shipped'];

/** The carrier's page about a parcel. */
const trackingUrl = (awb: string): string =>
  `https://www.aramex.com/track/results?ShipmentNumber=${encodeURIComponent(awb)}`;

/** Parts of a refund beside its goods. */
const PARTS = ['delivery', 'adjustment'] as const;

const sumOf = (lines: RefundLine[], wanted: RefundLine['kind']): Fils =>
  lines.reduce((sum, { kind, amountFils }) => sum + (kind === wanted ? amountFils : 0), 0);

/** The lines a refund is for, with its quantities. */
const refundedLines = ({ lines, refundLines }: OrderMatter): OrderLine[] =>
  refundLines.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    return line ? [{ ...line, quantity }] : [];
  });

const goodOf = (
  { name, nameAr, quantity, unitPriceFils, ...options }: OrderLine,
  locale: 'en' | 'ar',
  money: (fils: Fils) => string,
): MailDocument['goods'][number] => ({
  name: locale === 'ar' && nameAr ? nameAr : name,
  details: optionText(options, locale),
  quantity,
  price: money(unitPriceFils * quantity),
});

const placeOf = ({ line1, line2, city }: Shipment, locale: 'en' | 'ar'): string =>
  [line1, line2, cityName(city, locale)].filter((part) => part).join(locale === 'ar' ? '، ' : ', ');
