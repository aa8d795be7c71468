import type { UserDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { Button, EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { FormProblem } from '@/shared/forms/form-problem';
import { useText } from '@/shared/i18n/use-text';
import { SearchBox } from '@/shared/list/search-box';
import { useChangeParams } from '@/shared/list/use-change-params';
import { merge, recordsQueries } from './shopper-records.queries';
import { useRecordChange } from './use-record-change';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Finds the other account, first by the phone number, and asks with what is chosen. */
const MergeForm = ({
  user,
  other,
  onDone,
}: {
  user: UserDto;
  /** Chosen at first. */
  other?: UserDto | undefined;
  onDone: () => void;
}) => {
  const t = useText();
  const [q, setQ] = useState(other?.email ?? user.phone);
  const [from, setFrom] = useState(other);
  const [isChecked, setIsChecked] = useState(false);
  const found = useQuery(recordsQueries.others(user.id, q));
  const { mutate, isPending, problem } = useRecordChange(
    user.id,
    (other: number) => merge(user.id, other),
    onDone,
    { inForm: true },
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('shopper.mergeText', { name: user.name })}</p>
      <div className="flex">
        <SearchBox label={t('shoppers.search')} value={q} onSearch={setQ} />
      </div>
      <QueryBoundary
        query={found}
        failed={t('shoppers.failed')}
        shape={<Skeleton className="h-32" />}
      >
        {(others) => {
          if (others.length === 0) return <EmptyState text={t('shopper.mergeNone')} />;
          return (
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-2 text-small font-semibold">{t('shopper.mergeOther')}</legend>
              {others.map((other) => (
                <label
                  key={other.id}
                  className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-3 rounded-control border border-line p-3 has-checked:border-accent"
                >
                  <input
                    type="radio"
                    name="from"
                    className="accent-accent"
                    checked={from?.id === other.id}
                    onChange={() => setFrom(other)}
                  />
                  <bdi className="text-small font-semibold break-words">{other.name}</bdi>
                  <bdi dir="ltr" className="col-start-2 text-small break-all text-muted">
                    {other.email}
                  </bdi>
                  <bdi dir="ltr" className="col-start-2 text-small text-muted">
                    {other.phone}
                  </bdi>
                </label>
              ))}
            </fieldset>
          );
        }}
      </QueryBoundary>
      {from && (
        <p className="text-small">
          {t('shopper.mergeEnd', { name: from.name, email: from.email })}
        </p>
      )}
      {!user.emailVerified && (
        <p className="text-small text-sale">{t('shopper.mergeUnverified')}</p>
      )}
      <FormProblem text={isChecked && !from ? t('shopper.mergeNeeded') : problem} />
      <Button
        variant="danger"
        busy={isPending}
        onClick={() => {
          setIsChecked(true);
          if (from && !isPending) mutate(from.id);
        }}
      >
        {t('shopper.mergeNow')}
      </Button>
    </div>
  );
};

/** Moves the orders and everything else of another account of the same person to this one. */
export const MergeShopper = ({ user }: { user: UserDto }) => {
  const t = useText();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const wanted = idOf(params.get('merge') ?? undefined);
  const [isOpen, setOpen] = useState(false);
  const open = isOpen || wanted !== undefined;
  const other = useQuery({
    ...recordsQueries.one(wanted ?? user.id),
    enabled: wanted !== undefined && wanted !== user.id,
  });
  const show = (value: boolean) => {
    setOpen(value);
    if (!value && wanted !== undefined)
      changeParams((next) => next.delete('merge'), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('shopper.merge')}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={show}
        title={t('shopper.mergeTitle')}
        closeLabel={t('shell.close')}
        size="small"
      >
        {wanted !== undefined && other.isLoading ? (
          <Skeleton className="h-64" />
        ) : (
          <MergeForm
            user={user}
            other={wanted === undefined ? undefined : other.data?.user}
            onDone={() => show(false)}
          />
        )}
      </FormDialog>
    </>
  );
};
