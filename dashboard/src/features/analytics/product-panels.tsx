import type { AnalyticsDto } from '@shop/contracts';
import { variantName } from '@shop/shop-rules';
import { Badge } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ProductRows } from './product-rows';

export const TopProducts = ({ analytics: { topProducts } }: { analytics: AnalyticsDto }) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <Panel title={t('analytics.top')}>
      {topProducts.length ? (
        <ProductRows
          products={topProducts}
          aside={({ pieces, sales }) => (
            <>
              <span className="block font-semibold tabular-nums">{aed(sales)}</span>
              <span className="block text-mini text-muted">
                {t('analytics.soldCount', { count: pieces })}
              </span>
            </>
          )}
        />
      ) : (
        <p className="text-muted">{t('analytics.noSales')}</p>
      )}
    </Panel>
  );
};

export const LowStock = ({ analytics: { lowStock } }: { analytics: AnalyticsDto }) => {
  const t = useText();
  const { count } = useFormat();
  const locale = useLocale();
  return (
    <Panel
      title={t('analytics.lowStock')}
      action={
        lowStock.total > 0 && (
          <span className="text-muted tabular-nums">{count(lowStock.total)}</span>
        )
      }
    >
      {lowStock.products.length ? (
        <ProductRows
          products={lowStock.products}
          detail={(variant) => variantName(variant, locale)}
          aside={({ stock }) => (
            <Badge tone={stock ? 'brass' : 'sale'}>
              {stock ? t('analytics.stockLeft', { count: stock }) : t('analytics.soldOut')}
            </Badge>
          )}
        />
      ) : (
        <p className="text-muted">{t('analytics.noLowStock')}</p>
      )}
    </Panel>
  );
};
