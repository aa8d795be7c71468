import { isVideo, optionQuery, type ChosenOptions } from '@shop/shop-rules';
import { Button, ErrorState, Popover, Sheet, Stepper } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from '@/shared/routing/link';
import { checkIn, OptionGroups } from '@/shared/options/option-groups';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { StockText } from '@/shared/products/stock-text';
import { useText } from '@/shared/i18n/text';
import { productQuery } from '@/shared/api/product.query';
import type { Product } from '@/shared/api/types';
import { useMedia } from '@/shared/browser/use-media';
import { useOptions } from '@/shared/options/use-options';
import { withOptions } from '@/shared/options/with-options';
import { isSameLine } from './cart-line';
import { roomFor, toLine } from './line-rules';
import { cart, useCart } from './cart-store';
import type { QuickChoiceOf } from './quick-choice-store';
import { StockNote } from './stock-note';

/** Renders what a sold-out choice offers, which `check` validates. */
type SoldOut = (product: Product, choice: ChosenOptions, check: () => boolean) => ReactNode;

/** Sizes, colors, quantity and cart button of one product, whose variants are loaded first. */
const ChoiceForm = ({
  product: card,
  soldOut,
  onClose,
  onAdded,
}: {
  product: Product;
  soldOut: SoldOut;
  onClose: () => void;
  onAdded: () => void;
}) => {
  const { t, pick } = useText();
  const groups = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = useQuery(productQuery(card.id));
  const loaded = data?.product ?? card;
  const options = useOptions(loaded);
  const product = withOptions(loaded, options);
  const [wanted, setQuantity] = useState(1);
  const lines = useCart();
  const line = toLine(product, options);
  const room = roomFor(product, line, lines);
  const max = Math.max(1, room);
  const quantity = Math.min(wanted, max);
  const inCart = lines.find((row) => isSameLine(row, line))?.quantity;
  const name = pick(product.name, product.nameAr);
  const image = product.images.find((file) => !isVideo(file));
  const check = () => checkIn(groups.current, options);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!data || !check()) return;
    cart.add({ ...line, quantity });
    onClose();
    onAdded();
  };
  return (
    <>
      <form noValidate onSubmit={add} className="flex flex-col gap-5">
        <div className="flex gap-4">
          <Picture
            image={image}
            alt=""
            sizes="72px"
            max={160}
            className="aspect-4/5 w-18 shrink-0"
          />
          <div className="flex min-w-0 flex-col items-start gap-1.5">
            <p className="text-small font-semibold break-words">
              <bdi>{name}</bdi>
            </p>
            <ProductPrice product={product} />
            <StockText stock={product.stock} />
            {inCart && <p className="text-small">{t('card.inCart', { count: inCart })}</p>}
          </div>
        </div>
        <OptionGroups ref={groups} product={product} options={options} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Stepper
            value={quantity}
            maximum={max}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            onChange={setQuantity}
          />
          <Link
            to={paths.product(product.id, optionQuery(options, loaded))}
            onClick={onClose}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
          >
            {t('option.details')}
          </Link>
          {product.stock > 0 && (
            <StockNote quantity={quantity} max={max} stock={product.stock} className="w-full" />
          )}
        </div>
        {!data && !isPending && (
          <ErrorState
            text={t('product.failed')}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        <Button
          type="submit"
          size="large"
          className="sticky bottom-0 w-full"
          busy={isPending}
          busyText={t('loading')}
          disabled={room === 0}
        >
          {t(product.stock === 0 ? 'stock.none' : 'cart.addTo')}
        </Button>
      </form>
      {data && product.stock === 0 && (
        <div className="mt-3 min-h-13">{soldOut(loaded, options, check)}</div>
      )}
    </>
  );
};

/** A sheet on phones; from 768 px a popover beside its button. */
export const QuickChoice = ({
  product,
  anchor,
  onAdded,
  onClose,
  soldOut,
}: QuickChoiceOf & { onClose: () => void; soldOut: SoldOut }) => {
  const { t } = useText();
  const isWide = useMedia('(min-width: 768px)');
  const form = <ChoiceForm {...{ product, soldOut, onClose, onAdded }} />;
  const onOpenChange = (open: boolean) => !open && onClose();
  return isWide ? (
    <Popover open onOpenChange={onOpenChange} anchor={{ current: anchor }} title={t('card.choose')}>
      {form}
    </Popover>
  ) : (
    <Sheet
      open
      onOpenChange={onOpenChange}
      side="bottom"
      title={t('card.choose')}
      closeLabel={t('close')}
    >
      {form}
    </Sheet>
  );
};
