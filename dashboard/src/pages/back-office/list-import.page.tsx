import {
  IMPORT_COLUMNS,
  IMPORT_RIGHTS,
  TRANSLATED_TEXTS,
  type ListImportKind,
} from '@shop/shop-rules';
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

/** The list that each import changes, its name in the navigation, and which text says how it works. */
const LISTS: Record<ListImportKind, { path: string; name: string; about?: string }> = {
  categories: { path: paths.categories, name: 'categories' },
  brands: { path: paths.brands, name: 'brands' },
  offers: { path: paths.offers, name: 'offers' },
  partners: { path: paths.partners, name: 'partners' },
  banners: { path: paths.banners, name: 'banners', about: 'Contents' },
  'main-ads': { path: paths.mainAds, name: 'mainAds', about: 'Contents' },
  videos: { path: paths.videos, name: 'videos', about: 'Contents' },
  coupons: { path: paths.coupons, name: 'coupons' },
  translations: { path: paths.translations, name: 'translations', about: 'Texts' },
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
  const { path, name, about = 'List' } = LISTS[kind];
  const isTexts = kind === 'translations';
  const columns =
    kind === 'translations'
      ? Object.keys(TRANSLATED_TEXTS[texts]).flatMap((field) => [field, `${field}Ar`])
      : IMPORT_COLUMNS[kind];
  return (
    <>
      <PageHeader
        title={isTexts ? t(`imports.texts.${texts}`) : t(`imports.list.${kind}`)}
        above={[
          {
            text: t(`nav.${name}`),
            to: isTexts ? `${path}?kind=${texts}` : path,
          },
        ]}
      />
      <p className="-mt-2 mb-4 max-w-3xl text-muted">{t(`imports.about${about}`)}</p>
      <FileImportPanel
        title={t(`imports.list.${kind}`)}
        hint={t('imports.listAccepted', {
          size: LARGEST_SHEET_MB,
          rows: count(MOST_SHEET_ROWS),
          columns: ['id', 'version', ...columns].join(', '),
        })}
        imports={imports}
        rows={(row) => <ListImportRows key={row.id} row={row} />}
      />
    </>
  );
};
