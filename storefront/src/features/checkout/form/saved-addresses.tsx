import type { AddressDto } from '@shop/contracts';
import { AddressText } from '@/shared/addresses/address-text';
import { isSamePlace, toDetails } from '@/shared/addresses/addresses.queries';
import type { ContactDetails } from '@/shared/forms/contact-fields';
import { useText } from '@/shared/i18n/text';

/** The shopper's addresses, one of which is chosen. */
export const SavedAddresses = ({
  addresses,
  value,
  onChoose,
}: {
  addresses: readonly AddressDto[];
  value: ContactDetails;
  onChoose: (address: ContactDetails) => void;
}) => {
  const { t } = useText();
  const chosen = addresses.find((address) => isSamePlace(address, value));
  return (
    <fieldset className="flex flex-col border-y border-line divide-y divide-line">
      <legend className="sr-only">{t('checkout.deliverTo')}</legend>
      {addresses.map((address) => (
        <label key={address.id} className="flex cursor-pointer gap-3 py-3">
          <input
            type="radio"
            name="saved-address"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            checked={address === chosen}
            onChange={() => onChoose(toDetails(address))}
          />
          <span className="flex min-w-0 flex-col">
            {address.label && (
              <span className="text-mini text-muted">
                <bdi>{address.label}</bdi>
              </span>
            )}
            <AddressText address={address} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
