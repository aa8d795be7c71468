import { mediaUrl } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { VideoForm } from '@/features/videos/video-form';
import { removeVideo, scheduleVideo, videosQueries } from '@/features/videos/videos.queries';
import { usePick } from '@/shared/i18n/use-pick';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { ScheduleButton } from '@/shared/schedule/schedule-button';
import { ScheduleNote } from '@/shared/schedule/schedule-note';
import { useScheduleFilter } from '@/shared/schedule/use-schedule-filter';

export const VideosPage = () => {
  const t = useText();
  const pick = usePick();
  const nameOf = ({ title, titleAr }: { title: string; titleAr: string }) => pick(title, titleAr);
  const query = useQuery(videosQueries.all());
  const filter = useScheduleFilter(query.data);
  return (
    <RowsPage
      list="videos"
      title={t('nav.videos')}
      addTitle={t('videos.add')}
      query={query}
      texts={{ none: t('videos.none'), failed: t('videos.failed') }}
      search={{ label: t('videos.search'), keys: ['title', 'titleAr', 'model'] }}
      filter={filter}
      nameOf={nameOf}
      files={<ListFileActions kind="videos" start={startExport.videos} />}
      show={({
        title,
        titleAr,
        model,
        description,
        descriptionAr,
        link,
        videoUrl,
        poster,
        ...schedule
      }) => (
        <div className="flex flex-col gap-2">
          {/* The videos have no sound, so they need no captions. */}
          <video
            src={mediaUrl(videoUrl)}
            poster={poster ? mediaUrl(poster, 640) : undefined}
            controls
            muted
            playsInline
            preload="none"
            aria-label={title}
            className="-mx-4 -mt-4 mb-1 aspect-4/3 w-[calc(100%+2rem)] max-w-none bg-sand object-cover"
          />
          <h2 className="font-semibold break-words">
            <bdi>{pick(title, titleAr)}</bdi>
          </h2>
          {model && <bdi className="self-start text-mini text-muted">{model}</bdi>}
          <p className="line-clamp-3 text-muted">
            <bdi>{pick(description, descriptionAr)}</bdi>
          </p>
          <ScheduleNote {...schedule} />
          {link && (
            <bdi dir="ltr" className="max-w-full self-start truncate text-mini text-muted">
              {link}
            </bdi>
          )}
        </div>
      )}
      addForm={(onDone) => <VideoForm onDone={onDone} />}
      addInWindow
      actions={(video) => (
        <ScheduleButton row={video} name={nameOf(video)} save={scheduleVideo} stale={['videos']} />
      )}
      edit={(known, onDone) => <VideoForm {...{ known, onDone }} />}
      remove={useRemove(removeVideo, [['videos']])}
    />
  );
};
