import { useChange } from '@shop/api-client';
import { enteredText } from '@shop/shop-rules';
import { Button, buttonClass, notify } from '@shop/ui';
import { Link } from 'react-router';
import { ContactLinks } from '@/shared/display/contact-links';
import { Status } from '@/shared/display/status';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { dismissPair, restorePair, STALE_PAIRS, type Pair } from './duplicates.queries';

type Account = Pair['first'];

const Side = ({
  account,
  other,
  canMerge,
}: {
  account: Account;
  other: Account;
  canMerge: boolean;
}) => {
  const t = useText();
  const { aed, count, day } = useFormat();
  const { id, name, email, phone, createdAt, isBlocked, emailVerified } = account;
  const { orders, spent, lastOrderAt } = account;
  const facts = [
    ['orders', count(orders)],
    ['spent', aed(spent)],
    ['lastOrder', lastOrderAt ? day(lastOrderAt) : t('duplicates.noOrder')],
    ['registered', day(createdAt)],
  ] as const;
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-4">
      <h3 className="font-semibold break-words">
        <Link to={paths.shopper(id)} className="hover:underline">
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <ContactLinks email={email} phone={enteredText(phone) ? phone : undefined} />
      <dl className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {facts.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-muted">{t(`duplicates.fact.${key}`)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {!emailVerified && <Status tone="waiting">{t('duplicates.unverified')}</Status>}
      {isBlocked && <Status tone="failed">{t('duplicates.blocked')}</Status>}
      {canMerge && (
        <Link
          to={paths.mergeShopper(id, other.id)}
          aria-label={`${t('duplicates.merge')}: ${name}, ${email}`}
          className={buttonClass({
            variant: 'secondary',
            size: 'small',
            className: 'mt-auto self-start',
          })}
        >
          {t('duplicates.merge')}
        </Link>
      )}
    </div>
  );
};

/** Both accounts of a pair with what they have in common; staff merge them or declare them two different people. */
export const PairCard = ({ pair }: { pair: Pair }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const mayDecide = useMay()('shoppers.data');
  const { first, second, reasons, dismissed } = pair;
  const title = t('duplicates.pair', { first: first.name, second: second.name });
  const { mutate, isPending } = useChange(
    () => (dismissed ? restorePair : dismissPair)({ first: first.id, second: second.id }),
    STALE_PAIRS,
    {
      onSuccess: (answer) => notify(answer?.message ?? '', { kind: 'success' }),
      onError: (error) => notifyRefusal(error, t('duplicates.notSaved')),
    },
  );
  const action = t(dismissed ? 'duplicates.restore' : 'duplicates.dismiss');
  const canMerge = mayDecide && !dismissed && !first.isBlocked && !second.isBlocked;
  return (
    <li className="panel flex flex-col gap-4 p-4">
      <h2 className="sr-only">{title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <Status key={reason} tone="waiting">
              {t(`duplicates.reason.${reason}`)}
            </Status>
          ))}
        </div>
        {mayDecide && (
          <Button
            variant="secondary"
            size="small"
            busy={isPending}
            aria-label={`${action}: ${title}, ${first.email}, ${second.email}`}
            onClick={() => {
              if (!isPending) mutate();
            }}
          >
            {action}
          </Button>
        )}
      </div>
      {dismissed && (
        <p className="text-small text-muted">
          {t('duplicates.dismissedBy', { by: dismissed.by, time: dateTime(dismissed.at) })}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Side account={first} other={second} canMerge={canMerge} />
        <Side account={second} other={first} canMerge={canMerge} />
      </div>
    </li>
  );
};
