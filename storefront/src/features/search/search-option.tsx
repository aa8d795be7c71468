import { cx } from '@shop/ui';
import { useText } from '@/shared/text';

/** One result of the search list. */
export const SearchOption = ({
  id,
  product,
  active,
  onChoose,
}: {
  id: string;
  product: { id: number; name: string; nameAr?: string };
  active: boolean;
  onChoose: () => void;
}) => {
  const { pick } = useText();
  return (
    // The combobox owns the keyboard; options are reached by the arrow keys from there.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center px-4 text-small hover:bg-sand',
        active && 'bg-sand',
      )}
    >
      <bdi>{pick(product.name, product.nameAr)}</bdi>
    </li>
  );
};
