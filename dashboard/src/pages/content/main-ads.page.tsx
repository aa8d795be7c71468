import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { MainAdForm } from '@/features/main-ads/main-ad-form';
import { mainAdsQueries, removeMainAd, scheduleMainAd } from '@/features/main-ads/main-ads.queries';
import { usePick } from '@/shared/i18n/use-pick';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { ScheduleButton } from '@/shared/schedule/schedule-button';
import { ScheduleNote } from '@/shared/schedule/schedule-note';
import { useScheduleFilter } from '@/shared/schedule/use-schedule-filter';
import { Thumb } from '@/shared/display/thumb';

export const MainAdsPage = () => {
  const t = useText();
  const pick = usePick();
  const nameOf = ({ title, titleAr }: { title: string; titleAr: string }) => pick(title, titleAr);
  const query = useQuery(mainAdsQueries.all());
  const filter = useScheduleFilter(query.data);
  return (
    <RowsPage
      list="mainAds"
      title={t('nav.mainAds')}
      addTitle={t('ads.add')}
      query={query}
      texts={{ none: t('ads.none'), failed: t('ads.failed') }}
      search={{ label: t('ads.search'), keys: ['title', 'titleAr'] }}
      filter={filter}
      nameOf={nameOf}
      files={<ListFileActions kind="main-ads" start={startExport.mainAds} />}
      show={({ title, titleAr, text, textAr, image, ...schedule }) => (
        <div className="flex flex-col gap-2">
          <Thumb images={image ? [image] : []} large className="-mx-4 -mt-4 mb-1 aspect-4/3" />
          <h2 className="font-semibold break-words">
            <bdi>{pick(title, titleAr)}</bdi>
          </h2>
          <p className="text-muted">
            <bdi>{pick(text, textAr)}</bdi>
          </p>
          <ScheduleNote {...schedule} />
        </div>
      )}
      addForm={(onDone) => <MainAdForm onDone={onDone} />}
      edit={(ad, onDone) => <MainAdForm {...{ ad, onDone }} />}
      inWindow
      actions={(ad) => (
        <ScheduleButton row={ad} name={nameOf(ad)} save={scheduleMainAd} stale={['main-ads']} />
      )}
      remove={useRemove(removeMainAd, [['main-ads']])}
    />
  );
};
