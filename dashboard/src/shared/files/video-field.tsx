import { FieldFrame } from '@shop/ui';
import { Film } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ChooseFile } from './choose-file';
import { acceptOf } from './sort-files';
import { useOneFile } from './use-one-file';

const MEGABYTE = 1_000_000;

/** One video file, with its size once chosen. */
export const VideoField = ({
  label,
  hint,
  value,
  onChange,
  error,
}: {
  label: string;
  hint: string;
  value: File | undefined;
  onChange: (file: File) => void;
  error?: string;
}) => {
  const t = useText();
  const { count } = useFormat();
  const { choose, problem } = useOneFile('video', onChange);
  const size = value && t('files.megabytes', { size: count(Math.ceil(value.size / MEGABYTE)) });
  return (
    <FieldFrame label={label} hint={hint} error={problem ?? error}>
      {(wiring) => (
        <span className="flex flex-wrap items-center gap-3">
          <ChooseFile
            wiring={wiring}
            accept={acceptOf('video')}
            text={value ? value.name : t('files.chooseVideo')}
            onFile={choose}
          >
            <Film className="size-4 shrink-0" />
          </ChooseFile>
          {size && <span className="text-mini text-muted">{size}</span>}
        </span>
      )}
    </FieldFrame>
  );
};
