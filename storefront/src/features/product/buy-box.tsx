import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { MessageCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useChatUrl } from '@/shared/contact';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';
import { BuyBar } from './buy-bar';
import { ColorGroup } from './color-group';
import { ProductHeading } from './product-heading';
import { ProductTags } from './product-tags';
import { ShareButton } from './share-button';
import { SizeGroup } from './size-group';
import { StockLine } from './stock-line';
import { useOptions } from './use-options';

export interface Chosen {
  size: string;
  color: string;
}

/** The cart button for what is chosen; `check` says whether it may be added. */
type CartButton = (chosen: Chosen, check: () => boolean) => ReactNode;

export interface BuyBoxProps {
  product: Product;
  /** False when the options of the product cannot be read. */
  complete: boolean;
  cartButton: CartButton;
  /** The same for the bar of phones. */
  barButton: CartButton;
  wishlistButton: ReactNode;
  /** Ways to pay and delivery. */
  children: ReactNode;
}

/** Everything that leads to a purchase. */
export const BuyBox = ({
  product,
  complete,
  cartButton,
  barButton,
  wishlistButton,
  children,
}: BuyBoxProps) => {
  const { t, pick } = useText();
  const chatUrl = useChatUrl();
  const groups = useRef<HTMLDivElement>(null);
  const broken = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const options = useOptions(product);
  const name = pick(product.name, product.nameAr);
  const chosen = { size: options.size, color: options.color };
  const check = () => {
    if (!complete) {
      broken.current?.focus();
      return false;
    }
    if (options.check()) return true;
    const first = options.missing.size ? 'size' : 'color';
    groups.current?.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus();
    return false;
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ProductHeading product={product} />
      <div ref={groups} className="flex flex-col gap-5 empty:hidden">
        {product.sizes.length > 0 && (
          <SizeGroup
            sizes={product.sizes}
            value={options.size}
            onChange={options.setSize}
            error={options.says.size ? t('option.sizeFirst') : undefined}
          />
        )}
        {options.colors.length > 0 && (
          <ColorGroup
            colors={options.colors}
            value={options.color}
            onChange={options.setColor}
            error={options.says.color ? t('option.colorFirst') : undefined}
          />
        )}
      </div>
      {!complete && (
        <p
          ref={broken}
          tabIndex={-1}
          role="alert"
          className="border-s-2 border-sale bg-sand px-4 py-3 text-small"
        >
          {t('product.incomplete')}
        </p>
      )}
      <StockLine stock={product.stock} />
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        <div ref={button} className="col-span-3">
          {cartButton(chosen, check)}
        </div>
        {wishlistButton}
        <a
          href={chatUrl(t('product.askText', { name, model: product.model }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary', className: 'px-3' })}
        >
          <MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
          {t('product.ask')}
        </a>
        <ShareButton title={name} />
      </div>
      {children}
      {product.category_id === COLOR_AND_WARRANTY_CATEGORY && product.warranty && (
        <p className="text-small">
          <span className="font-semibold">{t('product.warranty')}:</span>{' '}
          <bdi>{product.warranty}</bdi>
        </p>
      )}
      <ProductTags product={product} />
      {product.stock > 0 && (
        <BuyBar product={product} after={button}>
          {barButton(chosen, check)}
        </BuyBar>
      )}
    </div>
  );
};
