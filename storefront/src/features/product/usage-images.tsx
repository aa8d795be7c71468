import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';

/** The product in use: a captioned strip to swipe on phones, columns on wide screens. */
export const UsageImages = ({ files, name }: { files: string[]; name: string }) => {
  const { t } = useText();
  return (
    <ul className="no-scrollbar relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain md:grid md:grid-cols-3 md:gap-5">
      {files.map((file, index) => (
        <li key={file} className="w-full shrink-0 snap-start not-only:w-[82%] md:not-only:w-auto">
          <figure>
            <Picture
              image={file}
              alt=""
              sizes="(min-width: 1328px) 413px, (min-width: 768px) 31vw, 92vw"
              className="aspect-4/5 w-full"
            />
            <figcaption className="mt-2 text-small text-muted">
              {t('usage.image', { name, index: index + 1 })}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
};
