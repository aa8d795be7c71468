import { LARGEST_FILE_MB, MOST_RETURN_PICTURES } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { ImagePlus, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ChangeEvent,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useText } from '@/shared/i18n/text';
import { dataUrlOf } from './returns.queries';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

const isPicture = ({ type, size }: File): boolean =>
  TYPES.includes(type) && size <= LARGEST_FILE_MB.image * MEGABYTE;

const Preview = ({
  file,
  alt,
  onBroken,
}: {
  file: File;
  alt: string;
  /** The file cannot be read, or the browser cannot show it as a picture. */
  onBroken: () => void;
}) => {
  const [url, setUrl] = useState<string>();
  const refuse = useEffectEvent(onBroken);
  useEffect(() => {
    let isShown = true;
    dataUrlOf(file).then(setUrl, () => isShown && refuse());
    return () => {
      isShown = false;
    };
  }, [file]);
  return url ? (
    <img src={url} alt={alt} onError={onBroken} className="size-full object-cover" />
  ) : (
    <span className="sr-only">{alt}</span>
  );
};

/** Chooses pictures with a preview of each; refused files are named. */
export const ReturnPicturesField = ({
  files,
  onChange,
}: {
  files: File[];
  onChange: Dispatch<SetStateAction<File[]>>;
}) => {
  const { t } = useText();
  const id = useId();
  const [refused, setRefused] = useState<string[]>([]);
  const [broken, setBroken] = useState<string[]>([]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(target.files ?? []);
    // The same file can be chosen again after it was removed.
    target.value = '';
    setRefused(chosen.filter((file) => !isPicture(file)).map(({ name }) => name));
    setBroken([]);
    onChange([...files, ...chosen.filter(isPicture)].slice(0, MOST_RETURN_PICTURES));
  };
  const remove = (file: File) => onChange((all) => all.filter((other) => other !== file));
  const refuse = (file: File) => {
    setBroken((names) => [...names, file.name]);
    remove(file);
  };
  return (
    <fieldset>
      <legend className="text-small font-semibold">
        {t('return.pictures')}
        <span className="ms-1 font-normal text-muted"> {t('field.optional')}</span>
      </legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t('return.picturesHint', { count: MOST_RETURN_PICTURES })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {files.map((file, index) => (
          <div key={`${file.name} ${file.lastModified}`} className="relative h-24 w-20 bg-sand">
            <Preview
              file={file}
              alt={t('return.picture', { number: index + 1 })}
              onBroken={() => refuse(file)}
            />
            <button
              type="button"
              aria-label={t('return.removePicture', { number: index + 1 })}
              className="absolute end-0 top-0 grid size-11 place-items-start justify-items-end"
              onClick={() => remove(file)}
            >
              <X className="size-6 rounded-full bg-surface p-1" />
            </button>
          </div>
        ))}
        {files.length < MOST_RETURN_PICTURES && (
          <label
            className={buttonClass({
              variant: 'secondary',
              className:
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent',
            })}
          >
            <ImagePlus className="size-4" />
            {t('return.addPictures')}
            <input
              type="file"
              multiple
              accept={TYPES.join(',')}
              aria-describedby={`${id}-hint`}
              className="sr-only"
              onChange={choose}
            />
          </label>
        )}
      </div>
      {refused.length + broken.length > 0 && (
        <ul role="alert" className="mt-2 text-small font-semibold text-sale">
          {refused.map((name) => (
            <li key={name} className="break-words">
              {t('return.pictureRefused', { name, size: LARGEST_FILE_MB.image })}
            </li>
          ))}
          {broken.map((name) => (
            <li key={name} className="break-words">
              {t('return.pictureBroken', { name })}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
};
