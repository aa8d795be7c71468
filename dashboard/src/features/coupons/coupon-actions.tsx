import { useChange } from '@shop/api-client';
import type { CouponDto } from '@shop/contracts';
import { localized } from '@shop/shop-rules';
import { Button, confirm, notify } from '@shop/ui';
import { useState } from 'react';
import { copyText } from '@/shared/browser/copy-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { CouponForm } from './coupon-form';
import { CouponUses } from './coupon-uses';
import { endCoupon } from './coupons.queries';

/** Opens the orders of a coupon, copies its link, changes it, or ends it after a question. */
export const CouponActions = ({ coupon }: { coupon: CouponDto }) => {
  const t = useText();
  const may = useMay();
  const locale = useLocale();
  const [opened, setOpened] = useState<'edit' | 'uses'>();
  const { id, code, state } = coupon;
  const end = useChange(() => endCoupon(id), [['coupons']], {
    onSuccess: () => notify(t('coupons.endedNow', { code }), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('coupons.notSaved')),
  });
  const askToEnd = async () => {
    const yes = await confirm({
      title: t('coupons.endTitle', { code }),
      text: t('coupons.endText'),
      yesText: t('coupons.end'),
      noText: t('rows.cancel'),
    });
    if (yes && !end.isPending) end.mutate(undefined);
  };
  const link = shopUrl(`${localized('/', locale)}?coupon=${encodeURIComponent(code)}`);
  const copyLink = () =>
    copyText(link, {
      copied: t('coupons.linkCopied', { code }),
      refused: t('coupons.linkNotCopied', { link }),
    });
  const close = () => setOpened(undefined);
  const named = (label: string) => ({ 'aria-label': `${label}: ${code}`, children: label });
  const title = t('coupons.editNamed', { code });
  return (
    <div className="flex flex-wrap gap-2 xl:w-46 xl:justify-end 2xl:w-auto 2xl:flex-nowrap">
      <Button
        size="small"
        variant="secondary"
        onClick={() => setOpened('uses')}
        {...named(t('coupons.uses'))}
      />
      {(state === 'running' || state === 'planned') && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => void copyLink()}
          {...named(t('coupons.copyLink'))}
        />
      )}
      {may('coupons.edit') && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => setOpened('edit')}
          {...named(t('coupons.edit'))}
        />
      )}
      {may('coupons.edit') && state !== 'ended' && (
        <Button
          size="small"
          variant="secondary"
          busy={end.isPending}
          onClick={() => void askToEnd()}
          {...named(t('coupons.end'))}
        />
      )}
      {opened === 'uses' && <CouponUses coupon={coupon} onClose={close} />}
      {opened === 'edit' && (
        <FormDialog
          open
          onOpenChange={(open) => !open && close()}
          title={title}
          closeLabel={t('shell.close')}
        >
          <CouponForm coupon={coupon} onDone={close} />
        </FormDialog>
      )}
    </div>
  );
};
