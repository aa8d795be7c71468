import { Button, notify } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { BannerCard } from '@/features/banners/banner-card';
import { BannerForm } from '@/features/banners/banner-form';
import {
  bannersQueries,
  removeBanner,
  scheduleBanner,
  useActivateBanner,
} from '@/features/banners/banners.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { ScheduleButton } from '@/shared/schedule/schedule-button';
import { useScheduleFilter } from '@/shared/schedule/use-schedule-filter';

export const BannersPage = () => {
  const t = useText();
  const inLocale = useNameOf();
  const nameOf = ({ title: name, titleAr: nameAr }: { title: string; titleAr: string }) =>
    inLocale({ name, nameAr });
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  const activate = useActivateBanner(() => notify(t('banners.notSaved'), { kind: 'error' }));
  const query = useQuery(bannersQueries.all());
  const filter = useScheduleFilter(query.data, {
    text: t('banners.inactive'),
    has: ({ active }) => !active,
  });
  return (
    <RowsPage
      list="banners"
      title={t('nav.banners')}
      addTitle={t('banners.add')}
      query={query}
      texts={{ none: t('banners.none'), failed: t('banners.failed') }}
      search={{ label: t('banners.search'), keys: ['title', 'titleAr'] }}
      filter={filter}
      nameOf={nameOf}
      files={<ListFileActions kind="banners" start={startExport.banners} />}
      show={(banner) => <BannerCard banner={banner} />}
      addForm={(onDone) => <BannerForm {...{ categories, onDone }} />}
      addInWindow
      actions={(banner) => (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-label={t(banner.active ? 'banners.disableNamed' : 'banners.activateNamed', {
              name: banner.title,
            })}
            onClick={() => activate.mutate(banner)}
          >
            {banner.active ? t('banners.disable') : t('banners.activate')}
          </Button>
          <ScheduleButton
            row={banner}
            name={nameOf(banner)}
            save={scheduleBanner}
            stale={['banners']}
          />
        </>
      )}
      remove={useRemove(removeBanner, [['banners']])}
    />
  );
};
