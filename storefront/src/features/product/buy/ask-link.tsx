import { colorName, localized, optionQuery, sizeName, type ChosenOptions } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { MessageCircle } from 'lucide-react';
import { ChatLink } from '@/shared/api/contact';
import type { ProductDetails } from '@/shared/api/types';
import { useText } from '@/shared/i18n/text';
import { SHOP_ORIGIN } from '@/shared/rendering/served-head';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { paths } from '@/shared/routing/paths';

/** Opens the shop's chat with a question about the product, the chosen size and color and its address. */
export const AskLink = ({
  product,
  chosen: { size, color },
}: {
  product: ProductDetails;
  chosen: ChosenOptions;
}) => {
  const { t, pick, locale } = useText();
  // The server does not know the address of the shop.
  const isStarted = useHydrated();
  const path = paths.product(product.id, optionQuery({ size, color }, product));
  const name = pick(product.name, product.nameAr);
  const text = [
    t('product.askText', { name, model: product.model }),
    size && `${t('option.size')}: ${sizeName(size, locale)}`,
    color && `${t('option.color')}: ${colorName(color, locale)}`,
    isStarted && `${SHOP_ORIGIN}${localized(path, locale)}`,
  ];
  return (
    <ChatLink
      text={text.filter(Boolean).join('\n')}
      className={buttonClass({ variant: 'secondary', className: 'px-3' })}
    >
      <MessageCircle className="size-5 shrink-0" />
      {t('product.ask')}
    </ChatLink>
  );
};
