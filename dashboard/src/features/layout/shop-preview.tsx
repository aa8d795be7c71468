import type { ArrangedLayoutDto } from '@shop/contracts';
import { fromDubaiField, isShownAt, MOBILE_MENU_CATEGORIES, type Schedule } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Thumb } from '@/shared/display/thumb';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { shopUrl } from '@/shared/paths';
import { isScheduleTime, LATEST_TIME } from '@/shared/schedule/use-time-fields';
import { useNow } from '@/shared/schedule/use-now';
import type { ShownEntry } from './layout-values';

interface Content extends Schedule {
  id: number;
  name: string;
  image: string | null;
}

/** What fills the sections; texts in the current language. */
export interface PreviewContents {
  categories: { id: number; name: string; productCount: number }[];
  hero: Content[];
  ads: Content[];
  videos: Content[];
}

const shownOf = <Entry extends ShownEntry>(entries: Entry[], time: Date): Entry[] =>
  entries.filter(
    ({ shown, shownFrom = null, shownUntil = null }) =>
      shown && isShownAt({ shownFrom, shownUntil }, time),
  );

/** Pictures of a section; larger ones for banners. */
const Pictures = ({ contents, large }: { contents: Content[]; large: boolean }) => (
  <ul className={large ? 'grid grid-cols-2 gap-1' : 'grid grid-cols-4 gap-1'}>
    {contents.map(({ id, name, image }) => (
      <li key={id} className="min-w-0">
        <Thumb
          images={image ? [image] : []}
          className={large ? 'aspect-16/7 w-full' : 'aspect-square w-full'}
        />
        <bdi className="block truncate text-mini">{name}</bdi>
      </li>
    ))}
  </ul>
);

/** The arranged menu and home page in outline, as shoppers see them at a time. */
export const ShopPreview = ({
  layout: { categories, groups, sections },
  contents,
}: {
  layout: Omit<ArrangedLayoutDto, 'version'>;
  contents: PreviewContents;
}) => {
  const t = useText();
  const [at, setAt] = useState('');
  const scheduled = [
    ...[categories, groups, sections].flat(),
    ...[contents.hero, contents.ads, contents.videos].flat(),
  ];
  const now = useNow(
    scheduled.flatMap(({ shownFrom, shownUntil }) =>
      [shownFrom, shownUntil].map((limit) => limit && new Date(limit).toISOString()),
    ),
  );
  const time = isScheduleTime(at) ? new Date(fromDubaiField(at)) : now;
  const inOrder = (shown: { id: number }[]) =>
    shown.flatMap(({ id }) => contents.categories.filter((category) => category.id === id));
  const menu = inOrder(shownOf(categories, time));

  const insideOf = (name: (typeof sections)[number]['name']): ReactNode => {
    if (name === 'categories' || name === 'sliders') {
      const named = inOrder(categories).filter(
        ({ productCount }) => name === 'categories' || productCount > 0,
      );
      return <p className="text-mini text-muted">{named.map((each) => each.name).join(' · ')}</p>;
    }
    if (name !== 'hero' && name !== 'ads' && name !== 'videos') return null;
    const visible = contents[name].filter((each) => isShownAt(each, time));
    return visible.length === 0 ? (
      <p className="text-mini text-muted">{t('layout.previewEmpty')}</p>
    ) : (
      <Pictures contents={visible} large={name === 'hero'} />
    );
  };
  return (
    <Panel
      title={t('layout.preview')}
      className="lg:sticky lg:top-20"
      action={
        <a
          href={shopUrl('/')}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1 text-small text-accent underline-offset-4 hover:underline"
        >
          {t('layout.openShop')}
          <ExternalLink className="mirror size-4" />
        </a>
      }
    >
      <TextField
        type="datetime-local"
        max={LATEST_TIME}
        label={t('layout.previewAt')}
        hint={t('layout.previewAtHint')}
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <div
        role="group"
        aria-label={t('layout.preview')}
        className="mt-4 border border-line bg-paper text-small"
      >
        <p className="border-b border-line px-3 py-2 text-mini">
          {shownOf(groups, time)
            .map(({ name }) => t(`layout.group.${name}`))
            .join(' · ') || t('layout.noGroups')}
        </p>
        <p className="border-b border-line px-3 py-2 font-semibold">
          {menu.map(({ name }) => name).join(' · ') || t('layout.noCategories')}
        </p>
        {menu.length > MOBILE_MENU_CATEGORIES && (
          <p className="border-b border-line px-3 py-2 text-mini text-muted">
            {t('layout.onPhones', { count: MOBILE_MENU_CATEGORIES })}
          </p>
        )}
        <ol className="flex flex-col gap-2 p-3">
          {shownOf(sections, time).map(({ name }) => (
            <li key={name} className="flex flex-col gap-1.5 border border-line bg-surface p-2">
              <p className="font-semibold">{t(`layout.section.${name}`)}</p>
              {insideOf(name)}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
};
