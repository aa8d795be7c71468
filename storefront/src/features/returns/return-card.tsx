import { useChange } from '@shop/api-client';
import type { ReturnDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Badge, Button, confirm, notify, type BadgeTone } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/server-message';
import { formatDate, formatDateTime } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { BoughtRow } from '@/shared/orders/bought-row';
import { returnQueries, withdrawReturn } from './returns.queries';

const TONES: Partial<Record<ReturnDto['state'], BadgeTone>> = {
  requested: 'brass',
  approved: 'success',
  received: 'success',
  refunding: 'success',
  refunded: 'success',
};

const PrivatePicture = ({ id, pictureId, alt }: { id: number; pictureId: number; alt: string }) => {
  const { data } = useQuery(returnQueries.picture(id, pictureId));
  return data ? (
    <img src={data} alt={alt} className="size-14 bg-sand object-cover" />
  ) : (
    <div className="size-14 bg-sand" />
  );
};

/** A return: state with its steps, items, words and pictures of the shopper; it can be withdrawn while requested. */
export const ReturnCard = ({ row, until }: { row: ReturnDto; until: string | null }) => {
  const { t, locale, pick } = useText();
  const { id, operationId, state, steps, lines, refusal, note, pictures } = row;
  const money = { amount: formatAed(row.refund ?? 0, locale) };
  const queries = useQueryClient();
  const { mutate, isPending } = useChange(
    () => withdrawReturn(id),
    [returnQueries.of(operationId).queryKey],
    {
      onSuccess: () => notify(t('return.withdrawn'), { kind: 'success' }),
      onError: (error) => {
        notify(serverMessage(error, t('region.failed')), { kind: 'error' });
        // Staff or another tab may have changed it.
        void queries.invalidateQueries(returnQueries.of(operationId));
      },
    },
  );
  const withdraw = async () => {
    const yes = await confirm({
      title: t('return.withdrawAsk'),
      text: until ? t('return.withdrawNote', { date: formatDate(until, locale) }) : '',
      yesText: t('return.withdraw'),
      noText: t('cancel'),
    });
    if (yes && !isPending) mutate(undefined);
  };
  return (
    <article className="border border-line p-4 text-small">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('return.number', { id })}</h3>
        <Badge tone={TONES[state] ?? 'neutral'}>{t(`return.state.${state}`)}</Badge>
      </header>
      <p className="mt-2">{t(`return.about.${state}`, money)}</p>
      {refusal && (
        <p className="mt-1 font-semibold break-words">
          <bdi>{refusal}</bdi>
        </p>
      )}
      <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
        {steps.map(({ state: reached, at }) => (
          <li key={reached}>
            <span className="text-ink">{t(`return.state.${reached}`)}</span>{' '}
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </li>
        ))}
      </ol>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineId}>
            <BoughtRow
              image={line.image}
              name={<bdi>{pick(line.name, line.nameAr)}</bdi>}
              quantity={line.quantity}
              price={line.price}
              total={line.paid}
              chosen={line}
            >
              {line.received !== null && line.received < line.quantity && (
                <p className="font-semibold">{t('return.arrived', { count: line.received })}</p>
              )}
            </BoughtRow>
          </li>
        ))}
      </ul>
      <p className="mt-1 break-words text-muted">
        {t(`return.reason.${row.reason}`)}
        {note && (
          <>
            {': '}
            <bdi>{note}</bdi>
          </>
        )}
      </p>
      {pictures.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <PrivatePicture
              key={picture.id}
              id={id}
              pictureId={picture.id}
              alt={t('return.picture', { number: index + 1 })}
            />
          ))}
        </div>
      )}
      {state === 'requested' && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          busy={isPending}
          onClick={() => void withdraw()}
        >
          {t('return.withdraw')}
        </Button>
      )}
    </article>
  );
};
