import { api, unwrap } from '@shop/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { useMay } from '@/shared/rights/use-may';

const paymentReviewers = () =>
  queryOptions({
    queryKey: ['paymentReviewers'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/admin/stuck-orders/payment-reviewers', { signal })).names,
  });

/** Who may decide about a payment in review, for staff who may not. */
export const PaymentReviewers = () => {
  const t = useText();
  const may = useMay();
  const { list } = useFormat();
  const isShown = may('stuckOrders.view') && !may('orders.payments');
  const { data } = useQuery({ ...paymentReviewers(), enabled: isShown });
  if (!isShown) return null;
  const names = data && list(data.map((name) => `\u2068${name}\u2069`));
  return (
    <p className="mt-1 max-w-prose break-words">
      {data?.length === 0
        ? t('orders.review.noReviewers')
        : names
          ? t('orders.review.reviewers', { names })
          : t('orders.review.reviewersUnknown')}
    </p>
  );
};
