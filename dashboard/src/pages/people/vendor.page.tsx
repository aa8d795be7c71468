import { ApiError } from '@shop/api-client';
import { mayUse, roleOfStaff } from '@shop/shop-rules';
import { EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { History } from '@/features/audit/history';
import { VendorProducts } from '@/features/products/vendor-products';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { VendorHead } from '@/features/vendors/vendor-head';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const Vendor = ({ id }: { id: number }) => {
  const t = useText();
  const { data: vendor, error, refetch } = useQuery(vendorsQueries.one(id));
  const above = useMay()('staff.manage') ? [{ text: t('nav.vendors'), to: paths.vendors }] : [];
  // Accounts that are not vendors are shown as not found.
  if (vendor?.type && roleOfStaff(vendor.type) !== 'vendor') return <NoVendor />;
  if (vendor)
    return (
      <>
        <PageHeader title={vendor.name} above={above} />
        <VendorHead vendor={vendor} />
        <VendorProducts vendor={id} />
        <History subject="staff" subjectId={id} />
      </>
    );
  if (error instanceof ApiError && error.status === 404) return <NoVendor />;
  if (error)
    return (
      <ErrorState
        text={t('vendor.failed')}
        retryText={t('list.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading text={t('shell.loading')}>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-3 h-9 w-64" />
      <Skeleton className="mt-6 h-24 w-full" />
    </Loading>
  );
};

const NoVendor = () => {
  const t = useText();
  return (
    <>
      <PageHeader title={t('products.vendor')} />
      <EmptyState text={t('vendor.notFound')} />
    </>
  );
};

/** A vendor with their products. A vendor sees only their own page. */
export const VendorPage = () => {
  const staff = useSignedIn();
  const id = Number(useParams()['vendorId']);
  const isKnown = Number.isInteger(id) && id > 0;
  const isForeign = mayUse(roleOf(staff), ['vendor']) && id !== staff.id;
  return isKnown && !isForeign ? <Vendor key={id} id={id} /> : <NoVendor />;
};
