import type { FoundShopperDto } from '@shop/contracts';
import { ApiError } from '@shop/api-client';
import { Button } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { reasonOf } from '@/shared/forms/show-refusal';
import { findShoppers } from './draft-orders.queries';

/** Finds accounts and orders with the phone number, to fill in name and address. */
export const ShopperFinder = ({
  phone,
  onChoose,
}: {
  phone: string;
  onChoose: (shopper: FoundShopperDto) => void;
}) => {
  const t = useText();
  const { city, list } = useFormat();
  const { mutate, data, variables, error, isPending, reset } = useMutation({
    mutationFn: findShoppers,
  });
  const isCurrent = variables === phone;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        busyText={t('drafts.finding')}
        aria-disabled={phone.trim() === '' || undefined}
        onClick={() => phone.trim() !== '' && mutate(phone)}
      >
        <Search className="size-4" />
        {t('drafts.findShopper')}
      </Button>
      {isCurrent && error && (
        <p role="alert" className="text-small text-sale">
          {error instanceof ApiError && error.errors[0]
            ? error.errors[0].detail
            : (reasonOf(error) ?? t('drafts.findFailed'))}
        </p>
      )}
      {isCurrent && data?.length === 0 && (
        <p role="status" className="text-small text-muted">
          {t('drafts.noneFound')}
        </p>
      )}
      {isCurrent && data && data.length > 0 && (
        <ul aria-label={t('drafts.foundShoppers')} className="w-full border border-line">
          {data.map((shopper, at) => (
            <li key={at} className="border-line p-3 not-first:border-t">
              <p className="font-semibold">
                <bdi>{shopper.fullName}</bdi>
              </p>
              <p className="text-small text-muted">
                {shopper.order
                  ? t('drafts.fromOrder', { number: shopper.order })
                  : t('drafts.account')}
              </p>
              <p className="text-small break-words">
                <bdi>{list([shopper.building, shopper.area, city(shopper.city)])}</bdi>
              </p>
              <Button
                variant="quiet"
                size="small"
                className="-ms-3 underline"
                onClick={() => {
                  onChoose(shopper);
                  reset();
                }}
              >
                {t('drafts.use')}
                <span className="sr-only">: {shopper.fullName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
