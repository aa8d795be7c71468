import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { MessageCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { chatUrl } from '@/shared/contact';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';
import { ColorGroup } from './color-group';
import { DeliveryBlock } from './delivery-block';
import { ProductHeading } from './product-heading';
import { SizeGroup } from './size-group';
import { StockLine } from './stock-line';
import { useOptions } from './use-options';

export interface Chosen {
  size: string;
  color: string;
}

export interface BuyBoxProps {
  product: Product;
  /** False when the options of the product cannot be read. */
  complete: boolean;
  /** The cart button for what is chosen; `check` says whether it may be added. */
  cartButton: (chosen: Chosen, check: () => boolean) => ReactNode;
  wishlistButton: ReactNode;
}

/** Everything that leads to a purchase. */
export const BuyBox = ({ product, complete, cartButton, wishlistButton }: BuyBoxProps) => {
  const { t, pick } = useText();
  const groups = useRef<HTMLDivElement>(null);
  const options = useOptions(product);
  const name = pick(product.name, product.nameAr);
  const check = () => {
    if (!complete) return false;
    if (options.check()) return true;
    const first = options.missing.size ? 'size' : 'color';
    groups.current?.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus();
    return false;
  };
  return (
    <div className="flex flex-col gap-6">
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
        <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
          {t('product.incomplete')}
        </p>
      )}
      <StockLine stock={product.stock} />
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          {cartButton({ size: options.size, color: options.color }, check)}
        </div>
        {wishlistButton}
        <a
          href={chatUrl(t('product.askText', { name, model: product.model }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {t('product.ask')}
        </a>
      </div>
      <DeliveryBlock />
      {product.category_id === COLOR_AND_WARRANTY_CATEGORY && product.warranty && (
        <p className="text-small">
          <span className="font-semibold">{t('product.warranty')}:</span>{' '}
          <bdi>{product.warranty}</bdi>
        </p>
      )}
      {product.tags.length > 0 && (
        <ul aria-label={t('product.tags')} className="flex flex-wrap gap-2">
          {product.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={paths.category(product.category_id, tag)}
                className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-mini hover:border-ink"
              >
                <bdi className="first-letter:uppercase">{tag}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
