import { ArrowDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '@/shared/routing/link';
import { StockText } from '@/shared/products/stock-text';
import { useText } from '@/shared/i18n/text';

/** Stock as text; a sold-out product links to related products. */
export const StockLine = ({ stock }: { stock: number }) => {
  const { t } = useText();
  const { search } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
      <StockText stock={stock} />
      {stock === 0 && (
        <Link
          to={{ search, hash: '#related' }}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          {t('product.seeSimilar')}
          <ArrowDown className="size-4" />
        </Link>
      )}
    </div>
  );
};
