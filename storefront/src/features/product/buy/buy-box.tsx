import { noteClass } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { checkIn, OptionGroups } from '@/shared/options/option-groups';
import { useText } from '@/shared/i18n/text';
import type { Product, ProductDetails } from '@/shared/api/types';
import { useOptions } from '@/shared/options/use-options';
import { withOptions } from '@/shared/options/with-options';
import { afterStart } from '@/shared/rendering/after-start';
import { AskLink } from './ask-link';
import { ProductHeading } from './product-heading';
import { ProductTags } from '../details/product-tags';
import { SizeGuideButton } from '../size-guide/size-guide-button';
import { ShareButton } from './share-button';
import { StockLine } from './stock-line';
import { useChoiceInAddress } from './use-choice-in-address';

/** Shown only after scrolling. */
const BuyBar = afterStart(async () => (await import('./buy-bar')).BuyBar);

export interface Chosen {
  size: string;
  color: string;
}

/** Renders the cart button of the product with the chosen options, which `check` validates. */
type CartButton = (offered: Product, chosen: Chosen, check: () => boolean) => ReactNode;

export interface BuyBoxProps {
  product: ProductDetails;
  /** What is chosen at first. */
  first: Chosen;
  /** False when the product's options are invalid. */
  complete: boolean;
  cartButton: CartButton;
  /** The cart button of the mobile bar. */
  barButton: CartButton;
  wishlistButton: ReactNode;
  onColor?: (color: string) => void;
  /** Payment methods and delivery. */
  children: ReactNode;
}

/** Price, options, cart button and delivery of a product. */
export const BuyBox = ({
  product,
  first,
  complete,
  cartButton,
  barButton,
  wishlistButton,
  onColor,
  children,
}: BuyBoxProps) => {
  const { t, pick } = useText();
  const groups = useRef<HTMLDivElement>(null);
  const broken = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const options = useOptions(product, first);
  const setColor: typeof options.setColor = (color) => {
    options.setColor(color);
    if (typeof color === 'string') onColor?.(color);
  };
  useChoiceInAddress(product, { ...options, setColor });
  const name = pick(product.name, product.nameAr);
  const chosen = { size: options.size, color: options.color };
  const offered = withOptions(product, chosen);
  const check = () => {
    if (!complete) {
      broken.current?.focus();
      return false;
    }
    return checkIn(groups.current, options);
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ProductHeading product={offered} />
      <OptionGroups
        ref={groups}
        product={product}
        options={{ ...options, setColor }}
        sizeGuide={product.hasSizeGuide && <SizeGuideButton categoryId={product.category_id} />}
      />
      {!complete && (
        <p ref={broken} tabIndex={-1} role="alert" className={noteClass('problem', 'text-small')}>
          {t('product.incomplete')}
        </p>
      )}
      <StockLine stock={offered.stock} />
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        <div ref={button} className="col-span-3">
          {cartButton(offered, chosen, check)}
        </div>
        {wishlistButton}
        <AskLink product={product} chosen={chosen} />
        <ShareButton title={name} />
      </div>
      {children}
      {product.warranty && (
        <p className="text-small">
          <span className="font-semibold">{t('product.warranty')}:</span>{' '}
          <bdi>{pick(product.warranty, product.warrantyAr)}</bdi>
        </p>
      )}
      <ProductTags product={product} />
      {product.stock > 0 && (
        <BuyBar product={offered} after={button}>
          {barButton(offered, chosen, check)}
        </BuyBar>
      )}
    </div>
  );
};
