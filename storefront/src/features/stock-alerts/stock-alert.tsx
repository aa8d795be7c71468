import { ApiError } from '@shop/api-client';
import { variantOf, type ChosenOptions } from '@shop/shop-rules';
import type { StockAlertDto } from '@shop/contracts';
import { Button, notify } from '@shop/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import type { Product } from '@/shared/api/types';
import { useText } from '@/shared/i18n/text';
import { useSignedIn } from '@/shared/session/session';
import { StockAlertForm } from './stock-alert-form';
import {
  addStockAlert,
  removeStockAlert,
  stockAlertQueries,
  type AlertTarget,
} from './stock-alerts.queries';

/** The chosen variant; the whole product if it is sold out. */
const targetOf = ({ id, variants = [] }: Product, chosen: ChosenOptions): AlertTarget => ({
  productId: id,
  variantId: variantOf(variants, chosen)?.id ?? null,
});

/** Offers one mail when a sold-out product, or the chosen size and color, is back; then shows that it is noted. */
export const StockAlert = ({
  product,
  choice,
  check,
}: {
  product: Product;
  choice: ChosenOptions;
  /** Whether the choice is complete. */
  check: () => boolean;
}) => {
  const { t, locale } = useText();
  const user = useSignedIn();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);
  const query = stockAlertQueries.of(user?.id);
  const { data: alerts = [] } = useQuery(query);
  const target = targetOf(product, choice);
  const noted = alerts.find(
    ({ productId, variantId }) => productId === target.productId && variantId === target.variantId,
  );
  const keep = async (change: (before: StockAlertDto[]) => StockAlertDto[]) => {
    // A list that was requested before the change would replace it.
    await queries.ensureQueryData(query).catch(() => undefined);
    await queries.cancelQueries({ queryKey: query.queryKey });
    queries.setQueryData(query.queryKey, (before = []) => change(before));
    setAsking(false);
    setChanged(true);
  };
  const onError = (error: Error) =>
    notify(serverMessage(error, t('stockAlert.failed')), { kind: 'error' });
  const add = async (email?: string) => {
    const alert = await addStockAlert(target, locale, email);
    // A list that could not be read before has it by now.
    await keep((before) => [...before.filter(({ key }) => key !== alert.key), alert]);
  };
  const asks = useMutation({
    mutationFn: () => add(),
    // Once the session has ended, the server takes the shopper for a guest.
    onError: (error) =>
      error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '#/email')
        ? setAsking(true)
        : onError(error),
  });
  const undo = useMutation({
    mutationFn: removeStockAlert,
    onSuccess: (_, { key }) => keep((before) => before.filter((each) => each.key !== key)),
    onError,
  });
  const focus = (node: HTMLElement | null) => {
    if (changed) node?.focus();
  };
  if (noted)
    return (
      <div className="flex flex-col items-start border border-line px-4 pt-3 pb-1 text-small">
        <p ref={focus} tabIndex={-1} className="flex items-start gap-2 outline-none">
          <BellRing className="size-5 shrink-0" />
          {t(noted.isConfirmed ? 'stockAlert.noted' : 'stockAlert.confirm')}
        </p>
        <button
          type="button"
          aria-disabled={undo.isPending}
          className="ms-7 min-h-11 underline underline-offset-4"
          onClick={() => !undo.isPending && undo.mutate(noted)}
        >
          {t('stockAlert.undo')}
        </button>
      </div>
    );
  const others = product.variants?.some(({ stock }) => stock > 0) ?? false;
  const missing =
    (product.sizes.length > 0 && !choice.size) || (product.colors.length > 0 && !choice.color);
  // This size does not exist in this color.
  if (target.variantId === null && others && !missing) return null;
  if (asking) return <StockAlertForm email={user?.email ?? ''} onSend={add} />;
  const start = () => {
    // A product that is sold out in all sizes and colors needs no choice.
    if (target.variantId === null && others && !check()) return;
    if (user) asks.mutate();
    else setAsking(true);
  };
  return (
    <Button
      ref={focus}
      variant="secondary"
      size="large"
      className="w-full"
      busy={asks.isPending}
      busyText={t('sending')}
      onClick={start}
    >
      <Bell className="size-5 shrink-0" />
      {t('stockAlert.ask')}
    </Button>
  );
};
