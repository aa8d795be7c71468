import { isVideo } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';
import { Media } from './media';
import { useFullScreen } from './use-full-screen';

const SIZES = '(min-width: 1328px) 413px, (min-width: 768px) 31vw, 92vw';
const BOX = 'block aspect-4/5 w-full';

/** Pictures of the product in use: a carousel on phones, columns on wide screens. Each opens full screen. */
export const UsageImages = ({ files, name }: { files: string[]; name: string }) => {
  const { t } = useText();
  const caption = (file: string) => t('usage.image', { name, index: files.indexOf(file) + 1 });
  const [open, fullScreen] = useFullScreen(files, caption);
  return (
    <>
      <ul className="no-scrollbar relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain md:grid md:grid-cols-3 md:gap-5">
        {files.map((file) => (
          <li key={file} className="w-full shrink-0 snap-start not-only:w-[82%] md:not-only:w-auto">
            <figure>
              {isVideo(file) ? (
                <div className={BOX}>
                  <Media file={file} alt={caption(file)} sizes={SIZES} current />
                </div>
              ) : (
                <button
                  type="button"
                  aria-label={`${t('gallery.enlarge')}: ${caption(file)}`}
                  className={`${BOX} cursor-zoom-in -outline-offset-2`}
                  onClick={() => open(file)}
                >
                  <Media file={file} alt="" sizes={SIZES} current />
                </button>
              )}
              <figcaption className="mt-2 text-small text-muted">{caption(file)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {fullScreen}
    </>
  );
};
