import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { LARGEST, MOST, type Refused } from './accepted';

/** Which of the chosen files are not taken, each with the reason. */
export const RefusedFiles = ({ files }: { files: Refused[] }) => {
  const t = useText();
  const { count } = useFormat();
  if (files.length === 0) return null;
  const values = {
    image: count(LARGEST.image),
    video: count(LARGEST.video),
    files: count(MOST.files),
    entries: count(MOST.entries),
  };
  return (
    <div role="alert" className="mt-3 border-s-2 border-sale ps-4">
      <p className="font-semibold text-sale">{t('media.refused')}</p>
      <ul className="mt-1">
        {files.map(({ name, why }, index) => (
          <li key={`${name} ${index}`}>
            <bdi className="font-semibold break-all">{name}</bdi>{' '}
            {t(`media.refused.${why}`, values)}
          </li>
        ))}
      </ul>
    </div>
  );
};
