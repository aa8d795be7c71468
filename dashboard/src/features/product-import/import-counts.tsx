import type { ProductImportDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** Rows of an import by what they do. */
export const ImportCounts = ({
  row,
}: {
  row: Pick<ProductImportDto, 'toCreate' | 'toUpdate' | 'unchanged' | 'errors'>;
}) => {
  const t = useText();
  const { count } = useFormat();
  const counts = [
    ['create', row.toCreate],
    ['update', row.toUpdate],
    ['unchanged', row.unchanged],
    ['error', row.errors],
  ] as const;
  return (
    <p className="text-mini text-muted tabular-nums">
      {counts
        .filter(([, total]) => total > 0)
        .map(([state, total]) => t(`imports.count.${state}`, { total: count(total) }))
        .join(' · ')}
    </p>
  );
};
