import type { QuotedLineDto } from '@shop/contracts';
import { isOf } from '@/shared/orders/line-fixes';
import { lineKey } from './cart-line';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-store';
import { UndoRow } from './undo-row';
import type { Removal } from './use-removal';

/** The lines of the cart, with an undo row in place of a removed line. */
export const CartLines = ({
  quoted,
  removal: { removed, remove, undo },
  onLeave,
}: {
  quoted: readonly QuotedLineDto[];
  removal: Removal;
  onLeave: () => void;
}) => {
  const rows = useCart().map((line, index) => (
    <li key={lineKey(line)} className="py-5 first:pt-0">
      <CartLineRow
        line={line}
        quoted={quoted.find((each) => isOf(each, line))}
        onOpen={onLeave}
        onRemove={() => remove(line, index)}
      />
    </li>
  ));
  if (removed)
    rows.splice(
      removed.index,
      0,
      <li key={`removed|${lineKey(removed.line)}`} className="py-3 first:pt-0">
        <UndoRow line={removed.line} onUndo={undo} />
      </li>,
    );
  return rows.length > 0 && <ul className="flex flex-col divide-y divide-line">{rows}</ul>;
};
