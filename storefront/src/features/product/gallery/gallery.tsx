import { isVideo } from '@shop/shop-rules';
import { cx, IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import { GALLERY_BOX, GALLERY_HEIGHT, GALLERY_SIZES } from './gallery-box';
import { GalleryThumbs } from './gallery-thumbs';
import { Media } from './media';
import { useFullScreen } from './use-full-screen';
import { useStrip } from './use-strip';

/** Pictures and videos of a product with swipe, arrows, thumbnails and full screen. */
export const Gallery = ({
  files,
  name,
  wanted,
}: {
  files: string[];
  name: string;
  /** File to show as soon as it changes. */
  wanted?: string;
}) => {
  const { t, dir } = useText();
  const { row, index, show } = useStrip(files.length);
  const several = files.length > 1;
  const place = wanted === undefined ? -1 : files.indexOf(wanted);
  const showWanted = useEffectEvent(show);
  useEffect(() => {
    if (place >= 0) showWanted(place);
  }, [place]);
  const alt = (at: number) =>
    t(isVideo(files[at] ?? '') ? 'gallery.video' : 'gallery.image', {
      name,
      index: at + 1,
      count: files.length,
    });
  const [zoom, fullScreen] = useFullScreen(files, (file) => alt(files.indexOf(file)));
  const turn = (event: KeyboardEvent) => {
    const right = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // A focused video handles the arrow keys itself.
    if (!right || !several || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(index + (dir === 'rtl' ? -right : right));
  };
  if (files.length === 0)
    return (
      <div className="max-md:-mx-(--gutter)">
        <Picture image={undefined} alt={name} sizes={GALLERY_SIZES} className={GALLERY_BOX} />
      </div>
    );
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are optional; each picture has a button */}
      <section
        aria-label={t('gallery.label')}
        onKeyDown={turn}
        className={cx(
          GALLERY_HEIGHT,
          'flex min-w-0 flex-col gap-2 md:gap-3',
          // Reserves the thumbnail column: the page may paint before its HTML is complete.
          several && 'xl:grid xl:grid-cols-[--spacing(19)_1fr] xl:items-start',
        )}
      >
        <div className="relative min-w-0 max-md:-mx-(--gutter) xl:col-start-2">
          <ul
            {...row}
            className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth"
          >
            {files.map((file, at) => (
              <li key={file} className={`${GALLERY_BOX} shrink-0 snap-start snap-always`}>
                {isVideo(file) ? (
                  <Media file={file} alt={alt(at)} sizes={GALLERY_SIZES} current={at === index} />
                ) : (
                  <button
                    type="button"
                    tabIndex={at === index ? 0 : -1}
                    className="block size-full cursor-zoom-in -outline-offset-2"
                    onClick={() => zoom(file)}
                  >
                    <Media
                      file={file}
                      alt={alt(at)}
                      sizes={GALLERY_SIZES}
                      eager={at === 0}
                      current={at === index}
                    />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {several && (
            <p className="pointer-events-none absolute start-3 top-3 rounded-full bg-white/85 px-2.5 py-1 text-mini font-medium text-night tabular-nums">
              <bdi dir="ltr">
                {index + 1} / {files.length}
              </bdi>
            </p>
          )}
          <div className="absolute end-2 top-2 flex gap-1 [&>button]:bg-white/85 [&>button]:text-night [&>button]:hover:bg-white">
            {several && (
              <>
                <IconButton
                  label={t('previous')}
                  className="max-md:hidden"
                  onClick={() => show(index - 1)}
                >
                  <ChevronLeft className="mirror size-5" />
                </IconButton>
                <IconButton
                  label={t('next')}
                  className="max-md:hidden"
                  onClick={() => show(index + 1)}
                >
                  <ChevronRight className="mirror size-5" />
                </IconButton>
              </>
            )}
            {!isVideo(files[index] ?? '') && (
              <IconButton label={t('gallery.enlarge')} onClick={() => zoom(files[index])}>
                <Maximize2 className="size-4.5" />
              </IconButton>
            )}
          </div>
        </div>
        {several && <GalleryThumbs files={files} index={index} alt={alt} onChoose={show} />}
      </section>
      {fullScreen}
    </>
  );
};
