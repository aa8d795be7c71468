import { isVideo } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Picture } from '@/shared/media/picture';
import { VideoStill } from '@/shared/media/video-still';

/** Thumbnails of the gallery: a row, on wide screens a column. */
export const GalleryThumbs = ({
  files,
  index,
  alt,
  onChoose,
}: {
  files: string[];
  index: number;
  alt: (at: number) => string;
  onChoose: (at: number) => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const frame = row?.getBoundingClientRect();
    const thumb = row?.children[index]?.getBoundingClientRect();
    if (!row || !frame || !thumb) return;
    // Scrolls only the row, unlike scrollIntoView.
    row.scrollLeft += thumb.x + thumb.width / 2 - frame.x - frame.width / 2;
    row.scrollTop += thumb.y + thumb.height / 2 - frame.y - frame.height / 2;
  }, [index]);
  return (
    <ul
      ref={list}
      className="no-scrollbar relative flex gap-2 overflow-auto p-0.5 xl:col-start-1 xl:row-start-1 xl:max-h-(--gallery-height) xl:flex-col"
    >
      {files.map((file, at) => (
        <li key={file} className="shrink-0">
          <button
            type="button"
            aria-label={alt(at)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className={cx(
              'relative block aspect-square w-13 overflow-hidden bg-sand transition-opacity md:aspect-4/5 md:w-16 xl:w-18',
              at === index ? 'outline-2 outline-ink' : 'opacity-75 hover:opacity-100',
            )}
          >
            {isVideo(file) ? (
              <span className="grid size-full place-items-center">
                <VideoStill file={file} className="absolute inset-0 size-full" />
                <span className="relative grid size-8 place-items-center rounded-full bg-white text-night">
                  <Play className="size-4" fill="currentColor" />
                </span>
              </span>
            ) : (
              <Picture image={file} alt="" sizes="72px" max={320} className="size-full" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
