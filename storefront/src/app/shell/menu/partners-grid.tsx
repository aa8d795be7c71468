import { Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Picture } from '@/shared/media/picture';
import { SmartLink } from '@/shared/layout/smart-link';
import { RegionError } from '@/shared/layout/region-error';
import { useText } from '@/shared/i18n/text';
import { shellQueries } from '../shell.queries';

/** Icons and names of the partners. */
export const PartnersGrid = () => {
  const { t } = useText();
  const { data: partners, isError, refetch } = useQuery(shellQueries.partners());
  if (isError) return <RegionError onRetry={refetch} />;
  if (!partners)
    return (
      <Loading text={t('loading')}>
        <div className="wrap-wide py-6">
          <Skeleton className="h-36" />
        </div>
      </Loading>
    );
  return (
    <ul className="wrap-wide grid grid-cols-6 gap-1 py-6 xl:grid-cols-8">
      {partners.map((partner) => (
        <li key={partner.id}>
          <SmartLink
            to={partner.path}
            className="flex h-full flex-col items-center gap-2 p-2 text-center text-mini hover:bg-sand"
          >
            <Picture image={partner.icon} alt="" sizes="88px" max={320} className="size-22" />
            <bdi>{partner.name}</bdi>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};
