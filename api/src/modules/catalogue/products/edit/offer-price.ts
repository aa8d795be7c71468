import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';

/** Whether an offer price, if any, is below the price. */
export const isOfferBelow = (price: number, offer?: number | null): boolean =>
  !offer || offer < price;

export const refuseOfferAbovePrice = (price: number, offer?: number | null): void => {
  if (isOfferBelow(price, offer)) return;
  const detail = msg('product.offerPriceTooHigh');
  throw new InvalidInput(detail, [{ pointer: '#/offerPrice', detail }]);
};
