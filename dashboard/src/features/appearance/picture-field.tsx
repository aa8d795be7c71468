import { Button, cx, FieldFrame } from '@shop/ui';
import { ImageOff, ImagePlus } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { ChooseFile } from '@/shared/files/choose-file';
import { acceptOf } from '@/shared/files/sort-files';
import { useOneFile } from '@/shared/files/use-one-file';
import { useControlledProps } from '@/shared/forms/use-controlled-props';
import { useText } from '@/shared/i18n/use-text';
import type { AppearanceValues, PictureChoice } from './appearance-values';
import { usePictureUrl } from './use-picture-url';

type Name = 'logo' | 'logoDark' | 'icon';

const Picture = ({
  name,
  label,
  hint,
  saved,
  value,
  onChange,
  error,
}: {
  name: Name;
  label: string;
  hint: string;
  saved: string | undefined;
  value: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  error: string | undefined;
}) => {
  const t = useText();
  const { choose, problem } = useOneFile('image', onChange);
  const url = usePictureUrl(value, saved);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optionalText={t('rows.optional')}
      error={problem ?? error}
    >
      {(wiring) => (
        <span className="flex flex-wrap items-center gap-3">
          <span
            className={cx(
              'flex h-14 shrink-0 items-center justify-center border border-line p-2',
              name === 'icon' ? 'w-14' : 'w-36',
              name === 'logoDark' ? 'bg-night' : 'bg-white',
            )}
          >
            {url ? (
              <img src={url} alt="" className="size-full object-contain" />
            ) : (
              <ImageOff className="size-4 text-control" />
            )}
          </span>
          <ChooseFile
            wiring={wiring}
            accept={acceptOf('image')}
            text={value instanceof File ? value.name : t('files.choose')}
            onFile={choose}
          >
            <ImagePlus className="size-4 shrink-0" />
          </ChooseFile>
          {url && (
            <Button
              variant="quiet"
              aria-label={t('files.remove', { name: label })}
              onClick={() => onChange(saved ? 'none' : undefined)}
            >
              {t('appearance.remove')}
            </Button>
          )}
        </span>
      )}
    </FieldFrame>
  );
};

/** A picture of the shop: the saved one until another is chosen or it is removed. */
export const PictureField = ({
  form,
  name,
  saved,
}: {
  form: UseFormReturn<AppearanceValues>;
  name: Name;
  saved: string | undefined;
}) => {
  const t = useText();
  return (
    <Picture
      name={name}
      label={t(`appearance.picture.${name}`)}
      hint={t(`appearance.pictureHint.${name}`)}
      saved={saved}
      {...useControlledProps({ control: form.control, name })}
    />
  );
};
