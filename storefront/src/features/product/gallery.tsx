import { isVideo } from '@shop/shop-rules';
import { cx, IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, Maximize2, Play } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { Media } from './media';

const ZoomDialog = lazy(() =>
  import('./zoom-dialog').then((module) => ({ default: module.ZoomDialog })),
);
const SIZES = '(min-width: 1280px) 620px, (min-width: 768px) 50vw, 100vw';

/** Pictures and videos of a product: swipe, arrows, thumbnails, and a full-screen look. */
export const Gallery = ({ files, name }: { files: string[]; name: string }) => {
  const { t } = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const show = (to: number) => {
    const wanted = (to + files.length) % files.length;
    setIndex(wanted);
    strip.current?.children[wanted]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const follow = () => {
    const row = strip.current;
    if (row && row.clientWidth > 0)
      setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  };
  const alt = (at: number) => t('gallery.image', { name, index: at + 1, count: files.length });
  if (files.length === 0)
    return <Picture image={undefined} alt={name} sizes={SIZES} className="aspect-4/5 w-full" />;
  return (
    <section
      aria-label={t('gallery.label')}
      className="flex flex-col gap-3 xl:flex-row-reverse xl:items-start"
    >
      <div className="relative min-w-0 flex-1 max-md:-mx-(--gutter)">
        <ul
          ref={strip}
          onScroll={follow}
          className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto"
        >
          {files.map((file, at) => (
            <li key={file} className="aspect-4/5 w-full shrink-0 snap-start">
              {isVideo(file) ? (
                <Media file={file} alt={alt(at)} sizes={SIZES} />
              ) : (
                <button
                  type="button"
                  className="block size-full cursor-zoom-in"
                  onClick={() => {
                    setIndex(at);
                    setZoomed(true);
                  }}
                >
                  <Media file={file} alt={alt(at)} sizes={SIZES} eager={at === 0} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className="absolute start-3 bottom-3 rounded-full bg-white/85 px-2.5 py-1 text-mini text-night tabular-nums">
          <bdi dir="ltr">
            {index + 1} / {files.length}
          </bdi>
        </p>
        <div className="absolute end-2 bottom-2 flex gap-1 text-night [&>button]:bg-white/85 [&>button]:text-night">
          {files.length > 1 && (
            <>
              <IconButton label={t('previous')} onClick={() => show(index - 1)}>
                <ChevronLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
              </IconButton>
              <IconButton label={t('next')} onClick={() => show(index + 1)}>
                <ChevronRight aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
              </IconButton>
            </>
          )}
          {!isVideo(files[index] ?? '') && (
            <IconButton label={t('gallery.zoom')} onClick={() => setZoomed(true)}>
              <Maximize2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            </IconButton>
          )}
        </div>
      </div>
      {files.length > 1 && (
        <ul className="no-scrollbar relative flex gap-2 overflow-x-auto p-0.5 xl:w-19 xl:flex-col xl:overflow-visible">
          {files.map((file, at) => (
            <li key={file}>
              <button
                type="button"
                aria-label={alt(at)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => show(at)}
                className={cx(
                  'relative block aspect-4/5 w-16 overflow-hidden bg-sand xl:w-18',
                  at === index ? 'outline-2 outline-ink' : 'opacity-75 hover:opacity-100',
                )}
              >
                <Picture image={file} alt="" sizes="72px" max={320} className="size-full" />
                {isVideo(file) && (
                  <Play aria-hidden="true" className="absolute inset-0 m-auto size-5" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <ZoomDialog
            image={files[index] ?? ''}
            alt={alt(index)}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
};
