import {
  discountPercent,
  isVideo,
  jsonList,
  localizedName,
  savedAmount,
  unitPrice,
} from '@shop/shop-rules';
import { Badge, Price } from '@shop/ui';
import { useWatch } from 'react-hook-form';
import { FileThumb } from '@/shared/files/file-thumb';
import { numberOf } from '@/shared/forms/number-text';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { Thumb } from '@/shared/display/thumb';
import { usePriceCheck } from './price-check';
import { pricesOf, stockOf, type ProductValues } from './product-values';
import type { Opened } from './use-product-editor';

/** Preview of the product card in the dashboard's language. */
export const CardPreview = ({ choices, product, copied }: Omit<Opened, 'draftName'>) => {
  const t = useText();
  const locale = useLocale();
  const { rate } = useFormat();
  const values = useWatch<ProductValues>() as ProductValues;
  const priced = pricesOf(values);
  const { isRefused } = usePriceCheck({ productId: product?.id, ...priced });
  const isReduced = savedAmount(priced) > 0 && !isRefused;
  const percent = isReduced ? discountPercent(priced) : 0;
  const soldOut = stockOf(values) === 0;
  const name = localizedName(values, locale);
  const file = values.images.find(({ type }) => type.startsWith('image/'));
  const saved = jsonList((product ?? copied)?.images);
  const hasSaved = saved.some((image) => !isVideo(image));
  return (
    <div className="mx-auto w-full max-w-56">
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        {file && !hasSaved ? (
          <FileThumb file={file} className="size-full" />
        ) : (
          <Thumb images={saved} large className="size-full" />
        )}
        {soldOut ? (
          <p className="absolute inset-x-0 bottom-0 bg-night/75 py-2 text-center text-mini font-semibold text-white">
            {t('products.soldOut')}
          </p>
        ) : (
          percent > 0 && (
            <Badge tone="sale" className="absolute start-2 top-2">
              <span dir="ltr">{rate(-percent)}</span>
            </Badge>
          )
        )}
      </div>
      <p className="eyebrow min-h-lh truncate pt-3 text-muted">
        <bdi>{choices.brands.find(({ id }) => id === numberOf(values.brand))?.name}</bdi>
      </p>
      <p className="mt-1 line-clamp-2 min-h-[2lh] text-body font-medium break-words">
        <bdi>{name || t('productForm.previewName')}</bdi>
      </p>
      <Price
        amount={unitPrice(priced)}
        {...(isReduced && { before: priced.price })}
        locale={locale}
        nowLabel={t('products.now')}
        beforeLabel={t('products.before')}
        className="mt-2 text-body"
      />
    </div>
  );
};
