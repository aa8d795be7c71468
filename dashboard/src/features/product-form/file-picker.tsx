import { buttonClass, IconButton } from '@shop/ui';
import { ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { FileName } from '@/shared/files/file-name';
import { FileThumb } from '@/shared/files/file-thumb';

const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Several files to upload, each with its picture and a way to leave it out again. */
export const FilePicker = ({
  label,
  hint,
  accept,
  value,
  onChange,
  error,
}: {
  label: string;
  hint: string;
  accept: string;
  value: File[];
  onChange: (files: File[]) => void;
  error?: string;
}) => {
  const t = useText();
  const id = useId();
  const take = (chosen: FileList | null) => {
    const fresh = [...(chosen ?? [])].filter(
      (file) => !value.some((known) => sameFile(known, file)),
    );
    if (fresh.length > 0) onChange([...value, ...fresh]);
  };
  return (
    <div>
      {value.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {value.map((file) => (
            <li key={`${file.name} ${file.size}`} className="relative">
              <FileThumb file={file} />
              <FileName className="mt-1" name={file.name} />
              <IconButton
                label={t('productForm.removeFile', { name: file.name })}
                className="absolute end-1 top-1 size-9 bg-surface"
                onClick={() => onChange(value.filter((known) => known !== file))}
              >
                <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
              </IconButton>
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
        <ImagePlus aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {label}
        <input
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="mt-2 text-muted">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-sale">
          {error}
        </p>
      )}
    </div>
  );
};
