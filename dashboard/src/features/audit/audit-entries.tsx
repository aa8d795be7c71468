import type { AuditEntryDto } from '@shop/contracts';
import { isRight, orderNumber, RIGHTS, toAed } from '@shop/shop-rules';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { actionText, fieldText, SUBJECTS } from './audit-texts';
import { useFiles } from './use-files';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const plain = (name: string) => name.replaceAll('_', ' ');

/** Name of the variant, if it is a price of one, and the column: `variants/S/#000000/priceFils`. */
const variantField = (field: string): [variant: string | undefined, column: string] => {
  const [, variant, column] = /^variants\/(.*)\/(\w+)$/.exec(field) ?? [];
  return column === undefined ? [undefined, field] : [variant, column];
};

/** Text ids of the states of orders, returns and seller requests. */
const STATES: Record<string, (state: string) => string> = {
  order: (state) => `orders.state.${state}`,
  payment: (state) => `orders.payment.${state}`,
  cod: (state) => `orders.cod.${state}`,
  shipment: (state) => `orders.shipment.${state}`,
  return: (state) => `returns.state.${state}`,
  mail: (template) => `orders.mail.${template}`,
  state: (state) => `sellers.statusOf.${state}`,
};

/** A time as it is stored, also within a text. */
const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

const isTexts = (part: unknown) => typeof part === 'object' && part !== null;

/** The color of a picture. */
const isColored = (part: unknown): part is { color: string } =>
  typeof part === 'object' && part !== null && 'image' in part && 'color' in part;

/** A recorded value; amounts are stored in fils, times in UTC. */
const useValue = () => {
  const t = useText();
  const { aed, dateTime, list } = useFormat();
  const locale = useLocale();
  const nameOf = (part: unknown) =>
    typeof part === 'string' && isRight(part) ? RIGHTS[part].name[locale] : part;
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('audit.none');
    if (typeof value === 'string' && STATES[field]) return t(STATES[field](value));
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number' && field.endsWith('Fils')) return aed(toAed(value));
    // The colors of pictures, without the names of their files.
    if (Array.isArray(value) && value.length > 0 && value.every(isColored))
      return list(value.map(({ color }) => color));
    // A slogan has a text per language.
    if (Array.isArray(value))
      return (
        list(
          value
            .flatMap((part): unknown => (isTexts(part) ? Object.values(part) : nameOf(part)))
            .map((part) => String(part ?? '')),
        ) || t('audit.none')
      );
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return written.replace(TIMES, dateTime);
  };
};

/** The changed fields with their previous and their new values. */
export const Changes = ({ changes }: Pick<AuditEntryDto, 'changes'>) => {
  const t = useText();
  const text = useValue();
  const files = useFiles();
  return (
    <dl className="flex flex-col gap-0.5 text-small">
      {Object.entries(changes).map(([field, { from, to }]) => {
        const [variant, column] = variantField(field);
        const id = fieldText(column);
        const [before, after] = files(from, to) ?? [text(field, from), text(field, to)];
        return (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">
              {variant && (
                <>
                  <bdi dir="auto">{variant}</bdi> ·{' '}
                </>
              )}
              {id ? t(id) : <bdi dir="ltr">{plain(column)}</bdi>}
            </dt>
            <dd className="min-w-0 break-words">
              {from === undefined && to === undefined ? (
                t('audit.valueHidden')
              ) : (
                <>
                  <del className="text-muted">
                    <bdi>{before}</bdi>
                  </del>{' '}
                  <ins className="no-underline">
                    <bdi>{after}</bdi>
                  </ins>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

/** Subject of the record; an order is a link. */
const Subject = ({ subject, subjectId, label }: AuditEntryDto) => {
  const t = useText();
  if (subject === 'orders' && label)
    return (
      <LinkWithRight
        right="orders.view"
        to={paths.order(label)}
        className="text-accent underline-offset-4 hover:underline"
      >
        <bdi dir="ltr">{orderNumber(Number(subjectId))}</bdi>
      </LinkWithRight>
    );
  // The newest order of a person without an account, if there is one.
  if (subject === 'guests') return subjectId > 0 && <bdi dir="ltr">{orderNumber(subjectId)}</bdi>;
  if (subject === 'queues' && label) return t(`queues.name.${label}`);
  if (subject === 'provider_tests') return t(`firstRun.provider.${label}`);
  // There is only one record of these.
  if (['settings', 'permissions', 'storefront_layout'].includes(subject)) return null;
  return <bdi>{label || `#${subjectId}`}</bdi>;
};

/** What was done with what. */
export const Sentence = ({ entry }: { entry: AuditEntryDto }) => {
  const t = useText();
  const { action, subject, subjectId } = entry;
  // An export is of many orders.
  if (subject === 'orders' && subjectId === 0)
    return <span className="font-semibold">{t('audit.ordersExported')}</span>;
  const did = actionText(action) ?? (subject === 'orders' && 'audit.action.changed');
  return (
    <>
      <span className="font-semibold">{did ? t(did) : plain(action)}</span> {t(SUBJECTS[subject])}{' '}
      <Subject {...entry} />
    </>
  );
};

/** Audit records, one line each, with their changes. */
export const AuditEntries = ({ label, entries }: { label: string; entries: AuditEntryDto[] }) => {
  const { dayTime } = useFormat();
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="min-w-0 break-words">
              <Sentence entry={entry} />
            </p>
            <p className="text-mini text-muted">
              <bdi>{entry.actorName}</bdi> · <time dateTime={entry.at}>{dayTime(entry.at)}</time>
            </p>
          </div>
          <div className="mt-1">
            <Changes changes={entry.changes} />
          </div>
        </li>
      ))}
    </ol>
  );
};
