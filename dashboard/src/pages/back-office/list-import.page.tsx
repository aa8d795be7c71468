import { IMPORT_RIGHTS, TRANSLATED_TEXTS, type ListImportKind } from '@shop/shop-rules';
import { useParams } from 'react-router';
import { ListImportRows } from '@/features/list-imports/list-import-rows';
import { useListImport } from '@/features/list-imports/use-list-import';
import { LARGEST_SHEET_MB, MOST_SHEET_ROWS } from '@/shared/files/sheet-file';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { FileImportPanel } from '@/shared/imports/file-import-panel';
import { PageHeader } from '@/shared/layout/page-header';
import { useListParams } from '@/shared/list/use-list-params';
import { NoAccessPage } from '@/pages/errors/no-access.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const TEXT_KINDS = ['products', 'categories', 'offers', 'banners', 'mainAds', 'videos'] as const;

/** The list that each import changes, and the columns of its file. */
const LISTS: Record<ListImportKind, { path: string; columns: string }> = {
  categories: {
    path: paths.categories,
    columns: 'name, nameAr, shortInfo, shortInfoAr, description, descriptionAr, tags',
  },
  brands: { path: paths.brands, columns: 'name' },
  coupons: {
    path: paths.coupons,
    columns:
      'code, amount, percent, target, minimum, startsAt, endsAt, maxUses, maxUsesPerShopper, shopper, note',
  },
  translations: { path: paths.translations, columns: '' },
};

const isKind = (text: string): text is ListImportKind => Object.hasOwn(LISTS, text);

/** Import of an exported list; kind, texts and import are in the address. */
export const ListImportPage = () => {
  const may = useMay();
  const { kind = '' } = useParams();
  if (!isKind(kind)) return <NotFoundPage />;
  return may(IMPORT_RIGHTS[kind]) ? <ListImport kind={kind} /> : <NoAccessPage />;
};

const ListImport = ({ kind }: { kind: ListImportKind }) => {
  const t = useText();
  const { count } = useFormat();
  const { filter, change } = useListParams();
  const texts = TEXT_KINDS.find((known) => known === filter('texts')) ?? 'products';
  const current = Number(filter('import')) || undefined;
  const imports = useListImport(kind, texts, current, (id) => {
    if (id !== current) change({ import: String(id), rows: '' });
  });
  const opened = imports.current?.data?.import;
  if (opened && opened.kind !== kind) return <NotFoundPage />;
  const { path, columns } = LISTS[kind];
  const isTexts = kind === 'translations';
  const names = isTexts
    ? Object.keys(TRANSLATED_TEXTS[texts])
        .flatMap((field) => [field, `${field}Ar`])
        .join(', ')
    : columns;
  return (
    <>
      <PageHeader
        title={isTexts ? t(`imports.texts.${texts}`) : t(`imports.list.${kind}`)}
        above={[
          {
            text: t(`nav.${kind}`),
            to: isTexts ? `${path}?kind=${texts}` : path,
          },
        ]}
      />
      <p className="-mt-2 mb-4 max-w-3xl text-muted">
        {t(isTexts ? 'imports.aboutTexts' : 'imports.aboutList')}
      </p>
      <FileImportPanel
        title={t(`imports.list.${kind}`)}
        hint={t('imports.listAccepted', {
          size: LARGEST_SHEET_MB,
          rows: count(MOST_SHEET_ROWS),
          columns: `id, version, ${names}`,
        })}
        imports={imports}
        rows={(row) => <ListImportRows key={row.id} row={row} />}
      />
    </>
  );
};
