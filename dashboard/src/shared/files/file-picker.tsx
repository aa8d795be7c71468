import { buttonClass, cx, IconButton } from '@shop/ui';
import { ImagePlus, X } from 'lucide-react';
import { useContext, useId, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { fileKey } from './file-key';
import { FileName } from './file-name';
import { FileThumb } from './file-thumb';
import { RefusedFiles } from './refused-files';
import { acceptOf, type Accepts } from './sort-files';
import { useFileCheck } from './use-file-check';
import { FileChecks } from './use-file-checks';

/** Multiple file upload with previews and remove buttons. */
export const FilePicker = ({
  label,
  hint,
  accepts,
  most,
  value,
  onChange,
  error,
  below,
}: {
  label: string;
  hint: string;
  accepts: Accepts;
  /** Maximum number of files. */
  most: number;
  value: File[];
  onChange: (files: File[]) => void;
  error?: string;
  /** What is shown below a file. */
  below?: (file: File) => ReactNode;
}) => {
  const t = useText();
  const id = useId();
  const rules = { accepts, waiting: value, most };
  const { refused, choose } = useFileCheck(
    rules,
    (files) => onChange([...value, ...files]),
    useContext(FileChecks),
  );
  return (
    <div>
      {value.length > 0 && (
        <ul
          className={cx(
            'mb-4 grid gap-3',
            below ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3 sm:grid-cols-5',
          )}
        >
          {value.map((file) => (
            <li key={fileKey(file)} className="relative">
              <FileThumb file={file} />
              <FileName className="mt-1" name={file.name} />
              <IconButton
                label={t('files.remove', { name: file.name })}
                className="absolute end-1 top-1 size-9 bg-surface"
                onClick={() => onChange(value.filter((known) => known !== file))}
              >
                <X className="size-4" />
              </IconButton>
              {below?.(file)}
            </li>
          ))}
        </ul>
      )}
      <label
        className={buttonClass({
          variant: 'secondary',
          className:
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        <ImagePlus className="size-4" />
        {label}
        <input
          type="file"
          multiple
          accept={acceptOf(accepts)}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className="sr-only"
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="mt-2 text-muted">
        {hint}
      </p>
      <RefusedFiles files={refused} rules={rules} />
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-sale">
          {error}
        </p>
      )}
    </div>
  );
};
