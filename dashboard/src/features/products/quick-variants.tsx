import type { ProductVariantDto } from '@shop/contracts';
import { variantName } from '@shop/shop-rules';
import { Button, cx, ErrorState, Loading, Skeleton, SubRow, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { confirmDiscard, losesChanges } from '@/shared/unsaved/unsaved-changes';
import type { Product } from './product';
import { QuickCell } from './quick-cell';
import { QuickParts } from './quick-line';
import { useVariantTarget, variantsOf } from './quick-target';
import { quickQueries, type QuickField, type QuickValues } from './quick-values.queries';
import { StockBadge } from './stock-badge';

/** Variants shown at first. */
const SHOWN = 50;

/** Shows and hides the variants of a product. */
export const VariantsToggle = ({
  product,
  values,
  isOpen,
  onToggle,
}: {
  product: Product;
  values: QuickValues | undefined;
  isOpen: boolean;
  onToggle: () => void;
}) => {
  const t = useText();
  const name = useNameOf()(product);
  if (!values || values.variantCount < 2) return null;
  const sizes = t('quick.sizes', { count: values.variantCount });
  return (
    <button
      type="button"
      aria-label={`${sizes}: ${name}`}
      aria-expanded={isOpen}
      className="-ms-1 flex min-h-6 items-center gap-1 rounded-control px-1 text-mini text-muted hover:text-ink hover:underline"
      onClick={() => {
        if (!isOpen || !losesChanges(variantsOf(product))) return onToggle();
        void confirmDiscard().then((yes) => yes && onToggle());
      }}
    >
      <ChevronRight
        className={cx('size-4 transition-transform', isOpen ? 'rotate-90' : 'mirror')}
      />
      {sizes}
    </button>
  );
};

const VariantCell = ({
  product,
  variant,
  field,
}: {
  product: Product;
  variant: ProductVariantDto;
  field: QuickField;
}) => {
  const t = useText();
  const { aed } = useFormat();
  const target = useVariantTarget(product, variant);
  const value = variant[field];
  return (
    <QuickCell target={target} field={field}>
      {field === 'stock' ? (
        <StockBadge stock={variant.stock} />
      ) : value === null ? (
        <span className="whitespace-nowrap text-muted">
          {field === 'price' ? t('quick.productPrice') : '–'}
        </span>
      ) : (
        <span className={cx('whitespace-nowrap', field === 'offerPrice' && 'text-sale')}>
          {aed(value)}
        </span>
      )}
    </QuickCell>
  );
};

interface Shown {
  name: string;
  key: number;
  cell: (field: QuickField) => ReactNode;
}

/** The variants of a product once they are loaded, at first some of them; else what is shown instead. */
const useVariants = (product: Product) => {
  const t = useText();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useQuery(quickQueries.variants(product.id));
  const rows = (data ?? []).slice(0, isWhole ? undefined : SHOWN).map((variant): Shown => ({
    name: variantName(variant, locale) || t('quick.only'),
    key: variant.id,
    cell: (field) => <VariantCell {...{ product, variant, field }} />,
  }));
  const count = data?.length ?? 0;
  const below = isError ? (
    <ErrorState
      text={t('quick.sizesFailed')}
      retryText={t('list.retry')}
      onRetry={() => void refetch()}
    />
  ) : !data ? (
    <Loading text={t('shell.loading')}>
      <Skeleton className="h-10" />
    </Loading>
  ) : count > rows.length ? (
    <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
      {t('quick.allSizes', { count })}
    </Button>
  ) : undefined;
  return { rows, below };
};

const FIELDS: readonly string[] = ['price', 'offerPrice', 'stock'] satisfies QuickField[];
const isField = (key: string): key is QuickField => FIELDS.includes(key);

/** Rows of the table below that of a product: its variants, whose values are edited like those of the product. */
export const VariantRows = ({
  product,
  columns,
  hasChoice,
}: {
  product: Product;
  columns: Column<Product>[];
  hasChoice: boolean;
}) => {
  const { rows, below } = useVariants(product);
  return (
    <>
      {rows.map(({ key, name, cell }) => (
        <SubRow
          key={key}
          {...{ columns, hasChoice }}
          header={<bdi>{name}</bdi>}
          cell={(column) => isField(column) && cell(column)}
        />
      ))}
      {below && <SubRow {...{ columns, hasChoice }} whole={below} />}
    </>
  );
};

/** The same on a card. */
export const VariantLines = ({ product }: { product: Product }) => {
  const { rows, below } = useVariants(product);
  return (
    <>
      <ul className="mt-1 border-t border-line">
        {rows.map(({ key, name, cell }) => (
          <li key={key} data-row="" tabIndex={-1} className="border-b border-line py-2">
            <p className="text-small font-semibold">
              <bdi>{name}</bdi>
            </p>
            <QuickParts cell={cell} />
          </li>
        ))}
      </ul>
      {below}
    </>
  );
};
