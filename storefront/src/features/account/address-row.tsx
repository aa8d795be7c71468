import type { AddressDto, UserDto } from '@shop/contracts';
import { Badge, Button, confirm, notify } from '@shop/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AddressText } from '@/shared/addresses/address-text';
import {
  addressesQuery,
  removeAddress,
  saveAddress,
  showAddresses,
  toAddress,
  toDetails,
} from '@/shared/addresses/addresses.queries';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';

/** An address with its buttons. */
export const AddressRow = ({
  user,
  address,
  onEdit,
  onChanged,
}: {
  user: UserDto;
  address: AddressDto;
  onEdit: () => void;
  /** The pressed button is gone. */
  onChanged: () => void;
}) => {
  const { t } = useText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (what: 'remove' | 'default') =>
      what === 'remove'
        ? removeAddress(user.id, address.id)
        : saveAddress(user.id, { ...toAddress(toDetails(address)), isDefault: true }, address.id),
    onSuccess: (book) => {
      showAddresses(queries, user.id, book);
      onChanged();
    },
    onError: (error) => {
      notify(serverMessage(error, t('address.saveFailed')), { kind: 'error' });
      // Another tab may have removed it.
      return queries.invalidateQueries(addressesQuery(user.id));
    },
  });
  const name = address.label || address.building || address.city;
  const remove = async () => {
    const isSure = await confirm({
      text: t('address.removeTitle', { name }),
      yesText: t('address.remove'),
      noText: t('cancel'),
      danger: true,
    });
    if (isSure) mutate('remove');
  };
  const isComplete = [address.city, address.area, address.building].every(Boolean);
  const labelOf = (action: string) => `${action}: ${name}`;
  return (
    <li className="flex flex-col gap-1 py-4">
      {(address.label || address.isDefault) && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          {address.label && <bdi className="font-semibold">{address.label}</bdi>}
          {address.isDefault && <Badge>{t('address.default')}</Badge>}
        </p>
      )}
      <AddressText address={address} />
      {!isComplete && <p className="text-small text-muted">{t('address.incomplete')}</p>}
      <div className="-ms-3 flex flex-wrap">
        <Button
          variant="quiet"
          size="small"
          className="min-h-11 underline"
          aria-label={labelOf(t('address.edit'))}
          onClick={onEdit}
        >
          {t('address.edit')}
        </Button>
        {!address.isDefault && isComplete && (
          <Button
            variant="quiet"
            size="small"
            className="min-h-11 underline"
            aria-label={labelOf(t('address.makeDefault'))}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate('default')}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="min-h-11 underline"
          aria-label={labelOf(t('address.remove'))}
          aria-disabled={isPending}
          onClick={() => !isPending && void remove()}
        >
          {t('address.remove')}
        </Button>
      </div>
    </li>
  );
};
