import { FieldFrame } from '@shop/ui';
import { ImagePlus } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { Thumb } from '@/shared/display/thumb';
import { ChooseFile } from './choose-file';
import { FileThumb } from './file-thumb';
import { acceptOf } from './sort-files';
import { useOneFile } from './use-one-file';

/** One picture: the saved one until a new file is chosen. */
export const ImageField = ({
  label,
  hint,
  saved,
  value,
  onChange,
  error,
  inputRef,
  large,
  className = 'size-14',
}: {
  label: string;
  hint?: string;
  /** The saved picture. */
  saved?: string | null;
  value: File | undefined;
  onChange: (file: File) => void;
  error?: string;
  /** Gets the file input, for the focus after a refusal. */
  inputRef?: Ref<HTMLInputElement>;
  /** Shows the preview as wide as a card. */
  large?: boolean;
  /** Class with the size of the preview. */
  className?: string;
}) => {
  const t = useText();
  const { choose, problem } = useOneFile('image', onChange);
  return (
    <FieldFrame label={label} hint={hint} error={problem ?? error}>
      {(wiring) => (
        <span className="flex flex-wrap items-center gap-3">
          {value ? (
            <FileThumb file={value} className={className} />
          ) : (
            <Thumb images={saved ? [saved] : []} large={large} className={className} />
          )}
          <ChooseFile
            wiring={wiring}
            inputRef={inputRef}
            accept={acceptOf('image')}
            text={value ? value.name : t('files.choose')}
            onFile={choose}
          >
            <ImagePlus className="size-4 shrink-0" />
          </ChooseFile>
        </span>
      )}
    </FieldFrame>
  );
};
