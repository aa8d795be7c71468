import { PAGE_LENGTHS, pictureLine, PLACEHOLDERS, type Placeholder } from '@shop/shop-rules';
import { controlClass, cx, FieldFrame, IconButton, Menu, MenuItem } from '@shop/ui';
import {
  Bold,
  Braces,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Table,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import {
  addLine,
  addTable,
  applyEdit,
  insertText,
  linkTo,
  markLines,
  surround,
  type Selected,
  type TextEdit,
} from './text-edits';

const TOOLS = [
  ['bold', Bold, (at, sample) => surround(at, '**', sample)],
  ['italic', Italic, (at, sample) => surround(at, '*', sample)],
  ['heading', Heading2, (at) => markLines(at, '## ')],
  ['subheading', Heading3, (at) => markLines(at, '### ')],
  ['list', List, (at) => markLines(at, '- ')],
  ['numbered', ListOrdered, (at) => markLines(at, '1. ')],
  ['link', Link, (at, sample) => linkTo(at, sample)],
  ['table', Table, (at, sample) => addTable(at, sample)],
] as const satisfies [string, typeof Bold, (at: Selected, sample: string) => TextEdit][];

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog')).PictureDialog,
}));

/** Keys that format with Ctrl or ⌘. */
const KEYS: Record<string, (typeof TOOLS)[number]> = { b: TOOLS[0], i: TOOLS[1] };

/** A text area with buttons for its marks, pictures and values of the settings. */
export const RichTextField = ({
  label,
  hint,
  error,
  locale,
  values,
  ref,
  ...field
}: UseFormRegisterReturn & {
  label: string;
  hint: string;
  error: string | undefined;
  locale: 'en' | 'ar';
  values: Record<Placeholder, string>;
}) => {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const edit = (change: (at: Selected, sample: string) => TextEdit) => {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    applyEdit(current, change({ text, start, end }, t(`pages.sample.${locale}`)));
  };
  const format = (event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined;
    if (!tool) return;
    event.preventDefault();
    edit(tool[2]);
  };
  return (
    <FieldFrame label={label} hint={hint} {...(error && { error })}>
      {(wiring) => (
        <div>
          <div
            role="group"
            aria-label={t('pages.format')}
            className="flex flex-wrap border border-b-0 border-control bg-paper"
          >
            {TOOLS.map(([name, Icon, change]) => (
              <IconButton
                key={name}
                label={t(`pages.tool.${name}`)}
                title={t(`pages.tool.${name}`)}
                aria-controls={wiring.id}
                onClick={() => edit(change)}
              >
                <Icon className="size-4.5" strokeWidth={1.75} />
              </IconButton>
            ))}
            <IconButton
              label={t('pages.picture.insert')}
              title={t('pages.picture.insert')}
              aria-controls={wiring.id}
              onClick={() => setChoosing(true)}
            >
              <ImagePlus className="size-4.5" strokeWidth={1.75} />
            </IconButton>
            <Menu
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                area.current?.focus();
              }}
              trigger={
                <IconButton label={t('pages.values')} title={t('pages.values')}>
                  <Braces className="size-4.5" strokeWidth={1.75} />
                </IconButton>
              }
            >
              {PLACEHOLDERS.map((name) => (
                <MenuItem
                  key={name}
                  className="justify-between"
                  onSelect={() => edit((at) => insertText(at, `{${name}}`))}
                >
                  {t(`pages.value.${name}`)}
                  <bdi className="max-w-48 truncate text-muted">{values[name]}</bdi>
                </MenuItem>
              ))}
            </Menu>
          </div>
          <textarea
            {...field}
            {...wiring}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
            lang={locale}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            rows={18}
            maxLength={PAGE_LENGTHS.body}
            onKeyDown={format}
            className={cx(controlClass, 'block scroll-mb-48 rounded-t-none py-2.5')}
          />
          {isChoosing && (
            <Suspense>
              <PictureDialog
                locale={locale}
                onClose={() => setChoosing(false)}
                onChoose={(picture) => {
                  setChoosing(false);
                  const alt = locale === 'ar' ? picture.altAr : picture.altEn;
                  // Once the dialog has released the focus.
                  setTimeout(() => edit((at) => addLine(at, pictureLine({ ...picture, alt }))));
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
