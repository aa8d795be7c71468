import { Stepper } from '@shop/ui';
import { BoughtRow } from '@/shared/orders/bought-row';
import { useText } from '@/shared/i18n/text';
import type { Returnable } from './returns.queries';

/** A line of the order with the quantity to return. */
export const ReturnLineField = ({
  line,
  quantity,
  onChange,
}: {
  line: Returnable;
  quantity: number;
  onChange: (quantity: number) => void;
}) => {
  const { t, pick } = useText();
  const name = pick(line.name, line.nameAr);
  return (
    <BoughtRow
      image={line.image}
      name={<bdi>{name}</bdi>}
      quantity={line.quantity}
      price={line.price}
      total={(line.paid * quantity) / line.left}
      chosen={line}
    >
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Stepper
          value={quantity}
          minimum={0}
          maximum={line.left}
          decreaseLabel={t('cart.decrease', { name })}
          increaseLabel={t('cart.increase', { name })}
          onChange={onChange}
        />
        {line.left < line.quantity && (
          <span className="text-muted">{t('return.most', { left: line.left })}</span>
        )}
      </div>
    </BoughtRow>
  );
};
