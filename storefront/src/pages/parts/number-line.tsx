import { useText } from '@/shared/i18n/text';

/** "Order number LW-10427". */
export const NumberLine = ({ number }: { number: string }) => {
  const { t } = useText();
  return (
    <p className="text-small text-muted">
      {t('order.id')}{' '}
      <bdi dir="ltr" className="font-semibold text-ink">
        {number}
      </bdi>
    </p>
  );
};
