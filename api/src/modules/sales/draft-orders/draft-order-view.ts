import { orderNumber, toAed } from '@shop/shop-rules';
import { msg } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import type { ShopSettings } from '../../content/settings/settings.entity.js';
import { subtotalOf } from '../checkout/pricing/priced-line.js';
import type { DraftLink } from '../order-core/draft/draft-link.js';
import type { DraftLine } from '../order-core/draft/draft-order.entity.js';
import type { DraftLineDto, DraftOrderDto, OpenedDraftOrderDto } from './draft-order.dto.js';
import type { DraftRow } from './draft-orders.queries.js';

const toLineDto = ({ unitFils, ...line }: DraftLine): DraftLineDto => ({
  ...line,
  price: toAed(unitFils),
});

/** A draft for staff. */
export const toDraftOrderDto = (
  row: DraftRow,
  link: DraftLink,
  { name }: Pick<ShopSettings, 'name'>,
): DraftOrderDto => {
  const { id, version, state, locale, fullName, phone, email, city, area, building, flat } = row;
  const { note, conversationUrl, createdBy, orderId, operationId, orderState } = row;
  const links = { en: link.to(id, 'en'), ar: link.to(id, 'ar') };
  const textIn = (locale: 'en' | 'ar'): string =>
    translate(msg('draft.chatText', { shop: name[locale], link: links[locale] }), locale);
  return {
    ...{ id, version, state, locale, fullName, phone, email, city, area, building, flat },
    ...{ note, conversationUrl, createdBy },
    lines: row.lines.map(toLineDto),
    itemCount: row.lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: toAed(subtotalOf(row.lines)),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    order:
      orderId && operationId && orderState
        ? { operationId, number: orderNumber(orderId), state: orderState }
        : null,
    links,
    messages: { en: textIn('en'), ar: textIn('ar') },
  };
};

const NO_CONTACT = {
  fullName: '',
  phone: '',
  email: '',
  city: '',
  area: '',
  building: '',
  flat: '',
};

/** A draft for who has its link. */
export const toOpenedDraftOrderDto = (row: DraftRow): OpenedDraftOrderDto => {
  const { id, state, orderId, operationId, fullName, phone, email } = row;
  const { city, area, building, flat } = row;
  const isOrdered = state === 'paid';
  const isPayable = !isOrdered && state !== 'expired' && state !== 'withdrawn';
  return {
    id,
    state: isOrdered ? 'ordered' : isPayable ? 'payable' : state,
    lines: isPayable ? row.lines.map(toLineDto) : [],
    ...(isPayable ? { fullName, phone, email, city, area, building, flat } : NO_CONTACT),
    expiresAt: row.expiresAt.toISOString(),
    purchaseId: isPayable ? row.purchaseId : null,
    operationId: isOrdered ? operationId : null,
    number: isOrdered && orderId ? orderNumber(orderId) : null,
  };
};
