import { optionText, SEARCH_LENGTH, variantOf } from '@shop/shop-rules';
import { Button, cx, ErrorState, Loading, Skeleton, TextField } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useDelayed } from '@/shared/browser/use-delayed';
import { Thumb } from '@/shared/display/thumb';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { draftOrdersQueries, type ProductChoice } from './draft-orders.queries';
import type { FormLine } from './draft-values';

/** Most products that a search shows. */
const SHOWN = 8;
const PAUSE_MS = 300;

interface Choice {
  size: string;
  color: string;
  stock: number;
  price: number;
}

/** What can be chosen of a product: its variants, or its sizes and colors with one stock. */
const choicesOf = (product: ProductChoice): Choice[] => {
  const price = product.offerPrice ?? product.price;
  const orNone = (list: string[]) => (list.length > 0 ? list : ['']);
  return orNone(product.sizes).flatMap((size) =>
    orNone(product.colors).flatMap((color) => {
      if (!product.variants?.length) return [{ size, color, stock: product.stock, price }];
      const variant = variantOf(product.variants, { size, color });
      if (!variant) return [];
      return [
        { size, color, stock: variant.stock, price: variant.offerPrice ?? variant.price ?? price },
      ];
    }),
  );
};

/** The sizes and colors of a product with stock and price; what is sold out cannot be added. */
const Choices = ({ id, onAdd }: { id: number; onAdd: (line: FormLine) => void }) => {
  const t = useText();
  const locale = useLocale();
  const { aed, count } = useFormat();
  const { data: product, isError, refetch } = useQuery(draftOrdersQueries.product(id));
  if (isError)
    return (
      <ErrorState
        text={t('drafts.productFailed')}
        retryText={t('list.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!product)
    return (
      <Loading text={t('shell.loading')}>
        <Skeleton className="h-11" />
      </Loading>
    );
  const { name, nameAr, images } = product;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
      {choicesOf(product).map(({ size, color, stock, price }) => {
        const options = optionText({ size, color }, locale) || t('drafts.oneSize');
        return (
          <li key={`${size}|${color}`}>
            <Button
              variant="secondary"
              size="small"
              className="h-full w-full flex-col items-start gap-0 px-3 py-1.5 text-start"
              disabled={stock === 0}
              onClick={() =>
                onAdd({
                  ...{ productId: id, size, color, quantity: 1, price, name, nameAr },
                  image: images[0] ?? null,
                })
              }
            >
              <span>
                {t('drafts.add')} {options}
              </span>
              <span className="text-mini font-normal text-muted tabular-nums">
                {aed(price)} ·{' '}
                {stock === 0 ? t('drafts.soldOut') : t('drafts.inStock', { count: count(stock) })}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

/** Finds products while typing and adds them with size and color. */
export const ProductPicker = ({
  first,
  onAdd,
}: {
  /** Id of a product whose sizes and colors are open at first. */
  first?: number | undefined;
  onAdd: (line: FormLine) => void;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { aed } = useFormat();
  const [text, setText] = useState('');
  const words = useDelayed(text.trim(), PAUSE_MS);
  const [openId, setOpenId] = useState(first);
  const found = useQuery(draftOrdersQueries.products(words));
  const preset = useQuery({
    ...draftOrdersQueries.product(first ?? 0),
    enabled: first !== undefined && words === '',
  });
  const hits =
    words !== ''
      ? found.data?.slice(0, SHOWN)
      : preset.data && [{ ...preset.data, image: preset.data.images[0] ?? null }];
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('drafts.findProduct')}
        hint={t('drafts.findHint')}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {words !== '' && found.isError && !found.data && (
        <ErrorState
          text={t('drafts.searchFailed')}
          retryText={t('list.retry')}
          onRetry={() => void found.refetch()}
        />
      )}
      {words !== '' && found.isLoading && (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-14" />
        </Loading>
      )}
      <p role="status" className={hits?.length === 0 ? 'text-muted' : 'sr-only'}>
        {hits?.length === 0 && t('drafts.noProduct')}
      </p>
      {hits && hits.length > 0 && (
        <ul aria-label={t('drafts.found')} className="divide-y divide-line border border-line">
          {hits.map((product) => {
            const isOpen = openId === product.id;
            return (
              <li key={product.id} className="flex flex-col gap-3 p-3">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="flex min-h-11 items-center gap-3 text-start"
                  onClick={() => setOpenId(isOpen ? undefined : product.id)}
                >
                  <Thumb images={product.image ? [product.image] : []} className="size-11" />
                  <bdi className="min-w-0 flex-1 font-semibold">{nameOf(product)}</bdi>
                  <span className="text-small whitespace-nowrap tabular-nums">
                    {aed(product.priceRange?.low ?? product.offerPrice ?? product.price)}
                  </span>
                  <ChevronDown className={cx('size-4 shrink-0', isOpen && 'rotate-180')} />
                </button>
                {isOpen && <Choices id={product.id} onAdd={onAdd} />}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
