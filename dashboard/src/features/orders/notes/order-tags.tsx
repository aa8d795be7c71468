import { ORDER_TAG_LENGTH, ORDER_TAGS } from '@shop/shop-rules';
import { Badge, Button, controlClass, cx, VisuallyHidden } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { useOrderChange } from '@/shared/use-order-change';
import type { Order } from '../order';
import { ordersQueries, setTags } from '../orders.queries';
import { useMay } from '@/shared/rights/use-may';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Tags as badges. */
export const TagBadges = ({ tags }: Pick<Order, 'tags'>) =>
  tags.map((tag) => (
    <Badge key={tag} tone="brass" className="max-w-full">
      <bdi className="truncate">{tag}</bdi>
    </Badge>
  ));

/** Tags of an order; those with the right change them. */
export const OrderTags = ({ order }: { order: Order }) => {
  if (useMay()('orders.notes')) return <TagEditor order={order} />;
  if (order.tags.length === 0) return null;
  return (
    <p className="mb-6 flex flex-wrap gap-2">
      <TagBadges tags={order.tags} />
    </p>
  );
};

/** Tags with a field that suggests those of other orders. */
const TagEditor = ({ order: { operationId, tags } }: { order: Order }) => {
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const { data: known = [] } = useQuery(ordersQueries.tags());
  const change = useOrderChange(
    (next: string[]) => setTags(operationId, next, tags),
    t('orders.tagsSaved'),
  );
  useUnsaved({ dirty: text.trim() !== '', saving: change.isPending });
  const tag = text.trim().replace(/\s+/g, ' ');
  const isFull = tags.length >= ORDER_TAGS;
  const add = () => {
    if (tag === '' || change.isPending) return;
    if (tags.some((each) => isSame(each, tag))) return setText('');
    change.mutate([...tags, tag], { onSuccess: () => setText('') });
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      {tags.length > 0 && (
        <ul aria-label={t('orders.tags')} className="flex min-w-0 flex-wrap gap-2">
          {tags.map((each) => (
            <li
              key={each}
              className="inline-flex max-w-full items-center rounded-full border border-brass/40 bg-surface ps-3 text-small font-semibold text-brass"
            >
              <bdi className="truncate">{each}</bdi>
              <button
                type="button"
                aria-disabled={change.isPending}
                className="inline-flex size-9 shrink-0 items-center justify-center hover:text-ink"
                onClick={() =>
                  !change.isPending && change.mutate(tags.filter((other) => other !== each))
                }
              >
                <VisuallyHidden>{t('orders.removeTag', { tag: each })}</VisuallyHidden>
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-mini text-muted">{t('orders.tagsFull', { count: ORDER_TAGS })}</p>
      ) : (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <label htmlFor={id} className="sr-only">
            {t('orders.tag')}
          </label>
          <input
            id={id}
            list={`${id}-known`}
            dir="auto"
            autoComplete="off"
            maxLength={ORDER_TAG_LENGTH}
            placeholder={t('orders.tag')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={cx(controlClass, 'w-40 min-w-0 text-small')}
          />
          <datalist id={`${id}-known`}>
            {known
              .filter((each) => !tags.some((one) => isSame(one, each)))
              .map((each) => (
                <option key={each} value={each} />
              ))}
          </datalist>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="shrink-0 whitespace-nowrap"
            busy={change.isPending}
          >
            <Plus className="size-4" />
            {t('orders.addTag')}
          </Button>
        </form>
      )}
    </div>
  );
};
