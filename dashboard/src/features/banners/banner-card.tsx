import type { BannerDto } from '@shop/contracts';
import { Badge } from '@shop/ui';
import { usePick } from '@/shared/i18n/use-pick';
import { useText } from '@/shared/i18n/use-text';
import { ScheduleNote } from '@/shared/schedule/schedule-note';
import { Thumb } from '@/shared/display/thumb';

/** A banner as the shop shows it, with its status. */
export const BannerCard = ({ banner }: { banner: BannerDto }) => {
  const t = useText();
  const pick = usePick();
  const { title, titleAr, tagline, taglineAr, path, imageUrl, active } = banner;
  const line = pick(tagline, taglineAr);
  return (
    <div className="flex flex-col gap-2">
      <Thumb images={imageUrl ? [imageUrl] : []} large className="-mx-4 -mt-4 mb-1 aspect-16/7" />
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold break-words">
          <bdi>{pick(title, titleAr)}</bdi>
        </h2>
        <Badge tone={active ? 'success' : undefined}>
          {active ? t('banners.active') : t('banners.inactive')}
        </Badge>
      </div>
      {line && (
        <p className="text-muted">
          <bdi>{line}</bdi>
        </p>
      )}
      <ScheduleNote {...banner} hidden={!active} />
      {path && (
        <bdi dir="ltr" className="max-w-full self-start truncate text-mini text-muted">
          {path}
        </bdi>
      )}
    </div>
  );
};
