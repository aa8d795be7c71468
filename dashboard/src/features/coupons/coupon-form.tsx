import type { CouponDto, CouponInputDto } from '@shop/contracts';
import {
  COUPON_CODE,
  COUPON_CODE_LENGTH,
  couponCode,
  fromDubaiField,
  toDubaiField,
} from '@shop/shop-rules';
import { NumberField, SelectField, TextField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { numberOrNull, numberText } from '@/shared/forms/number-text';
import { isOutdated } from '@/shared/forms/take-over';
import { useLatestRow } from '@/shared/forms/use-latest-row';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { LATEST_TIME, useTimeFields } from '@/shared/schedule/use-time-fields';
import { loadCoupon, saveCoupon } from './coupons.queries';

interface CouponValues {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  target: CouponInputDto['target'];
  minimum: string;
  startsAt: string;
  endsAt: string;
  maxUses: string;
  maxUsesPerShopper: string;
  shopper: string;
  note: string;
}

const timeOf = (value: string): string | null => (value === '' ? null : fromDubaiField(value));

const valuesOf = (coupon?: CouponDto): CouponValues => ({
  code: coupon?.code ?? '',
  kind: coupon?.amount == null ? 'percent' : 'amount',
  percent: numberText(coupon?.percent),
  amount: numberText(coupon?.amount),
  target: coupon?.target ?? 'goods',
  minimum: coupon?.minimum ? String(coupon.minimum) : '',
  startsAt: coupon ? toDubaiField(coupon.startsAt) : '',
  endsAt: coupon?.endsAt ? toDubaiField(coupon.endsAt) : '',
  maxUses: numberText(coupon?.maxUses),
  maxUsesPerShopper: coupon ? numberText(coupon.maxUsesPerShopper) : '1',
  shopper: coupon?.shopper ?? '',
  note: coupon?.note ?? '',
});

const inputOf = (values: CouponValues, before?: CouponDto): CouponInputDto => ({
  code: couponCode(values.code),
  percent: values.kind === 'percent' ? numberOrNull(values.percent) : null,
  amount: values.kind === 'amount' ? numberOrNull(values.amount) : null,
  target: values.target,
  minimum: numberOrNull(values.minimum) ?? 0,
  // The field has no seconds: an unchanged start stays as it is.
  startsAt:
    before && values.startsAt === toDubaiField(before.startsAt)
      ? before.startsAt
      : timeOf(values.startsAt),
  endsAt:
    before?.endsAt && values.endsAt === toDubaiField(before.endsAt)
      ? before.endsAt
      : timeOf(values.endsAt),
  maxUses: numberOrNull(values.maxUses),
  maxUsesPerShopper: numberOrNull(values.maxUsesPerShopper),
  shopper: values.shopper.trim() || null,
  note: values.note.trim(),
});

/** Adds or changes a coupon. */
export const CouponForm = ({
  coupon: listed,
  onDone,
}: {
  coupon?: CouponDto;
  onDone: () => void;
}) => {
  const t = useText();
  const [coupon, setLatest] = useLatestRow(listed);
  const { form, ...shared } = useRowForm<CouponValues, unknown, CouponDto>({
    start: valuesOf(coupon),
    row: coupon,
    adds: !coupon && 'coupon',
    save: async (values, _before, once, base) => {
      try {
        return await saveCoupon(base, inputOf(values, base), once);
      } catch (error) {
        if (base && error instanceof Error && isOutdated(error))
          void loadCoupon(base.id).then(setLatest, () => undefined);
        throw error;
      }
    },
    stale: [['coupons']],
    saved: t(coupon ? 'coupons.changed' : 'coupons.added'),
    failed: t('coupons.notSaved'),
    onDone,
  });
  const { fields, isTime } = useTimeFields<'startsAt' | 'endsAt'>();
  const kind = form.watch('kind');
  const optional = t('rows.optional');
  const isWhole = (text: string) =>
    text.trim() === '' || /^[1-9]\d*$/.test(text.trim()) || t('coupons.wholeNumber');
  const isMoney = (text: string) => /^\d+(\.\d{1,2})?$/.test(text.trim());
  return (
    <RowForm
      label={coupon ? t('coupons.editNamed', { code: coupon.code }) : t('coupons.add')}
      submitText={coupon ? t('rows.save') : t('coupons.add')}
      {...shared}
    >
      <div ref={fields} className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TextField
          label={t('coupons.code')}
          hint={t('coupons.codeHint')}
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          maxLength={COUPON_CODE_LENGTH}
          {...fieldProps(form, 'code', {
            validate: (code) => COUPON_CODE.test(couponCode(code)) || t('coupons.codeFormat'),
          })}
        />
        <SelectField label={t('coupons.target')} {...fieldProps(form, 'target')}>
          <option value="goods">{t('coupons.targetOf.goods')}</option>
          <option value="delivery">{t('coupons.targetOf.delivery')}</option>
        </SelectField>
        <SelectField label={t('coupons.kind')} {...fieldProps(form, 'kind')}>
          <option value="percent">{t('coupons.kindOf.percent')}</option>
          <option value="amount">{t('coupons.kindOf.amount')}</option>
        </SelectField>
        {kind === 'percent' ? (
          <NumberField
            label={t('coupons.percent')}
            {...fieldProps(form, 'percent', {
              validate: (text) =>
                (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100) ||
                t('coupons.percentRange'),
            })}
          />
        ) : (
          <NumberField
            label={t('coupons.amount')}
            {...fieldProps(form, 'amount', {
              validate: (text) => (isMoney(text) && Number(text) > 0) || t('coupons.amountNeeded'),
            })}
          />
        )}
        <NumberField
          label={t('coupons.minimum')}
          optionalText={optional}
          hint={t('coupons.minimumHint')}
          {...fieldProps(form, 'minimum', {
            validate: (text) => text.trim() === '' || isMoney(text) || t('coupons.amountNeeded'),
          })}
        />
        <TextField
          label={t('coupons.shopper')}
          optionalText={optional}
          hint={t('coupons.shopperHint')}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...fieldProps(form, 'shopper')}
        />
        <TextField
          type="datetime-local"
          max={LATEST_TIME}
          label={t('coupons.startsAt')}
          optionalText={optional}
          {...fieldProps(form, 'startsAt', { validate: isTime('startsAt') })}
        />
        <TextField
          type="datetime-local"
          max={LATEST_TIME}
          label={t('coupons.endsAt')}
          optionalText={optional}
          {...fieldProps(form, 'endsAt', {
            validate: {
              time: isTime('endsAt'),
              order: (end, { startsAt }) =>
                !end || !startsAt || startsAt < end || t('coupons.endBeforeStart'),
            },
          })}
        />
        <NumberField
          label={t('coupons.maxUses')}
          optionalText={optional}
          {...fieldProps(form, 'maxUses', { validate: isWhole })}
        />
        <NumberField
          label={t('coupons.maxUsesPerShopper')}
          optionalText={optional}
          {...fieldProps(form, 'maxUsesPerShopper', { validate: isWhole })}
        />
        <TextField
          className="@md:col-span-2"
          label={t('coupons.note')}
          optionalText={optional}
          hint={t('coupons.noteHint')}
          dir="auto"
          maxLength={200}
          {...fieldProps(form, 'note')}
        />
      </div>
    </RowForm>
  );
};
