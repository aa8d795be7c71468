import type { CouponDto } from '@shop/contracts';
import { Status, type StatusTone } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

const TONES: Record<CouponDto['state'], StatusTone> = {
  running: 'active',
  planned: 'waiting',
  used_up: 'done',
  ended: 'closed',
};

export const CouponStatus = ({ state }: Pick<CouponDto, 'state'>) => {
  const t = useText();
  return <Status tone={TONES[state]}>{t(`coupons.stateOf.${state}`)}</Status>;
};

/** What a coupon takes off, and off what. */
export const CouponValue = ({ coupon }: { coupon: CouponDto }) => {
  const t = useText();
  const { aed, percent } = useFormat();
  const { amount, target, minimum } = coupon;
  const value = amount === null ? percent((coupon.percent ?? 0) / 100) : aed(amount);
  return (
    <>
      <span className="block">{t(`coupons.off.${target}`, { value })}</span>
      {minimum > 0 && (
        <span className="block text-mini text-muted">
          {t('coupons.from', { amount: aed(minimum) })}
        </span>
      )}
    </>
  );
};

/** How often it was used of how many times, and what that took off. */
export const CouponUsage = ({ coupon }: { coupon: CouponDto }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const { uses, maxUses, maxUsesPerShopper, given } = coupon;
  return (
    <>
      <span className="block tabular-nums">
        {maxUses === null
          ? count(uses)
          : t('coupons.usesOf', { uses: count(uses), most: count(maxUses) })}
      </span>
      {given > 0 && (
        <span className="block whitespace-nowrap text-muted tabular-nums">{aed(given)}</span>
      )}
      {maxUsesPerShopper !== null && (
        <span className="block text-mini text-muted">
          {t('coupons.perShopper', { count: maxUsesPerShopper })}
        </span>
      )}
    </>
  );
};

/** Breaks a long address before its @. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr" className="break-words">
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </bdi>
  );
};

/** Who may use it, and what it is for. */
export const CouponPeople = ({ coupon }: { coupon: CouponDto }) => {
  const t = useText();
  const { isPersonal, shopper, note, reason, sourceOrder } = coupon;
  return (
    <>
      <span className="block">
        {isPersonal && shopper && <Address email={shopper} />}
        {isPersonal && !shopper && t('coupons.oneGuest')}
        {!isPersonal && t('coupons.everyone')}
      </span>
      {reason === 'late_parcel' && (
        <span className="block text-mini text-muted">
          {t('coupons.lateParcel', { order: sourceOrder ?? '' })}
        </span>
      )}
      {note && (
        <span className="block text-mini break-words text-muted">
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
};

/** From when until when. */
export const CouponPeriod = ({ coupon: { startsAt, endsAt } }: { coupon: CouponDto }) => {
  const t = useText();
  const { day, dateTime } = useFormat();
  return (
    <>
      <span className="block whitespace-nowrap" title={dateTime(startsAt)}>
        {t('coupons.since', { day: day(startsAt) })}
      </span>
      <span
        className="block text-mini whitespace-nowrap text-muted"
        title={endsAt === null ? undefined : dateTime(endsAt)}
      >
        {endsAt ? t('coupons.until', { day: day(endsAt) }) : t('coupons.noEnd')}
      </span>
    </>
  );
};
