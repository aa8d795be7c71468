import { ApiError } from '@shop/api-client';
import { mayUse } from '@shop/shop-rules';
import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { mediaQueries } from '@/features/media/media.queries';
import { MediaManager } from '@/features/media/media-manager';
import type { MediaList } from '@/features/media/media';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { NotFoundPage } from '@/pages/errors/not-found.page';

const Shape = () => (
  <>
    <Skeleton className="mb-4 h-6 w-64" />
    <Skeleton className="h-20 w-full" />
    <div className="mt-8 grid grid-cols-3 gap-3 md:grid-cols-5 xl:grid-cols-6">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="aspect-[4/5]" />
      ))}
    </div>
  </>
);

/** Media manager of one list of the product in the address. */
const MediaPage = ({ list }: { list: MediaList }) => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const id = Number(useParams()['productId']);
  const query = useQuery({ ...mediaQueries.product(id), enabled: Number.isInteger(id) && id > 0 });
  const { data: product, error } = query;
  const isForeign = product && mayUse(roleOf(staff), ['vendor']) && product.vendor !== staff.id;
  const isUnknown = !query.isEnabled || (error instanceof ApiError && error.status === 404);
  if (isForeign || isUnknown) return <NotFoundPage />;
  const other =
    list === 'images'
      ? { to: paths.orderUsage(id), text: t('media.title.usageImages') }
      : { to: paths.orderImages(id), text: t('media.title.images') };
  return (
    <>
      <PageHeader
        title={t(`media.title.${list}`)}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      >
        <Link to={other.to} className={buttonClass({ variant: 'secondary' })}>
          {other.text}
        </Link>
      </PageHeader>
      <QueryBoundary query={query} failed={t('media.notLoaded')} shape={<Shape />}>
        {(known) => (
          <>
            <p className="mb-4 text-h3">
              <bdi>{nameOf(known)}</bdi>
            </p>
            <MediaManager key={`${list} ${id}`} product={known} list={list} />
          </>
        )}
      </QueryBoundary>
    </>
  );
};

export const OrderImagesPage = () => <MediaPage list="images" />;
export const OrderUsagePage = () => <MediaPage list="usageImages" />;
