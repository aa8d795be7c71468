import { withoutMarks } from '@shop/shop-rules';
import { notify } from '@shop/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '@/shared/i18n/text';
import { linkedCoupon } from '@/shared/orders/linked-coupon';

/** Takes the coupon of a link inside the shop out of its address, as the start does of the first one, and announces it. */
export const CouponNotice = () => {
  const { t } = useText();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (linkedCoupon.take(search))
      void navigate(pathname + withoutMarks(search) + hash, { replace: true, state });
    const code = linkedCoupon.takeNews();
    if (code === undefined) return;
    if (code) notify(t('coupon.linked', { code }), { kind: 'success' });
    else notify(t('coupon.linkWrong'), { kind: 'error' });
  }, [pathname, search, hash, state, navigate, t]);
  return null;
};
