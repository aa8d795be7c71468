import type { PageTextsDto, PageVersionDto } from '@shop/contracts';
import type { ShopPageName } from '@shop/shop-rules';
import { Dialog, SelectField, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { compareTexts, type TextPart } from './compare-texts';
import { shopPageQueries } from './shop-pages.queries';

const LOCALES = ['en', 'ar'] as const;
/** Fields with their labels. */
const FIELDS = [
  ['title', 'pages.title'],
  ['description', 'pages.description'],
  ['body', 'pages.body'],
] as const;
/** Unchanged lines that are shown beside a change. */
const NEAR = 2;

/** An unchanged part; long ones are folded, with the lines beside the changes in view. */
const SamePart = ({
  text,
  isFirst,
  isLast,
}: {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}) => {
  const t = useText();
  const lines = text.split(/(?<=\n)/);
  const before = isFirst ? 0 : NEAR;
  const after = isLast ? 0 : NEAR;
  const folded = lines.slice(before, lines.length - after);
  if (folded.length <= NEAR) return text;
  return (
    <>
      {lines.slice(0, before).join('')}
      <details className="my-1 border-y border-line bg-paper">
        <summary className="cursor-pointer px-2 py-1.5 text-mini text-muted">
          {t('pages.compare.same', { count: folded.length })}
        </summary>
        {folded.join('')}
      </details>
      {after > 0 && lines.slice(-after).join('')}
    </>
  );
};

const ChangedPart = ({ kind, text }: TextPart) => {
  const t = useText();
  const isAdded = kind === 'added';
  const Mark = isAdded ? 'ins' : 'del';
  return (
    <Mark
      className={
        isAdded
          ? 'bg-success/15 font-semibold text-success underline underline-offset-4'
          : 'bg-sale/10 text-sale line-through'
      }
    >
      <span className="sr-only">
        {t(isAdded ? 'pages.compare.added' : 'pages.compare.removed')}
      </span>
      {/* A line break alone would not be visible. */}
      {text.trim() === '' ? text.replaceAll('\n', '↵\n') : text}
    </Mark>
  );
};

/** The texts of one language, field by field. */
const Comparison = ({
  locale,
  from,
  to,
}: {
  locale: 'en' | 'ar';
  from: PageTextsDto;
  to: PageTextsDto;
}) => {
  const t = useText();
  const fields = useMemo(
    () =>
      FIELDS.map(([field, label]) => ({
        label,
        parts: compareTexts(from[locale][field], to[locale][field]),
      })),
    [from, to, locale],
  );
  const isChanged = (parts: TextPart[]) => parts.some(({ kind }) => kind !== 'same');
  const language = t(`pages.language.${locale}`);
  return (
    <section aria-label={language} className="min-w-0 border border-line p-4">
      <h3 className="font-semibold">{language}</h3>
      {!fields.some(({ parts }) => isChanged(parts)) && (
        <p className="mt-2 text-muted">{t('pages.compare.equal')}</p>
      )}
      {fields
        .filter(({ parts }) => isChanged(parts))
        .map(({ label, parts }) => (
          <div key={label} className="mt-3">
            <h4 className="text-small font-semibold text-muted">{t(label)}</h4>
            <div
              lang={locale}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              className="mt-1 break-words whitespace-pre-wrap"
            >
              {parts.map((part, at) =>
                part.kind === 'same' ? (
                  <SamePart
                    key={at}
                    text={part.text}
                    isFirst={at === 0}
                    isLast={at === parts.length - 1}
                  />
                ) : (
                  <ChangedPart key={at} {...part} />
                ),
              )}
            </div>
          </div>
        ))}
    </section>
  );
};

/** A version, or undefined for the text in the editor. */
type Side = number | undefined;

const VersionTexts = ({
  page,
  number,
  children,
}: {
  page: ShopPageName;
  number: number;
  children: (texts: PageTextsDto) => ReactNode;
}) => {
  const t = useText();
  const texts = useQuery(shopPageQueries.version(page, number));
  return (
    <QueryBoundary
      query={texts}
      failed={t('pages.versionFailed')}
      shape={<Skeleton className="h-96" />}
    >
      {children}
    </QueryBoundary>
  );
};

/** Loads the texts of one side. */
const SideTexts = ({
  page,
  side,
  edited,
  children,
}: {
  page: ShopPageName;
  side: Side;
  edited: PageTextsDto;
  children: (texts: PageTextsDto) => ReactNode;
}) =>
  side === undefined ? (
    children(edited)
  ) : (
    <VersionTexts page={page} number={side}>
      {children}
    </VersionTexts>
  );

const SideField = ({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: readonly PageVersionDto[];
  value: Side;
  onChange: (side: Side) => void;
}) => {
  const t = useText();
  const { day } = useFormat();
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{t('pages.compare.editor')}</option>
      {versions.map(({ version, actor, at }) => (
        <option key={version} value={version}>
          {`${t('pages.version', { version })} · ${day(at)} · \u2068${actor}\u2069`}
        </option>
      ))}
    </SelectField>
  );
};

/** Two versions of a page, or one and the text in the editor, with their differences. */
export const CompareDialog = ({
  page,
  versions,
  start,
  edited,
  onClose,
}: {
  page: ShopPageName;
  versions: readonly PageVersionDto[];
  start: { from: number; to: Side };
  /** The text in the editor. */
  edited: PageTextsDto;
  onClose: () => void;
}) => {
  const t = useText();
  const [from, setFrom] = useState<Side>(start.from);
  const [to, setTo] = useState<Side>(start.to);
  return (
    <Dialog
      open
      size="full"
      title={t('pages.compare.title')}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SideField
          label={t('pages.compare.from')}
          {...{ versions, value: from, onChange: setFrom }}
        />
        <SideField label={t('pages.compare.to')} {...{ versions, value: to, onChange: setTo }} />
      </div>
      <div className="mt-4">
        <SideTexts page={page} side={from} edited={edited}>
          {(before) => (
            <SideTexts page={page} side={to} edited={edited}>
              {(after) => (
                <div className="grid items-start gap-4 md:grid-cols-2">
                  {LOCALES.map((locale) => (
                    <Comparison key={locale} locale={locale} from={before} to={after} />
                  ))}
                </div>
              )}
            </SideTexts>
          )}
        </SideTexts>
      </div>
    </Dialog>
  );
};
