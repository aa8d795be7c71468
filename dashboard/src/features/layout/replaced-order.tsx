import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** The order that a colleague has saved and the next save replaces; nothing without one. */
export const ReplacedOrder = ({ order }: { order: string[] | undefined }) => {
  const t = useText();
  const { list } = useFormat();
  return order ? (
    <p role="status" className="mt-3 border-s-2 border-brass ps-3 text-small">
      {t('unsaved.now', { text: list(order) })}
    </p>
  ) : null;
};
