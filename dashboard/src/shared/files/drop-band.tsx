import { buttonClass, cx } from '@shop/ui';
import { Upload } from 'lucide-react';
import { useId } from 'react';

/** Drop zone with a file button and the accepted types. */
export const DropBand = ({
  label,
  text,
  hint,
  accept,
  multiple = false,
  over,
  onFiles,
}: {
  /** Props of the file button. */
  label: string;
  text: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  /** Files are dragged over the drop zone. */
  over: boolean;
  onFiles: (files: File[]) => void;
}) => {
  const id = useId();
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 border border-dashed px-5 py-4 transition-colors',
        over ? 'border-accent bg-sand' : 'border-control',
      )}
    >
      <label
        className={buttonClass({
          variant: 'secondary',
          className:
            'max-sm:w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        <Upload className="size-4 shrink-0" />
        {label}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      <p id={id} className="min-w-0 flex-1 basis-60">
        {text}
        <span className="block text-mini text-muted">{hint}</span>
      </p>
    </div>
  );
};
