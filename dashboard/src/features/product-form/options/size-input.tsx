import { Button, controlClass, FieldFrame, VisuallyHidden } from '@shop/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Sizes as chips: Enter adds one, Backspace in the empty field removes the last. */
export const SizeInput = ({
  value,
  onChange,
  error,
}: {
  value: string[];
  onChange: (sizes: string[]) => void;
  error?: string;
}) => {
  const t = useText();
  const [draft, setDraft] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isDuplicate, setIsDuplicate] = useState(false);
  const add = () => {
    const size = draft.trim();
    if (size === '') return;
    setIsDuplicate(value.includes(size));
    if (value.includes(size)) return setAnnouncement(t('productForm.sizeExists', { size }));
    onChange([...value, size]);
    setDraft('');
    setAnnouncement(t('productForm.sizeAdded', { size }));
  };
  const remove = (size: string) => {
    onChange(value.filter((other) => other !== size));
    setIsDuplicate(false);
    setAnnouncement(t('productForm.sizeRemoved', { size }));
  };
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame label={t('productForm.sizes')} hint={t('productForm.sizesHint')} error={error}>
        {(wiring) => (
          <span className="flex gap-2">
            <input
              {...wiring}
              value={draft}
              maxLength={60}
              className={controlClass}
              onChange={(event) => {
                setDraft(event.target.value);
                setIsDuplicate(false);
              }}
              onKeyDown={(event) => {
                const last = value.at(-1);
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add();
                } else if (event.key === 'Backspace' && draft === '' && last) remove(last);
              }}
            />
            <Button variant="secondary" onClick={add}>
              {t('productForm.addSize')}
            </Button>
          </span>
        )}
      </FieldFrame>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('productForm.sizes')}>
          {value.map((size) => (
            <li key={size}>
              <button
                type="button"
                aria-label={t('productForm.removeSize', { size })}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control px-3 hover:border-ink hover:bg-sand"
                onClick={() => remove(size)}
              >
                <bdi>{size}</bdi>
                <X aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="font-semibold text-brass">
        {isDuplicate ? announcement : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </p>
    </div>
  );
};
