import { Injectable } from '@nestjs/common';
import { formatAed, formatDate, localized, orderNumber, toAed, type Fils } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { OrderLink } from '../order-core/order-link.js';
import type { Order } from '../order-core/order.entity.js';
import {
  goodOf,
  orderFacts,
  orderSums,
  refundSums,
  refundedLines,
  returnedLines,
  type OrderMailData,
} from './order-mail-rows.js';
import type { Audience, MailContent, OrderTemplate } from './mail-template.js';
import { mailTexts } from './texts/mail-texts.js';
import { unlinked } from './layout/unlinked.js';
import { writtenMail, type WrittenMail } from './layout/written-mail.js';

/** Templates with the goods and the total of the order. */
const WITH_SUMS: readonly OrderTemplate[] = [
  'order-received',
  'order-confirmed',
  'details-missing',
  'order-shipped',
];

/** Writes the mails about orders. */
@Injectable()
export class OrderMailWriter {
  constructor(
    private readonly link: OrderLink,
    private readonly env: Env,
  ) {}

  /** A mail about an order; sales gets it in English with a link to the dashboard. */
  write(
    template: OrderTemplate,
    audience: Audience,
    data: OrderMailData,
    content: MailContent,
  ): WrittenMail {
    const { order, look } = data;
    const shop = look.name;
    const isRefund = template === 'order-refunded';
    const isDelivered = template === 'order-delivered';
    const isReturn = template.startsWith('return-');
    const lines = isRefund ? refundedLines(data) : isReturn ? returnedLines(data) : data.lines;
    const isSales = audience === 'sales';
    const isVerified = audience === 'shopper';
    const locale = isSales ? 'en' : order.locale;
    const words = mailTexts(locale, shop);
    const { subject, heading, neutral = heading, button, ...bodies } = words.mails[template];
    const { body, cash = body, free = cash, byHand } = bodies;
    const { way = 'card', amountFils = 0, reason = '', code = '', lastDay = '' } = content;
    const ofCard = byHand && way !== 'card' ? byHand[way] : body;
    const ofCash = order.totalFils === 0 ? free : cash;
    const money = (fils: Fils): string => formatAed(toAed(fils), locale);
    const fill = (text: string): string =>
      text
        .replace('{order}', () => orderNumber(order.id))
        .replace('{name}', () => unlinked(order.fullName))
        .replace('{total}', () => money(order.totalFils))
        .replace('{amount}', () => money(amountFils))
        .replace('{code}', () => code)
        .replace('{lastDay}', () => lastDay && formatDate(lastDay, locale))
        .replace('{reason}', () => unlinked(reason));
    const withSums = WITH_SUMS.includes(template);
    const review = (productId: number) => ({
      label: words.review,
      url: `${this.env.SHOP_URL}${localized(`/product/${productId}`, locale)}#reviews`,
    });
    const refund = isRefund && lines.length > 0 ? refundSums(data, amountFils, locale, money) : [];
    return writtenMail(
      {
        locale,
        subject: isSales ? `[${shop.en}] ${orderNumber(order.id)}: ${template}` : fill(subject),
        heading: isSales
          ? `${unlinked(order.fullName)}, ${order.city}`
          : fill(isVerified ? heading : neutral),
        paragraphs: isSales
          ? forSales(template, data, content)
          : (order.paymentMethod === 'cod' ? ofCash : ofCard).map(fill),
        goods:
          withSums || isRefund || isReturn || isDelivered
            ? lines.map((line) => ({
                ...goodOf(line, locale, money),
                ...(isDelivered && { link: review(line.productId) }),
              }))
            : [],
        sums: withSums ? orderSums(order, locale, money) : refund,
        facts: orderFacts(template, audience, data, locale, money),
        button: isSales
          ? { label: 'All orders', url: `${this.env.ADMIN_URL}/dashboard/all-orders` }
          : { label: button, url: this.target(template, order, isVerified, code) },
        footer: isSales ? shop.en : words.footer,
      },
      look,
    );
  }

  /** Page of the shop for an order mail: with a coupon the home page, which stores its code for the checkout. Only verified recipients get the key to personal details. */
  private target(template: OrderTemplate, order: Order, isVerified: boolean, code: string): string {
    const { operationId, locale } = order;
    if (template === 'late-parcel')
      return `${this.env.SHOP_URL}${localized('/', locale)}?coupon=${encodeURIComponent(code)}`;
    if (template !== 'details-missing' && isVerified) return this.link.to(order);
    const page = template === 'details-missing' ? 'payment-success' : 'order';
    return `${this.env.SHOP_URL}${localized(`/${page}/${operationId}`, locale)}`;
  }
}

/** What staff need to know of a cancellation. */
const forSales = (
  template: OrderTemplate,
  { shipment }: OrderMailData,
  { reason }: MailContent,
): string[] =>
  template === 'order-cancelled'
    ? [
        ...(reason ? [`Reason: ${unlinked(reason)}`] : []),
        ...(shipment?.awb ? ['The carrier cannot cancel a waybill: keep the parcel back.'] : []),
      ]
    : [];
