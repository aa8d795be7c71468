import { Button, noteClass } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

/** The items were ordered already, perhaps on another device: open that order, or order them another time. */
export const AlreadyOrdered = ({
  number,
  onOpen,
  onOrderAgain,
}: {
  number: string;
  onOpen: () => void;
  onOrderAgain: () => void;
}) => {
  const { t } = useText();
  return (
    <div className="flex flex-col gap-4">
      <p role="alert" className={noteClass('problem')}>
        {t('payment.alreadyOrdered')}{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      </p>
      <Button size="large" onClick={onOpen}>
        {t('payment.viewOrdered')}
      </Button>
      <Button variant="secondary" size="large" onClick={onOrderAgain}>
        {t('payment.orderAgain')}
      </Button>
    </div>
  );
};
